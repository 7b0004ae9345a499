package fuzz

// Lean gives the grinder's player a bias from the next game on.
func (g *Grinder) Lean(b Bias) { g.player.Lean(b) }
