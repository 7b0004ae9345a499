package character

import "fengsheng/engine/rule"

// Base is the base roster: stealth characters, then open ones, in the order of
// the catalogue (SET-003).
func Base() []rule.Character {
	return []rule.Character{
		laoGui, yiDianYuan, laoQiang, shanLing, heiMeiGui,
		eMeiFeng, laoJin, fuPing, huangQue, gangTieTeGongR,
		qingBaoChuZhang, zhiYeShaShou, liFuMengMianRen, qiBai, daoFeng,
		daMeiNv, liuJie, xiaoMaGe, guaiDaoJiuJiu, beiLeiMao,
		xiaoBai, fuShe, daiLi, fuErMoSi, zhiMingXiangShui,
	}
}

// Expansion is the five characters of 绝密任务, all of them open (SET-003).
func Expansion() []rule.Character {
	return []rule.Character{qianMianNvLang, heiShou, chaoXi, yiXianSheng, wuJianXingZhe}
}
