package law

import (
	"encoding/json"
	"errors"
	"fengsheng/engine"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/view"
	"fengsheng/engine/wire"
	"fmt"
	"reflect"
	"slices"

	"github.com/google/go-cmp/cmp"
)

// positioned takes the table up again from its position. Wherever all is settled
// there must be one. A game that has forgotten what the position names must then
// look and go on like the one that begins with it; where nothing is named, so
// must the game itself.
func positioned(t *Turn) error {
	s := &t.M.S
	if s.Result.Over {
		return nil
	}
	setup, left, err := t.position(t.M.R, s)
	if errors.Is(err, rule.ErrPosition) && !settled(s) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("there is no position: %w", err)
	}
	again, err := engine.StartUnder(t.M.R, setup)
	if err != nil {
		return fmt.Errorf("the position is refused: %w", err)
	}
	t.after = *s
	for _, o := range left {
		drop, ok := forget[o]
		if !ok {
			return nil
		}
		drop(&t.after)
	}
	return t.sameGame(again)
}

// forget takes out of a state what a position may leave out, as far as the rest
// of the game can stand without it.
var forget = map[engine.Omission]func(s *table.State){
	engine.Known: func(s *table.State) { s.Seen = [table.MaxCards + 1]table.SeatSet{} },
	engine.Identities: func(s *table.State) {
		for i := range s.Seats {
			s.Seats[i].Knows = 0
		}
	},
	engine.Offered: func(s *table.State) {
		for i := range s.Seats {
			s.Seats[i].Offered = [3]uint8{}
		}
	},
	engine.Locks: func(s *table.State) { s.Locked = 0 },
}

// settled is whether a phase in which a game can be taken up asks what it asks of
// itself, with nothing under way that deaths and victories wait for.
func settled(s *table.State) bool {
	asksItself := s.Ask.Kind == table.AskAct || s.Ask.Kind == table.AskSend || s.Ask.Kind == table.AskNumber
	return asksItself && rule.Begins.Has(s.Phase) && s.In(s.Turn) && s.Dying == 0 && s.Rounds == 0 && s.Items == 0 && s.Queued == 0 &&
		s.Dirty == 0 && s.Aside.Empty() && !s.Transit.Active
}

func (t *Turn) sameGame(again *engine.Game) error {
	viewers := []view.Viewer{view.Public(), view.Everything()}
	for i := range table.Seat(t.M.S.Players) {
		viewers = append(viewers, view.Seat(i))
	}
	for _, v := range viewers {
		was, is := t.see(t.M.R, &t.after, v), again.View(v)
		if !reflect.DeepEqual(was, is) {
			return fmt.Errorf("viewer %s sees another table in the position, which names no such thing:\n%s", was.Viewer, cmp.Diff(was, is))
		}
	}
	b := wire.Book{R: t.M.R}
	t.spare.Load(&t.after)
	was, is := answers(b, &t.after, t.spare.Legal(nil)), answers(b, again.State(), again.Legal(nil))
	if !slices.Equal(was, is) {
		return fmt.Errorf("other answers are legal in the position, which names no such thing:\n%s", cmp.Diff(was, is))
	}
	return nil
}

// answers is every answer in words, equal ones once: which of two equal cards is
// meant differs between the games.
func answers(b wire.Book, s *table.State, legal []table.Answer) []string {
	var out []string
	for _, a := range legal {
		out = append(out, b.Action(s, a).String())
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// position names no profile: the rules are at hand.
func position(r *rule.Rules, s *table.State) (wire.Setup, []engine.Omission, error) {
	return engine.PositionOf(r, "", s)
}

// copied lets a copy of the position before the step take the same step: the
// state is all there is, and nothing else decides what follows.
func copied(t *Turn) error {
	t.spare.Load(t.Before)
	events, err := t.spare.Step(t.Answer)
	if err != nil {
		return fmt.Errorf("a copy refuses the answer %+v: %w", t.Answer, err)
	}
	if t.spare.S != t.M.S {
		return fmt.Errorf("the answer %+v leads a copy elsewhere", t.Answer)
	}
	if !slices.Equal(events, t.Events) {
		return fmt.Errorf("the answer %+v lets a copy announce %d things, the game %d", t.Answer, len(events), len(t.Events))
	}
	return nil
}

// worded writes the answer down and reads it again among those that were legal.
// Of equal cards either may be meant.
func worded(t *Turn) error {
	book := wire.Book{R: t.M.R}
	t.spare.Load(t.Before)
	t.offered = t.spare.Legal(t.offered[:0])
	line, err := t.encode(wire.Move{Seat: wire.SeatWord(t.Before.Ask.Seat), Action: book.Action(t.Before, t.Answer)})
	if err != nil {
		return err
	}
	var move wire.Move
	if err := json.Unmarshal(line, &move); err != nil {
		return fmt.Errorf("%s cannot be read: %w", line, err)
	}
	got, err := book.Match(t.Before, t.offered, move.Action)
	if err != nil {
		return fmt.Errorf("%s is not understood: %w", line, err)
	}
	if want := book.Action(t.Before, t.Answer).String(); book.Action(t.Before, got).String() != want {
		return fmt.Errorf("%s is read as %s", want, book.Action(t.Before, got))
	}
	return nil
}

// written turns the position into text and back.
func written(t *Turn) error {
	text, err := t.encode(&t.M.S)
	if err != nil {
		return fmt.Errorf("the position cannot be written: %w", err)
	}
	t.after = table.State{}
	if err := json.Unmarshal(text, &t.after); err != nil {
		return fmt.Errorf("the position cannot be read: %w", err)
	}
	if t.after != t.M.S {
		return fmt.Errorf("the position that was written is not the one that was read")
	}
	return nil
}
