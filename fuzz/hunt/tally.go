package hunt

import (
	"cmp"
	"slices"
)

// Tally is what a hunt has done so far; it can be saved and taken up again.
type Tally struct {
	Games     int `json:"games"`
	Decisions int `json:"decisions"`
	Refused   int `json:"refused"` // set-ups that the subject does not play
	// Unoffered are games that ended where the subject did not offer what came
	// next; Lacking says what the first of them lacked.
	Unoffered int            `json:"unoffered,omitempty"`
	Lacking   string         `json:"lacking,omitempty"`
	Findings  []Count        `json:"findings"`
	Reached   map[string]int `json:"reached,omitempty"` // what games have shown (fuzz.Coverage)
	// Next is the first game that is not played, counted from 0; Ahead are
	// games behind it that are.
	Next  uint64   `json:"next"`
	Ahead []uint64 `json:"ahead,omitempty"`

	taken uint64 // the first game that nobody has begun
	seed  uint64
}

// Count is how often a fault showed.
type Count struct {
	Signature string `json:"signature"`
	Called    string `json:"called"` // the signature by which it is known: nondeterministic ones have their own
	Games     int    `json:"games"`
	Seed      uint64 `json:"seed"` // of the first game that showed it
	Answers   int    `json:"answers"`
	Stable    bool   `json:"stable"`
	Says      string `json:"says"`
}

// take begins the next game and says its seed.
func (t *Tally) take(first uint64) uint64 {
	t.taken = max(t.taken, t.Next)
	for slices.Contains(t.Ahead, t.taken) {
		t.taken++
	}
	t.seed = first
	t.taken++
	return first + t.taken - 1
}

// book counts what a game showed and reports whether it is new.
func (t *Tally) book(seed uint64, g Game) bool {
	t.Games++
	t.Decisions += g.Decisions
	if g.Refused {
		t.Refused++
	}
	if g.Unoffered != nil {
		t.Unoffered++
		t.Lacking = cmp.Or(t.Lacking, g.Unoffered.Error())
	}
	for what, n := range g.Reached {
		if t.Reached == nil {
			t.Reached = map[string]int{}
		}
		t.Reached[what] += n
	}
	if g.Fault == nil {
		return false
	}
	if i := t.index(g.Fault.Signature); i >= 0 {
		t.Findings[i].Games++
		return false
	}
	t.Findings = append(t.Findings, Count{Signature: g.Fault.Signature, Called: g.Fault.Signature, Games: 1, Seed: seed,
		Answers: len(g.Fault.Case.Acts), Says: g.Fault.Says})
	return true
}

// found books what became of a finding.
func (t *Tally) found(f Finding) {
	if i := t.index(f.Signature); i >= 0 {
		c := &t.Findings[i]
		c.Called, c.Answers, c.Says, c.Stable = f.Called(), len(f.Case.Acts), f.Says, f.Stable
	}
}

func (t *Tally) index(signature string) int {
	return slices.IndexFunc(t.Findings, func(c Count) bool { return c.Signature == signature })
}

// done marks a game as played.
func (t *Tally) done(seed uint64) {
	n := seed - t.seed
	t.Ahead = append(t.Ahead, n)
	slices.Sort(t.Ahead)
	for len(t.Ahead) > 0 && t.Ahead[0] == t.Next {
		t.Ahead = t.Ahead[1:]
		t.Next++
	}
}
