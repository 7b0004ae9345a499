package fuzz

import (
	"testing"

	"fengsheng/engine/profile"
	"fengsheng/engine/wire"
)

// TestLawsHoldUnderEveryReading plays READINGS_DECISIONS decisions under each reading that the reference plays beside the
// usual one.
func TestLawsHoldUnderEveryReading(t *testing.T) {
	most := number(t, "READINGS_DECISIONS", 4_000)
	for _, s := range profile.Switches() {
		for _, other := range s.Others {
			reading := profile.Reading{Ruling: s.Ruling, Letter: other.Letter}
			t.Run(reading.String(), func(t *testing.T) {
				t.Parallel()
				underReading(t, reading, most)
			})
		}
	}
}

// underReading plays whole games, and holds some against the relations, at all kinds of table in turn.
func underReading(t *testing.T, reading profile.Reading, most int) {
	var tables []*Grinder
	var players []int
	for _, p := range profile.All() {
		p, err := p.Under(profile.Readings{reading})
		if err != nil {
			t.Fatal(err)
		}
		for _, row := range p.Identities {
			q, err := p.Seating(row.Players, row.Name())
			if err != nil {
				t.Fatal(err)
			}
			r, err := q.Rules()
			if err != nil {
				t.Fatal(err)
			}
			g := NewGrinder(r, Laws())
			g.setup = wire.Setup{Mode: wire.ModeNew, Profile: p.ID, Players: row.Players, Identities: row.Name(),
				Readings: map[string]string{reading.Ruling: reading.Letter}}
			tables, players = append(tables, g), append(players, row.Players)
		}
	}
	for n, decisions := 0, 0; decisions < most; n++ {
		g, at, seed := tables[n%len(tables)], players[n%len(tables)], uint64(n/len(tables))
		was := g.Decisions
		if err := g.Game(at, seed); err != nil {
			t.Fatalf("%v: %v", g.setup, err)
		}
		if n%relateEvery == 0 {
			if err := g.Relate(Relations(), at, seed); err != nil {
				t.Fatalf("%v: %v", g.setup, err)
			}
		}
		decisions += g.Decisions - was
	}
}
