package lockstep_test

import (
	"testing"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
	"fengsheng/fuzz/lockstep"
)

// welcome is what the reference offers over the protocol.
func serve(t *testing.T) *driver.Remote {
	t.Helper()
	d, err := driver.Pipe(driver.NewLocal())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { d.Shutdown() })
	return d
}

func menu(t *testing.T, w wire.Welcome) lockstep.Menu {
	t.Helper()
	m, err := lockstep.NewMenu(w, lockstep.Order{})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestReferencePlaysInLockstepWithItselfOverTheProtocol(t *testing.T) {
	d := serve(t)
	m := menu(t, d.Welcome)
	answers, refused, new := 0, 0, 0
	for seed := range uint64(60) {
		setup := m.Deal(seed)
		got, err := lockstep.Play(lockstep.Subject{Driver: d, Offers: d.Welcome.Capabilities, Watch: lockstep.TwoViews}, setup, lockstep.NewRandom(seed))
		if err != nil || got.Refused != nil {
			t.Fatalf("seed %d: %v, %v", seed, err, got.Refused)
		}
		if got.Divergence != nil {
			t.Fatalf("seed %d, %d acts: %v", seed, len(got.Case.Acts), got.Divergence)
		}
		for _, a := range got.Case.Acts {
			if a.Refused {
				refused++
			}
		}
		if setup.Mode == wire.ModeNew {
			new++
		}
		answers += len(got.Case.Acts)
	}
	t.Logf("%d games from the box, %d acts, %d of them refused", new, answers, refused)
	if new < 3 || answers < 5_000 || refused < 500 {
		t.Errorf("too little was tried: %d new games, %d acts, %d refused", new, answers, refused)
	}
}
