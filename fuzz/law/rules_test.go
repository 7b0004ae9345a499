package law

import (
	"errors"
	"fengsheng/fuzz/play"
	"slices"
	"testing"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/fuzz/planted"
)

// broken plays games until a law is broken, and says which.
func broken(tb testing.TB, r *rule.Rules) string {
	tb.Helper()
	g := NewGrinder(r, Laws())
	for seed := range uint64(60) {
		err := g.Game(5, seed)
		var v *Violation
		if errors.As(err, &v) {
			return v.Law
		}
		if err != nil {
			tb.Fatal(err)
		}
	}
	return "none"
}

// These rule sets are wrong in the way in which an engine goes wrong: nothing
// is planted between it and the laws.
func TestLawsFindWrongRules(t *testing.T) {
	for _, c := range []struct {
		what   string
		card   table.Name
		change func(c *rule.Card)
		law    string
	}{
		{"a Burn takes away in silence", table.Burn, func(c *rule.Card) {
			c.Steps = []rule.Step{func(m *rule.Machine) {
				p := &m.S.Seats[m.Target()]
				p.Intel, m.S.Up = p.Intel.Without(m.Object()), m.S.Up.With(m.Object())
			}}
		}, "a card moves only as it is announced"},
		{"a Decode shows the intel to all", table.Decode, func(c *rule.Card) {
			c.Steps = []rule.Step{func(m *rule.Machine) { m.S.Seen[m.S.Transit.Card] = table.AllSeats }}
		}, "a face is shown only to those who may see it"},
		{"a Return leaves the intel where it has arrived", table.Return, func(c *rule.Card) {
			c.Steps = []rule.Step{func(m *rule.Machine) {
				m.Reverse(m.Owner())
				m.S.Transit.At = m.S.Turn
			}}
		}, "intel in transit is in one place and on its way"},
		{"whoever uses an Intercept answers for it", table.Intercept, func(c *rule.Card) {
			c.Steps = []rule.Step{func(m *rule.Machine) {
				m.S.Transit.Sender = m.Owner()
				m.GainTransit(m.Owner())
			}}
		}, "the killer answers for the last false intel"},
		{"a Counter takes the stack from below", table.Counter, func(c *rule.Card) {
			c.Steps = []rule.Step{func(m *rule.Machine) { m.Nullify(1) }}
		}, "the stack resolves whole, last in first out"},
		{"a Lock panics", table.Lock, func(c *rule.Card) {
			c.Steps = []rule.Step{func(*rule.Machine) { panic("planted") }}
		}, NoPanic},
	} {
		t.Run(c.what, func(t *testing.T) {
			if got := broken(t, planted.Wrong(t, planted.Profile(t, "mission"), c.card, c.change)); got != c.law {
				t.Errorf("found by %q, want %q", got, c.law)
			}
		})
	}
}

// TestATurnWithoutEndIsFound gives every character a skill that costs nothing,
// and plays by using it for ever.
func TestATurnWithoutEndIsFound(t *testing.T) {
	p := planted.Profile(t, "mission")
	p.Characters = slices.DeleteFunc(slices.Clone(p.Characters), func(c rule.Character) bool { return c.Stealth })
	for i := range p.Characters {
		p.Characters[i].Skills = append(slices.Clone(p.Characters[i].Skills),
			rule.Skill{Name: "永动", Kind: rule.Response, Usage: rule.Usage{Phases: table.AnyWindow}})
	}
	r, err := p.Rules()
	if err != nil {
		t.Fatal(err)
	}
	j := NewReferee(r, Laws())
	m := j.Machine()
	if err := m.Deal(3); err != nil {
		t.Fatal(err)
	}
	j.Begin(0)
	for range play.MaxSteps {
		legal := m.Legal(nil)
		a := legal[0]
		for _, b := range legal {
			if b.Verb == table.Use && b.Skill != 0 && m.R.Skill(b.Skill).Name == "永动" && m.S.Items == 0 {
				a = b
			}
		}
		var b *Broken
		if err := j.Step(a); errors.As(err, &b) {
			if b.Law != "a turn goes on" {
				t.Errorf("found by another law: %v", b)
			}
			return
		} else if err != nil {
			t.Fatal(err)
		}
	}
	t.Error("not found")
}

// TestPassesWithoutEndAreFound looks at passes with the one law alone, since
// the circle that never closes breaks another one first.
func TestPassesWithoutEndAreFound(t *testing.T) {
	f := fault{law: "a turn goes on", again: true, plant: func(t *Turn) bool {
		topFrame(&t.M.S).N = 0
		return true
	}}
	var alone []Law
	for _, law := range Laws() {
		if law.Name == f.law {
			alone = append(alone, law)
		}
	}
	if b := f.finds(t, planted.Rules(t, "mission"), alone); b == nil {
		t.Error("not found")
	}
}

func TestCheapLawsAllocateNothing(t *testing.T) {
	var cheap []Law
	for _, law := range Laws() {
		if law.Every == 1 {
			cheap = append(cheap, law)
		}
	}
	g := NewGrinder(planted.Rules(t, "mission"), cheap)
	game := func() {
		if err := g.Game(5, 1); err != nil {
			t.Fatal(err)
		}
	}
	game() // fills the buffers
	if n := testing.AllocsPerRun(5, game); n > 0 {
		t.Errorf("a game under the laws that look at every step allocates %v times", n)
	}
}
