package relation

import (
	"fmt"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// optional is the windows that an edition may be without (QZ-009).
var optional = [...]table.Phase{table.Start, table.Drawn, table.Play2, table.End}

// passedThrough: a window in which everybody passes leaves nothing behind, so
// that an edition without it goes on alike (PRI-013). This is the only form in
// which passes can be added: every living player is asked in every circle, also
// those who can do nothing, and a single pass more would end the circle early
// (PRI-011). Where somebody does act in the window, the image takes over the
// position in which it closes.
func passedThrough(g *Played) error {
	phase := optional[g.Seed%uint64(len(optional))]
	without := *g.Rules
	without.Skips |= table.During(phase)
	game, image := rule.New(g.Rules), rule.New(&without)
	if err := game.Deal(g.Players); err != nil {
		return err
	}
	if err := image.Deal(g.Players); err != nil {
		return err
	}
	acted := false
	for i, a := range g.Answers {
		if inWindow(&game.S, phase) {
			acted = acted || a.Verb != table.Pass
		} else if _, err := image.Step(a); err != nil {
			return fmt.Errorf("%d answers on: without the window %s, %+v: %w", i+1, phase.ZH(), a, err)
		}
		if _, err := game.Step(a); err != nil {
			return err
		}
		if inWindow(&game.S, phase) {
			continue
		}
		if acted {
			image.Load(&game.S)
			acted = false
		}
		if image.S != game.S {
			return fmt.Errorf("%d answers on: without the window %s, in which all have passed, the position is another",
				i+1, phase.ZH())
		}
	}
	return nil
}

// hasOptional is whether all those windows are there to be taken away.
func hasOptional(r *rule.Rules) bool { return r.Skips&table.During(optional[:]...) == 0 }

// inWindow is whether the window of the phase is open.
func inWindow(s *table.State, phase table.Phase) bool {
	if s.Phase != phase {
		return false
	}
	for i := range s.Height {
		if s.Frames[i].Kind == table.FrameWindow {
			return true
		}
	}
	return false
}
