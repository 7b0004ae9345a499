package steps

import (
	"strings"
	"testing"
	"testing/fstest"

	"fengsheng/steps/report"
)

// position is a table on which each of the claims below is false, and each act illegal.
const position = `# language: zh-CN
功能: 说错了就要指出来

  背景:
    假如 五人局
    而且 开局时
      | 玩家 | 身份     | 角色     | 手牌                 | 情报            |
      | A    | 潜伏战线 | 蝮蛇     | 黑试探 蓝锁定        | 红锁定          |
      | B    | 军情处   | 黑玫瑰   | 红烧毁 黑识破        | 黑截获 黑试探   |
      | C    | 军情处   | 闪灵     | 蓝识破               |                 |
    而且 牌库顶依次是黑烧毁
`

func TestFalseClaimsAndIllegalActsFail(t *testing.T) {
	tests := []struct {
		step    string
		outcome report.Outcome
		says    string
	}{
		{"那么 玩家A手里有红识破", report.Fail, "应为：玩家A手里有红识破；实际：玩家A手里只有蓝锁定、黑试探"},
		{"那么 玩家A手里只有黑试探", report.Fail, "实际：玩家A手里只有蓝锁定、黑试探"},
		{"那么 玩家B面前没有黑截获", report.Fail, "应为：玩家B面前没有黑截获；实际：玩家B面前只有黑截获"},
		{"那么 玩家B面前没有情报", report.Fail, "实际：玩家B面前只有黑截获、黑试探"},
		{"那么 玩家B面前有一张假情报", report.Fail, "实际：玩家B面前有两张假情报"},
		{"那么 牌库顶依次是红锁定", report.Fail, "实际：牌库顶依次是黑烧毁"},
		{"那么 全部的牌共80张", report.Fail, "实际：全部的牌共81张"},
		{"那么 优先权在玩家B", report.Fail, "实际：优先权在玩家A"},
		{"那么 还没有结算，优先权在玩家A", report.Fail, "应为：还没有结算，优先权在玩家A；实际：响应链是空的"},
		{"那么 响应链自下而上是：B的烧毁", report.Fail, "实际：响应链是空的"},
		{"那么 现在是玩家B的出牌阶段（一）", report.Fail, "实际：现在是玩家A的出牌阶段（一）"},
		{"那么 轮到玩家C为狙击选择几张牌", report.Fail, "应为：轮到玩家C为狙击选择几张牌；实际：优先权在玩家A"},
		{"那么 轮到玩家A传出情报", report.Fail, "应为：轮到玩家A传出情报；实际：优先权在玩家A"},
		{"那么 询问玩家B是否接收情报", report.Fail, "应为：询问玩家B是否接收情报；实际：优先权在玩家A"},
		{"那么 玩家B只能选择玩家D", report.Fail, "应为：玩家B只能选择玩家D；实际：优先权在玩家A"},
		{"那么 玩家A不能使用黑试探", report.Fail, "应为：玩家A不能使用黑试探；实际：玩家A可以使用黑试探"},
		{"那么 玩家A不能让过", report.Fail, "实际：玩家A可以让过"},
		{"那么 玩家A不能使用红真伪莫辨", report.Defect, "手里没有红真伪莫辨，“不能”是空话"},
		{"那么 玩家B不能发动狙击，指定玩家A", report.Defect, "没有狙击，“不能”是空话"},
		{"那么 玩家A不能唱歌", report.Defect, "看不懂“唱歌”"},
		{"那么 玩家B可以使用红烧毁，烧毁B面前的黑试探", report.Fail, "实际：玩家B不能使用红烧毁，烧毁B面前的黑试探。现在：优先权在玩家A。可以的回答：玩家A让过；"},
		{"那么 玩家D死亡", report.Fail, "应为：玩家D死亡；实际：玩家D没有死亡"},
		{"那么 玩家D没有出局", report.Pass, ""},
		{"那么 杀死玩家D的是玩家A", report.Fail, "没有死亡"},
		{"那么 玩家C的角色面朝上", report.Fail, "实际：玩家C的角色盖伏着"},
		{"那么 玩家A的身份已公开", report.Fail, "实际：玩家A的身份没有公开"},
		{"那么 玩家A的身份是军情处", report.Fail, "实际：玩家A的身份是潜伏战线"},
		{"那么 玩家A被锁定", report.Fail, "实际：玩家A没有被锁定"},
		{"那么 玩家B看得到A的身份", report.Fail, "看得到"},
		{"那么 玩家A看不到A的手牌", report.Fail, "实际：玩家A看得到A的手牌"},
		{"那么 玩家A看不到传递中的情报", report.Defect, "没有“传递中的情报”可看"},
		{"那么 情报到达玩家B", report.Fail, "没有情报在传递"},
		{"那么 玩家A宣称自己是好人", report.Fail, "实际：玩家A没有宣称自己是好人"},
		{"那么 玩家B的烧毁被识破", report.Fail, "实际：玩家B的烧毁没有被识破"},
		{"那么 玩家A宣告胜利", report.Fail, "实际：玩家A没有宣告胜利"},
		{"那么 获胜的是玩家A", report.Fail, "对局还没有结束"},
		{"那么 玩家A没有获胜", report.Fail, "对局还没有结束"},
		{"那么 对局结束，没有人获胜", report.Fail, "对局还没有结束"},
		{"那么 开局被拒绝", report.Fail, "被接受了"},
		{"那么 玩家A让过", report.Defect, "不能写在“那么”下面；请写在“当”下面"},
		{"当 玩家B让过", report.Fail, "这时不能：玩家B让过。现在：优先权在玩家A"},
		{"当 玩家A使用黑试探", report.Defect, "说得不够明确，可以是：玩家A对玩家B使用黑试探"},
		{"当 玩家A使用黑识破", report.Fail, "可以的回答：玩家A让过；玩家A对玩家B使用蓝锁定"},
		{"当 玩家A接收情报", report.Fail, "这时不能：玩家A接收情报"},
		{"当 玩家C翻开老鬼使用狙击，指定玩家A", report.Defect, "老鬼没有技能狙击"},
		{"当 玩家B发动飞天", report.Defect, "没有叫“飞天”的技能"},
		{"当 无人接收，情报到达玩家C", report.Fail, "情报没有传到玩家C"},
		{"当 随机抽到黑烧毁", report.Defect, "随机结果没有用上：黑烧毁"},
		{"假如 玩家A传出的黑锁定正传向玩家A", report.Pass, ""},
		{"假如 玩家B传出的黑锁定正传向玩家A", report.Defect, "玩家B不能传出情报"},
		{"假如 开局时", report.Defect, "要有一张表"},
		{"那么 对局还没有结束\n      | 玩家 |\n      | A    |", report.Defect, "不读下面的表格"},
		{"假如 玩家C是张三", report.Defect, "没有叫“张三”的角色"},
		{"假如 推广版五人局", report.Defect, "@promo"},
		{"假如 轮到玩家A，情报传递", report.Defect, "不能从情报传递开始"},
		{"假如 响应链自下而上是：B的烧毁（D面前的黑试探）", report.Fail, "用不出B的烧毁"},
	}
	for _, test := range tests {
		t.Run(test.step, func(t *testing.T) {
			text := position + "\n  @EX1-001/x\n  场景: 一\n    " + test.step + "\n"
			if !strings.HasPrefix(test.step, "那么") {
				text += "    那么 对局还没有结束\n"
			}
			r := run(t, fstest.MapFS{"x.feature": {Data: []byte(text)}}, []string{"x.feature"})[0]
			if r.Outcome != test.outcome || !strings.Contains(r.Message.Zh, test.says) {
				t.Errorf("got %s: %s; want %s: …%s…", r.Outcome, r.Message.Zh, test.outcome, test.says)
			}
			if strings.Contains(r.Message.En, "%!") || strings.Contains(r.Message.Zh, "%!") {
				t.Errorf("a message is garbled: %+v", r.Message)
			}
		})
	}
}
