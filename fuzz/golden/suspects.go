package golden

import (
	"strings"

	"fengsheng/features/rulings"
	"fengsheng/steps/board"
	"fengsheng/steps/near"
	"fengsheng/steps/say"
)

// How much a clue weighs: the rulings of the cards and skills involved come before the general ones, and those before
// what has only a word in common.
const (
	ofTheCard = 20
	general   = 10
	inCommon  = 1
)

// Suspects are at most so many of the rulings that bind the game's profile, those first with which the difference is
// most likely to have to do.
func (d Difference) Suspects(c *rulings.Catalogue, most int) []rulings.Ruling {
	clues := near.NewClues()
	where := d.Near()
	for _, span := range where.Ranges {
		clues.Span(span, ofTheCard)
	}
	for _, prefix := range where.Chapters {
		clues.Prefix(prefix, general)
	}
	b := board.Board{Locale: say.Zh}
	s := d.Signature()
	for _, w := range strings.Fields(strings.Join([]string{s.Subject, s.Was, s.Is}, " ")) {
		clues.Word(strings.TrimPrefix(b.Deed(b.Happening(w)), "被"), inCommon)
	}
	return clues.Of(c.Select(rulings.Filter{Profile: d.Game.Setup.Profile}), most)
}
