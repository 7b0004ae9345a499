package rule

import (
	"testing"

	"fengsheng/engine/table"
)

func TestAllottedCardsComeAtOnceAndTriggerFromTheTurnPlayerOn(t *testing.T) { // PRI-028, LJ-019
	deal := Skill{Name: "分", Kind: Automatic, Usage: Usage{Phases: table.AnyWindow}, Steps: []Step{func(m *Machine) {
		m.ClearAllotted()
		hand := m.S.Seats[0].Hand
		m.Allot(3, hand.Pop())
		m.Allot(1, hand.Pop())
		if m.S.Seats[0].Hand.Len() != 4 || m.Unallotted(0) != hand || m.AllottedTo() != table.Seat(1).Of()|table.Seat(3).Of() {
			t.Error("the cards did not stay in the hand, spoken for")
		}
		m.PlaceAllotted(0)
	}}}
	hears := Skill{Name: "闻", Kind: Automatic, On: table.Gained, Role: AsAnyone, May: true}
	m := seated(t, 5, deal, hears)
	m.mustStep(t, table.Answer{Verb: table.Use, Skill: 1, Seat: table.Nobody})
	if m.S.Seats[1].Intel.Len() != 1 || m.S.Seats[3].Intel.Len() != 1 || m.S.Seats[0].Hand.Len() != 2 {
		t.Fatal("the cards do not lie before B and D")
	}
	for _, who := range []table.Seat{1, 3} {
		if m.S.Ask.Kind != table.AskUse || m.S.Ask.Other != who {
			t.Fatalf("question %d about %s, want one about %s", m.S.Ask.Kind, m.S.Ask.Other, who)
		}
		m.mustStep(t, table.Answer{Verb: table.Decline})
	}
}
