package play

import (
	"errors"
	"reflect"
	"testing"

	"fengsheng/engine"
	"fengsheng/engine/profile"
	"fengsheng/engine/rule"
	"fengsheng/engine/wire"
)

func TestSetupsCanBePlayed(t *testing.T) {
	const n = 2000
	p := NewPlayer(1)
	seen := map[string]int{}
	for range n {
		s := p.Setup()
		seen[s.Mode]++
		g, err := engine.Start(s)
		switch {
		case errors.Is(err, rule.ErrPosition):
			seen["refused"]++
		case err != nil:
			t.Fatalf("%v: %+v", err, s)
		default:
			note(seen, s, g)
		}
	}
	t.Log(seen)
	if seen["refused"] > n/10 {
		t.Errorf("%d of %d set-ups are refused", seen["refused"], n)
	}
	for _, what := range []string{wire.ModeNew, wire.ModePosition, "dead", "lost", "covered", "two black", "empty deck", "short deck"} {
		if seen[what] < n/100 {
			t.Errorf("%s: %d of %d set-ups", what, seen[what], n)
		}
	}
	for _, q := range profile.All() {
		for _, row := range q.Identities {
			if key := q.ID + row.Name(); seen[key] == 0 {
				t.Errorf("no set-up for %s", key)
			}
		}
	}
}

// note counts what a set-up has.
func note(seen map[string]int, s wire.Setup, g *engine.Game) {
	st := g.State()
	var ids [4]uint8
	for i := range st.Players {
		q := &st.Seats[i]
		ids[q.Identity]++
		switch {
		case !q.Alive:
			seen["dead"]++
		case q.Lost:
			seen["lost"]++
		case q.Character != 0 && !q.FaceUp:
			seen["covered"]++
		case q.Intel.And(g.Machine().R.Black).Len() == 2:
			seen["two black"]++
		}
	}
	if s.Mode == wire.ModeNew {
		seen[s.Profile+s.Identities]++
		return
	}
	seen[s.Profile+profile.Table{Lurkers: ids[1], MI: ids[2], Bystanders: ids[3]}.Name()]++
	switch n := st.Deck.Count(); {
	case n == 0:
		seen["empty deck"]++
	case n < 4:
		seen["short deck"]++
	}
}

func TestTheSameSeedMakesTheSameSetup(t *testing.T) {
	p, q := NewPlayer(9), NewPlayer(9)
	for range 50 {
		if a, b := p.Setup(), q.Setup(); !reflect.DeepEqual(a, b) {
			t.Fatalf("two set-ups:\n%+v\n%+v", a, b)
		}
	}
}
