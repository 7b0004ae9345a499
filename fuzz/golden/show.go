package golden

import (
	"context"
	"errors"
	"fmt"
	"sync"
)

// Show plays a game under the rules and says what it shows. A game that does
// not go as it is written down is an error: it must be checked first.
func Show(rules Rules, g Game) (Shown, error) {
	out := Shown{Game: g, At: map[Behaviour]int{}}
	err := watch(rules, g, func(at int, b Behaviour) {
		if _, had := out.At[b]; !had {
			out.At[b] = at
		}
	})
	return out, err
}

// watch tells every behaviour of a game with the number of its record.
func watch(rules Rules, g Game, show func(at int, b Behaviour)) error {
	r, err := rules(g.Setup)
	if err != nil {
		return fmt.Errorf("golden: game %s: %w", g.ID, err)
	}
	at := 0
	p, err := set(r, g.Setup)
	if err != nil {
		return fmt.Errorf("golden: game %s: %w", g.ID, err)
	}
	o := &observer{profile: g.Setup.Profile, p: p, show: func(b Behaviour) { show(at, b) }}
	p.hear = o.step
	return p.follow(g, func() bool { at++; return true })
}

// ShowAll is Show for many games, several at a time.
func ShowAll(ctx context.Context, rules Rules, games []Game, jobs int) ([]Shown, error) {
	out := make([]Shown, len(games))
	errs := make([]error, len(games))
	next := make(chan int)
	var all sync.WaitGroup
	for range jobs {
		all.Go(func() {
			for i := range next {
				out[i], errs[i] = Show(rules, games[i])
			}
		})
	}
	err := feed(ctx, next, len(games))
	all.Wait()
	return out, errors.Join(append(errs, err)...)
}
