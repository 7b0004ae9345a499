package engine

import (
	"fengsheng/engine/profile"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
)

// rules compiles the profile of a set-up with the identity table that it names
// or, in a position, has.
func rules(s wire.Setup) (*rule.Rules, error) {
	p, err := profile.Named(s.Profile)
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
		switch id, _ := wire.ParseIdentity(q.Identity); id {
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
