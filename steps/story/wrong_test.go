package story_test

import (
	"encoding/json"
	"errors"
	"testing"

	"fengsheng/engine"
	"fengsheng/engine/driver"
	"fengsheng/engine/table"
	"fengsheng/engine/view"
	"fengsheng/engine/wire"
)

// wrong is the reference but for what it does once the game stands as it does at the end of a finding.
type wrong struct {
	*driver.Local
	at      string // the table in everybody's eyes there
	before  string // the same before the last answer
	viewer  string
	edit    func(*wire.View)
	asks    func(*wire.Awaiting)
	lists   func([]wire.Action) []wire.Action
	does    func(w *wrong, seat string, a wire.Action, chance []string) (wire.Report, error)
	answers func(r wire.Report) wire.Report // to the last answer
	refused bool
}

// fingerprint is all that is on the table and the open question.
func fingerprint(v wire.View) string {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return string(text)
}

func (w *wrong) here(at string) bool {
	v, err := w.Local.View(driver.Everything)
	return err == nil && fingerprint(v) == at
}

func (w *wrong) View(viewer string) (wire.View, error) {
	v, err := w.Local.View(viewer)
	if err == nil && w.edit != nil && (viewer == w.viewer || w.refused) && w.here(w.at) {
		w.edit(&v)
	}
	return v, err
}

func (w *wrong) Start(s wire.Setup) (wire.Report, error) {
	r, err := w.Local.Start(s)
	return w.said(r), err
}

func (w *wrong) said(r wire.Report) wire.Report {
	if w.asks != nil && w.here(w.at) {
		w.asks(&r.Awaiting)
	}
	return r
}

func (w *wrong) Do(seat string, a wire.Action, chance []string) (wire.Report, error) {
	if w.does != nil && w.here(w.at) {
		return w.does(w, seat, a, chance)
	}
	last := w.answers != nil && w.here(w.before)
	r, err := w.Local.Do(seat, a, chance)
	if err == nil && last && r.Accepted {
		r = w.answers(r)
	}
	return w.said(r), err
}

func (w *wrong) Legal(seat string) ([]wire.Action, error) {
	legal, err := w.Local.Legal(seat)
	if w.lists != nil && w.here(w.at) {
		legal = w.lists(legal)
	}
	return legal, err
}

var errBroken = errors.New("segmentation fault")

// ended plays the moves of a finding and gives the game, with the table before the last answer of a player.
func ended(t *testing.T, s wire.Setup, moves []wire.Move) (g *engine.Game, before string) {
	t.Helper()
	_, err := engine.Trace{Setup: s, Moves: moves}.Replay(func(n int, at *engine.Game) error {
		g = at
		if n < len(moves) && moves[n].Seat != table.Nature.String() && !moves[n].Refused {
			before = fingerprint(at.View(view.Everything()))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return g, before
}
