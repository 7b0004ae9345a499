package law

import (
	"errors"
	"fengsheng/fuzz/play"
	"slices"
	"testing"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/fuzz/planted"
)

// fault is a fault that is planted between the engine and the laws. Plant
// changes what the laws are shown of a step and reports whether this was a step
// at which it could.
type fault struct {
	law   string
	what  string
	plant func(t *Turn) bool
	// again is whether it is planted at every step that allows it, for faults
	// that show only later.
	again bool
	// only is the one profile in which it can be planted, if not in both.
	only string
}

// next is another living player than the seat.
func next(s *table.State, seat table.Seat) table.Seat { return s.Living().After(seat) }

// faults has at least one entry for each law, such that this law and no other
// finds it.
func faults() []fault {
	return slices.Concat(cardFaults(), turnFaults(), endFaults(), sampledFaults())
}

// finds plays games with the fault planted until a law finds something. It is
// planted at steps at which no other costly law looks.
func (f *fault) finds(tb testing.TB, r *rule.Rules, laws []Law) *Broken {
	j := NewReferee(r, laws)
	planted := false
	j.tamper = func(t *Turn) {
		for _, law := range laws {
			if due := (t.pace.steps+1)%law.Every == 0; law.Every > 1 && due != (law.Name == f.law) {
				return
			}
		}
		if f.again || !planted {
			planted = f.plant(t) || planted
		}
	}
	m, p := j.Machine(), play.NewPlayer(0)
	for seed := range uint64(400) {
		p.Seed(seed)
		if err := m.Deal(5 + int(seed)%3); err != nil {
			tb.Fatal(err)
		}
		j.Begin(seed)
		planted = false
		for !m.S.Result.Over {
			var b *Broken
			switch err := j.Step(p.Pick(m)); {
			case errors.As(err, &b):
				return b
			case err != nil:
				tb.Fatalf("planted: %v; %v", planted, err)
			}
		}
	}
	return nil
}

func TestEveryLawHasAFault(t *testing.T) {
	planted := map[string]bool{}
	for _, f := range faults() {
		planted[f.law] = true
	}
	for _, law := range Laws() {
		if !planted[law.Name] {
			t.Errorf("no fault is planted for the law %q", law.Name)
		}
		delete(planted, law.Name)
	}
	for name := range planted {
		t.Errorf("a fault is planted for %q, which is no law", name)
	}
}

// TestEveryLawIsSeenToFail plants the faults in a game with a response stack
// and in one with stages.
func TestEveryLawIsSeenToFail(t *testing.T) {
	for _, id := range []string{"mission", "qianzhi"} {
		r := planted.Rules(t, id)
		for _, f := range faults() {
			if f.only != "" && f.only != id {
				continue
			}
			t.Run(id+"/"+f.law+"/"+f.what, func(t *testing.T) {
				switch b := f.finds(t, r, Laws()); {
				case b == nil:
					t.Error("no law finds it")
				case b.Law != f.law:
					t.Errorf("found by another law: %v", b)
				}
			})
		}
	}
}
