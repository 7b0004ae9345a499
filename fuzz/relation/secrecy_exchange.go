package relation

import (
	"fengsheng/fuzz/law"
	"fmt"
	"math/rand/v2"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// secret exchanges something in the position that the seat of the twins cannot
// know, and reports whether there is such a thing.
type secret func(w *twins, r *rule.Rules, s *table.State, src *rand.Rand) bool

// secrets are the kinds of things that are hidden.
var secrets = [...]secret{(*twins).cards, (*twins).identities, (*twins).characters}

// exchanged makes a twin of the game for a seat that chance picks, or nil if
// there is nothing of the kind to exchange.
func exchanged(m *rule.Machine, what secret, src *rand.Rand) *twins {
	w := &twins{game: rule.New(m.R), twin: rule.New(m.R), seat: pickSeat(m.S.Living(), src)}
	s := m.S
	if !what(w, m.R, &s, src) {
		return nil
	}
	w.game.Load(&m.S)
	w.twin.Load(&s)
	return w
}

func pickSeat(x table.SeatSet, src *rand.Rand) table.Seat {
	for range src.IntN(x.Len()) {
		x &^= x.First().Of()
	}
	return x.First()
}

// pickTwo are two different seats of the set, if it has two.
func pickTwo(x table.SeatSet, src *rand.Rand) (a, b table.Seat, ok bool) {
	if x.Len() < 2 {
		return 0, 0, false
	}
	a = pickSeat(x, src)
	return a, pickSeat(x&^a.Of(), src), true
}

// cards exchanges a card in another hand, or under way face down, with any card
// that the seat has not seen. What is known of intel under way is its mode, and
// of what left the game that it is Probes.
func (w *twins) cards(r *rule.Rules, s *table.State, src *rand.Rand) bool {
	hidden := law.Unseen(r, s, w.seat)
	for c := table.Card(1); int(c) < len(s.Seen); c++ {
		if s.Seen[c].Has(w.seat) || s.Removed.Has(c) {
			hidden = hidden.Without(c)
		}
	}
	var near table.CardSet
	for i := range s.Players {
		near = near.Or(s.Seats[i].Hand.And(hidden))
	}
	if s.Transit.Active && hidden.Has(s.Transit.Card) {
		near = near.With(s.Transit.Card)
	}
	if near.Empty() {
		return false
	}
	x, y := pickOne(near, src), pickOne(hidden, src)
	if r.Faces[x] == r.Faces[y] || underway(s, x, y) && r.Faces[x].Mode != r.Faces[y].Mode {
		return false
	}
	law.Exchange(s, x, y)
	w.x, w.y = x, y
	w.words = fmt.Sprintf("%s from %s", r.Faces[x].ZH(), r.Faces[y].ZH())
	return true
}

func underway(s *table.State, x, y table.Card) bool {
	return s.Transit.Active && (s.Transit.Card == x || s.Transit.Card == y)
}

func pickOne(x table.CardSet, src *rand.Rand) table.Card {
	return x.Nth(src.IntN(x.Len()))
}

// identities exchanges the hidden identities of two other players.
func (w *twins) identities(_ *rule.Rules, s *table.State, src *rand.Rand) bool {
	hidden := s.Living() &^ s.Seats[w.seat].Knows &^ w.seat.Of()
	for i := range table.Seat(s.Players) {
		if s.Seats[i].Shown {
			hidden &^= i.Of()
		}
	}
	x, y, ok := pickTwo(hidden, src)
	p, q := &s.Seats[x], &s.Seats[y]
	if !ok || p.Identity == q.Identity {
		return false
	}
	p.Identity, q.Identity = q.Identity, p.Identity
	p.Dealt, q.Dealt = q.Dealt, p.Dealt
	w.words = fmt.Sprintf("%s of %s from %s of %s", q.Identity.ZH(), x, p.Identity.ZH(), y)
	return true
}

// characters exchanges the covered characters of two other players; what they
// chose from goes with them.
func (w *twins) characters(r *rule.Rules, s *table.State, src *rand.Rand) bool {
	x, y, ok := pickTwo(s.Living()&^law.FaceUp(s)&^w.seat.Of(), src)
	p, q := &s.Seats[x], &s.Seats[y]
	if !ok || p.Character == 0 {
		return false
	}
	p.Character, q.Character = q.Character, p.Character
	p.Offered, q.Offered = q.Offered, p.Offered
	w.about = x.Of() | y.Of()
	w.words = fmt.Sprintf("%s of %s from %s of %s", r.Character(q.Character).Name, x, r.Character(p.Character).Name, y)
	return true
}
