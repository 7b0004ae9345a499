package golden

import "slices"

// Group is the differences of one signature, the one nearest to the beginning
// of its game first.
type Group struct {
	Signature
	Differences []Difference
}

// Tally is how often something is in a group.
type Tally struct {
	What  string
	Times int
}

// GroupBy puts together what differs alike. The largest groups come first.
func GroupBy(all []Difference) []Group {
	at := map[Signature]int{}
	var out []Group
	for _, d := range all {
		s := d.Signature()
		i, had := at[s]
		if !had {
			i = len(out)
			at[s] = i
			out = append(out, Group{Signature: s})
		}
		out[i].Differences = append(out[i].Differences, d)
	}
	for _, g := range out {
		slices.SortStableFunc(g.Differences, func(a, b Difference) int { return a.At - b.At })
	}
	slices.SortStableFunc(out, func(a, b Group) int { return len(b.Differences) - len(a.Differences) })
	return out
}

// Phases is in which phases the differences are, the most frequent first.
func (g Group) Phases() []Tally {
	var out []Tally
	for _, d := range g.Differences {
		i := slices.IndexFunc(out, func(t Tally) bool { return t.What == d.Phase })
		if i < 0 {
			i = len(out)
			out = append(out, Tally{What: d.Phase})
		}
		out[i].Times++
	}
	slices.SortStableFunc(out, func(a, b Tally) int { return b.Times - a.Times })
	return out
}
