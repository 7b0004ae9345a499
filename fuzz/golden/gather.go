package golden

import (
	"context"
	"fmt"
	"sync"

	"fengsheng/engine/wire"
)

// Gathering plays seeded games and keeps those that show something which is not
// shown often enough yet.
type Gathering struct {
	Rules  Rules
	Tables []wire.Setup // played in turn
	Jobs   int          // games at a time
	Times  int          // how often is enough

	had map[Behaviour]int
}

// Has takes note of games that are there already.
func (g *Gathering) Has(shown Shown) {
	if g.had == nil {
		g.had = map[Behaviour]int{}
	}
	for b := range shown.At {
		g.had[b]++
	}
}

// Play plays games with the seeds from first on, and returns those it keeps, in
// the order of their seeds. Done hears how many are played and how many kept. If
// the context ends, what was kept comes back with its error.
func (g *Gathering) Play(ctx context.Context, first uint64, games int, done func(played, kept int)) ([]Shown, error) {
	var kept []Shown
	for from := 0; from < games; from += g.Jobs {
		if err := ctx.Err(); err != nil {
			return kept, err
		}
		batch, err := g.batch(first, from, min(g.Jobs, games-from))
		if err != nil {
			return kept, err
		}
		for _, s := range batch {
			if g.wants(s) {
				g.Has(s)
				kept = append(kept, s)
			}
		}
		done(from+len(batch), len(kept))
	}
	return kept, nil
}

// batch plays games side by side.
func (g *Gathering) batch(first uint64, from, n int) ([]Shown, error) {
	out := make([]Shown, n)
	errs := make([]error, n)
	var all sync.WaitGroup
	for i := range n {
		all.Go(func() { out[i], errs[i] = g.seeded(first+uint64(from+i), g.Tables[(from+i)%len(g.Tables)]) })
	}
	all.Wait()
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	return out, nil
}

func (g *Gathering) seeded(seed uint64, s wire.Setup) (Shown, error) {
	r, err := g.Rules(s)
	if err != nil {
		return Shown{}, err
	}
	game, err := Seeded(r, s, seed)
	if err != nil {
		return Shown{}, fmt.Errorf("golden: seed %d: %w", seed, err)
	}
	game.ID = fmt.Sprintf("%s-%d-%d", s.Profile, s.Players, seed)
	return Show(g.Rules, game)
}

func (g *Gathering) wants(s Shown) bool {
	for b := range s.At {
		if g.had[b] < b.wanted(g.Times) {
			return true
		}
	}
	return false
}
