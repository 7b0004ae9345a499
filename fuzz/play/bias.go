package play

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// Weight is how often something is chosen, compared with the other weights of
// the same bias.
type Weight uint8

// Bias says what a player prefers. A weight belongs to a kind of answer, not
// to an answer: eight targets of one card share the weight of the card. Zero
// is chosen only where there is nothing else, or almost never. The zero value
// has no preferences: all answers are alike.
type Bias struct {
	Name string
	// Pass is a pass on an empty stack, Yield one while something is on it.
	Pass, Yield Weight
	// Use is each skill that may be declared, Agree and Decline what is said
	// when a skill asks.
	Use, Agree, Decline Weight
	// Play is each card function.
	Play [table.Names]Weight
	// Send, Take and Draw are intel sent, intel received, and cards picked or
	// drawn, by colour. The generator sees what lies face down.
	Send, Take, Draw [table.Black + 1]Weight
	// Refuse is refusing intel.
	Refuse Weight
	// Keep multiplies Draw for each function.
	Keep [table.Names]Weight
}

func (b *Bias) uniform() bool { return b.Pass == 0 }

// but is a function that has another weight than the rest.
type but struct {
	name   table.Name
	weight Weight
}

// level is one weight for every function, except for some.
func level(w Weight, except ...but) (out [table.Names]Weight) {
	for n := range out {
		out[n] = w
	}
	for _, x := range except {
		out[x.name] = x.weight
	}
	return out
}

// colors is the weights of true intel and of black, without a colour 1.
func colors(trues, black Weight) [table.Black + 1]Weight {
	return [...]Weight{table.NoColor: 1, table.Red: trues, table.Blue: trues, table.Black: black}
}

// Uniform is no bias.
func Uniform() Bias { return Bias{Name: "uniform"} }

// Busy plays rather than passes, skills first.
func Busy() Bias {
	return Bias{Name: "busy", Pass: 2, Yield: 2, Use: 12, Agree: 6, Decline: 2,
		Play: level(4), Send: colors(2, 2), Take: colors(2, 2), Refuse: 2,
		Draw: colors(1, 1), Keep: level(1)}
}

// Stacked answers whatever is on the stack, so that stacks grow.
func Stacked() Bias {
	return Bias{Name: "stacked", Pass: 12, Yield: 1, Use: 8, Agree: 4, Decline: 2,
		Play: level(3, but{table.Counter, 24}), Send: colors(2, 1), Take: colors(2, 1), Refuse: 2,
		Draw: colors(1, 1), Keep: level(1, but{table.Counter, 6}, but{table.Decode, 3}, but{table.Burn, 3})}
}

// Deadly wants black intel before everybody.
func Deadly() Bias {
	return Bias{Name: "deadly", Pass: 6, Yield: 4, Use: 6, Agree: 4, Decline: 2,
		Play: level(2, but{table.Muddle, 12}, but{table.Burn, 0}), Send: colors(1, 12), Take: colors(2, 12),
		Refuse: 2, Draw: colors(1, 4), Keep: level(1, but{table.Muddle, 3})}
}

// Hoarding keeps its cards, so that hands grow.
func Hoarding() Bias {
	return Bias{Name: "hoarding", Pass: 60, Yield: 60, Use: 2, Agree: 4, Decline: 3,
		Play: level(1, but{table.Burn, 4}, but{table.Counter, 0}), Send: colors(1, 1), Take: colors(1, 1), Refuse: 4,
		Draw: colors(1, 1), Keep: level(1, but{table.Counter, 3})}
}

// Patient passes, sends black intel and burns it: long games with many deaths,
// full hands and a deck that runs low.
func Patient() Bias {
	return Bias{Name: "patient", Pass: 40, Yield: 40, Use: 4, Agree: 6, Decline: 1,
		Play: level(1, but{table.Burn, 120}, but{table.Probe, 12}, but{table.Counter, 0}), Send: colors(1, 200),
		Take: colors(1, 3), Refuse: 4,
		Draw: colors(1, 12), Keep: level(1, but{table.Burn, 12}, but{table.Probe, 2})}
}

// Biases is every preset, no bias first.
func Biases() []Bias { return []Bias{Uniform(), Busy(), Stacked(), Deadly(), Hoarding(), Patient()} }

// BiasOf gives each seed a preset in turn, so that a run of seeds mixes them.
func BiasOf(seed uint64) Bias {
	switch seed % 6 {
	case 1:
		return Busy()
	case 2:
		return Stacked()
	case 3:
		return Deadly()
	case 4:
		return Hoarding()
	case 5:
		return Patient()
	}
	return Uniform()
}

// share is what the answers of one kind divide among them, per unit of weight.
const share = 16

// Kinds of answer that share a weight: each function played and each skill
// used. All others are weighed one by one.
const (
	kindAlone = 0
	kindPlay  = 1
	kindUse   = kindPlay + int(table.Names)
	kinds     = kindUse + 256
)

func kindOf(a table.Answer) int {
	switch a.Verb {
	case table.Play:
		return kindPlay + int(a.As)
	case table.Use:
		return kindUse + int(a.Skill)
	}
	return kindAlone
}

// weight is the weight of the kind of an answer.
func (b *Bias) weight(m *rule.Machine, a table.Answer) uint32 {
	switch a.Verb {
	case table.Pass:
		if m.S.Items > 0 {
			return uint32(b.Yield)
		}
		return uint32(b.Pass)
	case table.Play:
		return uint32(b.Play[a.As])
	case table.Use:
		return uint32(b.Use)
	case table.SendOff:
		return uint32(b.Send[m.R.Faces[a.Card].Color])
	case table.Choose:
		f := m.R.Faces[a.Card]
		return uint32(b.Draw[f.Color]) * uint32(b.Keep[f.Name])
	case table.Decline:
		return uint32(b.Decline)
	case table.Refuse:
		return uint32(b.Refuse)
	case table.Accept:
		if m.S.Ask.Kind == table.AskReceive {
			return uint32(b.Take[m.R.Faces[m.S.Transit.Card].Color])
		}
		return uint32(b.Agree)
	}
	return 1
}
