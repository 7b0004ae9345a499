package play

import (
	"testing"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/fuzz/planted"
)

// BenchmarkRandomGame plays with uniformly random answers.
func BenchmarkRandomGame(b *testing.B) { playGames(b, func(uint64) Bias { return Uniform() }) }

// playGames plays whole games of five, all thirty characters in the box.
// decisions/s counts the answers of players; those of chance come on top.
func playGames(b *testing.B, bias func(seed uint64) Bias) {
	m := rule.New(planted.Rules(b, "mission"))
	p := NewPlayer(0)
	decisions := 0
	b.ReportAllocs()
	for seed := uint64(0); b.Loop(); seed++ {
		p.Seed(seed)
		p.Lean(bias(seed))
		if err := m.Deal(5); err != nil {
			b.Fatal(err)
		}
		for !m.S.Result.Over {
			if m.S.Ask.Seat != table.Nature {
				decisions++
			}
			if _, err := m.Step(p.Pick(m)); err != nil {
				b.Fatal(err)
			}
		}
	}
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}

// BenchmarkClone copies a position.
func BenchmarkClone(b *testing.B) {
	m := rule.New(planted.Rules(b, "mission"))
	if err := m.Deal(5); err != nil {
		b.Fatal(err)
	}
	var copies [2]table.State
	for i := 0; b.Loop(); i++ {
		copies[i&1] = m.S
	}
}

// BenchmarkLegal lists the answers of every position of one game.
func BenchmarkLegal(b *testing.B) {
	m := rule.New(planted.Rules(b, "mission"))
	p := NewPlayer(1)
	if err := m.Deal(5); err != nil {
		b.Fatal(err)
	}
	var all []table.State
	for !m.S.Result.Over {
		all = append(all, m.S)
		if _, err := m.Step(p.Pick(m)); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportAllocs()
	b.ResetTimer()
	for i := 0; b.Loop(); i++ {
		m.Load(&all[i%len(all)])
		p.legal = m.Legal(p.legal[:0])
	}
}
