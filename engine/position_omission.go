package engine

import "fengsheng/engine/table"

// Omission is something of a game that its position does not say.
type Omission string

// The omissions. Who gave a player's last false intel is none of them: the fatal
// one decides alone (DEATH-012), and it is still to come.
const (
	Known      Omission = "known"      // who has seen which hidden card
	Identities Omission = "identities" // who has looked at whose identity
	Offered    Omission = "offered"    // which characters each chose from
	Locks      Omission = "locks"      // who is locked
	Progress   Omission = "progress"   // what is under way and how far the phase has come
	Sending    Omission = "sending"    // what became of this turn's transmission
	Deaths     Omission = "deaths"     // order, killers and circumstances of the deaths
	Shown      Omission = "shown"      // whether a lost identity or one of a player who is out lies face up
)

var omissionZH = map[Omission]string{
	Known: "谁看过哪张盖着的牌", Identities: "谁看过谁的身份", Offered: "各人从哪两个角色里选的", Locks: "谁被锁定",
	Progress: "正在进行的事和本时机走到哪一步", Sending: "本回合的传递结果如何", Deaths: "死亡的先后、凶手与当时的情形",
	Shown: "出局者或失去身份者的身份是否公开",
}

// ZH is the omission in Chinese.
func (o Omission) ZH() string { return omissionZH[o] }

var omissionEN = map[Omission]string{
	Known: "who has seen which hidden card", Identities: "who has looked at whose identity",
	Offered: "which characters each chose from", Locks: "who is locked",
	Progress: "what is under way and how far the phase has come", Sending: "what became of this turn's transmission",
	Deaths: "order, killers and circumstances of the deaths",
	Shown:  "whether the identity of a player who is out or has none lies face up",
}

// EN is the omission in English.
func (o Omission) EN() string { return omissionEN[o] }

// omitted compares a game with the one that its position begins.
func omitted(was, is *table.State) []Omission {
	var out []Omission
	for _, x := range [...]struct {
		what   Omission
		differ bool
	}{
		{Known, known(was)},
		{Identities, anySeat(was, is, func(a, b *table.Place) bool { return a.Knows != b.Knows })},
		{Offered, anySeat(was, is, func(a, b *table.Place) bool { return a.Offered != b.Offered })},
		{Locks, was.Locked != is.Locked},
		{Progress, underWay(was, is)},
		{Sending, sent(&was.Transit) != sent(&is.Transit) ||
			anySeat(was, is, func(a, b *table.Place) bool { return a.CannotSend != b.CannotSend })},
		{Deaths, was.Deaths != is.Deaths || was.Died != is.Died || was.Fallen != is.Fallen || was.Wiped != is.Wiped},
		{Shown, anySeat(was, is, func(a, b *table.Place) bool { return a.Shown != b.Shown })},
	} {
		if x.differ {
			out = append(out, x.what)
		}
	}
	return out
}

func anySeat(was, is *table.State, differ func(a, b *table.Place) bool) bool {
	for i := range was.Players {
		if differ(&was.Seats[i], &is.Seats[i]) {
			return true
		}
	}
	return false
}

// known is whether anybody knows the face of a card that lies hidden, but for
// the own hand.
func known(s *table.State) bool {
	for c := table.Card(1); int(c) < len(s.Seen); c++ {
		seen := s.Seen[c]
		if s.Up.Has(c) {
			continue
		}
		open := false
		for i := range table.Seat(s.Players) {
			if s.Seats[i].Hand.Has(c) {
				seen &^= i.Of()
			}
			open = open || s.Seats[i].Intel.Has(c)
		}
		if seen != 0 && !open {
			return true
		}
	}
	return false
}

// underWay is whether there is suspended work besides that of the phase, or the
// phase has come further than to its first question.
func underWay(was, is *table.State) bool {
	if was.Phase != is.Phase || was.Height != is.Height || was.Items != 0 || was.Queued != 0 || was.Transit.Active ||
		!was.Aside.Empty() || was.Ask.Kind != is.Ask.Kind || was.Ask.Seat != is.Ask.Seat || was.Deck.Len != is.Deck.Len {
		return true
	}
	for i := range was.Height {
		if stage(&was.Frames[i]) != stage(&is.Frames[i]) {
			return true
		}
	}
	return false
}

// stage is a frame without the cards that it speaks of.
func stage(f *table.Frame) table.Frame {
	return table.Frame{Kind: f.Kind, PC: f.PC, Seat: f.Seat, Other: f.Other, Skill: f.Skill, N: f.N, M: f.M,
		Flag: f.Flag, Seats: f.Seats}
}

// sent is what lasts of a transmission that is over.
func sent(t *table.Transit) table.Transit { return table.Transit{GainedBy: t.GainedBy, Lured: t.Lured} }
