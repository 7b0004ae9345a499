package law

import (
	"errors"
	"fmt"
	"reflect"
	"slices"

	"github.com/google/go-cmp/cmp"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/view"
)

// illegalRefused tries an answer that is nearly legal.
func illegalRefused(t *Turn) error {
	m := t.M
	if m.S.Result.Over {
		return nil
	}
	a := t.Legal[t.Player.IntN(len(t.Legal))]
	switch t.Player.IntN(6) {
	case 0:
		a.Card++
	case 1:
		a.Seat = table.Seat(t.Player.IntN(16))
	case 2:
		a.Verb = table.Verb(t.Player.IntN(int(table.Verbs)))
	case 3:
		a.As = table.Name(t.Player.IntN(int(table.Names)))
	case 4:
		a.N++
	default:
		a.Object = table.Card(t.Player.IntN(table.MaxCards))
	}
	if slices.Contains(t.Legal, a) {
		return nil
	}
	t.after = m.S
	if _, err := m.Step(a); !errors.Is(err, rule.ErrIllegal) {
		return fmt.Errorf("answer %+v is not listed and was not refused: %v", a, err)
	}
	if t.after != m.S {
		return fmt.Errorf("the refused answer %+v changed the state", a)
	}
	t.offered = m.Legal(t.offered[:0])
	if !slices.Equal(t.offered, t.Legal) {
		return fmt.Errorf("the refused answer %+v changed what is legal", a)
	}
	return nil
}

// legalAccepted gives one of the listed answers to a copy.
func legalAccepted(t *Turn) error {
	if len(t.Legal) == 0 {
		return nil
	}
	a := t.Legal[t.Player.IntN(len(t.Legal))]
	t.spare.Load(&t.M.S)
	if _, err := t.spare.Step(a); err != nil {
		return fmt.Errorf("the listed answer %+v is refused: %w", a, err)
	}
	return nil
}

// secrecy exchanges two cards that a seat cannot tell apart. Its view and its
// legal answers must stay the same.
func secrecy(t *Turn) error {
	s := &t.M.S
	seat := table.Seat(t.Player.IntN(int(s.Players)))
	hidden := Unseen(t.M.R, s, seat)
	if s.Result.Over || hidden.Len() < 2 {
		return nil
	}
	x, y := hidden.Nth(t.Player.IntN(hidden.Len())), hidden.Nth(t.Player.IntN(hidden.Len()))
	if x == y {
		return nil
	}
	t.after = *s
	Exchange(&t.after, x, y)
	if d := t.viewsDiffer(seat); d != "" {
		return fmt.Errorf("seat %s tells %s from %s:\n%s", seat, t.M.R.Faces[x].ZH(), t.M.R.Faces[y].ZH(), d)
	}
	if s.Ask.Seat != seat {
		return nil
	}
	t.spare.Load(&t.after)
	if got := t.spare.Legal(nil); !slices.Equal(got, t.Legal) {
		return fmt.Errorf("what seat %s may answer depends on where %s and %s are", seat,
			t.M.R.Faces[x].ZH(), t.M.R.Faces[y].ZH())
	}
	return nil
}

// viewsDiffer compares what the seat sees of the game with what it sees of the
// changed copy.
func (t *Turn) viewsDiffer(seat table.Seat) string {
	was, is := t.see(t.M.R, &t.M.S, view.Seat(seat)), t.see(t.M.R, &t.after, view.Seat(seat))
	if reflect.DeepEqual(was, is) {
		return ""
	}
	return cmp.Diff(was, is)
}

// unseen is the set of the cards whose faces the seat does not know.
func Unseen(r *rule.Rules, s *table.State, seat table.Seat) table.CardSet {
	x := r.All.Less(s.Seats[seat].Hand).Less(s.Up)
	for i := range s.Players {
		x = x.Less(s.Seats[i].Intel)
	}
	for c := table.Card(1); int(c) < len(s.Seen); c++ {
		// A hand shows only its backs to others, whatever they remember.
		if s.Seen[c].Has(seat) && !inHand(s, c) {
			x = x.Without(c)
		}
	}
	// Whoever chooses among cards sees them: one who has looked through another
	// hand may answer by what was in it (FP-005).
	if s.Ask.Seat == seat {
		x = x.Less(s.Ask.Cards)
	}
	return x
}

func inHand(s *table.State, c table.Card) bool {
	for i := range s.Players {
		if s.Seats[i].Hand.Has(c) {
			return true
		}
	}
	return false
}

// exchange swaps two cards wherever they lie or are spoken of.
func Exchange(s *table.State, x, y table.Card) {
	sets := []*table.CardSet{&s.Deck.Rest, &s.Up, &s.Down, &s.Removed, &s.Aside, &s.Chosen.Cards, &s.Ask.Cards}
	for i := range s.Seats {
		sets = append(sets, &s.Seats[i].Hand, &s.Seats[i].Intel)
	}
	for _, z := range sets {
		if z.Has(x) != z.Has(y) {
			if z.Has(x) {
				*z = z.Without(x).With(y)
			} else {
				*z = z.Without(y).With(x)
			}
		}
	}
	cards := []*table.Card{&s.Transit.Card}
	for i := range s.Deck.Top {
		cards = append(cards, &s.Deck.Top[i])
	}
	for i := range s.Stack {
		cards = append(cards, &s.Stack[i].Card, &s.Stack[i].Object, &s.Stack[i].Second)
	}
	for i := range s.Frames {
		cards = append(cards, &s.Frames[i].Card, &s.Frames[i].Object, &s.Frames[i].When.Card)
	}
	for i := range s.Moment {
		cards = append(cards, &s.Moment[i].Card)
	}
	for i := range s.Chosen.To {
		cards = append(cards, &s.Chosen.To[i])
	}
	for _, c := range cards {
		switch *c {
		case x:
			*c = y
		case y:
			*c = x
		}
	}
	s.Seen[x], s.Seen[y] = s.Seen[y], s.Seen[x]
}
