package rulings

import "slices"

// checkBinding finds a ruling that lists the game without characters, but has
// no case there: most likely the situation cannot occur in it. A case that names
// no profile is trusted.
func (g *gate) checkBinding(r Ruling, proofs []Proof) {
	if len(proofs) == 0 || !slices.Contains(r.Profiles, Beginner) {
		return
	}
	if !slices.ContainsFunc(proofs, func(p Proof) bool { return len(p.Profiles) == 0 || slices.Contains(p.Profiles, Beginner) }) {
		g.find(r.finding("unplayed-profile", "列有初次游戏，却没有一个场景在那里上演；补上场景，或者因为不会发生而去掉",
			"lists beginner, but no case plays it there; add one, or take the profile off the list if the situation cannot occur"))
	}
}
