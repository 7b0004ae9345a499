package hunt

import (
	"errors"
	"fengsheng/fuzz/play"

	"fengsheng/engine"
	"fengsheng/engine/driver"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
	"fengsheng/fuzz/lockstep"
	"fengsheng/fuzz/shrink"
)

// Duel hunts for divergences between the reference and a subject.
type Duel struct {
	Subject Opener
	Menu    lockstep.Menu
	Watch   lockstep.Watch
	// Cut ends three of four games after so many acts, since most of what can
	// happen in a position happens soon; 0 plays every game to its end.
	Cut int
	// AtOnce lets a subject that can replay a game in one call do so. Nothing
	// illegal is attempted then, and only questions and the end are compared.
	AtOnce bool

	viewer string // in whose eyes the fault showed that is being shrunk
}

// Play plays the game of a seed.
func (d *Duel) Play(seed uint64) (Game, error) {
	shown := play.Coverage{}
	src := lockstep.NewRandom(seed)
	if seed%4 != 0 {
		src.Cut = d.Cut
	}
	got, err := d.begin(d.Menu.Deal(seed), src, shown)
	if err != nil {
		return Game{}, err
	}
	out := Game{Decisions: len(got.Case.Acts), Refused: got.Refused != nil, Unoffered: got.Unoffered, Reached: shown}
	if got.Divergence != nil {
		out.Fault = fault(got)
	}
	return out, nil
}

// begin plays a new game.
func (d *Duel) begin(setup wire.Setup, src *lockstep.Random, shown play.Coverage) (lockstep.Played, error) {
	if !d.AtOnce || !d.Subject.Welcome().Capabilities.Replay {
		return d.play(setup, src, d.Watch, shown)
	}
	src.Attempts = 0
	got, err := d.with(d.Watch, shown, func(s lockstep.Subject) (lockstep.Played, error) { return lockstep.AtOnce(s, setup, src) })
	if err != nil || got.Divergence == nil || !got.Divergence.Kind.Failure() {
		return got, err
	}
	// The subject is gone; a fresh one shows at which act it fails, if it does.
	if again, err := d.repeat(got.Case, shrink.Exactly(got.Case), d.Watch); err != nil || again.Divergence != nil {
		return again, err
	}
	return got, nil
}

func fault(got lockstep.Played) *Fault {
	return &Fault{Signature: got.Divergence.Signature(), Case: got.Case, Says: got.Divergence.Error(), Parted: got.Divergence}
}

// play plays one game act by act.
func (d *Duel) play(setup wire.Setup, src lockstep.Source, watch lockstep.Watch, shown play.Coverage) (
	lockstep.Played, error,
) {
	return d.with(watch, shown, func(s lockstep.Subject) (lockstep.Played, error) { return lockstep.Play(s, setup, src) })
}

// with opens the subject for one game. A subject that failed is ended, so that
// the next game begins in a process that works.
func (d *Duel) with(watch lockstep.Watch, shown play.Coverage, play func(lockstep.Subject) (lockstep.Played, error)) (
	lockstep.Played, error,
) {
	game, err := d.Subject.Open()
	if err != nil {
		return lockstep.Played{}, err
	}
	s := lockstep.Subject{Driver: game, Offers: d.Subject.Welcome().Capabilities, Watch: watch}
	if shown != nil {
		s.Heard = func(g *engine.Game, asked table.Ask, a table.Answer, events []rule.Event) {
			shown.Observe(g.Machine(), asked, a, events)
		}
	}
	got, err := play(s)
	if err != nil {
		return got, err
	}
	if got.Divergence != nil && got.Divergence.Kind.Failure() {
		d.Subject.Kill()
		return got, nil
	}
	return got, d.putAway(game, &got)
}

// putAway ends a game that was played. A subject that cannot even do that has
// failed.
func (d *Duel) putAway(game driver.Driver, got *lockstep.Played) error {
	err := game.Close()
	if err == nil || got.Divergence != nil {
		return nil
	}
	d.Subject.Kill()
	got.Divergence, err = lockstep.Failed(err, wire.DoReset)
	return err
}

// Focus says in whose eyes to look.
func (d *Duel) Focus(f Fault) {
	if f.Parted != nil {
		d.viewer = f.Parted.Viewer
	}
}

// Try plays a part of a game. Where the fault showed in the eyes of the whole
// table, only those are compared: most tries show nothing, and views are what
// costs.
func (d *Duel) Try(c shrink.Case, script *shrink.Script) (shrink.Case, string, error) {
	watch := lockstep.EveryView
	if d.viewer == driver.Everything {
		watch = lockstep.OneView(d.viewer)
	}
	got, err := d.repeat(c, script, watch)
	if err != nil || got.Divergence == nil {
		return got.Case, "", err
	}
	return got.Case, got.Divergence.Signature(), nil
}

// Again plays a game again and looks as Play does.
func (d *Duel) Again(c shrink.Case) (*Fault, error) { return d.exactly(c, d.Watch) }

// Closely plays a game again and compares everything.
func (d *Duel) Closely(c shrink.Case) (*Fault, error) { return d.exactly(c, lockstep.EveryView) }

func (d *Duel) exactly(c shrink.Case, watch lockstep.Watch) (*Fault, error) {
	got, err := d.repeat(c, shrink.Exactly(c), watch)
	if err == nil && got.Refused != nil {
		got.Divergence = &lockstep.Divergence{Kind: lockstep.SetupRefused, Phase: c.Setup.Phase, Action: "setup",
			Want: "a game", Got: got.Refused.Error()}
	}
	if err == nil && got.Unoffered != nil {
		got.Divergence = &lockstep.Divergence{Kind: lockstep.Unoffered, Phase: c.Setup.Phase, Action: "setup",
			Want: "a game", Got: got.Unoffered.Error()}
	}
	if err != nil || got.Divergence == nil {
		return nil, err
	}
	return fault(got), nil
}

// Confirm is the signature that shows when a game is played again.
func (d *Duel) Confirm(c shrink.Case) (string, error) {
	f, err := d.Closely(c)
	if err != nil || f == nil {
		return "", err
	}
	return f.Signature, nil
}

// repeat plays a game that was made from another one. That it is impossible
// means only that it shows nothing.
func (d *Duel) repeat(c shrink.Case, script *shrink.Script, watch lockstep.Watch) (lockstep.Played, error) {
	got, err := d.play(c.Setup, script, watch, nil)
	if errors.Is(err, driver.ErrSetup) || errors.Is(err, lockstep.ErrStale) {
		return lockstep.Played{Case: c}, nil
	}
	return got, err
}

// Afresh ends the process; the next game starts another.
func (d *Duel) Afresh() { d.Subject.Kill() }

// Close lets the subject go.
func (d *Duel) Close() { d.Subject.Shutdown() }
