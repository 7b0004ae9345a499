package event

import (
	"reflect"

	"fengsheng/engine/wire"
	"fengsheng/steps/tongue/claim"
	"fengsheng/steps/tongue/deed"
	. "fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

// nobody is asked, or chance is.
type nobody struct{ Chance bool }

var askedNobody = Declare(Then, nobody{}, Templates{
	Zh: []string{"(等待随机结果{!Chance}|对局已经结束，没有人被询问)"},
	En: []string{"(chance is to decide{!Chance}|the game is over, nobody is asked)"},
}, "", "")

// Question is the open question in a language, in the words of the claim that says it.
func Question(l Language, q wire.Awaiting) string {
	switch q.Question {
	case wire.AskNothing, wire.AskChance:
		return askedNobody.Write(l, nobody{q.Question == wire.AskChance})
	}
	return written(l, claim.Sentences(), claim.Open(q))
}

func passes(l Language, who noun.Seats) string { return written(l, deed.Acts(), deed.Passes{Who: who}) }

func written(l Language, all []*Sentence, value any) string {
	for _, s := range all {
		if s.Type() == reflect.TypeOf(value) {
			return s.Write(l, value)
		}
	}
	return ""
}
