package lockstep

import (
	"slices"
	"strings"

	"fengsheng/engine/wire"
	"fengsheng/fuzz/shrink"
)

// compare looks for a difference after an act.
func (g *game) compare(a shrink.Act, want, got wire.Report) (*Divergence, error) {
	if d := judged(a, want, got); d != nil {
		return d.at(a), nil
	}
	d, err := g.look(want, got)
	if err != nil {
		return g.failed(a, err)
	}
	if d == nil {
		return nil, nil
	}
	if a.Refused && d.Kind != Events {
		d.Kind = ChangedByRefusal
	}
	return d.at(a), nil
}

// judged compares acceptance and what chance had to decide.
func judged(a shrink.Act, want, got wire.Report) *Divergence {
	act := &wire.Move{Seat: a.Seat, Action: a.Action}
	switch {
	case want.Accepted && !got.Accepted:
		return &Divergence{Kind: RejectedLegal, Act: act, Want: "accepted", Got: "rejected: " + firstLine(got.Code+" "+got.Message)}
	case !want.Accepted && got.Accepted:
		return &Divergence{Kind: AcceptedIllegal, Act: act, Path: want.Code, Want: "rejected: " + want.Code, Got: "accepted"}
	}
	if d := sameChance(want.Chance, got.Chance); d != nil {
		return &Divergence{Kind: Chance, Path: d.path, Want: d.want, Got: d.got}
	}
	return nil
}

// sameChance compares the outcomes that were needed. A subject that does not
// report them has taken those it was given.
func sameChance(want, got []wire.Chance) *difference {
	if len(got) == 0 {
		return nil
	}
	got = slices.Clone(got)
	for i := range min(len(want), len(got)) {
		if got[i].About == "" {
			got[i].About = want[i].About
		}
	}
	return compare("chance", want, got)
}

// look compares views, the open question, the legal answers and what was
// announced.
func (g *game) look(want, got wire.Report) (*Divergence, error) {
	watched := g.subject.Watch(len(g.out.Case.Acts), g.viewers)
	if g.ref.Game().Over() {
		watched = g.viewers
	}
	for _, viewer := range watched {
		if d, err := g.view(viewer); d != nil || err != nil {
			return d, err
		}
	}
	if d := compare("awaiting", want.Awaiting, told(want.Awaiting, got.Awaiting)); d != nil {
		return &Divergence{Kind: Awaiting, Path: d.path, Want: d.want, Got: d.got}, nil
	}
	if d, err := g.legal(want.Awaiting.Seat); d != nil || err != nil {
		return d, err
	}
	if d := sameEvents(want.Events, got.Events); d != nil {
		return &Divergence{Kind: Events, Path: d.path, Want: d.want, Got: d.got}, nil
	}
	return nil, nil
}

func (g *game) view(viewer string) (*Divergence, error) {
	got, err := g.subject.View(viewer)
	if err != nil {
		return nil, err
	}
	want, err := g.ref.View(viewer)
	if err != nil {
		return nil, err
	}
	d := sameView(&want, &got)
	if d == nil {
		return nil, nil
	}
	out := &Divergence{Kind: View, Viewer: viewer, Path: d.path, Want: d.want, Got: d.got}
	switch part, _, _ := strings.Cut(d.path, "."); part {
	case "result":
		out.Kind = Result
	case "awaiting":
		out.Kind, out.Viewer = Awaiting, ""
	}
	return out, nil
}

func (g *game) legal(seat string) (*Divergence, error) {
	if g.subject.Offers.Legal != "list" || seat == "" {
		return nil, nil
	}
	got, err := g.subject.Legal(seat)
	if err != nil {
		return nil, err
	}
	want, err := g.ref.Legal(seat)
	if err != nil {
		return nil, err
	}
	d, act := sameLegal(seat, want, got)
	if d == nil {
		return nil, nil
	}
	return &Divergence{Kind: Legal, Act: act, Path: d.path, Want: d.want, Got: d.got}, nil
}
