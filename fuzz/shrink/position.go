package shrink

import (
	"fengsheng/engine"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
)

// Position is the table as a set-up, with the identities of some table of the
// profile. What it leaves out does not matter here: whether the difference is
// still there is tried.
func Position(g *engine.Game) (wire.Setup, error) {
	out, _, err := g.Position()
	fit(&out)
	return out, err
}

// Quiet reports whether a position says all that matters: a phase in which one
// can begin, its first question, nothing under way.
func Quiet(g *engine.Game) bool {
	s := g.State()
	return !s.Result.Over && rule.Begins.Has(s.Phase) && s.Items == 0 && !s.Transit.Active &&
		s.Queued == 0 && s.Ask.Seat == s.Turn && (s.Ask.Kind == table.AskAct || s.Ask.Kind == table.AskSend ||
		s.Ask.Kind == table.AskNumber)
}
