package relation

import (
	"bytes"
	"fmt"
	"reflect"

	"github.com/google/go-cmp/cmp"

	"fengsheng/engine"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/view"
	"fengsheng/engine/wire"
)

// retold: a game that is played in words, written down, read and played again
// ends as it did, for every seat. Only a game of a profile has words for its
// set-up.
func retold(g *Played) error {
	if g.Setup.Profile == "" {
		return nil
	}
	game, err := engine.Start(g.Setup)
	if err != nil {
		return err
	}
	if err := inWords(g, game); err != nil {
		return err
	}
	var text bytes.Buffer
	if err := game.Trace().Write(&text); err != nil {
		return err
	}
	lines := text.Bytes()
	read, err := engine.ReadTrace(bytes.NewReader(lines))
	if err != nil {
		return err
	}
	again, err := read.Replay(func(int, *engine.Game) error { return nil })
	if err != nil {
		return fmt.Errorf("the trace does not replay: %w", err)
	}
	var twice bytes.Buffer
	if err := again.Trace().Write(&twice); err != nil {
		return err
	}
	if !bytes.Equal(lines, twice.Bytes()) {
		return fmt.Errorf("the trace is written otherwise after it was read: %s", cmp.Diff(text.String(), twice.String()))
	}
	return sameEnd(game, again)
}

// inWords plays the game by what the answers read as.
func inWords(g *Played, game *engine.Game) error {
	exact := rule.New(g.Rules)
	if err := exact.Deal(g.Players); err != nil {
		return err
	}
	book := wire.Book{R: g.Rules}
	for i, a := range g.Answers {
		if _, err := game.Do(book.Action(&exact.S, a)); err != nil {
			return fmt.Errorf("answer %d is not understood in words: %w", i+1, err)
		}
		if _, err := exact.Step(a); err != nil {
			return err
		}
	}
	all := view.Everything()
	if d := cmp.Diff(view.Of(g.Rules, &exact.S, all), game.View(all)); d != "" {
		return fmt.Errorf("in words the game ends otherwise:\n%s", d)
	}
	return nil
}

func sameEnd(game, again *engine.Game) error {
	viewers := []view.Viewer{view.Everything(), view.Public()}
	for i := range table.Seat(game.State().Players) {
		viewers = append(viewers, view.Seat(i))
	}
	for _, v := range viewers {
		if was, is := game.View(v), again.View(v); !reflect.DeepEqual(was, is) {
			return fmt.Errorf("the trace ends otherwise, as seen by %s:\n%s", was.Viewer, cmp.Diff(was, is))
		}
	}
	return nil
}
