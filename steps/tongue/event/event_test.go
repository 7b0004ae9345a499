package event

import (
	"strings"
	"testing"

	"fengsheng/engine"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
	"fengsheng/steps/tongue/grammar"
)

// heard are the announcements and questions that came: kinds of either by name, and each announcement once.
type heard struct {
	kinds map[string]bool
	told  map[said]bool
}

type said struct {
	what string
	Happening
}

// Every announcement of whole games is told in every language to whoever hears it, and so is every question: nothing in
// them is lost to the fallback, and nobody is called nobody.
func TestWhatIsAnnouncedAndAskedIsTold(t *testing.T) {
	seen := heard{map[string]bool{}, map[said]bool{}}
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
				seen.asked(t, g.Awaiting())
				events, err := g.Do(legal[x%uint64(len(legal))])
				if err != nil {
					t.Fatal(err)
				}
				for _, e := range events {
					seen.listen(t, g, e)
				}
			}
		}
	}
	if len(seen.told) < 1000 || len(seen.kinds) < len(kinds) {
		t.Errorf("%d announcements and questions, %d different ones: this is hardly a game", len(seen.kinds), len(seen.told))
	}
	t.Logf("%d different announcements", len(seen.told))
}

func (seen heard) asked(t *testing.T, q wire.Awaiting) {
	if seen.kinds["?"+q.Question] {
		return
	}
	seen.kinds["?"+q.Question] = true
	zh, en := Question(grammar.Zh, q), Question(grammar.En, q)
	t.Logf("%s / %s", zh, en)
	if zh == "" || en == "" {
		t.Errorf("%+v is told %q / %q", q, zh, en)
	}
}

// listen judges an announcement as each player and who sees everything hear it.
func (seen heard) listen(t *testing.T, g *engine.Game, e rule.Event) {
	viewers := []table.SeatSet{table.AllSeats}
	for s := range table.Seat(g.State().Players) {
		viewers = append(viewers, s.Of())
	}
	for _, viewer := range viewers {
		seen.judge(t, g.Book().Event(e, viewer))
	}
}

func (seen heard) judge(t *testing.T, e wire.Event) {
	h := happeningOf(e)
	if seen.told[said{e.What, h}] {
		return
	}
	seen.told[said{e.What, h}] = true
	for _, l := range grammar.Languages() {
		text, ok := kinds[e.What].Say(l, h)
		if !ok {
			t.Errorf("%s: %+v is told only in part: %q", l, e, Text(l, e))
		}
		if strings.Contains(text, "没有人") || strings.Contains(text, "nobody") {
			t.Errorf("%s: %+v has nobody in it: %q", l, e, text)
		}
	}
	if !seen.kinds[e.What] {
		seen.kinds[e.What] = true
		t.Logf("%s / %s", Text(grammar.Zh, e), Text(grammar.En, e))
	}
}
