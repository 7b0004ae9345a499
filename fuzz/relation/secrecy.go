package relation

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"

	"github.com/google/go-cmp/cmp"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/view"
	"fengsheng/engine/wire"
)

// twins are a game and another that differs only in what one seat cannot know.
// Both go on with the same answers. The seat must not be able to tell in which
// of them it sits until a rule shows it (TERM-020, SET-028, STL-003).
type twins struct {
	game, twin *rule.Machine
	seat       table.Seat    // who must not know
	x, y       table.Card    // exchanged, or NoCard
	about      table.SeatSet // whose characters were exchanged
	words      string        // what was exchanged, for the report
	steps      int
}

// attempts is how many secrets of one game are followed.
const attempts = 4

// unknowable follows some secrets through the game: from a seeded point on,
// seen from a seeded seat.
func unknowable(g *Played) error {
	src := rand.New(rand.NewPCG(g.Seed, 3))
	for range attempts {
		if _, err := follow(g, src, early(len(g.Answers), src)); err != nil {
			return err
		}
	}
	return nil
}

// early is a number below n, a small one rather than a large one: characters
// and identities do not stay hidden for long.
func early(n int, src *rand.Rand) int { return src.IntN(1 + src.IntN(n)) }

// follow looks for a point from the given answer on at which the table is at
// rest and something can be exchanged, and plays on from there. It reports how
// many answers the twins went on together.
func follow(g *Played, src *rand.Rand, from int) (int, error) {
	m := rule.New(g.Rules)
	if err := m.Deal(g.Players); err != nil {
		return 0, err
	}
	secret := secrets[src.IntN(len(secrets))]
	for i, a := range g.Answers {
		if i >= from && atRest(&m.S) {
			if w := exchanged(m, secret, src); w != nil {
				return w.goOn(g.Answers[i:])
			}
		}
		if _, err := m.Step(a); err != nil {
			return 0, err
		}
	}
	return 0, nil
}

// atRest is whether nothing is suspended in which a hidden card may have been
// chosen already: somebody has priority and the stack is empty.
func atRest(s *table.State) bool {
	return s.Ask.Kind == table.AskAct && s.Items == 0 && s.Queued == 0 && s.Frames[s.Height-1].Kind == table.FrameWindow
}

// goOn plays both on and compares what the seat perceives.
func (w *twins) goOn(answers []table.Answer) (int, error) {
	if err := w.compare(); err != nil {
		return 0, err
	}
	for _, a := range answers {
		asked := w.game.S.Ask.Seat
		b := w.own(asked, a)
		if !slices.Contains(w.twin.Legal(nil), b) {
			// Another player has not the same to choose from: the twins part.
			return w.steps, nil
		}
		said, err := w.game.Step(a)
		if err != nil {
			return w.steps, err
		}
		told, err := w.twin.Step(b)
		if err != nil {
			return w.steps, err
		}
		w.steps++
		shown, err := w.listen(said, told)
		if shown || err != nil {
			return w.steps, err
		}
		if err := w.compare(); err != nil {
			return w.steps, err
		}
	}
	return w.steps, nil
}

// own is the answer as it is given in the twin: the seat gives the same,
// everybody else the one with the exchanged card in the other's place.
func (w *twins) own(asked table.Seat, a table.Answer) table.Answer {
	if asked == w.seat {
		return a
	}
	for _, c := range []*table.Card{&a.Card, &a.Object, &a.Second} {
		switch {
		case *c == table.NoCard:
		case *c == w.x:
			*c = w.y
		case *c == w.y:
			*c = w.x
		}
	}
	return a
}

// listen compares what the seat hears, and reports whether a rule has shown the
// difference.
func (w *twins) listen(said, told []rule.Event) (bool, error) {
	book := wire.Book{R: w.game.R}
	for i := range max(len(said), len(told)) {
		var e, f rule.Event
		if i < len(said) {
			e = said[i]
		}
		if i < len(told) {
			f = told[i]
		}
		if w.shows(e, f) {
			return true, nil
		}
		was, is := book.Event(e, w.seat.Of()), book.Event(f, w.seat.Of())
		if !reflect.DeepEqual(was, is) {
			return false, w.tells(fmt.Sprintf("what it hears:\n%s", cmp.Diff(was, is)))
		}
	}
	return false, nil
}

// shows is whether the rules let the seat see the difference by this event of
// the game, or that of the twin.
func (w *twins) shows(e, f rule.Event) bool {
	switch e.What {
	case rule.Revealed:
		if w.about.Has(e.Seat) {
			return true
		}
	case rule.Ended:
		return true
	}
	if e == f {
		return false
	}
	return w.face(e) || w.face(f) || proves(e) || proves(f) || revealing[e.What] || revealing[f.What]
}

// face is whether the event shows the seat one of the exchanged cards. That it
// may be shown is the affair of the law shownToSome.
func (w *twins) face(e rule.Event) bool {
	return e.Card != table.NoCard && (e.Card == w.x || e.Card == w.y) && e.Seen.Has(w.seat)
}

// proves is whether the event shows a hand by which a mission is won (LG-030).
func proves(e rule.Event) bool { return e.What == rule.Showed && e.Seat == e.Other }

// revealing is the announcements by which the rules tell of something hidden.
var revealing = map[rule.What]bool{
	rule.Claimed:     true, // a Probe: the identity (PROB-007)
	rule.Disclosed:   true, // the identity
	rule.SawIdentity: true, // the identity, to those who look (LQ-008)
	rule.Swapped:     true, // the identity, to who takes it (ZMXS-004)
	rule.Declared:    true, // that the mission or the faction has won (WIN-024)
	rule.Overturned:  true,
	rule.Fizzled:     true, // that what a skill needs is not in the hand (LQ-010)
}

// compare compares what the seat sees, the question, and its legal answers.
func (w *twins) compare() error {
	was := view.Of(w.game.R, &w.game.S, view.Seat(w.seat))
	is := view.Of(w.twin.R, &w.twin.S, view.Seat(w.seat))
	if !reflect.DeepEqual(was, is) {
		return w.tells(fmt.Sprintf("what it sees:\n%s", cmp.Diff(was, is)))
	}
	if w.game.S.Ask.Seat != w.seat {
		return nil
	}
	if a, b := w.game.Legal(nil), w.twin.Legal(nil); !slices.Equal(a, b) {
		return w.tells(fmt.Sprintf("what it may do: %d answers, %d in the twin", len(a), len(b)))
	}
	return nil
}

func (w *twins) tells(how string) error {
	return fmt.Errorf("seat %s can tell %s, %d answers on, by %s", w.seat, w.words, w.steps, how)
}
