package world

import (
	"errors"

	messages "github.com/cucumber/messages/go/v34"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
	"fengsheng/steps/suite"
)

// ready puts the set-up on the table and plays the Givens that need playing, once.
func (w *World) ready() error {
	if w.game != nil {
		return nil
	}
	if err := w.start(); err != nil {
		return err
	}
	for len(w.prelude) > 0 {
		next := w.prelude[0]
		w.prelude = w.prelude[1:]
		if err := next.do(); err != nil {
			return w.because(say.Textf("“%s”摆不出来", "the given %q cannot be played", next.text), err)
		}
	}
	if w.block == messages.PickleStepType_ACTION {
		// What Givens brought about did not happen in this 当.
		w.happened, w.asked = nil, nil
	}
	return nil
}

// start opens the implementation and begins the game. The implementation refusing a set-up is a mistake of the scenario
// until a scenario claims the opposite.
func (w *World) start() error {
	r, err := w.launch()
	switch {
	case errors.Is(err, driver.ErrSetup) && w.subject.Reference:
		return w.defect("开局摆不出来：%v", "the set-up is refused: %v", err)
	case errors.Is(err, driver.ErrSetup):
		return w.run.Fail(suite.Failure{Outcome: report.NotApplicable, Message: say.Textf(
			"被测程序摆不出这个局面：%v", "the implementation cannot build this position: %v", err)})
	case err != nil:
		return w.broken(err)
	}
	w.note(r)
	w.log = append(w.log, move{chance: r.Chance})
	return w.formality()
}

// launch fills in what the set-up leaves open, opens the implementation and begins the game on it.
func (w *World) launch() (wire.Report, error) {
	if err := w.complete(); err != nil {
		return wire.Report{}, err
	}
	game, err := w.subject.Open()
	if err != nil {
		return wire.Report{}, err
	}
	w.game = game
	return game.Start(w.setup)
}

func (w *World) note(r wire.Report) {
	w.report = r
	w.happened = append(w.happened, r.Events...)
	w.asked = append(w.asked, r.Awaiting)
}

// do gives one answer. A refusal is in the report and leaves everything as it was.
//
// How many outcomes of chance an answer consumes is known only afterwards. It is therefore given none at first; if it
// consumed some while a scenario has laid down outcomes, the game is taken back and the answer given again with those.
func (w *World) do(seat string, a wire.Action) (wire.Report, error) {
	if err := w.ready(); err != nil {
		return wire.Report{}, err
	}
	r, err := w.game.Do(seat, a, nil)
	for supplied := 0; err == nil && supplied < min(len(r.Chance), len(w.outcomes)); {
		supplied = min(len(r.Chance), len(w.outcomes))
		r, supplied, err = w.again(seat, a, supplied)
	}
	if err != nil {
		return r, w.broken(err)
	}
	if !r.Accepted {
		return r, nil
	}
	w.outcomes = w.outcomes[min(len(r.Chance), len(w.outcomes)):]
	w.log = append(w.log, move{seat, a, r.Chance})
	w.note(r)
	return r, w.formality()
}

// formality answers a question that is put for the sake of secrecy only: whoever has a covered character is asked
// whether to turn it up whenever some covered character could be (STL-058), and most can only say no. Scenarios need not
// spell that out; 问过 sees it nevertheless.
func (w *World) formality() error {
	q := w.report.Awaiting
	if q.Question != wire.AskReveal {
		return nil
	}
	legal, err := w.game.Legal(q.Seat)
	if errors.Is(err, driver.ErrNoLegal) {
		legal, err = w.guess(q.Seat)
	}
	if err != nil {
		return w.broken(err)
	}
	if len(legal) != 1 || legal[0].Do != wire.Decline {
		return nil
	}
	_, err = w.do(q.Seat, legal[0])
	return err
}

// guess finds out whether a player could turn up the character by trying, where the implementation lists nothing.
func (w *World) guess(seat string) ([]wire.Action, error) {
	r, err := w.game.Do(seat, wire.Action{Do: wire.Accept}, nil)
	no := []wire.Action{{Do: wire.Decline}}
	if err != nil || !r.Accepted {
		return no, err
	}
	return append(no, wire.Action{Do: wire.Accept}), w.replay(len(w.log))
}

// Look is the table as a viewer sees it.
func (w *World) Look(viewer string) (wire.View, error) {
	if err := w.ready(); err != nil {
		return wire.View{}, err
	}
	v, err := w.game.View(viewer)
	if err != nil {
		return v, w.broken(err)
	}
	return v, nil
}

// All is the table as who sees everything sees it.
func (w *World) All() (wire.View, error) { return w.Look(driver.Everything) }

// seatView is one player as who sees everything sees them.
func (w *World) seatView(seat string) (wire.SeatView, error) {
	v, err := w.All()
	if err != nil {
		return wire.SeatView{}, err
	}
	for _, s := range v.Seats {
		if s.Seat == seat {
			return s, nil
		}
	}
	return wire.SeatView{}, w.defect("没有玩家%s", "there is no player %s", seat)
}
