package golden

import (
	"errors"
	"fmt"

	"fengsheng/engine"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// Trace is the game up to and with the record of that number, forced answers
// included, as a trace that anything replays. It goes by the rules as they are
// now; where they do not allow the game any more, the trace ends and the error
// says where.
func (g Game) Trace(rules Rules, upTo int) (engine.Trace, error) {
	t := engine.Trace{Setup: g.Setup}
	r, err := rules(g.Setup)
	if err != nil {
		return t, fmt.Errorf("golden: game %s: %w", g.ID, err)
	}
	along, err := engine.StartUnder(r, g.Setup)
	if err != nil {
		return t, fmt.Errorf("golden: game %s: %w", g.ID, err)
	}
	p, err := set(r, g.Setup)
	if err != nil {
		return t, fmt.Errorf("golden: game %s: %w", g.ID, err)
	}
	var broken error
	p.hear = func(a table.Answer, _ moment, _ []rule.Event) {
		if broken == nil {
			_, broken = along.Answer(a)
		}
	}
	at := 0
	err = p.follow(g, func() bool { at++; return at <= upTo })
	return along.Trace(), errors.Join(err, broken)
}
