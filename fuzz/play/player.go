package play

import (
	"math/rand/v2"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// MaxSteps bounds a game, chance included: random play ends long before it.
const MaxSteps = 50_000

// Player answers every question, chance included: from a seed or from a tape
// of bytes, all answers alike or weighted by a bias. The same seed or tape, bias
// and rules make the same game. It reuses its buffers, so playing allocates
// nothing.
type Player struct {
	src   rand.PCG
	tape  []byte
	bias  Bias
	legal []table.Answer
	// scale holds the weight of each answer in legal while one is chosen.
	scale []uint32
	count [kinds]uint16
}

// NewPlayer is a player for the seed without a bias.
func NewPlayer(seed uint64) *Player {
	p := &Player{}
	p.Seed(seed)
	return p
}

// Seed makes the player start anew. The bias stays.
func (p *Player) Seed(seed uint64) {
	p.src.Seed(seed, 0x9E3779B97F4A7C15)
	p.tape = nil
}

// Read makes the player start anew and decide by the bytes of the tape, one
// byte a choice where that is enough. Behind its end the game goes on as with
// seed 0, so that every tape makes a whole game. Read keeps the tape and does
// not change it.
func (p *Player) Read(tape []byte) {
	p.Seed(0)
	p.tape = tape
}

// Unread is what the player has not decided by yet.
func (p *Player) Unread() []byte { return p.tape }

// Lean gives the player a bias from the next answer on.
func (p *Player) Lean(b Bias) { p.bias = b }

// Pick chooses one of the legal answers.
func (p *Player) Pick(m *rule.Machine) table.Answer {
	p.legal = m.Legal(p.legal[:0])
	if p.bias.uniform() {
		return p.legal[p.IntN(len(p.legal))]
	}
	return p.legal[p.weighed(m)]
}

// IntN is a number from 0 to n-1.
func (p *Player) IntN(n int) int {
	if len(p.tape) > 0 {
		return p.fromTape(n)
	}
	return int(p.src.Uint64() % uint64(n))
}

// fromTape takes as many bytes as n needs; a choice of one needs none.
func (p *Player) fromTape(n int) int {
	x := 0
	for left := n - 1; left > 0 && len(p.tape) > 0; left >>= 8 {
		x = x<<8 | int(p.tape[0])
		p.tape = p.tape[1:]
	}
	return x % n
}

// weighed chooses an index of legal by the bias. Plays of one function share
// its weight, and so do uses of one skill: else a skill with one target would
// be drowned by a card with eight.
func (p *Player) weighed(m *rule.Machine) int {
	if len(p.legal) == 1 {
		return 0
	}
	for _, a := range p.legal {
		p.count[kindOf(a)]++
	}
	p.count[kindAlone] = 1
	p.scale = p.scale[:0]
	total := 0
	for _, a := range p.legal {
		w := max(p.bias.weight(m, a)*share/uint32(p.count[kindOf(a)]), 1)
		p.scale = append(p.scale, w)
		total += int(w)
	}
	for _, a := range p.legal {
		p.count[kindOf(a)] = 0
	}
	at := p.IntN(total)
	for i, w := range p.scale {
		if at -= int(w); at < 0 {
			return i
		}
	}
	return len(p.scale) - 1
}
