package golden

import (
	"errors"
	"fengsheng/fuzz/play"
	"fmt"
	"io"

	"fengsheng/engine"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
)

// Game is one game with its course.
type Game struct {
	ID      string
	Setup   wire.Setup
	Records []Record
}

// chooser decides every choice, chance included. It says io.EOF where it has no
// more to say.
type chooser func(*playback) (table.Answer, error)

// sameBias is how many seeds in a row lean the same way. Seeds go through the
// tables in turn; with one bias each, a table would always meet the same.
const sameBias = 7

// Seeded plays a game whose answers, chance included, come from a seed. The
// seed is not part of the game: what it chose is.
func Seeded(r *rule.Rules, s wire.Setup, seed uint64) (Game, error) {
	player := play.NewPlayer(seed)
	player.Lean(play.BiasOf(seed / sameBias))
	return record(r, s, func(p *playback) (table.Answer, error) {
		a, _ := p.find(p.words(player.Pick(p.m)))
		return a, nil
	})
}

// FromTrace takes over the game of a trace, as far as the trace goes.
func FromTrace(r *rule.Rules, t engine.Trace) (Game, error) {
	return record(r, t.Setup, func(p *playback) (table.Answer, error) {
		if p.steps >= len(t.Moves) {
			return table.Answer{}, io.EOF
		}
		a, err := p.book.Match(&p.m.S, p.legal, t.Moves[p.steps].Action)
		if err != nil {
			err = fmt.Errorf("golden: move %d: %w", p.steps+1, err)
		}
		return a, err
	})
}

// record plays with the chooser until the game or the chooser ends.
func record(r *rule.Rules, s wire.Setup, decide chooser) (Game, error) {
	g := Game{Setup: s}
	p, err := set(r, s)
	if err != nil {
		return g, err
	}
	p.chance = func() (table.Answer, error) { return decide(p) }
	rec, err := p.settle("")
	for err == nil {
		g.Records = append(g.Records, rec)
		if p.over() {
			return g, nil
		}
		var a table.Answer
		if a, err = decide(p); err == nil {
			rec, err = p.choose(a)
		}
	}
	if errors.Is(err, io.EOF) && len(g.Records) > 0 {
		return g, nil
	}
	return g, err
}
