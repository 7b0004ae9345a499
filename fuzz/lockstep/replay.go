package lockstep

import (
	"errors"
	"fmt"

	"fengsheng/engine"
	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
	"fengsheng/fuzz/shrink"
)

// AtOnce plays a game on the reference alone and lets the subject replay it in
// one call, which is many times faster than act by act. The questions that were
// asked and the table at the end are compared; where those differ the game is
// played again in lockstep, which finds out where. A subject that fails at the
// replay is in no state for that: the divergence is then that of the replay, and
// the case is the whole game, for another process to show where. A source that
// attempts what is illegal, or a subject that cannot replay, makes it an ordinary
// Play.
func AtOnce(s Subject, setup wire.Setup, src *Random) (out Played, err error) {
	far, ok := s.Driver.(driver.Replayer)
	if !ok || !s.Offers.Replay || src.Attempts > 0 {
		return Play(s, setup, src)
	}
	g := game{subject: s, ref: &driver.Local{Heard: s.Heard}}
	g.out.Case.Setup = setup
	defer func() {
		if p := recover(); p != nil {
			out, err = g.panicked(p), nil
		}
	}()
	want, err := g.alone(src)
	if err != nil {
		return g.out, err
	}
	got, err := far.Replay(replayOf(g.out.Case))
	if errors.Is(err, driver.ErrSetup) {
		g.out.Refused = err
		return g.out, nil
	}
	if err != nil {
		g.out.Divergence, err = Failed(err, wire.DoReplay)
		return g.out, err
	}
	if sameReplay(&want, &got) == nil {
		return g.out, nil
	}
	return g.closely(want, got)
}

// alone plays the game on the reference and returns what a subject must answer.
// Chance deals the first possible cards, as subjects do whom nobody tells.
func (g *game) alone(src *Random) (out wire.ReplayResult, err error) {
	if _, err := engine.Start(g.out.Case.Setup); err != nil {
		return out, fmt.Errorf("%w: %w", driver.ErrSetup, err)
	}
	r, err := g.ref.Start(g.out.Case.Setup)
	if err != nil {
		return out, err
	}
	g.out.Case.Opening = decided(r.Chance)
	g.ref.Nature = src.Nature
	out.Awaiting = append(out.Awaiting, r.Awaiting)
	for len(g.out.Case.Acts) < MaxActs {
		a, more := src.Next(g.ref.Game())
		if !more {
			break
		}
		a.When = shrink.MomentOf(g.ref.Game())
		g.out.Case.Acts = append(g.out.Case.Acts, a)
		if r, err = g.ref.Do(a.Seat, a.Action, nil); err != nil {
			return out, err
		}
		g.out.Case.Acts[len(g.out.Case.Acts)-1].Chance = decided(r.Chance)
		out.Awaiting = append(out.Awaiting, r.Awaiting)
	}
	out.View, err = g.ref.View(driver.Everything)
	return out, err
}

// closely plays in lockstep a game that did not replay alike.
func (g *game) closely(want, got wire.ReplayResult) (Played, error) {
	s := g.subject
	s.Heard, s.Watch = nil, EveryView
	out, err := Play(s, g.out.Case.Setup, shrink.Exactly(g.out.Case))
	if err != nil || out.Divergence != nil || out.over() {
		return out, err
	}
	// Act by act it is right: it is the replay that is wrong.
	d := sameReplay(&want, &got)
	out.Divergence = &Divergence{Kind: Nondeterministic, Phase: begin, Action: wire.DoReplay, Path: d.path, Want: d.want, Got: d.got}
	return out, nil
}

func sameReplay(want, got *wire.ReplayResult) *difference {
	if got.Rejected != nil {
		return &difference{"rejected", "accepted", "rejected: " + firstLine(got.Rejected.Code+" "+got.Rejected.Message)}
	}
	for i := range min(len(want.Awaiting), len(got.Awaiting)) {
		got.Awaiting[i] = told(want.Awaiting[i], got.Awaiting[i])
	}
	if d := compare("awaiting", want.Awaiting, got.Awaiting); d != nil {
		return d
	}
	return sameView(&want.View, &got.View)
}

func replayOf(c shrink.Case) wire.ReplayParams {
	out := wire.ReplayParams{Setup: c.Setup, Acts: make([]wire.ActParams, len(c.Acts))}
	for i, a := range c.Acts {
		out.Acts[i] = wire.ActParams{Seat: a.Seat, Action: a.Action}
		for _, o := range a.Chance {
			out.Acts[i].Chance = append(out.Acts[i].Chance, wire.ChanceOf(o).Outcome)
		}
	}
	return out
}
