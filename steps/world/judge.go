package world

import (
	"errors"
	"strings"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
	"fengsheng/steps/say"
	"fengsheng/steps/suite"
	"fengsheng/steps/tongue"
	"fengsheng/steps/tongue/claim"
	"fengsheng/steps/tongue/deed"
)

// judge holds a claim against the game.
func (w *World) judge(c claim.Claim) error {
	seen, err := c.Seen(w)
	switch {
	case err != nil:
		return w.misread(err)
	case seen.Holds:
		return nil
	}
	message := wantGot(c, seen)
	if _, allowed := c.(claim.Can); allowed {
		message = say.Textf("%s。%s", "%s. %s", message, w.question())
	}
	return w.run.Fail(suite.Failure{Message: message, Want: strings.Join(seen.Want, "\n"), Got: strings.Join(seen.Lines, "\n")})
}

// wantGot tells a claim that does not hold: as it should be, and as it is.
func wantGot(c claim.Claim, seen claim.Seen) say.Text {
	want := tongue.All().Text(c)
	switch {
	case !seen.Why.Empty():
		return say.Textf("应为：%s；%s", "want: %s; %s", want, seen.Why)
	case seen.Got == nil:
		return say.Textf("不是这样：%s", "not so: %s", want)
	}
	return say.Textf("应为：%s；实际：%s", "want: %s; got: %s", want, tongue.All().Text(seen.Got))
}

// Happened are the events since the last 当 began.
func (w *World) Happened() ([]wire.Event, error) { return w.happened, w.ready() }

// Asked are the questions since then.
func (w *World) Asked() ([]wire.Awaiting, error) { return w.asked, w.ready() }

// Legal are the answers that the implementation lists for a seat.
func (w *World) Legal(seat string) ([]wire.Action, error) {
	if err := w.ready(); err != nil {
		return nil, err
	}
	return w.game.Legal(seat)
}

// Attempt tries an act and takes it back.
func (w *World) Attempt(a deed.Act) (claim.Attempt, error) {
	before, err := w.All()
	if err != nil {
		return claim.Attempt{}, err
	}
	m := w.mark()
	err = w.attempt(a)
	var r *refusal
	switch {
	case err == nil:
		return claim.Attempt{}, w.back(m)
	case !errors.As(err, &r):
		return claim.Attempt{}, err
	}
	// What else the act could have meant is asked where it was refused: the first three of four cards may be chosen.
	out := claim.Attempt{Refused: &r.move, Meanings: w.meanings(r.move)}
	if err := w.back(m); err != nil {
		return out, err
	}
	after, err := w.All()
	out.Changed = changed(before, after)
	return out, err
}

// Opening starts a set-up that is claimed to be refused.
func (w *World) Opening() error {
	if err := w.Early(); err != nil {
		return err
	}
	_, err := w.launch()
	if err != nil && !errors.Is(err, driver.ErrSetup) {
		return w.broken(err)
	}
	return err
}

// Through is the table in the eyes of a viewer, the open question that it shows included.
func (w *World) Through(viewer string) claim.Table { return eyes{w, viewer} }

// eyes look at a world from one place.
type eyes struct {
	*World
	viewer string
}

// All is what the viewer sees.
func (e eyes) All() (wire.View, error) { return e.World.Look(e.viewer) }

// Awaiting is the question as the viewer sees it.
func (e eyes) Awaiting() wire.Awaiting {
	v, err := e.All()
	if err != nil {
		return e.World.Awaiting()
	}
	return v.Awaiting
}
