package noun

import "fengsheng/steps/say"

// Character is a character by its official name; in English its pinyin.
type Character = Word[characters]

// Skill is a skill by its official name.
type Skill = Word[skills]

type (
	characters struct{}
	skills     struct{}
)

func (characters) What() say.Text { return say.Text{Zh: "角色", En: "character"} }
func (skills) What() say.Text     { return say.Text{Zh: "技能", En: "skill"} }

// named makes names of pairs: the official name, which is also the protocol's, and the English one.
func named(pairs ...string) Names {
	var out Names
	for i := 0; i+1 < len(pairs); i += 2 {
		out = append(out, Name{Value: pairs[i], Zh: pairs[i], En: pairs[i+1]})
	}
	return out
}

var characterNames = named(
	"老鬼", "Lao Gui", "译电员", "Yi Dian Yuan", "老枪", "Lao Qiang", "闪灵", "Shan Ling", "黑玫瑰", "Hei Mei Gui",
	"峨嵋峰", "E Mei Feng", "老金", "Lao Jin", "浮萍", "Fu Ping", "黄雀", "Huang Que", "钢铁特工R", "Gang Tie Te Gong R",
	"情报处长", "Qing Bao Chu Zhang", "职业杀手", "Zhi Ye Sha Shou", "礼服蒙面人", "Li Fu Meng Mian Ren", "柒佰", "Qi Bai",
	"刀锋", "Dao Feng", "大美女", "Da Mei Nü", "六姐", "Liu Jie", "小马哥", "Xiao Ma Ge", "怪盗九九", "Guai Dao Jiu Jiu",
	"贝雷帽", "Bei Lei Mao", "小白", "Xiao Bai", "蝮蛇", "Fu She", "戴笠", "Dai Li", "福尔摩斯", "Fu Er Mo Si",
	"致命香水", "Zhi Ming Xiang Shui", "千面女郎", "Qian Mian Nü Lang", "黑手", "Hei Shou", "潮汐", "Chao Xi",
	"易先生", "Yi Xian Sheng", "无间行者", "Wu Jian Xing Zhe",
)

// The English names of the skills are the project's own; none of them is that of a card.
var skillNames = named(
	"就计", "Turn the Tables", "城府", "Shrewdness", "遗志", "Last Will", "速译", "Quick Cipher", "洞悉", "Insight",
	"合谋", "Conspiracy", "狙击", "Snipe", "血染玫瑰", "Bloody Rose", "截上截", "Cut Above", "计中计", "Plot Within",
	"弃卒保帅", "Pawn Sacrifice", "釜底抽薪", "Undercut", "先机", "First Move", "后着", "Follow-Up",
	"潜藏伏击", "Ambush", "黄雀在后", "Oriole Behind", "警觉", "Vigilance", "掩护", "Covering Fire",
	"隔墙有耳", "Eavesdrop", "偷龙转凤", "Dragon for Phoenix", "连击", "Double Strike", "预谋", "Premeditation",
	"英雄", "Hero", "救美", "Rescue", "敏锐", "Keen Sense", "联动", "Linkage", "风度", "Poise",
	"亮剑", "Drawn Sword", "嗜血", "Bloodthirst", "精明", "Shrewd Eye", "爱情", "Love", "拷问", "Interrogation", "搜取", "Search",
	"声东击西", "Feint", "弹药无限", "Endless Ammunition", "英雄本色", "True Colours", "阴谋", "Dark Plot", "阳谋", "Open Plot",
	"换日", "Change the Sun", "偷天", "Steal the Sky", "乔装", "Disguise", "收买", "Bribe", "败露", "Exposure",
	"笑里藏刀", "Hidden Dagger", "运筹帷幄", "Master Plan", "揭露", "Unmasking", "真相", "Truth",
	"攻守兼备", "Sword Shield", "临危受命", "Called in Crisis", "逢缘", "Serendipity", "笙歌", "Revelry",
	"残忍", "Cruelty", "冷血", "Cold Blood", "滥杀", "Slaughter", "时差", "Time Lag", "贪婪", "Greed", "洞察", "Discernment",
	"情仇", "Bitter Love", "加密", "Encryption", "绝密", "Top Secret",
)

func (characters) Names() Names { return characterNames }
func (skills) Names() Names     { return skillNames }
