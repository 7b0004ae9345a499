package wire

import "testing"

func TestEveryOutcomeOfChanceIsReadAsItWasWritten(t *testing.T) {
	for _, c := range []Chance{
		{Kind: "card", Outcome: "黑锁定"}, {Kind: "identity", Outcome: "军情处"},
		{Kind: "character", Outcome: "老鬼"}, {Kind: "seat", Outcome: "C"},
	} {
		if got := ChanceOf(c.Action()); got != c {
			t.Errorf("%+v is written as %+v and read as %+v", c, c.Action(), got)
		}
	}
}
