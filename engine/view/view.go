// Package view says what a seat may see. It is the only code that hides
// anything: whoever shows a game to somebody shows a view.
package view

import (
	"slices"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
)

// Viewer is who looks: a seat, or one of the two below.
type Viewer struct {
	seat table.Seat
	all  bool
}

// Seat is the view of one player (TX-003, TERM-020).
func Seat(s table.Seat) Viewer { return Viewer{seat: s} }

// Public is the view of a bystander who plays no seat.
func Public() Viewer { return Viewer{seat: table.Nobody} }

// Everything hides nothing but the undecided order of the deck.
func Everything() Viewer { return Viewer{seat: table.Nobody, all: true} }

// Of is the table as the viewer sees it. It depends on nothing that the viewer
// does not know.
func Of(r *rule.Rules, s *table.State, v Viewer) wire.View {
	b := wire.Book{R: r}
	out := wire.View{Viewer: v.word(), Phase: wire.PhaseWord(s.Phase), Turn: wire.SeatWord(s.Turn),
		Awaiting: b.Awaiting(s), Locked: wire.SeatWords(s.Locked), Lured: wire.SeatWords(s.Transit.Lured)}
	for i := range table.Seat(s.Players) {
		out.Seats = append(out.Seats, v.place(b, s, i))
	}
	out.Deck = v.deck(b, s)
	out.Discard = wire.Pile{Count: s.Up.Len() + s.Down.Len(), Cards: names(b, s.Up)}
	out.Removed = v.pile(b, s, s.Removed)
	out.Aside = v.pile(b, s, s.Aside)
	out.Transit = v.transit(b, s)
	for i := range s.Items {
		out.Stack = append(out.Stack, v.item(b, s, int(i)))
	}
	for i := range s.Died {
		d := &s.Deaths[i]
		out.Deaths = append(out.Deaths, wire.Death{Seat: wire.SeatWord(d.Seat), Killer: wire.SeatWord(d.Cause.By)})
	}
	if s.Result.Over {
		out.Result = result(s)
	}
	return out
}

// result is the same for everybody: with the game over nothing has to be
// hidden that scoring needs (ZMXS-016).
func result(s *table.State) *wire.Result {
	out := &wire.Result{Declarer: wire.SeatWord(s.Result.Declarer), Winners: wire.SeatWords(s.Result.Winners)}
	for i := range table.Seat(s.Players) {
		p := &s.Seats[i]
		out.Identities = append(out.Identities, wire.EndIdentity{Seat: i.String(), Dealt: p.Dealt.ZH(), Final: p.Identity.ZH()})
	}
	return out
}

func (v Viewer) word() string {
	switch {
	case v.all:
		return "all"
	case v.seat == table.Nobody:
		return "public"
	}
	return v.seat.String()
}

// knows is whether the viewer knows the face of a card: because it was shown to
// the whole table, of which bystanders are part (TERM-021), or to this seat.
func (v Viewer) knows(s *table.State, c table.Card) bool {
	return v.all || s.Seen[c] == table.AllSeats || s.Seen[c].Has(v.seat)
}

func (v Viewer) place(b wire.Book, s *table.State, i table.Seat) wire.SeatView {
	p := &s.Seats[i]
	own := v.all || i == v.seat
	out := wire.SeatView{Seat: i.String(), Alive: p.Alive, Lost: p.Lost, IdentityShown: p.Shown, FaceUp: p.FaceUp,
		HandCount: p.Hand.Len(), Intel: names(b, p.Intel)}
	if own || p.FaceUp {
		out.Character = b.Character(p.Character)
	}
	if p.FaceUp && p.Character != 0 {
		out.Gender = gender(b.R.GenderOf(p.Character))
	}
	if own || p.Shown || v.seat < table.MaxSeats && s.Seats[v.seat].Knows.Has(i) {
		out.Identity = p.Identity.ZH()
	}
	if own {
		out.Hand = names(b, p.Hand)
		for _, c := range p.Offered {
			if c != 0 {
				out.Offered = append(out.Offered, b.Character(c))
			}
		}
		slices.Sort(out.Offered)
	}
	return out
}

func gender(g table.Gender) string {
	return [...]string{"", "男", "女", "男女"}[g]
}

// deck shows the cards on top that the viewer knows, down to the first that it
// does not.
func (v Viewer) deck(b wire.Book, s *table.State) wire.Deck {
	out := wire.Deck{Count: s.Deck.Count()}
	for i := int(s.Deck.Len) - 1; i >= 0; i-- {
		c := s.Deck.Top[i]
		if !v.knows(s, c) {
			break
		}
		out.Top = append(out.Top, b.Card(c))
	}
	return out
}

func (v Viewer) pile(b wire.Book, s *table.State, x table.CardSet) wire.Pile {
	out := wire.Pile{Count: x.Len()}
	var known table.CardSet
	for c := x.Pop(); c != table.NoCard; c = x.Pop() {
		if v.knows(s, c) {
			known = known.With(c)
		}
	}
	out.Cards = names(b, known)
	return out
}

func (v Viewer) transit(b wire.Book, s *table.State) *wire.Transit {
	t := &s.Transit
	if !t.Active {
		return nil
	}
	out := &wire.Transit{Mode: t.Mode.ZH(), Sender: wire.SeatWord(t.Sender), At: wire.SeatWord(t.At),
		To: wire.SeatWord(t.To), Arrived: t.Arrived, FaceUp: t.FaceUp, Backward: t.Backward, Homeward: t.Homeward}
	if v.knows(s, t.Card) {
		out.Card = b.Card(t.Card)
	}
	return out
}

func (v Viewer) item(b wire.Book, s *table.State, i int) wire.Item {
	it := &s.Stack[i]
	out := wire.Item{Seat: wire.SeatWord(it.Seat), As: it.As.ZH(), Skill: b.Skill(it.Skill), Target: wire.SeatWord(it.Target),
		Object: b.Card(it.Object), Second: b.Card(it.Second), Item: int(it.Ref), Countered: it.Gone}
	if !it.Gone {
		out.SameAs, out.SecondSameAs = b.SameAs(s, it.Object, i), b.SameAs(s, it.Second, i)
	}
	if it.Card != table.NoCard && (v.knows(s, it.Card) || s.Up.Has(it.Card)) {
		out.Card = b.Card(it.Card)
	}
	return out
}

// names lists a set of cards in the order of the deck table.
func names(b wire.Book, x table.CardSet) []string {
	var out []string
	for c := x.Pop(); c != table.NoCard; c = x.Pop() {
		out = append(out, b.Card(c))
	}
	return out
}
