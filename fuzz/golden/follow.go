package golden

import (
	"errors"
	"fmt"
)

// errNotLegal is returned for an answer that is written down and not legal now.
var errNotLegal = errors.New("golden: not legal now; check the games first")

// again makes the choice of a record, or begins if it is the first, with chance
// deciding as written down, and describes what comes of it now.
func (p *playback) again(i int, was Record) (Record, error) {
	p.chance = p.given(was.Chance)
	if i == 0 {
		return p.settle("")
	}
	a, ok := p.find(was.Answer)
	if !ok {
		return Record{}, fmt.Errorf("%q: %w", was.Answer, errNotLegal)
	}
	return p.choose(a)
}

// follow plays the game as it is written down. Before every record but the first
// it asks whether to go on.
func (p *playback) follow(g Game, on func() bool) error {
	for i, was := range g.Records {
		if i > 0 && !on() {
			return nil
		}
		if _, err := p.again(i, was); err != nil {
			return fmt.Errorf("golden: game %s, record %d: %w", g.ID, i, err)
		}
	}
	return nil
}
