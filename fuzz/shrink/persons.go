package shrink

import (
	"cmp"
	"slices"

	"fengsheng/engine/profile"
	"fengsheng/engine/wire"
)

// plainest is how many characters are tried for each that seems not to matter.
const plainest = 4

// plainness ranks characters: 0 is none, then the fewest skills first.
func plainness(id, character string) int {
	return slices.Index(ranking(id), character) + 1
}

// ranking lists the characters of a profile, those with the fewest skills
// first.
func ranking(id string) []string {
	p, err := profile.Named(id)
	if err != nil {
		return nil
	}
	all := slices.Clone(p.Characters)
	slices.SortStableFunc(all, func(a, b character) int { return cmp.Compare(len(a.Skills), len(b.Skills)) })
	names := make([]string, len(all))
	for i, c := range all {
		names[i] = c.Name
	}
	return names
}

// plainerPersons plays without characters where that is possible, or else with
// simpler ones, and says no more of a person than matters.
func (s *shrinker) plainerPersons() {
	if s.best.Setup.Mode != wire.ModePosition {
		return
	}
	if p, err := profile.Named("beginner"); err == nil && s.best.Setup.Profile != p.ID {
		for _, t := range p.Identities {
			if t.Players == len(s.best.Setup.Seats) {
				s.keep(s.with(func(q *wire.Setup) { withoutCharacters(q, p.ID, t) }))
			}
		}
	}
	simple := ranking(s.best.Setup.Profile)
	for i := range s.best.Setup.Seats {
		s.simpler(i, simple[:min(len(simple), len(s.best.Setup.Seats)+plainest)])
		for _, change := range []func(*wire.SeatSetup){
			func(q *wire.SeatSetup) { q.Gender = "" },
			func(q *wire.SeatSetup) { q.IdentityShown = false },
			func(q *wire.SeatSetup) { q.FaceUp = nil },
		} {
			s.keep(s.with(func(p *wire.Setup) { change(&p.Seats[i]) }))
		}
	}
}

// simpler gives a seat the simplest character that nobody else is.
func (s *shrinker) simpler(i int, among []string) {
	tries := 0
	for _, name := range among {
		taken := slices.ContainsFunc(s.best.Setup.Seats, func(q wire.SeatSetup) bool { return q.Character == name })
		if name == s.best.Setup.Seats[i].Character || tries == plainest {
			return
		}
		if taken {
			continue
		}
		tries++
		if s.keep(s.with(func(p *wire.Setup) { p.Seats[i].Character, p.Seats[i].FaceUp = name, nil })) {
			return
		}
	}
}

func withoutCharacters(q *wire.Setup, id string, t profile.Table) {
	q.Profile = id
	reidentify(q, t)
	for i := range q.Seats {
		q.Seats[i].Character, q.Seats[i].FaceUp, q.Seats[i].Gender = "", nil, ""
	}
}
