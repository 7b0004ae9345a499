package lockstep

import (
	"fengsheng/engine"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
	"fengsheng/fuzz/play"
	"fengsheng/fuzz/shrink"
)

// Random plays a game at random: mostly legal answers, now and then one that is
// nearly legal or comes from the wrong seat.
type Random struct {
	*play.Player
	// Attempts is one in how many acts is an attempt at something illegal; 0 is
	// never.
	Attempts int
	// Cut ends the game after so many acts; 0 plays it to its end.
	Cut int

	acts   int
	after  int        // attempts made after the end
	victim table.Seat // at whom much is aimed for a while
}

// NewRandom is a random player for the seed; each seed has one of the biases.
func NewRandom(seed uint64) *Random {
	r := &Random{Player: play.NewPlayer(seed), Attempts: 5}
	r.Lean(play.BiasOf(seed))
	return r
}

// Next picks an answer. After the end everybody may try once.
func (r *Random) Next(g *engine.Game) (shrink.Act, bool) {
	if r.Cut > 0 && r.acts == r.Cut {
		return shrink.Act{}, false
	}
	r.acts++
	if g.Over() {
		if r.Attempts == 0 || r.after == int(g.State().Players) {
			return shrink.Act{}, false
		}
		r.after++
		return refused(table.Seat(r.after-1).String(), wire.Action{Do: wire.Pass}), true
	}
	if r.Attempts > 0 && r.IntN(r.Attempts) == 0 {
		if a, ok := r.attempt(g); ok {
			return a, true
		}
	}
	a := r.aimed(g)
	return shrink.Act{Seat: g.Awaiting().Seat, Action: g.Book().Action(g.State(), a)}, true
}

// siege is for how many acts much is aimed at one player.
const siege = 30

// aimed picks an answer, and tries again a few times if it is not aimed at the
// victim: rules meet where several things happen to one player.
func (r *Random) aimed(g *engine.Game) table.Answer {
	if r.acts%siege == 1 {
		r.victim = table.Seat(r.IntN(int(g.State().Players)))
	}
	a := r.Pick(g.Machine())
	for n := r.IntN(4); n > 0 && a.Seat != r.victim; n-- {
		if b := r.Pick(g.Machine()); b.Seat == r.victim && b.Verb != table.Pass {
			a = b
		}
	}
	return a
}

// Nature picks an outcome of chance.
func (r *Random) Nature(g *engine.Game) table.Answer { return r.Pick(g.Machine()) }

func refused(seat string, a wire.Action) shrink.Act {
	return shrink.Act{Seat: seat, Action: a, Refused: true}
}

// attempt is something that the rules refuse, if one is found in a few tries.
func (r *Random) attempt(g *engine.Game) (shrink.Act, bool) {
	for range 4 {
		seat := g.Awaiting().Seat
		var a wire.Action
		if r.IntN(4) == 0 {
			seat = table.Seat(r.IntN(int(g.State().Players))).String()
			a = g.Book().Action(g.State(), r.Pick(g.Machine()))
		} else {
			a = r.nearly(g)
		}
		if !g.Allows(seat, a) && !vague(g, seat, a) {
			return refused(seat, a), true
		}
	}
	return shrink.Act{}, false
}

// vague is whether an action is refused only because it could mean several
// legal ones.
func vague(g *engine.Game, seat string, a wire.Action) bool {
	if g.Awaiting().Seat != seat {
		return false
	}
	for _, legal := range g.Actions() {
		if legal.Do == a.Do && (a.Card == "" || legal.Card == a.Card) && (a.Target == "" || legal.Target == a.Target) &&
			(a.Object == "" || legal.Object == a.Object) && (a.Item == 0 || legal.Item == a.Item) &&
			(a.Skill == "" || legal.Skill == a.Skill) {
			return a.As == "" || legal.As == a.As
		}
	}
	return false
}

// nearly is a well-formed answer that is likely to be illegal: a card that is
// not in the hand, a target that is not allowed, an answer to another question.
func (r *Random) nearly(g *engine.Game) wire.Action {
	s := g.State()
	asked := s.Ask.Seat
	switch r.IntN(8) {
	case 0:
		return wire.Action{Do: [...]string{wire.Pass, wire.Accept, wire.Refuse, wire.Decline}[r.IntN(4)]}
	case 1:
		n := r.IntN(5)
		return wire.Action{Do: wire.Number, Number: &n}
	case 2:
		return wire.Action{Do: wire.Choose, Card: r.card(g, r.anyCards(g))}
	case 3:
		return wire.Action{Do: wire.Point, Target: r.seat(g)}
	case 4:
		return wire.Action{Do: wire.Send, Card: r.card(g, r.anyCards(g)), Target: [...]string{"", r.seat(g)}[r.IntN(2)]}
	case 5:
		return r.play(g, r.card(g, r.anyCards(g)))
	}
	return r.play(g, r.card(g, s.Seats[asked].Hand))
}

// play uses a card at something that it may or may not be used at.
func (r *Random) play(g *engine.Game, card string) wire.Action {
	f, err := wire.ParseCard(card)
	if err != nil {
		return wire.Action{Do: wire.Pass}
	}
	a := wire.Action{Do: wire.Play, Card: card, As: f.Name.ZH()}
	switch f.Name {
	case table.Counter:
		a.Item = 1 + r.IntN(max(int(g.State().Items), 1))
	case table.Burn:
		to := r.IntN(int(g.State().Players))
		a.Target = table.Seat(to).String()
		if a.Object = r.card(g, g.State().Seats[to].Intel); a.Object == "" {
			a.Object = r.card(g, g.Machine().R.Black)
		}
	case table.Lock, table.Lure, table.Probe:
		a.Target = r.seat(g)
	}
	return a
}

func (r *Random) seat(g *engine.Game) string {
	return table.Seat(r.IntN(int(g.State().Players))).String()
}

// anyCards is somebody's hand or intel, or the whole deck.
func (r *Random) anyCards(g *engine.Game) table.CardSet {
	p := &g.State().Seats[r.IntN(int(g.State().Players))]
	switch r.IntN(3) {
	case 0:
		return p.Hand
	case 1:
		return p.Intel
	}
	return g.Machine().R.All
}

func (r *Random) card(g *engine.Game, among table.CardSet) string {
	if among.Empty() {
		among = g.Machine().R.All
	}
	return g.Book().Card(among.Nth(r.IntN(among.Len())))
}
