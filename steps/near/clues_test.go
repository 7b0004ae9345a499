package near_test

import (
	"slices"
	"testing"

	"fengsheng/features/rulings"
	"fengsheng/steps/near"
)

// some are rulings enough for a word of one of them to be rare.
func some() []rulings.Ruling {
	all := []rulings.Ruling{
		{ID: "EX1-001", Title: "例：烧毁", ZH: "甲使用烧毁"}, {ID: "LG-001", Chapter: "stealth", Title: "就计", ZH: "被试探或锁定时烧毁"},
		{ID: "BURN-001", Chapter: "cards", Title: "烧毁", ZH: "烧毁一张黑情报"}, {ID: "BURN-002", Chapter: "cards", Title: "时机", ZH: "任何时候"},
		{ID: "TX-001", Chapter: "core", Title: "传递", ZH: "情报逆时针传递"}, {ID: "TX-002", Chapter: "core", Title: "接收", ZH: "面前的情报"},
	}
	for _, id := range []string{"SET-001", "SET-002", "SET-003", "SET-004", "SET-005", "SET-006"} {
		all = append(all, rulings.Ruling{ID: id, Chapter: "core", Title: "开局", ZH: "发牌"})
	}
	return all
}

func TestTheRulingsThatMostPointsToComeFirst(t *testing.T) {
	for claim, test := range map[string]struct {
		tell func(near.Clues)
		most int
		want []string
	}{
		"nothing points anywhere": {func(near.Clues) {}, 3, nil},
		"those of the card, the one with the word first": {func(c near.Clues) {
			c.Span("BURN-001..BURN-009", 1)
			c.Word("任何时候", 1)
		}, 3, []string{"BURN-002", "BURN-001"}},
		"the card's own outweigh the general ones": {func(c near.Clues) {
			c.Prefix("TX", 3)
			c.Span("BURN-001..BURN-009", 10)
		}, 3, []string{"BURN-001", "BURN-002", "TX-001"}},
		"no character and no example by a word alone": {func(c near.Clues) { c.Word("烧毁", 2) }, 3, []string{"BURN-001"}},
		"a character that has a part in it":           {func(c near.Clues) { c.Span("LG-001..LG-010", 1) }, 3, []string{"LG-001"}},
		"a word of half the rulings tells nothing, a rare one does": {func(c near.Clues) {
			c.Word("发牌", 3)
			c.Word("面前", 1)
		}, 1, []string{"TX-002"}},
		"of a clue given twice the greater weight counts": {func(c near.Clues) {
			c.Prefix("TX", 5)
			c.Prefix("TX", 1)
			c.Span("BURN-001", 3)
		}, 1, []string{"TX-001"}},
	} {
		c := near.NewClues()
		test.tell(c)
		var got []string
		for _, r := range c.Of(some(), test.most) {
			got = append(got, r.ID)
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("%s: %v, want %v", claim, got, test.want)
		}
	}
}
