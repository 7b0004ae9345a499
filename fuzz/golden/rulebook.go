package golden

import (
	"fmt"
	"sync"

	"fengsheng/engine"
	"fengsheng/engine/profile"
	"fengsheng/engine/rule"
	"fengsheng/engine/wire"
)

// Rules gives the rules under which a set-up is played. It may be called by
// several goroutines.
type Rules func(wire.Setup) (*rule.Rules, error)

// Published gives the rules of the set-up's profile. They are compiled once for
// each kind of table.
func Published() Rules {
	var mu sync.Mutex
	known := map[string]*rule.Rules{}
	return func(s wire.Setup) (*rule.Rules, error) {
		mu.Lock()
		defer mu.Unlock()
		key := fmt.Sprint(s.Profile, s.Players, s.Identities)
		if r := known[key]; r != nil && s.Mode == wire.ModeNew {
			return r, nil
		}
		g, err := engine.Start(s)
		if err != nil {
			return nil, err
		}
		if s.Mode == wire.ModeNew {
			known[key] = g.Machine().R
		}
		return g.Machine().R, nil
	}
}

// AllTables is a set-up for each profile, number of players and identity table.
func AllTables() []wire.Setup {
	var out []wire.Setup
	for _, p := range profile.All() {
		first := map[int]bool{}
		for _, t := range p.Identities {
			s := wire.Setup{Mode: wire.ModeNew, Profile: p.ID, Players: t.Players}
			if first[t.Players] {
				s.Identities = p.NameOf(t)
			}
			first[t.Players] = true
			out = append(out, s)
		}
	}
	return out
}
