package story

import (
	"fmt"
	"slices"

	"fengsheng/engine/wire"
	"fengsheng/steps/tongue/claim"
	"fengsheng/steps/tongue/deed"
	"fengsheng/steps/tongue/noun"
)

// stand is a moment with what may be answered there.
type stand struct {
	moment
	legal []wire.Action
}

// end is where the game stands at the end.
func (j judge) end() stand { return stand{now(j.game), j.game.Actions()} }

// cannot claims that an illegal act is refused.
func (j judge) cannot(m wire.Move, s stand) (any, error) {
	if legal := s.means(m); len(legal) > 0 {
		return nil, fmt.Errorf("%w: %s by %s may as well mean %s, which is legal", ErrUnsayable, m.Action, m.Seat, legal[0])
	}
	act, err := j.roster.act(s.moment, m)
	if err != nil {
		return nil, err
	}
	if s.thinAir(m, j.roster) {
		return claim.ThinAir{Who: noun.Seat(m.Seat), Act: clauseOf(act)}, nil
	}
	return claim.Cannot{Who: noun.Seat(m.Seat), Act: clauseOf(act)}, nil
}

// clauseOf is an act as it follows 不能 and 可以, where 不选 says all that 不翻开 does.
func clauseOf(act deed.Act) deed.Clause {
	if d, ok := act.(deed.Declines); ok && d.Covered {
		d.Covered = false
		act = d
	}
	return deed.ClauseOf(act)
}

// cannots claims that the illegal acts tried at the end are refused, and the one that the difference is about.
func (j judge) cannots(d Difference) ([]any, error) {
	var tried []wire.Move
	for _, m := range j.refusedAt(len(j.beats), j.end()) {
		if d.Act == nil || m.Seat != d.Act.Seat || !sameAct(m.Action, d.Act.Action) {
			tried = append(tried, m)
		}
	}
	if d.Act != nil && d.Kind != Legal && d.Kind != RejectedLegal {
		tried = append(tried, *d.Act)
	}
	var out []any
	for _, m := range tried {
		c, err := j.cannot(m, j.end())
		if err != nil {
			return nil, err
		}
		out = append(out, c)
	}
	return out, nil
}

func sameAct(a, b wire.Action) bool { return deed.Says(a, b) && deed.Says(b, a) }

// triedAt are the illegal acts tried before a beat; those before formal answers can only be tried after them.
func (t *tape) triedAt(beat int) []try {
	first := beat
	for first > 0 && t.beats[first-1].formal {
		first--
	}
	var out []try
	for _, x := range t.tries {
		if first <= x.before && x.before <= beat {
			out = append(out, x)
		}
	}
	return out
}

// refusedAt are those of them that are illegal where they can be tried.
func (t *tape) refusedAt(beat int, s stand) []wire.Move {
	var out []wire.Move
	for _, x := range t.triedAt(beat) {
		if x.before == beat || len(s.means(x.Move)) == 0 {
			out = append(out, x.Move)
		}
	}
	return out
}

// means are the legal answers of a player that an act, read in words, could mean.
func (s stand) means(m wire.Move) []wire.Action {
	if s.asked.Seat != m.Seat {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(s.legal), func(a wire.Action) bool { return !deed.Says(m.Action, a) })
}

// thinAir is whether the player has not got what the act needs.
func (s stand) thinAir(m wire.Move, r roster) bool {
	for _, p := range s.view.Seats {
		if p.Seat != m.Seat {
			continue
		}
		switch m.Do {
		case wire.Play, wire.Send:
			return !slices.Contains(p.Hand, m.Card)
		case wire.Use:
			return !r.has(p, m.Skill)
		}
	}
	return false
}

// maxListed bounds how many legal answers are claimed one by one.
const maxListed = 6

// legal claims what may be answered: whether the act in question is among it, or all there is.
func (j judge) legal(d Difference) ([]any, error) {
	if d.Act != nil {
		act, err := j.roster.act(now(j.game), *d.Act)
		if err != nil {
			return nil, err
		}
		return []any{claim.Offered{Who: noun.Seat(d.Act.Seat), Not: len(j.end().means(*d.Act)) == 0, Act: clauseOf(act)}}, nil
	}
	if c := j.choice(); len(c.Players)+len(c.Cards) > 0 && fits(c) {
		return []any{c}, nil
	}
	var out []any
	for _, a := range j.game.Actions() {
		act, err := j.roster.act(now(j.game), wire.Move{Seat: j.asked.Seat, Action: a})
		if err == nil && len(out) < maxListed {
			out = append(out, claim.Offered{Who: noun.Seat(j.asked.Seat), Act: clauseOf(act)})
		}
	}
	return out, nil
}

// choice claims all cards or all players that may be chosen.
func (j judge) choice() claim.Choices {
	out := claim.Choices{Who: noun.Seat(j.asked.Seat)}
	for _, a := range j.game.Actions() {
		switch a.Do {
		case wire.Point:
			out.Players = append(out.Players, noun.Seat(a.Target))
		case wire.Choose:
			out.Cards = append(out.Cards, noun.Card(a.Card))
		}
	}
	if len(out.Players) > 0 {
		out.Cards = nil
	}
	return out
}
