package golden

import (
	"errors"
	"fmt"
)

// Accept is the game as it goes now: the same answers as long as they are legal,
// and no more. It fails if the game cannot even begin.
func Accept(rules Rules, g Game) (Game, error) {
	r, err := rules(g.Setup)
	if err != nil {
		return g, fmt.Errorf("golden: game %s: %w", g.ID, err)
	}
	p, err := set(r, g.Setup)
	if err != nil {
		return g, fmt.Errorf("golden: game %s: %w", g.ID, err)
	}
	out := Game{ID: g.ID, Setup: g.Setup}
	for i, was := range g.Records {
		rec, err := p.again(i, was)
		if err != nil && !errors.Is(err, errNotLegal) && !errors.Is(err, errNoOutcome) {
			return g, fmt.Errorf("golden: game %s: %w", g.ID, err)
		}
		if err != nil {
			break
		}
		out.Records = append(out.Records, rec)
	}
	if len(out.Records) == 0 {
		return g, fmt.Errorf("golden: game %s: chance cannot decide as it did before the first choice", g.ID)
	}
	return out, nil
}
