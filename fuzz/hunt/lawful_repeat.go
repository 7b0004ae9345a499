package hunt

import (
	"errors"
	"fengsheng/fuzz/law"

	"fengsheng/engine"
	"fengsheng/engine/table"
	"fengsheng/fuzz/lockstep"
	"fengsheng/fuzz/shrink"
)

// samples is how often a law that samples is checked after each answer when a
// game is repeated.
const samples = 8

// thorough is the law that is being looked into, or all of them, checked after
// every answer.
func (h *Lawful) thorough() []law.Law {
	var out []law.Law
	for _, l := range h.laws {
		if h.focus != "" && h.focus != l.Name {
			continue
		}
		if l.Every > 1 {
			l.Every, l.Check = 1, often(l.Check)
		}
		out = append(out, l)
	}
	return out
}

func often(check func(*law.Turn) error) func(*law.Turn) error {
	return func(t *law.Turn) error {
		for range samples {
			if err := check(t); err != nil {
				return err
			}
		}
		return nil
	}
}

// repeat plays a script under the laws.
func (h *Lawful) repeat(c shrink.Case, script *shrink.Script) *Fault {
	g, err := engine.Start(c.Setup)
	if err != nil {
		return nil
	}
	judge := law.NewUmpire(h.thorough())
	judge.Watch(g)
	out := shrink.Case{Setup: c.Setup}
	for !g.Over() && len(out.Acts) < lockstep.MaxActs {
		a, ok := decide(g, script, &out)
		if !ok {
			return nil
		}
		var b *law.Broken
		if err := judge.Step(g, a); errors.As(err, &b) {
			return breach(out, b.Law, b.Err)
		} else if err != nil {
			return nil
		}
	}
	return nil
}

// decide takes the next answer from a script, chance included, and writes it
// down. What was refused once is of no interest to a law.
func decide(g *engine.Game, script *shrink.Script, out *shrink.Case) (table.Answer, bool) {
	if g.Asked() == table.Nature {
		a := script.Nature(g)
		out.Decide(g.Book().Action(g.State(), a))
		return a, true
	}
	act, more := script.Next(g)
	for more && act.Refused {
		act, more = script.Next(g)
	}
	if !more || !g.Allows(act.Seat, act.Action) {
		return table.Answer{}, false
	}
	act.When, act.Chance = shrink.MomentOf(g), nil
	out.Acts = append(out.Acts, act)
	a, err := g.Book().Match(g.State(), g.Legal(nil), act.Action)
	return a, err == nil
}

// Try plays a part of a game.
func (h *Lawful) Try(c shrink.Case, script *shrink.Script) (shrink.Case, string, error) {
	if f := h.repeat(c, script); f != nil {
		return f.Case, f.Signature, nil
	}
	return c, "", nil
}

// Again plays a game again.
func (h *Lawful) Again(c shrink.Case) (*Fault, error) { return h.repeat(c, shrink.Exactly(c)), nil }

// Closely is Again: laws are always checked thoroughly when a game is repeated.
func (h *Lawful) Closely(c shrink.Case) (*Fault, error) { return h.Again(c) }

// Confirm is the signature that shows when a game is played again.
func (h *Lawful) Confirm(c shrink.Case) (string, error) {
	if f := h.repeat(c, shrink.Exactly(c)); f != nil {
		return f.Signature, nil
	}
	return "", nil
}

// Afresh has nothing to do: the reference keeps nothing from game to game.
func (h *Lawful) Afresh() {}

// Close has nothing to free.
func (h *Lawful) Close() {}
