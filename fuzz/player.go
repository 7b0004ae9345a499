package fuzz

import (
	"math/rand/v2"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// Player answers every question, chance included, uniformly at random from a
// seed. It reuses its buffer, so playing allocates nothing.
type Player struct {
	src   rand.PCG
	legal []table.Answer
}

// NewPlayer is a player for the seed.
func NewPlayer(seed uint64) *Player {
	p := &Player{}
	p.Seed(seed)
	return p
}

// Seed makes the player start anew.
func (p *Player) Seed(seed uint64) { p.src.Seed(seed, 0x9E3779B97F4A7C15) }

// Pick chooses one of the legal answers.
func (p *Player) Pick(m *rule.Machine) table.Answer {
	p.legal = m.Legal(p.legal[:0])
	return p.legal[p.src.Uint64()%uint64(len(p.legal))]
}

// IntN is a number from 0 to n-1.
func (p *Player) IntN(n int) int { return int(p.src.Uint64() % uint64(n)) }
