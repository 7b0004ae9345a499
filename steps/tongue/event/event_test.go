package event

import (
	"testing"

	"fengsheng/engine"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
	"fengsheng/steps/tongue/grammar"
)

// Every announcement and question of whole games is told in every language, and nothing in them is lost to the fallback.
func TestWhatIsAnnouncedAndAskedIsTold(t *testing.T) {
	seen := map[string]bool{}
	for seed := range 60 {
		for _, profile := range []string{"mission", "qianzhi", "beginner"} {
			g, err := engine.Start(wire.Setup{Mode: wire.ModeNew, Profile: profile, Players: 4 + 2*(seed%2)})
			if err != nil {
				t.Fatal(err)
			}
			x := uint64(seed)*2654435761 + 1
			for n := 0; !g.Over() && n < 3000; n++ {
				legal := g.Actions()
				x ^= x << 13
				x ^= x >> 7
				x ^= x << 17
				q := g.Awaiting()
				events, err := g.Do(legal[x%uint64(len(legal))])
				if err != nil {
					t.Fatal(err)
				}
				if !seen["?"+q.Question] {
					seen["?"+q.Question] = true
					t.Logf("%s / %s", Question(grammar.Zh, q), Question(grammar.En, q))
				}
				for _, e := range events {
					told := g.Book().Event(e, table.AllSeats)
					if text, ok := kinds[told.What].Say(grammar.En, happeningOf(told)); !ok {
						if !seen["part "+told.What] {
							seen["part "+told.What] = true
							t.Errorf("%+v is told only in part: %q", told, Text(grammar.En, told))
						}
					} else if !seen[told.What] {
						seen[told.What] = true
						t.Logf("%s / %s", Text(grammar.Zh, told), text)
					}
				}
			}
		}
	}
	for what := range kinds {
		if !seen[what] {
			t.Logf("never announced here: %s", what)
		}
	}
}
