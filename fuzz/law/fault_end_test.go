package law

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// endFaults are about who dies and who wins.
func endFaults() []fault {
	return []fault{
		{law: "the killer answers for the last false intel", what: "the death is laid to another player",
			plant: func(t *Turn) bool {
				d := &t.M.S.Deaths[0]
				if t.M.S.Died == 0 || t.M.S.Result.Over {
					return false
				}
				d.Cause.By = next(&t.M.S, d.Cause.By)
				return true
			}},
		{law: "the killer answers for the last false intel", what: "who answers for the death under way is forgotten", again: true,
			plant: func(t *Turn) bool {
				for i := range t.M.S.Seats {
					t.M.S.Seats[i].Fate.Cause = table.Cause{By: table.Nobody}
				}
				return true
			}},
		{law: "at most one declaration stands", what: "somebody declares twice",
			plant: func(t *Turn) bool {
				for _, e := range t.Events {
					if e.What == rule.Declared {
						t.Events = append(t.Events, e)
						return true
					}
				}
				return false
			}},
		{law: "whoever has won does not play on", what: "MI with three red become Lurkers and go on",
			plant: func(t *Turn) bool {
				for i := range table.Seat(t.M.S.Players) {
					p := &t.M.S.Seats[i]
					if t.M.S.In(i) && !t.M.S.Result.Over && p.Identity == table.MI && p.Intel.And(t.M.R.Red).Len() >= 3 {
						p.Identity = table.Lurker
						return t.M.S.Rounds == 0
					}
				}
				return false
			}},
		{law: "nobody wins who may not", what: "the wrong players win",
			plant: func(t *Turn) bool {
				r := &t.M.S.Result
				if !r.Over || r.Declarer == table.Nobody {
					return false
				}
				other := next(&t.M.S, r.Declarer)
				r.Winners ^= other.Of()
				return other != r.Declarer
			}},
		{law: "nobody wins who may not", what: "a declarer without the intel", plant: takeWinningIntel},
	}
}

// takeWinningIntel leaves a declarer of a faction with nothing to show.
func takeWinningIntel(t *Turn) bool {
	s := &t.M.S
	if !s.Result.Over || s.Result.Declarer == table.Nobody || s.Living().Len() == 1 {
		return false
	}
	p := &s.Seats[s.Result.Declarer]
	if p.Identity != table.Lurker && p.Identity != table.MI || t.claims.alone {
		return false
	}
	// The cards change colour rather than place, which another law would find.
	p.Identity = table.Lurker + table.MI - p.Identity
	return true
}
