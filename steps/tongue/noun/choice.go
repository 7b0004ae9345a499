package noun

import "fengsheng/steps/say"

// Choice is something that a player may be asked to choose; Duty something that he is to do; Query whether he wants to.
// Their values are the protocol's names of the questions.
type (
	Choice = Word[choices]
	Duty   = Word[duties]
	Query  = Word[queries]
)

type (
	choices struct{}
	duties  struct{}
	queries struct{}
)

func (choices) Names() Names {
	return Names{
		{Value: "card", Zh: "一张牌", En: "a card"}, {Value: "cards", Zh: "几张牌", En: "some cards"},
		{Value: "seat", Zh: "一位玩家", En: "a player"}, {Value: "option", Zh: "做法", En: "what to do"},
		{Value: "character", Zh: "角色", En: "a character"}, {Value: "skill", Zh: "先发动哪个技能", En: "which skill comes first"},
	}
}

func (duties) Names() Names {
	return Names{{Value: "number", Zh: "决定抽几张牌", En: "decide how many cards to draw"}, {Value: "send", Zh: "传出情报", En: "send intel"}}
}

func (queries) Names() Names {
	return Names{{Value: "receive", Zh: "接收情报", En: "take the intel"}, {Value: "reveal", Zh: "翻开角色", En: "turn up the character"}}
}

func (choices) What() say.Text { return say.Text{Zh: "可选之物", En: "thing to choose"} }
func (duties) What() say.Text  { return say.Text{Zh: "要做的事", En: "thing to do"} }
func (queries) What() say.Text { return say.Text{Zh: "询问", En: "question"} }
