package story_test

import (
	"bytes"
	"testing"
	"testing/fstest"

	"fengsheng/engine"
	"fengsheng/engine/driver"
	"fengsheng/engine/table"
	"fengsheng/engine/view"
	"fengsheng/engine/wire"
	"fengsheng/steps/report"
	"fengsheng/steps/story"
)

// settled is a cut of a game in a position, at a question that the steps leave to the scenario.
func settled(t *testing.T, seed uint64) (story.Finding, *engine.Game, string) {
	t.Helper()
	for ; ; seed += 100_000 {
		f := cut(t, seed)
		g, before := ended(t, f.Setup, f.Moves)
		legal := g.Actions()
		formal := g.Awaiting().Question == wire.AskReveal && len(legal) == 1
		if f.Setup.Mode == wire.ModePosition && len(f.Moves) > 0 && g.Asked() != table.Nature && !formal {
			f.Last = story.Difference{}
			return f, g, before
		}
	}
}

// told is the scenario of a finding, which must pass on the reference.
func told(t *testing.T, f story.Finding) fstest.MapFS {
	t.Helper()
	var text bytes.Buffer
	if err := story.Write(&text, f); err != nil {
		t.Fatalf("%s: %v", f.Name, err)
	}
	return fstest.MapFS{f.Name + ".feature": {Data: text.Bytes()}}
}

// outcomeOn is what becomes of a scenario on a wrong implementation. That it passes on the reference is seen elsewhere.
func outcomeOn(t *testing.T, files fstest.MapFS, make func() *wrong) report.Outcome {
	t.Helper()
	return play(t, files, on(func(d driver.Driver) driver.Driver {
		w := make()
		w.Local = d.(*driver.Local)
		return w
	}))[0].Outcome
}

// Wherever a view is wrong, in whose eyes ever, the scenario of that finding fails.
func TestEveryWrongViewIsCaught(t *testing.T) {
	tried, missed := map[string]int{}, map[string]int{}
	for n := range max(24, stories(t)/8) {
		f, g, _ := settled(t, uint64(n))
		for k, s := range slips(n%9, n%3) {
			viewer := []string{driver.Everything, "public", "A", "B"}[(n+k)%4]
			v := seen(g, viewer)
			if (n*7+k)%4 != 0 || !s.edit(&v) || fingerprint(v) == fingerprint(seen(g, viewer)) {
				continue
			}
			f.Last = story.Difference{Kind: story.View, Viewer: viewer, Path: s.path}
			files := told(t, f)
			w := func() *wrong {
				return &wrong{at: fingerprint(g.View(view.Everything())), viewer: viewer, edit: func(v *wire.View) { s.edit(v) }}
			}
			tried[s.path]++
			if outcomeOn(t, files, w) == report.Pass {
				missed[s.path]++
				t.Errorf("%s in the eyes of %s is not caught by\n%s", s.path, viewer, files[f.Name+".feature"].Data)
			}
		}
	}
	t.Logf("tried %v", tried)
	t.Logf("missed %v", missed)
}

func seen(g *engine.Game, viewer string) wire.View {
	switch viewer {
	case driver.Everything:
		return g.View(view.Everything())
	case "public":
		return g.View(view.Public())
	}
	s, _ := table.SeatNamed(viewer)
	return g.View(view.Seat(s))
}
