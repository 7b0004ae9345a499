package play

import (
	"testing"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/fuzz/planted"
)

// shape is what games with a bias are like, summed over some games.
type shape struct{ decisions, passes, deepest, deaths, hand, shuffles int }

// games plays with the seeds from 1 and the bias; every game must end.
func games(t *testing.T, n int, b Bias) (out shape) {
	t.Helper()
	m, p := rule.New(planted.Rules(t, "mission")), NewPlayer(0)
	p.Lean(b)
	for seed := range uint64(n) {
		p.Seed(seed + 1)
		if err := m.Deal(3 + int(seed%7)); err != nil {
			t.Fatal(err)
		}
		out.play(t, m, p)
	}
	return out
}

func (x *shape) play(t *testing.T, m *rule.Machine, p *Player) {
	deepest, hand := 0, 0
	for steps := 0; !m.S.Result.Over; steps++ {
		if steps == MaxSteps {
			t.Fatalf("a game of %d with the bias %s goes on after %d steps", m.S.Players, p.bias.Name, steps)
		}
		a := p.Pick(m)
		if s := m.S.Ask.Seat; s != table.Nature {
			x.decisions++
			hand = max(hand, m.S.Seats[s].Hand.Len())
		}
		if a.Verb == table.Pass {
			x.passes++
		}
		events, err := m.Step(a)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range events {
			if e.What == rule.Reshuffled {
				x.shuffles++
			}
		}
		deepest = max(deepest, int(m.S.Items))
	}
	x.deepest += deepest
	x.hand += hand
	x.deaths += int(m.S.Died)
}

func TestEachBiasMakesTheGamesItIsFor(t *testing.T) {
	const n = 700
	all := map[string]shape{}
	for _, b := range Biases() {
		x := games(t, n, b)
		all[b.Name] = x
		t.Logf("%-9s %5d decisions, %.0f %% passes, stack %4.1f, hand %4.1f, deaths %.2f, reshuffles %.2f a game", b.Name,
			x.decisions/n, 100*float64(x.passes)/float64(x.decisions), float64(x.deepest)/n, float64(x.hand)/n,
			float64(x.deaths)/n, float64(x.shuffles)/n)
	}
	plain := all["uniform"]
	for claim, holds := range map[string]bool{
		"busy passes less":        all["busy"].passes*plain.decisions < plain.passes*all["busy"].decisions,
		"stacked stacks deeper":   all["stacked"].deepest > 2*plain.deepest,
		"deadly kills more":       all["deadly"].deaths > 3*plain.deaths,
		"hoarding holds more":     all["hoarding"].hand > plain.hand,
		"patient kills more":      all["patient"].deaths > 3*plain.deaths,
		"patient reshuffles more": all["patient"].shuffles > 2*plain.shuffles,
	} {
		if !holds {
			t.Errorf("not so: %s", claim)
		}
	}
}

func TestBiasReachesWhatUniformPlayDoesNot(t *testing.T) {
	const n = 1500
	r := planted.Rules(t, "mission")
	reached := func(bias func(uint64) Bias) int {
		cov, err := Saturate(r, []int{3, 4, 5, 6, 7, 8, 9}, n, bias)
		if err != nil {
			t.Fatal(err)
		}
		missing := unreached(cov, Wanted(r))
		t.Logf("not reached in %d games: %v", n, missing)
		return len(Wanted(r)) - len(missing)
	}
	plain, mixed := reached(func(uint64) Bias { return Uniform() }), reached(BiasOf)
	t.Logf("of %d: %d without a bias, %d with", len(Wanted(r)), plain, mixed)
	if mixed < plain+4 {
		t.Errorf("the biases reach %d of %d, no bias %d: they gain nothing", mixed, len(Wanted(r)), plain)
	}
}

func TestSeedsGoThroughTheBiases(t *testing.T) {
	for i, b := range Biases() {
		if got := BiasOf(uint64(i)); got != b {
			t.Errorf("seed %d has the bias %s, not %s", i, got.Name, b.Name)
		}
	}
}

// trail is the answers of one game.
func trail(t *testing.T, p *Player) (out []table.Answer) {
	t.Helper()
	m := rule.New(planted.Rules(t, "mission"))
	if err := m.Deal(6); err != nil {
		t.Fatal(err)
	}
	for !m.S.Result.Over {
		a := p.Pick(m)
		out = append(out, a)
		if _, err := m.Step(a); err != nil {
			t.Fatal(err)
		}
	}
	return out
}

func TestPickingAllocatesNothing(t *testing.T) {
	for _, b := range Biases() {
		m, p := rule.New(planted.Rules(t, "mission")), NewPlayer(0)
		p.Lean(b)
		one := func() {
			p.Seed(3)
			if err := m.Deal(7); err != nil {
				t.Fatal(err)
			}
			for !m.S.Result.Over {
				if _, err := m.Step(p.Pick(m)); err != nil {
					t.Fatal(err)
				}
			}
		}
		one()
		if n := testing.AllocsPerRun(3, one); n != 0 {
			t.Errorf("%s: %v allocations a game", b.Name, n)
		}
	}
}

// BenchmarkBiasedGame is BenchmarkRandomGame with the bias of each seed.
func BenchmarkBiasedGame(b *testing.B) { playGames(b, BiasOf) }
