package shrink

import "slices"

// dropActs leaves out answers: first large pieces of the game, then single
// ones. What a loose script fills in by itself is left out at once.
func (s *shrinker) dropActs() {
	bare := slices.DeleteFunc(slices.Clone(s.best.Acts), fills)
	s.reduce(len(bare), func(from, to int) bool {
		c := s.best
		c.Acts = slices.Concat(bare[:from], bare[to:])
		if !s.keep(c) {
			return false
		}
		bare = c.Acts
		return true
	})
}

// reduce leaves out pieces of a list of n things, halving the pieces down to
// single things. Without reports whether the list without from to to will do,
// and if so the list has become shorter by that.
func (s *shrinker) reduce(n int, without func(from, to int) bool) {
	if n > 0 && without(0, n) {
		return
	}
	for piece := (n + 1) / 2; piece > 0 && n > 0; piece /= 2 {
		for at := 0; at < n && !s.spent(); {
			end := min(at+piece, n)
			if without(at, end) {
				n -= end - at
			} else {
				at = end
			}
		}
	}
}
