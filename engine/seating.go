package engine

import (
	"cmp"

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
	case s.Mode == wire.ModePosition:
		// A position with identities that no table has is refused with the
		// default one, which the error then names.
		if q, err := p.Seating(len(s.Seats), dealt(s).Name()); err == nil {
			p = q
		}
	}
	return p.Rules()
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
