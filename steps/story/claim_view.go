package story

import (
	"slices"

	"fengsheng/engine/driver"
	"fengsheng/engine/table"
	"fengsheng/engine/view"
	"fengsheng/engine/wire"
	"fengsheng/steps/tongue/claim"
	"fengsheng/steps/tongue/noun"
)

// glance is the table in the eyes of one viewer, with what is told of it.
type glance struct {
	wire.View
	viewer string // a seat, "public" or "all"
	out    []any
}

// at claims what the reference shows at the place of the difference, to the viewer of the difference.
func (j judge) at(d Difference) []any {
	g := &glance{View: j.view, viewer: d.Viewer}
	switch {
	case d.Viewer == "" || d.Viewer == driver.Everything:
		g.viewer = driver.Everything
	case isSeat(d.Viewer) && int(d.Viewer[0]-'A') < len(j.view.Seats):
		seat, _ := table.SeatNamed(d.Viewer)
		g.View = j.game.View(view.Seat(seat))
	default:
		g.viewer, g.View = "public", j.game.View(view.Public())
	}
	s, last := place(d.Path)
	switch s.field {
	case "phase", "turn":
		g.say(j.phase()...)
	case "awaiting":
		if j.asked.Question == wire.AskNothing {
			g.say(claim.Result(j.view))
			break
		}
		// The open question is otherwise not looked up in a view.
		for _, c := range append(j.open(), j.concerns(last)...) {
			g.out = append(g.out, g.beheld(c))
		}
	case "seats":
		g.seat(s)
	case "deck":
		g.deck()
	case "discard":
		g.discard()
	case "removed":
		g.removed()
	case "aside":
		g.say(claim.Undealt{N: noun.Count(g.Aside.Count)})
	case "transit":
		g.transit(s.rest)
	case "locked":
		g.marks(g.Locked, "锁定")
	case "lured":
		g.marks(g.Lured, "调虎离山")
	case "stack":
		g.stack(s.index)
	case "deaths":
		g.deaths()
	case "result":
		g.say(claim.Result(j.view))
		if g.viewer == driver.Everything {
			g.say(j.declarer()...)
		}
		g.identities()
	default:
		g.out = append(g.out, j.table()...)
	}
	return g.out
}

// say claims something in the eyes of the viewer; the all-seeing one is who sees unless claims say otherwise.
func (g *glance) say(claims ...any) {
	for _, c := range claims {
		g.out = append(g.out, g.seen(c))
	}
}

// seen is a claim as the viewer makes it.
func (g *glance) seen(c any) any {
	if g.viewer == driver.Everything {
		return c
	}
	return g.beheld(c)
}

// beheld names the viewer in any case.
func (g *glance) beheld(c any) any {
	b := claim.Beheld{Claim: claim.Visible{Claim: c}}
	if isSeat(g.viewer) {
		b.Who = noun.Seats{noun.Seat(g.viewer)}
	} else {
		b.Eyes = g.viewer
	}
	return b
}

// hides claims that the viewer does not see something. The all-seeing one sees everything, and of somebody who sits
// nowhere it is said in other ways.
func (g *glance) hides(x claim.Thing) {
	if isSeat(g.viewer) {
		g.out = append(g.out, claim.Blind{Who: noun.Seats{noun.Seat(g.viewer)}, Thing: x})
	}
}

// transit claims where the intel is and what about it differs; everything where the path does not say.
func (g *glance) transit(what string) {
	t := g.Transit
	if t == nil {
		g.say(claim.TransitNone{})
		return
	}
	g.say(claim.TransitAt{How: either(t.Arrived, "at", "from"), Who: noun.Seat(t.At)})
	if t.To != "" && !t.Homeward && !t.Arrived && claim.Bound(g.View) == t.To {
		g.say(claim.TransitAt{How: "to", Who: noun.Seat(t.To)})
	}
	if t.Homeward {
		g.say(claim.TransitWay{How: "back"})
	}
	differs := func(fields ...string) bool { return what == "" || slices.Contains(fields, what) }
	if differs("card") && t.Card != "" {
		g.say(claim.TransitIs{Card: noun.Card(t.Card)})
	}
	if differs("card") && t.Card == "" {
		g.hides(claim.Thing{What: "transit"})
	}
	if differs("mode", "sender") {
		g.say(claim.TransitSent{Who: noun.Seat(t.Sender), Mode: noun.Mode(t.Mode)})
	}
	if differs("faceup") {
		g.say(claim.TransitWay{How: either(t.FaceUp, "up", "down")})
	}
	if differs("backward") {
		g.say(claim.TransitWay{How: either(t.Backward, "clockwise", "anticlockwise")})
	}
}

// marks claims who is under a Lock or a Lure and who is not.
func (g *glance) marks(under []string, how noun.Effect) {
	var on, free noun.Seats
	for _, p := range g.Seats {
		if slices.Contains(under, p.Seat) {
			on = append(on, noun.Seat(p.Seat))
		} else {
			free = append(free, noun.Seat(p.Seat))
		}
	}
	if len(on) > 0 {
		g.say(claim.Marked{Who: on, How: how})
	}
	if len(free) > 0 {
		g.say(claim.Unmarked{Who: free, How: how})
	}
}

func (g *glance) deaths() {
	dead := map[string]bool{}
	for _, d := range g.Deaths {
		dead[d.Seat] = true
		g.say(claim.Killer{Who: noun.Seat(d.Seat), By: noun.Seat(d.Killer)})
	}
	for _, p := range g.Seats {
		if !dead[p.Seat] {
			g.say(claim.Lives{Who: noun.Seats{noun.Seat(p.Seat)}, Fate: "dead"})
		}
	}
}

func (g *glance) identities() {
	if g.Result == nil {
		return
	}
	for _, r := range g.Result.Identities {
		g.say(claim.Outcome{Who: noun.Seat(r.Seat), Dealt: noun.Identity(r.Dealt), Final: noun.Identity(r.Final)})
	}
}

func either(is bool, yes, no string) string {
	if is {
		return yes
	}
	return no
}

func isSeat(word string) bool { return len(word) == 1 && word[0] >= 'A' && word[0] <= 'I' }
