package lockstep

import (
	"fengsheng/fuzz/play"
	"fmt"
	"slices"

	"fengsheng/engine"
	"fengsheng/engine/profile"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
	"fengsheng/fuzz/shrink"
)

// Menu is what games are dealt from.
type Menu struct {
	Tables     []play.Seating
	Characters []string // those a subject knows; empty is all of them
	New        bool     // games may be dealt from the box
	Positions  bool     // games may begin in the middle
}

// Order is what somebody asks to have fuzzed; empty fields ask for everything.
type Order struct {
	Profile string
	Players int
	// Readings are those in force that are not the usual ones.
	Readings profile.Readings
}

// NewMenu is what a subject offers of what is asked for. It is an error that
// says what there is if that is nothing.
func NewMenu(w wire.Welcome, o Order) (Menu, error) {
	m := Menu{Characters: w.Characters, New: slices.Contains(w.Capabilities.Setup, wire.ModeNew),
		Positions: slices.Contains(w.Capabilities.Setup, wire.ModePosition)}
	if !m.New && !m.Positions {
		return m, fmt.Errorf("lockstep: the subject offers no way to begin a game (capabilities.setup): expected %q or %q",
			wire.ModePosition, wire.ModeNew)
	}
	for _, p := range profile.All() {
		if !slices.Contains(w.Profiles, p.ID) || o.Profile != "" && p.ID != o.Profile {
			continue
		}
		p, err := p.Under(o.Readings)
		if err != nil {
			return m, fmt.Errorf("lockstep: %w", err)
		}
		for _, t := range p.Identities {
			// Who knows fewer characters than there are players cannot deal.
			few := len(p.Characters) > 0 && len(m.Characters) > 0 && len(m.Characters) < t.Players
			if !few && (o.Players == 0 || t.Players == o.Players) {
				m.Tables = append(m.Tables, play.Seating{Profile: p.ID, Players: t.Players, Identities: p.NameOf(t), Readings: o.Readings.String()})
			}
		}
	}
	if len(m.Tables) == 0 {
		return m, fmt.Errorf("lockstep: the subject offers the profiles %v, none of which can be played with profile %q and %d players",
			w.Profiles, o.Profile, o.Players)
	}
	return m, nil
}

// Deal draws the set-up of a game. The same seed deals the same. Half of the
// games that begin with a position begin with the first turn, the others later
// on; half of them have fuller hands than a deal gives, so that more can happen
// at once.
func (m Menu) Deal(seed uint64) wire.Setup {
	p := play.NewPlayer(seed)
	p.Lean(play.BiasOf(seed / 3))
	t := m.Tables[p.IntN(len(m.Tables))]
	box := t.Setup()
	if !m.Positions || m.New && p.IntN(8) == 0 {
		return box
	}
	g, err := engine.Start(box)
	if err != nil {
		return box
	}
	out, found := m.taken(p, g, []int{0, 0, 40, 200}[p.IntN(4)])
	if !found {
		return box
	}
	if p.IntN(2) == 0 {
		if full := enrich(p, out); playable(full) {
			return full
		}
	}
	return out
}

// taken plays a game on until it has a quiet position after so many answers, or
// is over, and describes the last one that there was.
func (m Menu) taken(p *play.Player, g *engine.Game, after int) (out wire.Setup, found bool) {
	for n := 0; !g.Over() && n < MaxActs; n++ {
		if Begun(g) && shrink.Quiet(g) {
			if next, err := shrink.Position(g); err == nil {
				m.recast(p, g.Book(), &next)
				if playable(next) {
					out, found = next, true
				}
			}
			if found && n >= after {
				return out, true
			}
		}
		if _, err := g.Answer(p.Pick(g.Machine())); err != nil {
			return out, found
		}
	}
	return out, found
}

func playable(s wire.Setup) bool {
	_, err := engine.Start(s)
	return err == nil
}

// enrich gives living players more cards in hand and, now and then, one intel.
func enrich(p *play.Player, s wire.Setup) wire.Setup {
	g, err := engine.Start(s)
	if err != nil {
		return s
	}
	rest := g.State().Deck.Rest
	draw := func() string {
		c := rest.Nth(p.IntN(rest.Len()))
		rest = rest.Without(c)
		return g.Book().Card(c)
	}
	s.Seats = slices.Clone(s.Seats)
	for i := range s.Seats {
		q := &s.Seats[i]
		if q.Dead || q.Lost {
			continue
		}
		q.Hand = slices.Clone(q.Hand)
		for len(q.Hand) < 6 && rest.Len() > 12 {
			q.Hand = append(q.Hand, draw())
		}
		if len(q.Intel) < 2 && rest.Len() > 12 && p.IntN(2) == 0 {
			q.Intel = append(slices.Clone(q.Intel), draw())
		}
	}
	return s
}

// Begun is whether the cards are dealt and the first turn has begun.
func Begun(g *engine.Game) bool { return g.State().Phase > table.Dealing }

// recast replaces characters that the subject does not know.
func (m Menu) recast(p *play.Player, b wire.Book, s *wire.Setup) {
	free := slices.DeleteFunc(slices.Clone(m.Characters), func(name string) bool {
		_, known := b.CharacterNamed(name)
		return !known
	})
	if len(free) < len(s.Seats) || s.Seats[0].Character == "" {
		return
	}
	for i := range s.Seats {
		at := p.IntN(len(free))
		s.Seats[i].Character, s.Seats[i].FaceUp = free[at], nil
		free = slices.Delete(free, at, at+1)
	}
}
