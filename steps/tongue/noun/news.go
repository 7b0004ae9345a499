package noun

import "fengsheng/steps/say"

// News is an announcement of which a scenario can say that it was made; its value is the protocol's name of the event. The
// words stand behind a player, so the Chinese ones go without a subject and the English ones are what comes of one.
type News = Word[news]

type news struct{}

func (news) What() say.Text { return say.Text{Zh: "通报", En: "announcement"} }

func (news) Names() Names {
	return Names{
		{Value: "drew", Zh: "抽牌", En: "draws"}, {Value: "gained", Zh: "得到情报", En: "gains intel"},
		{Value: "burned", Zh: "烧掉情报", En: "burns intel"}, {Value: "discarded", Zh: "弃牌", En: "discards"},
		{Value: "gave", Zh: "交出牌", En: "gives a card"}, {Value: "took", Zh: "拿走牌", En: "takes a card"},
		{Value: "put-back", Zh: "把牌放回牌库", En: "puts a card back on the deck"}, {Value: "moved", Zh: "收走情报", En: "takes intel into the hand"},
		{Value: "revealed", Zh: "翻开角色", En: "turns up the character"}, {Value: "covered", Zh: "盖伏角色", En: "covers the character"},
		{Value: "identity", Zh: "公开身份", En: "shows the identity"}, {Value: "looked", Zh: "检视牌", En: "looks at a card"},
		{Value: "saw-identity", Zh: "查看身份", En: "looks at an identity"}, {Value: "showed", Zh: "展示牌", En: "shows a card"},
		{Value: "passed", Zh: "让过", En: "passes"}, {Value: "played", Zh: "用牌", En: "uses a card"},
		{Value: "used", Zh: "宣言技能", En: "declares a skill"}, {Value: "fizzled", Zh: "用的落空", En: "sees it fizzle"},
		{Value: "countered", Zh: "识破成功", En: "counters"}, {Value: "resolved", Zh: "用的生效", En: "sees it take effect"},
		{Value: "triggered", Zh: "发动技能", En: "triggers a skill"}, {Value: "sent", Zh: "传出情报", En: "sends intel"},
		{Value: "arrived", Zh: "等到情报", En: "has intel arrive"}, {Value: "refused", Zh: "不接收", En: "refuses the intel"},
		{Value: "reversed", Zh: "退回情报", En: "returns the intel"}, {Value: "unveiled", Zh: "翻开情报", En: "unveils the intel"},
		{Value: "exchanged", Zh: "调换牌", En: "exchanges a card"}, {Value: "locked", Zh: "受锁定", En: "is locked"},
		{Value: "lured", Zh: "受调虎离山", En: "is lured away"}, {Value: "claimed", Zh: "当众表态", En: "reacts in public"},
		{Value: "scrapped", Zh: "情报作废", En: "has the intel scrapped"}, {Value: "swapped", Zh: "换走身份", En: "takes an identity"},
		{Value: "died", Zh: "死亡", En: "dies"}, {Value: "saved", Zh: "获救", En: "is saved"}, {Value: "left", Zh: "出局", En: "is out"},
		{Value: "declared", Zh: "宣告胜利", En: "declares victory"}, {Value: "overturned", Zh: "宣告落空", En: "is overturned"},
	}
}
