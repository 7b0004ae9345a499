package shrink

import (
	"cmp"
	"encoding/json"
	"slices"

	"fengsheng/engine"
)

// Oracle plays cases and says what they show.
type Oracle interface {
	// Try plays the script of a case, which may be loose, from its set-up on
	// and returns what was executed up to the first finding, and the signature
	// of the finding or "". A set-up that is refused shows nothing. An error
	// means that no more can be tried.
	Try(Case, *Script) (Case, string, error)
	// Confirm plays an executed case again, exactly, in a fresh game and with
	// every check there is, and returns the signature that shows.
	Confirm(Case) (string, error)
}

// Budget bounds what shrinking may cost. Where either is spent it ends with what
// it has. Fields that are zero mean the usual bound.
type Budget struct {
	Replays int // games played
	Acts    int // answers given in them: games that cannot be cut are long
}

// usual ends the shrinking of a game of two thousand answers within half a
// minute on a subject that plays five thousand answers a second.
var usual = Budget{Replays: 1500, Acts: 120_000}

func (b Budget) orUsual() Budget {
	return Budget{cmp.Or(b.Replays, usual.Replays), cmp.Or(b.Acts, usual.Acts)}
}

// Stats say what shrinking cost.
type Stats struct {
	Replays int // games played
	Acts    int // answers given in them
	Steps   int // games that were smaller and kept
}

// Minimise makes a case smaller as long as it shows the signature and the budget
// lasts. What it returns has been confirmed, unless nothing smaller
// was found and it is the case given. An error of the oracle ends it early and
// is returned with the best case so far.
func Minimise(c Case, signature string, o Oracle, b Budget) (Case, Stats, error) {
	s := &shrinker{best: c, want: signature, oracle: o, budget: b.orUsual(), tried: map[string]bool{}}
	for s.err == nil {
		before := sizeOf(s.best)
		for _, pass := range []func(){s.beginLater, s.dropActs, s.fewerPlayers, s.plainerPersons, s.fewerCards} {
			pass()
		}
		if !sizeOf(s.best).less(before) {
			break
		}
	}
	return s.best, s.stats, s.err
}

type shrinker struct {
	best   Case
	want   string
	oracle Oracle
	budget Budget
	tried  map[string]bool
	stats  Stats
	err    error
}

// spent reports whether no more games can be played.
func (s *shrinker) spent() bool {
	return s.err != nil || s.stats.Replays >= s.budget.Replays || s.stats.Acts >= s.budget.Acts
}

// keep plays a smaller case and makes it the best one if it really is smaller
// and shows the same, twice.
func (s *shrinker) keep(c Case) bool {
	if s.spent() || s.before(c) {
		return false
	}
	got, signature, err := s.oracle.Try(c, Loosely(c))
	s.played(got)
	if err != nil {
		s.err = err
		return false
	}
	if signature != s.want || !sizeOf(got).less(sizeOf(s.best)) {
		return false
	}
	s.played(got)
	if signature, s.err = s.oracle.Confirm(got); s.err != nil || signature != s.want {
		return false
	}
	s.stats.Steps++
	s.best = got
	return true
}

// played books a game.
func (s *shrinker) played(c Case) {
	s.stats.Replays++
	s.stats.Acts += len(c.Acts)
}

// before reports whether the case was tried already, and remembers it.
func (s *shrinker) before(c Case) bool {
	key, err := json.Marshal(c)
	if err != nil {
		return true
	}
	seen := s.tried[string(key)]
	s.tried[string(key)] = true
	return seen
}

// size orders cases: what is read first counts first.
type size [6]int

func (a size) less(b size) bool { return slices.Compare(a[:], b[:]) < 0 }

// sizeOf measures answers, players, persons, cards of the set-up, what chance
// decides, and what else the set-up says.
func sizeOf(c Case) size {
	out := size{len(c.Acts), max(len(c.Setup.Seats), c.Setup.Players)}
	for _, q := range c.Setup.Seats {
		out[3] += len(q.Hand) + len(q.Intel)
		for _, said := range [...]bool{q.IdentityShown, q.FaceUp != nil, q.Gender != "", q.Dead || q.Lost} {
			if said {
				out[5]++
			}
		}
		out[2] += plainness(c.Setup.Profile, q.Character)
	}
	out[3] += len(c.Setup.Deck) + len(c.Setup.Discard) + len(c.Setup.Hidden) + len(c.Setup.Removed)
	out[4] = len(c.Opening)
	for _, a := range c.Acts {
		out[4] += len(a.Chance)
	}
	return out
}

// latest and further are how many positions are tried one by one from the end
// of a game, and how many at growing distances before those.
const latest, further = 16, 12

// beginLater begins the game at a position as late as possible.
func (s *shrinker) beginLater() {
	all := positions(s.best)
	slices.Reverse(all)
	for i, step := 0, 1; i < len(all); i += step {
		if i >= latest {
			step *= 2
		}
		if step > 1<<further || s.keep(all[i]) {
			return
		}
	}
}

// positions is the case from each quiet moment on, the earliest first. A case
// may show that the reference itself breaks; what came before counts.
func positions(c Case) (out []Case) {
	defer func() { _ = recover() }()
	moves := c.moves()
	_, _ = c.Trace().Replay(func(n int, g *engine.Game) error {
		if n < len(moves) && moves[n] > 0 && Quiet(g) {
			if setup, err := Position(g); err == nil {
				out = append(out, Case{Setup: setup, Acts: c.Acts[moves[n]:]})
			}
		}
		return nil
	})
	return out
}

// moves says for every move of the trace which act it is, or -1 for chance.
func (c Case) moves() []int {
	var out []int
	chance := func(n int) {
		for range n {
			out = append(out, -1)
		}
	}
	chance(len(c.Opening))
	for i, a := range c.Acts {
		out = append(out, i)
		chance(len(a.Chance))
	}
	return out
}
