package perft

import (
	"errors"
	"fmt"
	"slices"

	"fengsheng/engine"
	"fengsheng/engine/driver"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
)

// follower brings a subject to a position by playing what leads there.
type follower struct {
	d     driver.Driver
	trace engine.Trace

	begun  bool
	played []wire.Move // since the set-up
	asked  wire.Awaiting
}

// refusal is what a subject says that does not take an answer.
type refusal struct{ why string }

func (r *refusal) Error() string { return "perft: the subject refuses: " + r.why }

// reach plays on to the position at the end of the path, or begins anew if the
// subject has gone another way. The error is a *refusal if the subject does not
// take one of the answers of the path.
func (f *follower) reach(path []wire.Move) (wire.Awaiting, error) {
	all := slices.Concat(f.trace.Moves, path)
	if !f.begun || !leads(f.played, all) {
		if err := f.begin(); err != nil {
			return f.asked, err
		}
	}
	for len(f.played) < len(all) {
		if err := f.act(all[len(f.played):]); err != nil {
			f.begun = false
			return f.asked, err
		}
	}
	return f.asked, nil
}

func leads(played, all []wire.Move) bool {
	return len(played) <= len(all) && slices.EqualFunc(played, all[:len(played)], func(a, b wire.Move) bool {
		return words(a) == words(b)
	})
}

func (f *follower) begin() error {
	if f.begun {
		if err := f.d.Close(); err != nil {
			return fmt.Errorf("perft: the subject does not end its game: %w", err)
		}
	}
	r, err := f.d.Start(f.trace.Setup)
	if err != nil {
		return fmt.Errorf("perft: the subject does not take up the position: %w", err)
	}
	f.begun, f.played, f.asked = true, f.played[:0], r.Awaiting
	return nil
}

// act plays the first of the moves with the outcomes of chance behind it.
func (f *follower) act(moves []wire.Move) error {
	end := 1
	var chance []string
	for end < len(moves) && moves[end].Seat == table.Nature.String() {
		chance = append(chance, wire.ChanceOf(moves[end].Action).Outcome)
		end++
	}
	m := moves[0]
	r, err := f.d.Do(m.Seat, m.Action, chance)
	if err != nil {
		return f.failed(m, err)
	}
	if !r.Accepted {
		return f.failed(m, errors.New(r.Code+": "+r.Message))
	}
	f.played, f.asked = append(f.played, moves[:end]...), r.Awaiting
	return nil
}

// failed tells an answer of the count, which is a finding, from one that only
// leads to the position, which is none.
func (f *follower) failed(m wire.Move, err error) error {
	if len(f.played) >= len(f.trace.Moves) {
		return &refusal{err.Error()}
	}
	return fmt.Errorf("perft: the subject cannot be brought to the position: move %d (%s): %w", len(f.played)+1, words(m), err)
}
