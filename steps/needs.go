package steps

import (
	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
	"fengsheng/steps/suite"
	"fengsheng/steps/tongue"
	"fengsheng/steps/tongue/claim"
	"fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/setup"
)

// Needs is what a case asks of an implementation beside its profile. One that
// does not offer it cannot be judged by the case.
type Needs struct {
	Setup   string `json:"setup"`             // new or position
	Players int    `json:"players,omitempty"` // at the table
	Seat    bool   `json:"seat,omitempty"`    // the table as one seat sees it
	Legal   bool   `json:"legal,omitempty"`   // a list of the legal answers
}

// NeedsOf reads from a case's steps what it needs. A sentence that the language does not have needs nothing.
func NeedsOf(c suite.Case) Needs {
	n := Needs{Setup: wire.ModePosition}
	for _, st := range c.Steps {
		switch s := Read(c, st).(type) {
		case setup.Seated:
			n.Players = int(s.Players)
		case setup.Dealt:
			n.Setup, n.Players = wire.ModeNew, int(s.Players)
		case claim.Sees, claim.Blind:
			n.Seat = true
		case claim.Beheld:
			n.Seat = n.Seat || s.Eyes != driver.Everything
		case claim.Choices:
			n.Legal = true
		}
	}
	return n
}

// Read is what a step of a case says, or nil if that is not understood.
func Read(c suite.Case, st suite.Step) any {
	l, err := grammar.Named(c.Language)
	if err != nil {
		return nil
	}
	keyword := map[suite.Kind]grammar.Keyword{suite.Context: grammar.Given, suite.Action: grammar.When, suite.Outcome: grammar.Then}[st.Kind]
	r, err := tongue.All().Read(l, keyword, st.Text)
	if err != nil {
		return nil
	}
	return r.Value
}
