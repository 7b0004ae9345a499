package fuzz

import (
	"fmt"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// MaxSteps bounds a game: random play ends long before it.
const MaxSteps = 50_000

// Violation is a law that did not hold, with the game that shows it.
type Violation struct {
	Law     string
	Seed    uint64
	Players int
	Answers []table.Answer
	Err     error
}

func (v *Violation) Error() string {
	return fmt.Sprintf("fuzz: law %q broken with seed %d, %d players, after %d answers: %v",
		v.Law, v.Seed, v.Players, len(v.Answers), v.Err)
}

func (v *Violation) Unwrap() error { return v.Err }

// Grinder plays random games under the laws.
type Grinder struct {
	Decisions int // answers of players so far
	Games     int

	laws []Law
	turn Turn
	m    *rule.Machine
	seen []table.Answer
	prev table.State
}

// NewGrinder is a grinder for the rules under the laws.
func NewGrinder(r *rule.Rules, laws []Law) *Grinder {
	g := &Grinder{laws: laws, m: rule.New(r)}
	g.turn = Turn{M: g.m, Player: NewPlayer(0), spare: rule.New(r)}
	return g
}

// Game plays one game with the players and the seed. The error is a
// *Violation.
func (g *Grinder) Game(players int, seed uint64) error {
	p := NewPlayer(seed)
	g.turn.Player.Seed(^seed)
	g.seen = g.seen[:0]
	if err := g.m.Deal(players); err != nil {
		return err
	}
	for !g.m.S.Result.Over {
		if len(g.seen) == MaxSteps {
			return g.broken("every game ends", seed, players, fmt.Errorf("%d steps without an end", MaxSteps))
		}
		if err := g.step(p); err != nil {
			return g.broken(err.law, seed, players, err.err)
		}
	}
	g.Games++
	return g.replay(seed, players)
}

type failure struct {
	law string
	err error
}

func (g *Grinder) step(p *Player) *failure {
	m := g.m
	g.prev = m.S
	a := p.Pick(m)
	if m.S.Ask.Seat != table.Nature {
		g.Decisions++
	}
	g.seen = append(g.seen, a)
	events, err := m.Step(a)
	if err != nil {
		return &failure{"legal answers are accepted", err}
	}
	t := &g.turn
	t.Before, t.Answer, t.Events = &g.prev, a, events
	t.Legal = m.Legal(t.Legal[:0])
	for i := range g.laws {
		if law := &g.laws[i]; len(g.seen)%law.Every == 0 {
			if err := law.Check(t); err != nil {
				return &failure{law.Name, err}
			}
		}
	}
	return nil
}

// replay plays the same answers again: the end must be the same.
func (g *Grinder) replay(seed uint64, players int) error {
	m := g.turn.spare
	if err := m.Deal(players); err != nil {
		return err
	}
	for i, a := range g.seen {
		if _, err := m.Step(a); err != nil {
			return g.broken("a game replays", seed, players, fmt.Errorf("answer %d: %w", i+1, err))
		}
	}
	if m.S != g.m.S {
		return g.broken("a game replays", seed, players, fmt.Errorf("the same answers led to another end"))
	}
	return nil
}

func (g *Grinder) broken(law string, seed uint64, players int, err error) *Violation {
	return &Violation{Law: law, Seed: seed, Players: players, Answers: append([]table.Answer(nil), g.seen...), Err: err}
}
