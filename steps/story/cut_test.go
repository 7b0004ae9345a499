package story_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/cucumber/godog"

	"fengsheng/engine"
	"fengsheng/engine/profile"
	"fengsheng/engine/table"
	"fengsheng/engine/view"
	"fengsheng/engine/wire"
	"fengsheng/steps/story"
	"fengsheng/steps/suite"
)

type binding = func(*godog.ScenarioContext, *suite.Running)

// cut is a random game that was cut at a random place, with a random difference there.
func cut(t *testing.T, seed uint64) story.Finding {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 7))
	setup := table0(r)
	if r.IntN(4) > 0 {
		setup = taken(t, r, setup)
	}
	g := started(t, setup)
	for g.State().Turn == table.Nobody {
		random(t, r, g)
	}
	var seen []wire.Move
	tried := map[int][]wire.Move{}
	for range r.IntN(70) {
		if g.Over() {
			break
		}
		for _, a := range g.Actions() {
			if r.IntN(4) == 0 && g.Asked() != table.Nature {
				seen = append(seen, wire.Move{Seat: g.Awaiting().Seat, Action: a})
			}
		}
		if m := illegal(r, g, seen); m != nil && r.IntN(25) == 0 {
			m.Refused = true
			tried[len(g.Trace().Moves)] = append(tried[len(g.Trace().Moves)], *m)
		}
		random(t, r, g)
	}
	f := story.Finding{Name: fmt.Sprintf("发现%d", seed), Signature: "view transit.at play-烧毁", Setup: setup, Moves: g.Trace().Moves}
	f.Moves = nil
	for i, m := range g.Trace().Moves {
		f.Moves = append(append(f.Moves, tried[i]...), m)
	}
	f.Last = difference(r, g, seen)
	return f
}

// table0 is a game from the box, with any profile and any number of players.
func table0(r *rand.Rand) wire.Setup {
	all := profile.All()
	p := all[r.IntN(len(all))]
	for {
		row := p.Identities[r.IntN(len(p.Identities))]
		if len(p.Characters) == 0 || len(p.Characters) >= 2*row.Players {
			return wire.Setup{Mode: wire.ModeNew, Profile: p.ID, Players: row.Players, Identities: row.Name()}
		}
	}
}

func started(t *testing.T, s wire.Setup) *engine.Game {
	t.Helper()
	g, err := engine.Start(s)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// random gives a random answer, a pass rarely if there is anything else.
func random(t *testing.T, r *rand.Rand, g *engine.Game) {
	t.Helper()
	legal := g.Legal(nil)
	a := legal[r.IntN(len(legal))]
	if a.Verb == table.Pass && len(legal) > 1 && r.IntN(4) > 0 {
		a = legal[1+r.IntN(len(legal)-1)]
	}
	if _, err := g.Answer(a); err != nil {
		t.Fatal(err)
	}
}

// taken is the position at the beginning of some turn of a game, or of any phase that has lain open on the table.
func taken(t *testing.T, r *rand.Rand, s wire.Setup) wire.Setup {
	t.Helper()
	g := started(t, s)
	found := s
	for range r.IntN(900) {
		if g.Over() {
			break
		}
		random(t, r, g)
		if p, ok := frozen(g, r); ok {
			found = p
		}
	}
	return found
}

// frozen is the table as a set-up, if the engine takes it up.
func frozen(g *engine.Game, r *rand.Rand) (wire.Setup, bool) {
	s := g.State()
	v := g.View(view.Everything())
	if s.Items > 0 || s.Transit.Active || s.Locked != 0 || g.Asked() == table.Nature || r.IntN(3) > 0 {
		return wire.Setup{}, false
	}
	out := wire.Setup{Mode: wire.ModePosition, Profile: g.Setup().Profile, Turn: v.Turn, Phase: v.Phase, Deck: v.Deck.Top,
		Discard: v.Discard.Cards, Removed: v.Removed.Cards}
	for c := s.Down; !c.Empty(); {
		out.Hidden = append(out.Hidden, g.Book().Card(c.Pop()))
	}
	for _, p := range v.Seats {
		up := p.FaceUp
		q := wire.SeatSetup{Seat: p.Seat, Identity: p.Identity, IdentityShown: p.IdentityShown, Character: p.Character,
			Dead: !p.Alive, Lost: p.Lost, Hand: p.Hand, Intel: p.Intel, Gender: []string{"", "男", "女"}[r.IntN(3)]}
		if p.Character != "" {
			q.FaceUp = &up
		}
		out.Seats = append(out.Seats, q)
	}
	if r.IntN(3) == 0 {
		for c := s.Deck.Rest; !c.Empty() && len(out.Deck) < 20; {
			out.Deck = append(out.Deck, g.Book().Card(c.Pop()))
		}
	}
	_, err := engine.Start(out)
	return out, err == nil
}

var paths = []string{"phase", "turn", "awaiting.seat", "awaiting.about", "awaiting.may", "seats[%d].alive", "seats[%d].lost",
	"seats[%d].identity", "seats[%d].identityShown", "seats[%d].character", "seats[%d].faceUp", "seats[%d].gender",
	"seats[%d].handCount", "seats[%d].hand", "seats[%d].intel", "deck.count", "deck.top", "discard.cards", "removed.count",
	"aside", "transit.at", "transit.card", "locked", "lured", "stack[%d].countered", "stack", "deaths", "result.winners", "strange"}

func difference(r *rand.Rand, g *engine.Game, seen []wire.Move) story.Difference {
	kinds := []story.Kind{story.AcceptedIllegal, story.RejectedLegal, story.ChangedByRefusal, story.Awaiting, story.Legal,
		story.View, story.View, story.View, story.Events, story.Result, story.Chance, story.Crash, story.Nondeterministic}
	d := story.Difference{Kind: kinds[r.IntN(len(kinds))], Path: paths[r.IntN(len(paths))], Want: "B", Got: "C\u001b[0m\n"}
	if n := len(g.View(view.Everything()).Seats); d.Path[len(d.Path)-1] != 0 && n > 0 {
		d.Path = path(d.Path, r.IntN(n))
	}
	viewers := []string{"", "all", "public", "A", "B"}
	d.Viewer = viewers[r.IntN(len(viewers))]
	switch d.Kind {
	case story.AcceptedIllegal, story.ChangedByRefusal:
		if d.Act = illegal(r, g, seen); d.Act == nil {
			d.Kind = story.View
		}
		if r.IntN(2) == 0 {
			d.Path = ""
		}
	case story.Legal:
		d.Act = illegal(r, g, seen)
		if legal := g.Actions(); r.IntN(2) == 0 && len(legal) > 0 && g.Asked() != table.Nature {
			d.Act = &wire.Move{Seat: g.Awaiting().Seat, Action: legal[r.IntN(len(legal))]}
		} else if r.IntN(2) == 0 {
			d.Act = nil
		}
	}
	return d
}

func path(p string, n int) string {
	for i := range p {
		if p[i] == '%' {
			return p[:i] + fmt.Sprint(n) + p[i+2:]
		}
	}
	return p
}

// illegal is an answer that was legal some time before and is not now, by anybody.
func illegal(r *rand.Rand, g *engine.Game, seen []wire.Move) *wire.Move {
	for range 20 {
		if len(seen) == 0 || g.Over() || g.Asked() == table.Nature {
			return nil
		}
		m := seen[r.IntN(len(seen))]
		if r.IntN(2) == 0 {
			m.Seat = g.Awaiting().Seat
		}
		if m.Seat != g.Awaiting().Seat {
			return &m
		}
		if _, err := g.Book().Match(g.State(), g.Legal(nil), m.Action); err != nil {
			return &m
		}
	}
	return nil
}
