package play

import (
	"fmt"

	"fengsheng/engine"
	"fengsheng/engine/profile"
	"fengsheng/engine/rule"
	"fengsheng/engine/wire"
)

// Seating is a kind of table: a profile, a number of players, and the
// identities that are dealt to them.
type Seating struct {
	Profile    string
	Players    int
	Identities string // as profile.Seating takes them: 2/2/3, 2/2/0 secret
	Readings   string // those that are not the usual ones, as STL-041=B,WIN-015=B
}

// Seatings is every kind of table that the profiles know (SET-017 to SET-026).
func Seatings() []Seating {
	var out []Seating
	for _, p := range profile.All() {
		for _, row := range p.Identities {
			out = append(out, Seating{Profile: p.ID, Players: row.Players, Identities: p.NameOf(row)})
		}
	}
	return out
}

// SeatingsUnder is every kind of table that the profiles know under the
// readings. It fails for readings that the reference does not play.
func SeatingsUnder(readings profile.Readings) ([]Seating, error) {
	var out []Seating
	for _, p := range profile.All() {
		q, err := p.Under(readings)
		if err != nil {
			return nil, fmt.Errorf("fuzz: %w", err)
		}
		for _, row := range q.Identities {
			out = append(out, Seating{p.ID, row.Players, row.Name(), readings.String()})
		}
	}
	return out, nil
}

// Rules is the compiled rule set in which those identities are dealt.
func (s Seating) Rules() (*rule.Rules, error) {
	p, err := s.profile()
	if err != nil {
		return nil, err
	}
	return p.Rules()
}

// Bare is Rules without characters, for what is exact only without them.
func (s Seating) Bare() (*rule.Rules, error) {
	p, err := s.profile()
	if err != nil {
		return nil, err
	}
	p.Characters = nil
	return p.Rules()
}

func (s Seating) profile() (profile.Profile, error) {
	readings, err := profile.ParseReadings(s.Readings)
	if err != nil {
		return profile.Profile{}, fmt.Errorf("fuzz: %w", err)
	}
	p, err := profile.With(s.Profile, readings)
	if err != nil {
		return p, fmt.Errorf("fuzz: %w", err)
	}
	if p, err = p.Seating(s.Players, s.Identities); err != nil {
		return p, fmt.Errorf("fuzz: %w", err)
	}
	return p, nil
}

// Setup is how a game at such a table begins.
func (s Seating) Setup() wire.Setup {
	readings, _ := profile.ParseReadings(s.Readings) // wrong ones fail in Rules
	return wire.Setup{Mode: wire.ModeNew, Profile: s.Profile, Readings: engine.NamedReadings(readings),
		Players: s.Players, Identities: s.Identities}
}

// String is the table in a few words.
func (s Seating) String() string {
	words := fmt.Sprintf("%s/%d/%s", s.Profile, s.Players, s.Identities)
	if s.Readings != "" {
		words += " " + s.Readings
	}
	return words
}
