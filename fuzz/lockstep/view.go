package lockstep

import (
	"cmp"
	"slices"
	"strings"

	"fengsheng/engine/wire"
)

// sameView compares what a viewer sees on both sides. The most telling
// differences come first: how it ended, who holds what, what is under way.
// Both views are put in order by it.
func sameView(want, got *wire.View) *difference {
	inOrder(want)
	inOrder(got)
	tolerate(want, got)
	for _, part := range [...]struct {
		name      string
		want, got any
	}{
		{"result", want.Result, got.Result}, {"seats", want.Seats, got.Seats}, {"deaths", want.Deaths, got.Deaths},
		{"transit", want.Transit, got.Transit}, {"stack", want.Stack, got.Stack}, {"locked", want.Locked, got.Locked},
		{"lured", want.Lured, got.Lured}, {"deck", want.Deck, got.Deck}, {"discard", want.Discard, got.Discard},
		{"removed", want.Removed, got.Removed}, {"aside", want.Aside, got.Aside}, {"turn", want.Turn, got.Turn},
		{"phase", want.Phase, got.Phase}, {"awaiting", want.Awaiting, got.Awaiting},
	} {
		if d := compare(part.name, part.want, part.got); d != nil {
			return d
		}
	}
	return nil
}

// inOrder sorts what has no order in the game.
func inOrder(v *wire.View) {
	for _, set := range [][]string{v.Discard.Cards, v.Removed.Cards, v.Aside.Cards, v.Locked, v.Lured} {
		slices.Sort(set)
	}
	for i := range v.Seats {
		for _, set := range [][]string{v.Seats[i].Hand, v.Seats[i].Intel, v.Seats[i].Offered} {
			slices.Sort(set)
		}
	}
	slices.SortFunc(v.Seats, func(a, b wire.SeatView) int { return cmp.Compare(a.Seat, b.Seat) })
	slices.SortFunc(v.Deaths, func(a, b wire.Death) int { return cmp.Compare(a.Seat, b.Seat) })
	if v.Result != nil {
		slices.Sort(v.Result.Winners)
		slices.SortFunc(v.Result.Identities, func(a, b wire.EndIdentity) int { return cmp.Compare(a.Seat, b.Seat) })
	}
}

// tolerate lets a subject leave out what it need not tell.
func tolerate(want, got *wire.View) {
	got.Viewer = want.Viewer
	got.Awaiting = told(want.Awaiting, got.Awaiting)
	if len(got.Seats) == len(want.Seats) {
		for i := range got.Seats {
			p, q := &got.Seats[i], &want.Seats[i]
			if p.Gender == "" {
				p.Gender = q.Gender
			}
			if len(p.Offered) == 0 {
				p.Offered = q.Offered
			}
		}
	}
	if got.Result != nil && want.Result != nil && len(got.Result.Identities) == 0 {
		got.Result.Identities = want.Result.Identities
	}
}

// told is a question with what the subject need not tell filled in.
func told(want, got wire.Awaiting) wire.Awaiting {
	if got.Skill == "" {
		got.Skill = want.Skill
	}
	if got.About == "" {
		got.About = want.About
	}
	if !got.May {
		got.May = want.May
	}
	return got
}

// sameLegal compares lists of answers as sets. The path is the action that is
// missing or too much.
func sameLegal(seat string, want, got []wire.Action) (*difference, *wire.Move) {
	w, g := bySaying(want), bySaying(got)
	for _, side := range [...]struct {
		name        string
		here, there map[string]wire.Action
		want, got   string
	}{{"missing", w, g, "listed", "not listed"}, {"extra", g, w, "not listed", "listed"}} {
		var odd []string
		for said := range side.here {
			if _, ok := side.there[said]; !ok {
				odd = append(odd, said)
			}
		}
		if len(odd) > 0 {
			said := slices.Min(odd)
			a := side.here[said]
			return &difference{side.name + "." + ActionName(a), said + " " + side.want, said + " " + side.got},
				&wire.Move{Seat: seat, Action: a}
		}
	}
	return nil, nil
}

func bySaying(list []wire.Action) map[string]wire.Action {
	out := make(map[string]wire.Action, len(list))
	for _, a := range list {
		if a.Do == wire.Play && a.As == "" {
			a.As = functionOf(a.Card)
		}
		if a.Second != "" && a.SecondAt+a.Second < a.Target+a.Object {
			a.Target, a.Object, a.SecondAt, a.Second = a.SecondAt, a.Second, a.Target, a.Object
		}
		out[a.String()] = a
	}
	return out
}

// sameEvents looks for each event that the subject announced among those of the
// reference, in order.
func sameEvents(want, got []wire.Event) *difference {
	at := 0
	for _, e := range got {
		next := slices.IndexFunc(want[at:], func(w wire.Event) bool { return agrees(w, e) })
		if next < 0 {
			return &difference{"events." + e.What, summary(want[at:]), summary([]wire.Event{e})}
		}
		at += next + 1
	}
	return nil
}

// agrees is whether everything that both sides announce is so on both.
func agrees(want, got wire.Event) bool {
	for _, p := range [...][2]string{{want.What, got.What}, {want.Seat, got.Seat}, {want.Other, got.Other},
		{want.Card, got.Card}, {want.Name, got.Name}, {want.Skill, got.Skill}, {want.Detail, got.Detail}} {
		if p[0] != "" && p[1] != "" && p[0] != p[1] {
			return false
		}
	}
	slices.Sort(got.Learned)
	return len(got.Learned) == 0 || len(want.Learned) == 0 || slices.Equal(want.Learned, got.Learned)
}

func summary(events []wire.Event) string {
	words := make([]string, len(events))
	for i, e := range events {
		words[i] = strings.TrimSpace(strings.Join([]string{e.What, e.Seat, e.Other, e.Card, e.Skill, e.Detail}, " "))
		words[i] = strings.Join(strings.Fields(words[i]), " ")
	}
	return strings.Join(words, "; ")
}
