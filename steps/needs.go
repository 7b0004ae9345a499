package steps

import (
	"fengsheng/engine/wire"
	"fengsheng/steps/suite"
)

// Needs is what a case asks of an implementation beside its profile. One that
// does not offer it cannot be judged by the case.
type Needs struct {
	Setup   string `json:"setup"`             // new or position
	Players int    `json:"players,omitempty"` // at the table
	Seat    bool   `json:"seat,omitempty"`    // the table as one seat sees it
	Legal   bool   `json:"legal,omitempty"`   // a list of the legal answers
}

// NeedsOf reads from a case's steps what it needs. A phrase that the vocabulary
// does not have needs nothing.
func NeedsOf(c suite.Case) Needs {
	n := Needs{Setup: wire.ModePosition}
	for _, st := range c.Steps {
		text := simplify(st.Text)
		if m := tableOf.match(text); m != nil {
			n.Players, _ = number(m[2])
		}
		if m := fresh.match(text); m != nil {
			n.Setup = wire.ModeNew
			n.Players, _ = number(m[1])
		}
		n.Seat = n.Seat || sees.match(text) != nil || blind.match(text) != nil
		n.Legal = n.Legal || choices.match(text) != nil
	}
	return n
}
