package perft_test

import (
	"context"
	"errors"
	"testing"
	"testing/fstest"

	tables "fengsheng/corpus/perft"
	"fengsheng/engine"
	"fengsheng/fuzz/perft"
)

func open(tb testing.TB, name string) (*perft.Counter, perft.Table, *engine.Game) {
	tb.Helper()
	table, err := perft.Read(tables.FS(), name)
	if err != nil {
		tb.Fatal(err)
	}
	g, err := perft.Open(table.Trace)
	if err != nil {
		tb.Fatal(err)
	}
	return perft.NewCounter(g.Machine().R), table, g
}

func TestCountingAllocatesNothingPerPosition(t *testing.T) {
	c, table, g := open(t, "lock")
	deep := func(depth int) float64 {
		return testing.AllocsPerRun(1, func() {
			if _, err := c.Divide(context.Background(), g.State(), depth, nil); err != nil {
				t.Fatal(err)
			}
		})
	}
	// The levels grow with the depth, a few slices each; the 20,000 positions
	// in between must not.
	if a := deep(16); a > 16*12 {
		t.Errorf("%v allocations for %d sequences", a, table.Sequences[15])
	}
}

func TestACancelledCountSaysSo(t *testing.T) {
	c, table, g := open(t, "lock")
	ctx, cancel := context.WithCancel(context.Background())
	got, err := c.Divide(ctx, g.State(), len(table.Sequences), func(i, _ int) {
		if i == 2 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) || len(got.Shares) != 2 || got.Sequences != nil {
		t.Errorf("two shares were complete, got %+v, %v", got, err)
	}
	if got.Shares[0].Count != table.Divide[0].Count {
		t.Errorf("the complete share is %d, published %d", got.Shares[0].Count, table.Divide[0].Count)
	}
}

func TestDepthIsAtLeastOne(t *testing.T) {
	c, _, g := open(t, "lock")
	if _, err := c.Divide(context.Background(), g.State(), 0, nil); err == nil {
		t.Error("depth 0 is accepted")
	}
}

func TestABrokenTableIsNamed(t *testing.T) {
	const head = "zh: 题\nen: title\nsetup: {mode: new, profile: beginner, players: 4}\n"
	for text, want := range map[string]string{
		"zh: 题\n": "x.yaml: expected the keys zh, en and setup",
		"zh: 题\nen: title\nsetup: {mode: new, player: 4}\n":                  `x.yaml: setup: json: unknown field "player"`,
		head + "sequences: |\n  7 2\n":                                       `x.yaml: sequences: line 1 is for "2" answers, expected 1`,
		head + "sequences: |\n  many 1\n":                                    `x.yaml: sequences: line 1: "many" is no count, expected a number and what it counts`,
		head + "sequences: |\n  7 1\ndivide: |\n  7 A pass\n  -1 A accept\n": `x.yaml: divide: line 2: "-1" is no count, expected a number and what it counts`,
	} {
		_, err := perft.Read(fstest.MapFS{"x.yaml": {Data: []byte(text)}}, "x")
		if err == nil || err.Error() != "perft: "+want {
			t.Errorf("%q:\n got %v\nwant perft: %s", text, err, want)
		}
	}
}

func BenchmarkCount(b *testing.B) {
	c, table, g := open(b, "lock")
	var n uint64
	b.ReportAllocs()
	for b.Loop() {
		got, err := c.Divide(context.Background(), g.State(), len(table.Sequences), nil)
		if err != nil {
			b.Fatal(err)
		}
		for _, s := range got.Sequences {
			n += s
		}
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "answers/s")
}
