package fuzz

import (
	"fmt"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// coveredActsOnlyByTurningUp: whatever a covered character does begins with
// its being turned up (STL-004). A skill that was declared while the character
// was face up may resolve after it was covered (STL-022), so only the events
// of declaring and of triggering count.
func coveredActsOnlyByTurningUp(t *Turn) error {
	up := faceUp(t.Before)
	for _, e := range t.Events {
		switch e.What {
		case rule.Revealed:
			up |= e.Seat.Of()
		case rule.Covered:
			up &^= e.Seat.Of()
		case rule.Used, rule.Triggered:
			k := t.M.R.Skill(e.Skill)
			lent := k.Role == rule.ForOther
			// A cost that covers, or a turning up, is announced after the use.
			if !up.Has(e.Seat) && !k.Reveal && !lent {
				return fmt.Errorf("seat %s used %s while its character was covered", e.Seat, k.Name)
			}
		}
	}
	return nil
}

// personsSecret exchanges the hidden identities, or the covered characters, of
// two other players. A seat's view must not tell (SET-028, STL-003).
func personsSecret(t *Turn) error {
	s := &t.M.S
	n := int(s.Players)
	seat, x, y := table.Seat(t.Player.IntN(n)), table.Seat(t.Player.IntN(n)), table.Seat(t.Player.IntN(n))
	if s.Result.Over || x == y || x == seat || y == seat {
		return nil
	}
	t.after = *s
	p, q := &t.after.Seats[x], &t.after.Seats[y]
	knows := s.Seats[seat].Knows
	if !p.Shown && !q.Shown && !knows.Has(x) && !knows.Has(y) {
		p.Identity, q.Identity = q.Identity, p.Identity
	}
	if !p.FaceUp && !q.FaceUp {
		p.Character, q.Character = q.Character, p.Character
		p.Offered, q.Offered = q.Offered, p.Offered
	}
	if d := t.viewsDiffer(seat); d != "" {
		return fmt.Errorf("seat %s can tell who of %s and %s is who:\n%s", seat, x, y, d)
	}
	return nil
}
