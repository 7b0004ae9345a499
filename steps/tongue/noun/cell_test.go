package noun

import (
	"errors"
	"testing"

	"fengsheng/steps/say"
	"fengsheng/steps/tongue/grammar"
)

func TestARowBeginsWithOnePlayer(t *testing.T) {
	for _, test := range []struct {
		l    grammar.Language
		cell string
		want Seat
	}{
		{grammar.Zh, "A", "A"}, {grammar.Zh, "玩家B", "B"}, {grammar.Hant, " 玩家I ", "I"}, {grammar.En, "player C", "C"},
		{grammar.Zh, "", ""}, {grammar.Zh, "J", ""}, {grammar.Zh, "牌A", ""}, {grammar.Zh, "A、B", ""}, {grammar.En, "every player", ""},
	} {
		var got Seat
		err := got.ReadCell(test.l, test.cell)
		var author *say.Problem
		if got != test.want || errors.As(err, &author) != (test.want == "") {
			t.Errorf("%s %q: %q, %v", test.l, test.cell, got, err)
		}
	}
}

func TestNothingInACellIsNone(t *testing.T) {
	for _, l := range grammar.Languages() {
		for _, cell := range []string{"", " ", NoneCell(l)} {
			cards := Cards{"红识破"}
			if err := cards.ReadCell(l, cell); err != nil || len(cards) > 0 || !IsNone(l, cell) {
				t.Errorf("%s %q: %v, %v", l, cell, cards, err)
			}
		}
		if empty := (Cards{}).InCell(l); empty != NoneCell(l) {
			t.Errorf("%s: no cards are written %q", l, empty)
		}
	}
}
