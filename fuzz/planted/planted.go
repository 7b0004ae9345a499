// Package planted makes rule sets for the tests of the laws and relations: those of a profile, and wrong ones.
package planted

import (
	"slices"
	"testing"

	"fengsheng/engine/profile"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// Rules are the rules of a profile.
func Rules(tb testing.TB, id string) *rule.Rules {
	tb.Helper()
	r, err := profile.Rules(id)
	if err != nil {
		tb.Fatal(err)
	}
	return r
}

// Profile is the profile of an id.
func Profile(tb testing.TB, id string) profile.Profile {
	tb.Helper()
	p, err := profile.Named(id)
	if err != nil {
		tb.Fatal(err)
	}
	return p
}

// Wrong is the rule set of the profile with one card changed.
func Wrong(tb testing.TB, p profile.Profile, name table.Name, change func(c *rule.Card)) *rule.Rules {
	tb.Helper()
	p.Cards = slices.Clone(p.Cards)
	for i := range p.Cards {
		if p.Cards[i].Name == name {
			change(&p.Cards[i])
		}
	}
	r, err := p.Rules()
	if err != nil {
		tb.Fatal(err)
	}
	return r
}
