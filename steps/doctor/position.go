package doctor

import (
	"slices"

	"fengsheng/engine/profile"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
	"fengsheng/steps/cast"
)

// The table that the doctor lays: A to move, who holds a Lock and knows whom to aim it
// at. Seats beside A and B only fill the table.
const (
	lock   = "红锁定"          // in A's hand
	spare  = "黑截获"          // in A's hand
	shield = "蓝识破"          // in B's hand, and nobody else's
	fire   = "黑烧毁"          // in B's hand
	truth  = "红破译"          // before B
	first  = "蓝锁定"          // on top of the deck
	second = "黑锁定"          // below it
	third  = "黑试探（军情处，抽二张）" // below that
)

// profile is what the doctor plays by: one without characters if there
// is one, otherwise the first that is known; the zero profile if none is.
func (p *patient) profile() profile.Profile {
	var best profile.Profile
	found := false
	for _, known := range profile.All() {
		if !slices.Contains(p.welcome.Profiles, known.ID) {
			continue
		}
		if !found || len(known.Characters) == 0 {
			best, found = known, true
		}
	}
	return best
}

// seating is the smallest table of at least four, as identities by seat.
func seating(p profile.Profile) []string {
	var best profile.Table
	for _, t := range p.Identities {
		if t.Players >= 4 && (best.Players == 0 || t.Players < best.Players) {
			best = t
		}
	}
	var out []string
	for id, n := range [...]uint8{table.MI: best.MI, table.Lurker: best.Lurkers, table.Bystander: best.Bystanders} {
		for range n {
			out = append(out, table.Identity(id).ZH())
		}
	}
	return out
}

// position is the doctor's table.
func (p *patient) position() wire.Setup {
	return p.layOut(p.profile())
}

func (p *patient) layOut(rules profile.Profile) wire.Setup {
	s := wire.Setup{Mode: wire.ModePosition, Profile: rules.ID, Turn: "A", Phase: "play1", Deck: []string{first, second, third}}
	free := p.characters(rules)
	for i, id := range seating(rules) {
		seat := wire.SeatSetup{Seat: wire.SeatWord(table.Seat(i)), Identity: id}
		likely := cast.Quiet()
		if id == table.Bystander.ZH() {
			likely = cast.Harmless()
		}
		seat.Character, free = choose(free, likely)
		s.Seats = append(s.Seats, seat)
	}
	s.Seats[0].Hand = []string{lock, spare}
	s.Seats[1].Hand = []string{shield, fire}
	s.Seats[1].Intel = []string{truth}
	return s
}

// characters are those of the profile that the subject has.
func (p *patient) characters(rules profile.Profile) []string {
	var out []string
	for _, c := range rules.Characters {
		if len(p.welcome.Characters) == 0 || slices.Contains(p.welcome.Characters, c.Name) {
			out = append(out, c.Name)
		}
	}
	return out
}

// choose takes the first of the likely ones that is free, or else any.
func choose(free, likely []string) (string, []string) {
	if len(free) == 0 {
		return "", nil
	}
	at := 0
	for _, name := range likely {
		if i := slices.Index(free, name); i >= 0 {
			at = i
			break
		}
	}
	return free[at], slices.Delete(slices.Clone(free), at, at+1)
}

// drawing is the doctor's table with A about to draw.
func (p *patient) drawing() wire.Setup {
	s := p.position()
	s.Phase = "draw"
	return s
}

// exhausted is the doctor's table with A about to draw and one card left in the
// deck; what is mentioned nowhere else is discarded.
func (p *patient) exhausted() wire.Setup {
	s := p.drawing()
	s.Deck = []string{first}
	rules := p.profile()
	used := slices.Concat(s.Deck, s.Seats[0].Hand, s.Seats[1].Hand, s.Seats[1].Intel)
	for _, f := range rules.Faces() {
		if i := slices.Index(used, f.ZH()); i >= 0 {
			used = slices.Delete(used, i, i+1)
			continue
		}
		s.Discard = append(s.Discard, f.ZH())
	}
	return s
}

// fromTheBox is a new game, where positions are not claimed.
func (p *patient) fromTheBox() wire.Setup {
	rules := p.profile()
	return wire.Setup{Mode: wire.ModeNew, Profile: rules.ID, Players: len(seating(rules))}
}

// opening is a game in the mode that the subject claims.
func (p *patient) opening() wire.Setup {
	if slices.Contains(p.welcome.Capabilities.Setup, wire.ModePosition) {
		return p.position()
	}
	return p.fromTheBox()
}
