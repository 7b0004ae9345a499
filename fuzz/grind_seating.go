package fuzz

import (
	"fmt"

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
}

// Seatings is every kind of table that the profiles know (SET-017 to SET-026).
func Seatings() []Seating {
	var out []Seating
	for _, p := range profile.All() {
		for _, row := range p.Identities {
			out = append(out, Seating{p.ID, row.Players, p.NameOf(row)})
		}
	}
	return out
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
	p, err := profile.Named(s.Profile)
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
	return wire.Setup{Mode: wire.ModeNew, Profile: s.Profile, Players: s.Players, Identities: s.Identities}
}

// String is the table in a few words.
func (s Seating) String() string { return fmt.Sprintf("%s/%d/%s", s.Profile, s.Players, s.Identities) }
