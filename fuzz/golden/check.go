package golden

import (
	"context"
	"errors"
	"fmt"
	"sync"

	"fengsheng/engine/rule"
	"fengsheng/engine/wire"
)

// Check plays the games again, several at a time, and returns the first
// difference of each that has one, in the order of the games. Done hears of
// every game. If the context ends, what was found comes back with its error.
func Check(ctx context.Context, rules Rules, games []Game, jobs int, done func()) ([]Difference, error) {
	found := make([]*Difference, len(games))
	next := make(chan int)
	var all sync.WaitGroup
	for range jobs {
		all.Go(func() {
			for i := range next {
				found[i] = checkGame(rules, &games[i])
				done()
			}
		})
	}
	err := feed(ctx, next, len(games))
	all.Wait()
	var out []Difference
	guess := newGuesses(games)
	for _, d := range found {
		if d != nil {
			guess.removed(d)
			out = append(out, *d)
		}
	}
	return out, err
}

func feed(ctx context.Context, next chan<- int, n int) error {
	defer close(next)
	for i := range n {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case next <- i:
		}
	}
	return nil
}

// checkGame is the game's first difference, or nil. A panic of the engine is
// one too: it must not end the check of the other games.
func checkGame(rules Rules, g *Game) (d *Difference) {
	c := &checker{game: g}
	defer func() {
		if broken := recover(); broken != nil {
			d = c.difference(Breaks, Record{}, fmt.Errorf("golden: the engine panics: %v", broken))
		}
	}()
	r, err := rules(g.Setup)
	if err != nil {
		return c.difference(SetsUp, Record{}, err)
	}
	c.rules = r
	if c.p, err = set(r, g.Setup); err != nil {
		return c.difference(SetsUp, Record{}, err)
	}
	return c.run()
}

// checker is one game under way.
type checker struct {
	game  *Game
	rules *rule.Rules
	p     *playback
	at    int
	move  wire.Move
	phase string
	step  int
}

func (c *checker) run() *Difference {
	for c.at = range c.game.Records {
		want := c.game.Records[c.at]
		if c.at > 0 {
			a, ok := c.p.find(want.Answer)
			if !ok {
				return c.difference(Breaks, Record{}, fmt.Errorf("%q: %w", want.Answer, errNotLegal))
			}
			c.phase = wire.PhaseWord(c.p.m.S.Phase)
			c.move = wire.Move{Seat: wire.SeatWord(c.p.m.S.Ask.Seat), Action: c.p.book.Action(&c.p.m.S, a)}
			c.step = c.p.steps
		}
		got, err := c.p.again(c.at, want)
		if err != nil && !errors.Is(err, errNoOutcome) {
			return c.difference(Breaks, got, err)
		}
		if got != want {
			d := c.difference("", got, nil)
			d.classify(c.p)
			return d
		}
	}
	return nil
}

func (c *checker) difference(k Kind, got Record, err error) *Difference {
	return &Difference{Game: c.game, At: c.at, Step: c.step, Kind: k, Move: c.move, Phase: c.phase,
		Want: c.game.Records[c.at], Got: got, Err: err, rules: c.rules}
}
