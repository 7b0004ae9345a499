package perft_test

import (
	"testing"

	tables "fengsheng/corpus/perft"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/fuzz/perft"
)

// sight is something that a table is published for.
type sight func(s *table.State, events []rule.Event) bool

func happened(what rule.What) sight {
	return func(_ *table.State, events []rule.Event) bool {
		for _, e := range events {
			if e.What == what {
				return true
			}
		}
		return false
	}
}

// A table proves nothing about what its sequences do not reach.
func TestTheTablesReachWhatTheyAreFor(t *testing.T) {
	for name, seen := range map[string]sight{
		"death-in-transit": func(s *table.State, _ []rule.Event) bool { return s.Died > 0 && s.Transit.Active },
		"full-stack":       func(s *table.State, _ []rule.Event) bool { return s.Items >= 7 },
		"reshuffle":        happened(rule.Reshuffled),
		"victory":          happened(rule.Declared),
		"lock":             happened(rule.Locked),
		"lure":             happened(rule.Lured),
		"intercept":        happened(rule.Nullified),
		"return":           happened(rule.Reversed),
		"decode":           happened(rule.Looked),
		"burn":             happened(rule.Burned),
		"counter":          happened(rule.Nullified),
		"probe":            happened(rule.Claimed),
		"muddle":           happened(rule.Died),
		"mission-skills":   happened(rule.Revealed),
		"qianzhi-transit":  happened(rule.Exchanged),
		"qianzhi-stage":    happened(rule.Nullified),
		"promo-lure": func(s *table.State, events []rule.Event) bool {
			return happened(rule.Lured)(s, events) && s.Items == 0
		},
		"characters-stealth": happened(rule.Revealed),
		"characters-open":    func(s *table.State, e []rule.Event) bool { return s.Died > 0 && happened(rule.Triggered)(s, e) },
		"characters-sending": happened(rule.Claimed),
	} {
		t.Run(name, func(t *testing.T) {
			published, err := perft.Read(tables.FS(), name)
			if err != nil {
				t.Fatal(err)
			}
			g, err := perft.Open(published.Trace)
			if err != nil {
				t.Fatal(err)
			}
			if !reaches(g.Machine(), len(published.Sequences), seen) {
				t.Errorf("not within %d answers", len(published.Sequences))
			}
		})
	}
}

func reaches(m *rule.Machine, depth int, seen sight) bool {
	here := m.S
	for _, a := range m.Legal(nil) {
		m.Load(&here)
		events, err := m.Step(a)
		if err != nil {
			panic(err)
		}
		if seen(&m.S, events) || depth > 1 && reaches(m, depth-1, seen) {
			return true
		}
	}
	return false
}
