package fuzz

import (
	"encoding/json"
	"fmt"
	"slices"

	"fengsheng/engine/table"
	"fengsheng/engine/wire"
)

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
