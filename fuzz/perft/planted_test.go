package perft_test

import (
	"context"
	"testing"

	tables "fengsheng/corpus/perft"
	"fengsheng/engine/profile"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/fuzz/perft"
)

// changed is the beginner's rules with one card's rule altered.
func changed(t *testing.T, name table.Name, alter func(*rule.Card)) *rule.Rules {
	t.Helper()
	p, err := profile.Named("beginner")
	if err != nil {
		t.Fatal(err)
	}
	for i := range p.Cards {
		if p.Cards[i].Name == name {
			alter(&p.Cards[i])
		}
	}
	r, err := p.Rules()
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// checked is what the check of a table says under other rules.
func checked(t *testing.T, name string, r *rule.Rules) []perft.Mismatch {
	t.Helper()
	table, err := perft.Read(tables.FS(), name)
	if err != nil {
		t.Fatal(err)
	}
	g, err := perft.Take(r, table.Trace)
	if err != nil {
		t.Fatal(err)
	}
	found, err := table.Check(context.Background(), g)
	if err != nil {
		t.Fatal(err)
	}
	return found
}

func TestAChangedRuleIsSeenAndTheDivisionPointsAtTheAnswer(t *testing.T) {
	burnsTrue := changed(t, table.Burn, func(c *rule.Card) {
		c.Intel = func(m *rule.Machine, _, owner table.Seat) table.CardSet { return m.S.Seats[owner].Intel }
	})
	found := checked(t, "burn", burnsTrue)
	if len(found) == 0 || found[0].Depth != 1 || found[0].Counted != found[0].Published+1 {
		t.Fatalf("a Burn that burns true intel: %+v", found)
	}
	const answer = "A play 黑烧毁 as 烧毁 →C 红锁定"
	for _, m := range found {
		if m.Words == answer && m.Published == 0 && m.Counted > 0 {
			return
		}
	}
	t.Errorf("the division does not point at %q: %+v", answer, found)
}

// A change that no first answer shows moves the shares below it.
func TestAChangeFurtherDownMovesTheShares(t *testing.T) {
	found := checked(t, "lock", changed(t, table.Counter, func(c *rule.Card) { c.Turn = rule.OthersTurn }))
	if len(found) < 2 || found[0].Depth == 1 {
		t.Fatalf("a Counter that the turn player may not use: %+v", found)
	}
	for _, m := range found[1:] {
		if m.Words == "" || m.Published == m.Counted {
			t.Errorf("not a share: %+v", m)
		}
	}
}

func TestUnchangedRulesChangeNothing(t *testing.T) {
	if found := checked(t, "burn", changed(t, table.Burn, func(*rule.Card) {})); len(found) > 0 {
		t.Errorf("%+v", found)
	}
}
