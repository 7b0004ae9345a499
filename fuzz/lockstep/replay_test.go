package lockstep_test

import (
	"strings"
	"testing"

	"fengsheng/engine"
	"fengsheng/engine/driver"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
	"fengsheng/fuzz/lockstep"
)

func legal(seed uint64) *lockstep.Random {
	r := lockstep.NewRandom(seed)
	r.Attempts = 0
	return r
}

func TestReferenceReplaysWholeGames(t *testing.T) {
	d := serve(t)
	m := menu(t, d.Welcome)
	answers := 0
	for seed := range uint64(60) {
		got, err := lockstep.AtOnce(lockstep.Subject{Driver: d, Offers: d.Welcome.Capabilities}, m.Deal(seed), legal(seed))
		if err != nil || got.Divergence != nil || got.Refused != nil {
			t.Fatalf("seed %d: %v, %v, %v", seed, got.Divergence, got.Refused, err)
		}
		answers += len(got.Case.Acts)
	}
	if answers < 5_000 {
		t.Errorf("only %d answers", answers)
	}
}

// replays is a liar that can replay; it may lie about that alone.
type replays struct {
	*liar
	change func(r *wire.ReplayResult)
}

func (r replays) Replay(p wire.ReplayParams) (wire.ReplayResult, error) {
	out, err := driver.Replay(r.liar, p)
	if err == nil && r.change != nil {
		r.change(&out)
	}
	return out, err
}

func TestAReplayThatDiffersIsLookedIntoActByAct(t *testing.T) {
	offers := everything()
	offers.Replay = true
	m := menu(t, serve(t).Welcome)
	for _, test := range []struct {
		fault string
		new   replays
		wants string
	}{
		{"counts the removed cards wrongly", replays{liar: sees(0, func(v *wire.View) {
			if v.Removed.Count > 0 {
				v.Removed.Count++
			}
		})}, "view/"},
		{"asks another question", replays{liar: after(func(r *wire.Report) {
			if r.Awaiting.Question == wire.AskReceive {
				r.Awaiting.Question = wire.AskAct
			}
		})}, "awaiting/"},
		{"replays otherwise than it plays", replays{liar: after(func(*wire.Report) {}), change: func(r *wire.ReplayResult) { r.View.Turn = "" }}, "nondeterministic/setup/replay/turn"},
		{"rejects in replays only", replays{liar: after(func(*wire.Report) {}), change: func(r *wire.ReplayResult) {
			r.Rejected = &wire.Report{Code: wire.CodeIllegal}
		}}, "nondeterministic/setup/replay/rejected"},
	} {
		found := ""
		for seed := uint64(0); found == "" && seed < 40; seed++ {
			got, err := lockstep.AtOnce(lockstep.Subject{Driver: test.new, Offers: offers}, m.Deal(seed), legal(seed))
			if err != nil {
				t.Fatal(err)
			}
			if got.Divergence != nil {
				found = got.Divergence.Signature()
			}
		}
		if !strings.HasPrefix(found, test.wants) {
			t.Errorf("%s: found %q, want %s…", test.fault, found, test.wants)
		}
	}
}

func TestAPanicOfTheReferenceIsFoundInReplaysToo(t *testing.T) {
	offers := everything()
	offers.Replay = true
	s := lockstep.Subject{Driver: replays{liar: after(func(*wire.Report) {})}, Offers: offers,
		Heard: func(*engine.Game, table.Ask, table.Answer, []rule.Event) { panic("index out of range") }}
	got, err := lockstep.AtOnce(s, menu(t, serve(t).Welcome).Deal(1), legal(1))
	if err != nil || got.Divergence == nil || got.Divergence.Kind != lockstep.Panic {
		t.Errorf("%v, %v", got.Divergence, err)
	}
}
