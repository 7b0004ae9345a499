package story

import (
	"slices"

	"fengsheng/engine/wire"
	"fengsheng/steps/tongue/deed"
	"fengsheng/steps/tongue/noun"
)

// told is a 当-line: one answer, or several that a sentence sums up.
type told struct {
	deed any
	// first and last are the beats that it tells, formal ones included.
	first, last int
}

// deeds puts the beats into words.
func (t *tape) deeds(r roster) ([]told, error) {
	var out []told
	for i := 0; i < len(t.beats); {
		if t.beats[i].formal {
			i++
			continue
		}
		lines, next, err := t.tell(r, i)
		if err != nil {
			return nil, err
		}
		for k := range lines {
			lines[k].last = t.last(lines[k].last)
		}
		if n := len(lines) - 1; n >= 0 {
			next = max(next, lines[n].last+1)
		}
		out = append(out, lines...)
		i = next
	}
	return out, nil
}

// last is the last of the formal answers that follow a beat by themselves.
func (t *tape) last(i int) int {
	for i+1 < len(t.beats) && t.beats[i+1].formal {
		i++
	}
	return i
}

// after is where the game stands when the formal answers behind a beat have been given.
func (t *tape) after(i int) moment { return t.beats[t.last(i)].after }

// tell puts the beat i, and those that go with it, into lines; next is the first beat that they leave.
func (t *tape) tell(r roster, i int) (lines []told, next int, err error) {
	b := &t.beats[i]
	switch {
	case b.Do == wire.Pass:
		d, last := t.passing(i)
		return []told{{d, i, last}}, last + 1, nil
	case b.Do == wire.Choose && b.before.asked.Question == wire.AskCards:
		lines, next = t.picking(i)
		return lines, next, nil
	}
	act, err := r.act(b.before, b.Move)
	if sends, ok := act.(deed.Sends); ok && b.after.view.Transit != nil {
		sends.Mode = noun.Mode(b.after.view.Transit.Mode)
		act = sends
	}
	return []told{{act, i, i}}, i + 1, err
}

// passing sums up passes: 玩家A、B依次让过 or, where a whole circle ends a window or a stack, 所有人让过. The last act
// of all is always told by name, for there the implementation goes astray.
func (t *tape) passing(i int) (d any, last int) {
	if n, whole := t.circle(i); whole && n-i >= 2 && t.last(n) < len(t.beats)-1 {
		return deed.PassRound{}, n
	}
	seats := noun.Seats{noun.Seat(t.beats[i].Seat)}
	from := t.beats[i].before
	last = i
	for len(seats) < 9 && !moved(from, t.after(last)) {
		next := t.last(last) + 1
		if next == len(t.beats) || t.beats[next].Do != wire.Pass || t.interrupted(next) {
			break
		}
		seats = append(seats, noun.Seat(t.beats[next].Seat))
		last = next
	}
	return deed.Passes{Who: seats}, last
}

// circle is the pass with which 所有人让过 would stop if it stood for those from i on, and whether it does stop.
func (t *tape) circle(i int) (last int, whole bool) {
	from := t.beats[i].before
	for last = i; t.beats[last].Do == wire.Pass; {
		if moved(from, t.after(last)) {
			return last, true
		}
		if last = t.last(last) + 1; last == len(t.beats) || t.interrupted(last) {
			return last - 1, false
		}
	}
	return last, false
}

// moved is the condition under which 所有人让过 stops.
func moved(from, to moment) bool {
	return to.asked.Question != wire.AskAct || to.view.Phase != from.view.Phase || to.view.Turn != from.view.Turn ||
		len(to.view.Stack) < len(from.view.Stack) || (to.view.Transit == nil) != (from.view.Transit == nil)
}

// picking tells the choice of several cards. 选择 ends the choice wherever more could be chosen, and chooses in the
// order of the question; what it cannot say is told card by card.
func (t *tape) picking(i int) (lines []told, next int) {
	last := i
	for k := i + 1; k < len(t.beats) && t.beats[k].Do == wire.Choose && !t.interrupted(k) && sameQuestion(t.beats[k].before.asked, t.beats[i].before.asked); k++ {
		last = k
	}
	ends := last
	if open(t.after(last).asked, t.beats[i].before.asked) {
		ends = last + 1
		if t.last(last) != last || ends == len(t.beats) || t.beats[ends].Do != wire.Decline || t.interrupted(ends) {
			return t.singly(i, last), last + 1
		}
	}
	from := last
	for from > i && t.ordered(from-1, last) {
		from--
	}
	return append(t.singly(i, from-1), told{t.choosing(from, last), from, ends}), ends + 1
}

// interrupted is whether something illegal is tried before a beat, which then begins a line.
func (t *tape) interrupted(beat int) bool { return len(t.triedAt(beat)) > 0 }

func sameQuestion(a, b wire.Awaiting) bool {
	return a.Question == b.Question && a.Seat == b.Seat && a.Skill == b.Skill
}

// open is whether 选择 would end the choice.
func open(now, then wire.Awaiting) bool { return sameQuestion(now, then) && now.May }

// ordered is whether the choices from i to last fit into a line, and whether 选择 would take them in this order.
func (t *tape) ordered(i, last int) bool {
	var cards []string
	for k := i; k <= last; k++ {
		cards = append(cards, t.beats[k].Card)
	}
	first := slices.IndexFunc(t.beats[i].legal, func(a wire.Action) bool { return slices.Contains(cards, a.Card) })
	return first >= 0 && t.beats[i].legal[first].Card == t.beats[i].Card && fits(t.choosing(i, last))
}

func (t *tape) choosing(from, to int) deed.Picks {
	out := deed.Picks{Who: noun.Seat(t.beats[from].Seat)}
	for k := from; k <= to; k++ {
		out.Cards = append(out.Cards, noun.Card(t.beats[k].Card))
	}
	return out
}

// singly tells choices one by one.
func (t *tape) singly(from, to int) []told {
	var out []told
	for k := from; k <= to; k++ {
		out = append(out, told{deed.PicksFirst{Who: noun.Seat(t.beats[k].Seat), Card: noun.Card(t.beats[k].Card)}, k, k})
	}
	return out
}

// outcomes is what chance decides during a line.
func (t *tape) outcomes(d told) []string {
	var out []string
	for _, b := range t.beats[d.first : d.last+1] {
		out = append(out, b.chance...)
	}
	return out
}
