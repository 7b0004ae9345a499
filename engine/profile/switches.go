package profile

import (
	"slices"
	"strings"

	"fengsheng/engine/card"
	"fengsheng/engine/character"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// Switches are the rulings that the reference can play otherwise, in the order
// of their ids.
func Switches() []Switch {
	all := []Switch{
		one("LOSE-003", "B", "A", func(p *Profile) { p.Readings.Stranded = rule.LosesAtOnce }),
		one("OPN-048", "A", "B", func(p *Profile) { p.Readings.Unheeded = table.Male | table.Female }),
		one("PRI-014", "A", "B", func(p *Profile) { p.Readings.Resumes = rule.FromNext }).in("standard", "promo", "mission", "beginner"),
		one("PROB-003", "A", "B", func(p *Profile) { p.Cards = card.Literal(p.Cards) }).in("promo"),
		one("QZ-004", "A", "B", func(p *Profile) { p.Identities = withoutTwoEach(p.Identities) }).in("qianzhi"),
		one("SET-011", "A", "B", func(p *Profile) { p.Deck = directDecodes(p.Deck) }).in("promo"),
		one("SET-019", "A", "B", openAtFour).in("qianzhi"),
		one("SET-023", "A", "B", seven(2, 2, 3)).in("standard", "promo", "mission"),
		one("QZ-005", "A", "B", seven(3, 3, 1)).in("qianzhi"),
		one("SET-029", "A", "B", func(p *Profile) { p.Offers = 3 }),
		one("STL-041", "A", "B", func(p *Profile) { p.Cards = killingByDeal(p.Cards) }),
		one("STL-002", "A", "B", func(p *Profile) { p.Characters = character.SevenStealth(p.Characters) }).in("standard", "promo", "qianzhi"),
		one("TERM-015", "A", "B", func(p *Profile) { p.Readings.Discards = rule.FaceUp }),
		one("TURN-003", "A", "B", func(p *Profile) { p.Flow.DrawMin = p.Flow.DrawMax }).in("standard", "promo", "mission", "beginner"),
		one("WIN-015", "A", "B", func(p *Profile) { p.Readings.Checks = []rule.Check{rule.LastWords, rule.Deaths, rule.Victories} }),
		one("WIN-022", "A", "B", func(p *Profile) { p.Readings.Remains = rule.OneFaction }),
	}
	for _, r := range character.Readings() {
		all = with(all, one(r.Ruling, r.Default, r.Letter, func(p *Profile) {
			p.Characters = rewritten(p.Characters, r.Character, r.Change)
		}))
	}
	slices.SortFunc(all, func(a, b Switch) int { return strings.Compare(a.Ruling, b.Ruling) })
	return all
}

// with adds a switch, or its alternatives to that of the same ruling.
func with(all []Switch, s Switch) []Switch {
	for i := range all {
		if all[i].Ruling == s.Ruling {
			all[i].Others = append(all[i].Others, s.Others...)
			return all
		}
	}
	return append(all, s)
}

// one is a switch with one other alternative.
func one(ruling, usual, letter string, apply func(*Profile)) Switch {
	return Switch{Ruling: ruling, Default: usual, Others: []Alternative{{letter, apply}}}
}

// in is the switch in the profiles that it can change.
func (s Switch) in(profiles ...string) Switch {
	s.In = profiles
	return s
}

// seven deals another table to seven unless a set-up says otherwise (SET-023,
// QZ-005).
func seven(lurkers, mi, bystanders uint8) func(*Profile) {
	return func(p *Profile) {
		if q, err := p.Seating(7, Table{Lurkers: lurkers, MI: mi, Bystanders: bystanders}.Name()); err == nil {
			*p = q
		}
	}
}

// withoutTwoEach is the tables but that of two of each for six (QZ-004).
func withoutTwoEach(all []Table) []Table {
	return slices.DeleteFunc(slices.Clone(all), func(t Table) bool { return t.Players == 6 && t.Bystanders == 2 })
}

// openAtFour leaves four players only those tables at which all know the
// identities (SET-019).
func openAtFour(p *Profile) {
	p.Identities = slices.DeleteFunc(slices.Clone(p.Identities), func(t Table) bool { return t.Players == 4 && !t.Open })
}

// killingByDeal is the cards of which none takes the kills of skills on its way
// (STL-041).
func killingByDeal(cards []rule.Card) []rule.Card {
	out := slices.Clone(cards)
	for i := range out {
		out[i].Kills = false
	}
	return out
}

// directDecodes is the deck in which the four true Decodes are Direct, the only
// cards that can make up the printed totals (SET-011).
func directDecodes(deck []Row) []Row {
	out := slices.Clone(deck)
	for i, row := range out {
		if row.Name == table.Decode {
			out[i].Red, out[i].Blue = 0, 0
			return slices.Insert(out, i+1, Row{Name: table.Decode, Mode: table.Direct, Red: row.Red, Blue: row.Blue})
		}
	}
	return out
}
