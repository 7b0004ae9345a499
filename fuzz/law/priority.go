package law

import (
	"fmt"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// heardPriority follows PRI-007 to PRI-011 by what the players say: a circle is
// a set of players here, where the engine counts.
type heardPriority struct {
	circle  table.SeatSet // who has passed since the last use
	acted   bool          // the holder has used something: its pass hands over only
	restart bool          // the next to be asked is the turn player
	stands  bool          // the window has seen a resolution (PRI-014)
	next    table.Seat

	stages [table.MaxStack + 1]heardStage // of editions without a response stack
	depth  int

	// What the last answer to a question for an act did.
	staged, twice, full bool
	due                 table.Seat // who must be asked now, if anybody is asked to act
}

// heardStage is the stage that follows a use (QZ-035).
type heardStage struct {
	asked table.Seat
	left  table.SeatSet
	item  uint8
	gone  bool // what was used has been Countered
}

// follow takes in one step.
func (h *heardPriority) follow(t *Turn) {
	h.staged, h.twice, h.full = h.depth > 0, false, false
	if t.Before.Ask.Kind == table.AskAct {
		h.answered(t)
	}
	for i := range t.Events {
		h.hear(&t.Events[i])
	}
	if t.M.S.Ask.Kind == table.AskAct {
		h.due = h.advance(t)
	}
}

// inPriority: only the player who is asked for an act uses something or passes,
// one thing at a time, and the next to be asked is the one whose turn it is
// then.
func inPriority(t *Turn) error {
	if err := onlyHolder(t); err != nil {
		return err
	}
	if ask := &t.M.S.Ask; ask.Kind == table.AskAct && ask.Seat != t.priority.due {
		return fmt.Errorf("seat %s is asked to act, seat %s has priority", ask.Seat, t.priority.due)
	}
	return nil
}

func onlyHolder(t *Turn) error {
	acts := 0
	for i := range t.Events {
		e := &t.Events[i]
		switch {
		case e.What == rule.Used && t.M.R.Skill(e.Skill).Kind != rule.Response:
			continue
		case e.What != rule.Used && e.What != rule.Played && e.What != rule.Passed:
			continue
		}
		acts++
		if t.Before.Ask.Kind != table.AskAct || e.Seat != t.Before.Ask.Seat {
			return fmt.Errorf("seat %s acts, seat %s is asked", e.Seat, t.Before.Ask.Seat)
		}
	}
	if acts > 1 {
		return fmt.Errorf("%d acts follow from one answer", acts)
	}
	return nil
}

// answered takes in what the holder did.
func (h *heardPriority) answered(t *Turn) {
	b, a := t.Before, t.Answer
	seat, living := b.Ask.Seat, b.Living()
	switch {
	case a.Verb == table.Play && t.M.R.Stage != 0:
		h.stages[h.depth] = heardStage{asked: seat, left: living &^ seat.Of(), item: b.Items + 1}
		h.depth++
		h.next, h.stands = seat, true
	case h.depth > 0:
	case a.Verb != table.Pass:
		h.circle, h.acted, h.next = 0, true, seat
		h.stands = t.M.R.Stage != 0
	case h.acted:
		h.circle, h.acted, h.next = 0, false, living.After(seat)
	default:
		h.twice = h.circle.Has(seat)
		h.circle |= seat.Of()
		h.full = h.circle == living
		h.next, h.stands = living.After(seat), h.full
	}
}

func (h *heardPriority) hear(e *rule.Event) {
	switch e.What {
	case rule.PhaseBegan:
		h.restart, h.depth = true, 0
	case rule.Nullified:
		for i := range h.depth {
			h.stages[i].gone = h.stages[i].gone || h.stages[i].item == e.N
		}
	}
}

// advance is who must be asked for an act now: the next in the innermost stage that
// still waits for somebody, or the holder of priority.
func (h *heardPriority) advance(t *Turn) table.Seat {
	s := &t.M.S
	living := s.Living()
	for h.depth > 0 {
		at := &h.stages[h.depth-1]
		if at.left &= living; at.left != 0 && !at.gone {
			at.asked = at.left.After(at.asked)
			at.left &^= at.asked.Of()
			return at.asked
		}
		h.depth--
	}
	switch {
	case h.restart:
		h.circle, h.acted, h.restart, h.stands = 0, false, false, false
		h.next = living.From(s.Turn)
	case h.stands:
		h.circle, h.acted, h.stands = 0, false, false
		h.next = living.From(t.M.R.Resumes(t.M, h.next))
	case !living.Has(h.next):
		h.acted = false
		h.next = living.From(h.next)
	}
	return h.next
}

// circleOfLiving: each living player passes once in a circle; the stack
// resolves or the window closes then, and not before.
func circleOfLiving(t *Turn) error {
	h, b, s := &t.priority, t.Before, &t.M.S
	if b.Ask.Kind != table.AskAct || h.staged || s.Result.Over {
		return nil
	}
	if t.Answer.Verb != table.Pass {
		return usesOnly(t)
	}
	moved := s.Ask.Kind != table.AskAct || s.Items != b.Items || tells(t, rule.PhaseBegan) || tells(t, rule.Resolved)
	switch {
	case h.twice:
		return fmt.Errorf("seat %s passes twice in one circle", b.Ask.Seat)
	case h.full && !moved:
		return fmt.Errorf("all %d living players have passed and nothing follows", b.Living().Len())
	case !h.full && moved:
		return fmt.Errorf("the circle ends after the passes of %d of %d living players", h.circle.Len(), b.Living().Len())
	}
	return nil
}

// usesOnly: a use resolves nothing and closes no window by itself, but where a
// stage takes the place of the stack.
func usesOnly(t *Turn) error {
	if t.M.R.Stage != 0 || t.M.S.Phase == t.Before.Phase || t.Before.Living() != t.M.S.Living() {
		return nil
	}
	return fmt.Errorf("a use closed the window of phase %s", t.Before.Phase.ZH())
}

func tells(t *Turn, what rule.What) bool {
	for i := range t.Events {
		if t.Events[i].What == what {
			return true
		}
	}
	return false
}
