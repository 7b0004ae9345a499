package noun

import "fengsheng/steps/say"

// Verb is what an answer does, Question what an open question wants, Pile a heap of cards: by the protocol's names, for
// boards and lists in which no whole sentence stands.
type (
	Verb     = Word[verbs]
	Question = Word[questions]
	Pile     = Word[heaps]
)

type (
	verbs     struct{}
	questions struct{}
	heaps     struct{}
)

func (verbs) Names() Names {
	return Names{
		{Value: "pass", Zh: "让过", En: "passing"}, {Value: "decline", Zh: "推辞", En: "declining"}, {Value: "accept", Zh: "答应", En: "saying yes"},
		{Value: "refuse", Zh: "不接收", En: "refusing"}, {Value: "play", Zh: "使用", En: "using a card"}, {Value: "use", Zh: "发动", En: "invoking"},
		{Value: "send", Zh: "传出", En: "sending"}, {Value: "number", Zh: "决定抽几张", En: "drawing"}, {Value: "choose", Zh: "选牌", En: "choosing a card"},
		{Value: "point", Zh: "选玩家", En: "choosing a player"}, {Value: "option", Zh: "选做法", En: "choosing what to do"},
		{Value: "character", Zh: "选角色", En: "choosing a character"}, {Value: "order", Zh: "选先发动的", En: "choosing what comes first"},
		{Value: "deal", Zh: "发牌", En: "dealing"},
	}
}

func (questions) Names() Names {
	return Names{
		{Value: "act", Zh: "用牌、用技能或让过", En: "use something or pass"}, {Value: "send", Zh: "传出情报", En: "send intel"},
		{Value: "receive", Zh: "是否接收情报", En: "take the intel or not"}, {Value: "number", Zh: "抽几张牌", En: "how many cards to draw"},
		{Value: "use", Zh: "是否发动", En: "invoke it or not"}, {Value: "reveal", Zh: "是否翻开角色", En: "turn up the character or not"},
		{Value: "skill", Zh: "先发动哪个技能", En: "which skill comes first"}, {Value: "card", Zh: "选一张牌", En: "choose a card"},
		{Value: "cards", Zh: "选几张牌", En: "choose some cards"}, {Value: "seat", Zh: "选一位玩家", En: "choose a player"},
		{Value: "option", Zh: "选做法", En: "choose what to do"}, {Value: "character", Zh: "选角色", En: "choose a character"},
		{Value: "chance", Zh: "随机结果", En: "an outcome of chance"},
	}
}

func (heaps) Names() Names {
	return Names{{Value: "deck", Zh: "牌库", En: "deck"}, {Value: "discard", Zh: "弃牌堆", En: "discard pile"}, {Value: "removed", Zh: "移出游戏", En: "out of the game"}}
}

func (verbs) What() say.Text     { return say.Text{Zh: "动作", En: "verb"} }
func (questions) What() say.Text { return say.Text{Zh: "询问", En: "question"} }
func (heaps) What() say.Text     { return say.Text{Zh: "牌堆", En: "pile"} }
