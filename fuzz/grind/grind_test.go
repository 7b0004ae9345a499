package grind

import (
	"context"
	"errors"
	"fengsheng/fuzz/law"
	"fengsheng/fuzz/play"
	"fengsheng/fuzz/relation"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"strconv"
	"testing"

	"fengsheng/engine/table"
	"fengsheng/engine/wire"
)

// number is the environment variable, or what is used without it.
func number(t *testing.T, name string, otherwise int) int {
	s := os.Getenv(name)
	if s == "" {
		return otherwise
	}
	n, err := strconv.Atoi(s)
	if err != nil || n < 1 {
		t.Fatalf("%s=%q, expected a number from 1 up", name, s)
	}
	return n
}

// relateEvery lets the relations see one game in so many: that costs about as
// much as sixty games under the laws.
const relateEvery = 53

// TestLawsHoldInRandomGames plays LAWS_DECISIONS decisions with the seeds from
// LAWS_SEED on.
func TestLawsHoldInRandomGames(t *testing.T) {
	ctx, stop := signal.NotifyContext(t.Context(), os.Interrupt)
	defer stop()
	p := Plan{Tables: play.Seatings(), Laws: law.Laws(), Relations: relation.Relations(), RelateEvery: relateEvery,
		Decisions: number(t, "LAWS_DECISIONS", 500_000), Seed: uint64(number(t, "LAWS_SEED", 1)), Jobs: runtime.GOMAXPROCS(0)}
	for _, law := range p.Laws {
		t.Logf("every %4d steps: %s (%s)", law.Every, law.Name, law.Rulings)
	}
	for _, rel := range p.Relations {
		t.Logf("every %4d games: %s (%s)", p.RelateEvery, rel.Name, rel.Rulings)
	}
	s, err := Grind(ctx, p, func(s Status) { fmt.Fprintln(os.Stderr, told(s)) })
	t.Logf("%s at %d kinds of table", told(s), len(p.Tables))
	switch f := new(Finding); {
	case errors.As(err, &f):
		t.Errorf("%v\nsaved as %s", err, save(t, f))
	case errors.Is(err, context.Canceled):
		t.Error("interrupted; no law was broken until then")
	case err != nil:
		t.Error(err)
	}
}

// told is a status in one line.
func told(s Status) string {
	return fmt.Sprintf("%d decisions, %d games, %d of them held against the relations, %.0f decisions/s",
		s.Decisions, s.Games, s.Related, s.Rate())
}

// save writes the game that shows the finding where it outlives the test.
func save(t *testing.T, f *Finding) string {
	trace, err := f.Trace()
	if err != nil {
		return err.Error()
	}
	path := filepath.Join(os.TempDir(), fmt.Sprintf("fengsheng-%s-%d-%d.jsonl", f.Table.Profile, f.Table.Players, f.Seed))
	out, err := os.Create(path)
	if err != nil {
		return err.Error()
	}
	if err := errors.Join(trace.Write(out), out.Close()); err != nil {
		return err.Error()
	}
	return path
}

func TestEveryIdentityTableIsPlayedOnce(t *testing.T) { // SET-023
	seen := map[play.Seating]bool{}
	for _, s := range play.Seatings() {
		if seen[s] {
			t.Errorf("%s is played twice", s)
		}
		seen[s] = true
	}
	for _, want := range []play.Seating{
		{Profile: "standard", Players: 7, Identities: "3/3/1"}, {Profile: "standard", Players: 7, Identities: "2/2/3"},
		{Profile: "qianzhi", Players: 6, Identities: "3/3/0"}, {Profile: "qianzhi", Players: 6, Identities: "2/2/2"}} {
		if !seen[want] {
			t.Errorf("%s is not played", want)
			continue
		}
		r, err := want.Rules()
		if err != nil {
			t.Fatal(err)
		}
		ids := r.Identities[want.Players]
		if got := fmt.Sprintf("%d/%d/%d", ids[1], ids[2], ids[3]); got != want.Identities {
			t.Errorf("%s deals %s", want, got)
		}
	}
}

// odd is a law that every game breaks.
var odd = law.Law{Name: "nobody ever passes", Rulings: "PRI-011", Every: 1, Check: func(t *law.Turn) error {
	if t.Answer.Verb == table.Pass {
		return errors.New("somebody passes")
	}
	return nil
}}

func TestTheLastGameOfAPlanIsHeldAgainstTheLawsToo(t *testing.T) {
	var f *Finding
	if _, err := Grind(t.Context(), Plan{Tables: play.Seatings(), Laws: []law.Law{odd}, Decisions: 1, Jobs: 1}, func(Status) {}); !errors.As(err, &f) {
		t.Errorf("got %v", err)
	}
}

func TestAFindingKeepsItsGame(t *testing.T) {
	at := play.Seating{Profile: "qianzhi", Players: 6, Identities: "2/2/2"}
	_, err := Grind(t.Context(), Plan{Tables: []play.Seating{at}, Laws: []law.Law{odd}, Decisions: 1_000_000, Jobs: 2}, func(Status) {})
	var f *Finding
	if !errors.As(err, &f) || f.Law != odd.Name || f.Table != at {
		t.Fatalf("got %v", err)
	}
	trace, err := f.Trace()
	if err != nil {
		t.Fatal(err)
	}
	if last := trace.Moves[len(trace.Moves)-1]; last.Do != wire.Pass {
		t.Errorf("the trace ends with %s, not with the pass that broke the law", last.Action)
	}
}

func TestAnInterruptKeepsWhatWasCounted(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	played := 0
	watch := law.Law{Name: "watched", Rulings: "PRI-011", Every: 1, Check: func(*law.Turn) error {
		if played++; played == 5_000 {
			stop()
		}
		return nil
	}}
	s, err := Grind(ctx, Plan{Tables: play.Seatings(), Laws: []law.Law{watch}, Decisions: 1_000_000_000, Jobs: 1}, func(Status) {})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
	if s.Decisions == 0 || s.Games == 0 || s.Decisions > 50_000 {
		t.Errorf("%d decisions in %d games were counted", s.Decisions, s.Games)
	}
}

func TestAPlanWithoutSuchATableIsRefused(t *testing.T) {
	p := Plan{Tables: []play.Seating{{Profile: "standard", Players: 7, Identities: "1/1/5"}}, Laws: law.Laws(), Decisions: 1}
	if _, err := Grind(t.Context(), p, func(Status) {}); err == nil {
		t.Error("it is played")
	}
}
