package shrink

import (
	"cmp"
	"maps"
	"slices"

	"fengsheng/engine/profile"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
)

type character = rule.Character

// fewerPlayers takes players from the table, one or, where the profile does not
// play with one fewer, two at a time. Seats are named anew, and the identities
// are those of the smaller table.
func (s *shrinker) fewerPlayers() {
	if s.best.Setup.Mode != wire.ModePosition {
		return
	}
	for again := true; again && !s.spent(); {
		again = s.onePlayerLess()
	}
}

func (s *shrinker) onePlayerLess() bool {
	p, err := profile.Named(s.best.Setup.Profile)
	if err != nil {
		return false
	}
	for _, gone := range leavers(s.best) {
		left := len(s.best.Setup.Seats) - len(gone)
		for _, t := range p.Identities {
			if t.Players == left && s.keep(s.best.without(gone, t)) {
				return true
			}
		}
	}
	return false
}

// leavers lists who could leave, those who do least first: single players,
// then pairs.
func leavers(c Case) [][]string {
	idle := make([]string, 0, len(c.Setup.Seats))
	for _, q := range c.Setup.Seats {
		if q.Seat != c.Setup.Turn {
			idle = append(idle, q.Seat)
		}
	}
	slices.SortStableFunc(idle, func(a, b string) int { return c.deeds(a) - c.deeds(b) })
	var out [][]string
	for _, a := range idle {
		out = append(out, []string{a})
	}
	for i, a := range idle {
		for _, b := range idle[i+1:] {
			out = append(out, []string{a, b})
		}
	}
	return out
}

// deeds counts the acts in which a seat takes part.
func (c Case) deeds(seat string) int {
	n := 0
	for _, a := range c.Acts {
		if !fills(a) && (a.Seat == seat || a.Action.Target == seat || a.Action.SecondAt == seat) {
			n++
		}
	}
	return n
}

// without is the case without some players.
func (c Case) without(gone []string, t profile.Table) Case {
	rename := map[string]string{}
	out := Case{Setup: c.Setup, Opening: c.Opening}
	out.Setup.Seats = nil
	for _, q := range c.Setup.Seats {
		if slices.Contains(gone, q.Seat) {
			continue
		}
		rename[q.Seat] = table.Seat(len(out.Setup.Seats)).String()
		q.Seat = rename[q.Seat]
		out.Setup.Seats = append(out.Setup.Seats, q)
	}
	out.Setup.Turn = rename[c.Setup.Turn]
	reidentify(&out.Setup, t)
	for _, a := range c.Acts {
		if involved := a.Action; slices.Contains(gone, a.Seat) || slices.Contains(gone, involved.Target) ||
			slices.Contains(gone, involved.SecondAt) {
			continue
		}
		a.Seat, a.When.Seat = rename[a.Seat], rename[a.When.Seat]
		a.Action.Target, a.Action.SecondAt = rename[a.Action.Target], rename[a.Action.SecondAt]
		a.Chance = slices.Clone(a.Chance)
		for i := range a.Chance {
			a.Chance[i].Target = rename[a.Chance[i].Target]
		}
		out.Acts = append(out.Acts, a)
	}
	return out
}

// identities are the identities of the seats, counted.
func identities(s *wire.Setup) map[string]int {
	have := map[string]int{}
	for _, q := range s.Seats {
		have[q.Identity]++
	}
	return have
}

func wanted(t profile.Table) map[string]int {
	return map[string]int{table.Lurker.ZH(): int(t.Lurkers), table.MI.ZH(): int(t.MI), table.Bystander.ZH(): int(t.Bystanders)}
}

// fit gives a position identities that some table of its profile has. Skills
// take identities away and exchange them, which no scenario can tell.
func fit(s *wire.Setup) {
	p, err := profile.Named(s.Profile)
	if err != nil {
		return
	}
	for i := range s.Seats {
		q := &s.Seats[i]
		q.Identity, q.Dealt = cmp.Or(q.Identity, q.Dealt), ""
	}
	var first *profile.Table
	for i, t := range p.Identities {
		if t.Players != len(s.Seats) {
			continue
		}
		if maps.Equal(identities(s), present(wanted(t))) {
			return
		}
		if first == nil {
			first = &p.Identities[i]
		}
	}
	if first != nil {
		reidentify(s, *first)
	}
}

// present leaves out what there is none of.
func present(counts map[string]int) map[string]int {
	maps.DeleteFunc(counts, func(_ string, n int) bool { return n == 0 })
	return counts
}

// reidentify gives the seats the identities of a table, changing first those of
// players who are out, then those of the last ones that have one too many.
func reidentify(s *wire.Setup, t profile.Table) {
	have, want := identities(s), wanted(t)
	for _, out := range [...]bool{true, false} {
		for i := range slices.Backward(s.Seats) {
			q := &s.Seats[i]
			if (q.Dead || q.Lost) != out || have[q.Identity] <= want[q.Identity] {
				continue
			}
			for _, id := range [...]table.Identity{table.Lurker, table.MI, table.Bystander} {
				if have[id.ZH()] < want[id.ZH()] {
					have[q.Identity]--
					q.Identity = id.ZH()
					have[q.Identity]++
					break
				}
			}
		}
	}
}
