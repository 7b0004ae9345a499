package engine

import (
	"cmp"

	"fengsheng/engine/profile"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
)

// Profile is the profile of a set-up under its readings.
func Profile(s wire.Setup) (profile.Profile, error) {
	return profile.With(s.Profile, ReadingsOf(s.Readings))
}

// ReadingsOf puts the readings of a set-up in order.
func ReadingsOf(named map[string]string) profile.Readings {
	all := make([]profile.Reading, 0, len(named))
	for ruling, letter := range named {
		all = append(all, profile.Reading{Ruling: ruling, Letter: letter})
	}
	return profile.ReadingsOf(all...)
}

// NamedReadings is the readings as a set-up has them; nil for none.
func NamedReadings(readings profile.Readings) map[string]string {
	var named map[string]string
	for _, r := range readings {
		if named == nil {
			named = map[string]string{}
		}
		named[r.Ruling] = r.Letter
	}
	return named
}

// rules compiles the profile of a set-up with the identity table that it names
// or, in a position, has.
func rules(s wire.Setup) (*rule.Rules, error) {
	p, err := Profile(s)
	if err != nil {
		return nil, err
	}
	switch {
	case s.Mode == wire.ModeNew && s.Identities != "":
		if p, err = p.Seating(s.Players, s.Identities); err != nil {
			return nil, err
		}
	case s.Mode == wire.ModePosition && s.Identities != "":
		if p, err = p.Seating(len(s.Seats), s.Identities); err != nil {
			return nil, err
		}
	case s.Mode == wire.ModePosition:
		// A position with identities that no table has is refused with the
		// default one, which the error then names.
		if q, err := p.Seating(len(s.Seats), dealt(s).Name()); err == nil {
			p = q
		}
	}
	return p.Rules()
}

// seated names the identity table of the rules where a position would not find
// it by what its seats have: of two that differ only in being open, the second.
func seated(id string, r *rule.Rules, players int) string {
	p, err := profile.Named(id)
	if err != nil {
		return ""
	}
	ids := r.Identities[players]
	t := profile.Table{Players: players, Open: r.Open[players],
		Lurkers: ids[table.Lurker], MI: ids[table.MI], Bystanders: ids[table.Bystander]}
	if name := p.NameOf(t); name != t.Name() {
		return name
	}
	return ""
}

func dealt(s wire.Setup) profile.Table {
	var t profile.Table
	for _, q := range s.Seats {
		switch id, _ := wire.ParseIdentity(cmp.Or(q.Dealt, q.Identity)); id {
		case table.Lurker:
			t.Lurkers++
		case table.MI:
			t.MI++
		case table.Bystander:
			t.Bystanders++
		}
	}
	return t
}
