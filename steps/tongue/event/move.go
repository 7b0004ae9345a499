package event

import (
	"fengsheng/engine/wire"
	"fengsheng/steps/tongue/deed"
	. "fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

// drawn is what chance decided.
type drawn struct {
	Who       noun.Seat
	Card      noun.Card
	Character noun.Character
	Identity  noun.Identity
}

var chance = Declare(When, drawn{}, Templates{
	Zh: []string{"随机[给{Who}]({Card}|{Character}|{Identity}|{Who?决定|决定})"},
	En: []string{"chance: ({Card}|{Character}|{Identity}|{Who?decided|decided})[ for {Who}]"},
}, "", "")

// tried is a move that was refused.
type tried struct{ Act noun.Free }

var refused = Declare(When, tried{Act: "x"}, Templates{Zh: []string{"{Act}（被拒绝）"}, En: []string{"{Act} \\(refused\\)"}}, "", "")

// Move is a move in a language, as the deed that it is where the game stands; of the moment nothing need be known.
func Move(l Language, m wire.Move, at deed.Moment) string {
	text := move(l, m, at)
	if m.Refused {
		return refused.Write(l, tried{noun.Free(text)})
	}
	return text
}

func move(l Language, m wire.Move, at deed.Moment) string {
	if m.Seat == "Nature" {
		d := drawn{Card: noun.Card(m.Card), Character: noun.Character(m.Character), Identity: noun.Identity(m.Identity)}
		if m.Card == "" {
			d.Who = noun.Seat(m.Target)
		}
		return chance.Write(l, d)
	}
	if m.Do == wire.Order {
		at.Asked = wire.Awaiting{Seat: m.Seat, Question: wire.AskSkill}
	}
	act, err := deed.Of(m, at)
	if err != nil {
		return m.Seat + ": " + m.Action.String()
	}
	return written(l, deed.Acts(), act)
}

// Kind is what happens in an announcement of a kind, without who and what.
func Kind(l Language, what string) string {
	switch what {
	case "phase":
		return askedKind(l, "进入时机", "a phase begins")
	case "reshuffled":
		return askedKind(l, "重洗牌库", "the deck is reshuffled")
	case "ended":
		return askedKind(l, "终局", "the game ends")
	}
	return noun.News(what).In(l)
}

func askedKind(l Language, zh, en string) string {
	if l == En {
		return en
	}
	if l == Hant {
		return Traditional(zh)
	}
	return zh
}
