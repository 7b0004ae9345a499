package claim_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"fengsheng/engine"
	"fengsheng/engine/driver"
	"fengsheng/engine/profile"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
	"fengsheng/steps/tongue/claim"
	"fengsheng/steps/tongue/deed"
)

// live is a game on the reference as claims see it, with what happened by the last few answers.
type live struct {
	*driver.Local
	of       profile.Profile
	eye      string
	happened []wire.Event
	asked    []wire.Awaiting
	// views are those taken since the last answer.
	views map[string]wire.View
}

func (g live) All() (wire.View, error)                 { return g.Look(g.eye) }
func (g live) Happened() ([]wire.Event, error)         { return g.happened, nil }
func (g live) Asked() ([]wire.Awaiting, error)         { return g.asked, nil }
func (g live) Opening() error                          { return nil }
func (g live) Attempt(deed.Act) (claim.Attempt, error) { return claim.Attempt{}, nil }

func (g live) Look(viewer string) (wire.View, error) {
	if v, ok := g.views[viewer]; ok {
		return v, nil
	}
	v, err := g.View(viewer)
	g.views[viewer] = v
	return v, err
}

func (g live) Through(viewer string) claim.Table {
	g.eye = viewer
	return g
}

func (g live) Awaiting() wire.Awaiting {
	v, _ := g.All()
	return v.Awaiting
}

func (g live) Skilled(character, skill string) bool {
	return slices.ContainsFunc(g.of.Characters, func(c rule.Character) bool {
		return (character == "" || c.Name == character) &&
			slices.ContainsFunc(c.Skills, func(k rule.Skill) bool { return k.Name == skill })
	})
}

// play lets chance answer some questions, and is whether the game goes on. What happened before is forgotten.
func (g *live) play(t *testing.T, r *rand.Rand) bool {
	t.Helper()
	g.happened, g.asked = nil, nil
	for range 12 {
		q := g.Game().Awaiting()
		if q.Question == wire.AskNothing {
			return false
		}
		legal, err := g.Legal(q.Seat)
		if err != nil {
			t.Fatal(err)
		}
		report, err := g.Do(q.Seat, legal[r.IntN(len(legal))], nil)
		if err != nil || !report.Accepted {
			t.Fatal(report, err)
		}
		g.happened = append(g.happened, report.Events...)
		g.asked = append(g.asked, report.Awaiting)
		clear(g.views)
	}
	return true
}

// begun is a new game in which chance decides by r.
func begun(t *testing.T, p profile.Profile, players int, r *rand.Rand) live {
	t.Helper()
	local := &driver.Local{Nature: func(g *engine.Game) table.Answer {
		legal := g.Legal(nil)
		return legal[r.IntN(len(legal))]
	}}
	if _, err := local.Start(wire.Setup{Mode: wire.ModeNew, Profile: p.ID, Players: players}); err != nil {
		t.Fatal(err)
	}
	return live{Local: local, of: p, eye: driver.Everything, views: map[string]wire.View{}}
}
