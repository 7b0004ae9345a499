package wire

import (
	"fmt"
	"strings"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

var phaseWords = [table.Phases]string{"dealing", "start", "draw", "drawn", "play1", "send", "transit", "arrival",
	"receive", "play2", "end", "over", "finished"}

var questionWords = [table.Questions]string{
	table.NoQuestion: AskNothing, table.AskAct: AskAct, table.AskSend: AskSend, table.AskReceive: AskReceive,
	table.AskNumber: AskNumber, table.AskUse: AskUse, table.AskReveal: AskReveal, table.AskSkill: AskSkill,
	table.AskCard: AskCard, table.AskCards: AskCards, table.AskSeat: AskSeat, table.AskOption: AskOption,
	table.AskCharacter: AskCharacter, table.NatureCard: AskChance, table.NatureIdentity: AskChance,
	table.NatureCharacter: AskChance, table.NatureSeat: AskChance,
}

var optionWords = [rule.Options]string{
	rule.ClaimGood: "claim-good", rule.ClaimUndercover: "claim-undercover", rule.ActDiscard: "discard",
	rule.ActDraw: "draw", rule.ToHand: "to-hand", rule.AsIntel: "as-intel", rule.LetBe: "let-be",
}

var whatWords = [rule.Whats]string{
	rule.PhaseBegan: "phase", rule.Drew: "drew", rule.Gained: "gained", rule.Burned: "burned",
	rule.Discarded: "discarded", rule.Gave: "gave", rule.Took: "took", rule.PutBack: "put-back",
	rule.Moved: "moved", rule.Revealed: "revealed", rule.Covered: "covered", rule.Disclosed: "identity",
	rule.Looked: "looked", rule.SawIdentity: "saw-identity", rule.Showed: "showed", rule.Passed: "passed",
	rule.Played: "played", rule.Used: "used", rule.Fizzled: "fizzled", rule.Nullified: "countered",
	rule.Resolved: "resolved", rule.Triggered: "triggered", rule.Sent: "sent", rule.Arrived: "arrived",
	rule.Refused: "refused", rule.Reversed: "reversed", rule.Unveiled: "unveiled", rule.Exchanged: "exchanged",
	rule.Locked: "locked", rule.Lured: "lured", rule.Claimed: "claimed", rule.Scrapped: "scrapped",
	rule.Reshuffled: "reshuffled", rule.Swapped: "swapped", rule.Died: "died", rule.Saved: "saved",
	rule.Left: "left", rule.Declared: "declared", rule.Overturned: "overturned", rule.Ended: "ended",
}

// PhaseWord is how a phase is written.
func PhaseWord(p table.Phase) string { return phaseWords[p] }

// QuestionWord is how a question is written.
func QuestionWord(q table.Question) string { return questionWords[q] }

// SeatWord is how a seat is written; nobody is the empty word.
func SeatWord(s table.Seat) string {
	if s == table.Nobody {
		return ""
	}
	return s.String()
}

// ParseSeat reads a seat letter, lower case included.
func ParseSeat(word string) (table.Seat, error) {
	if word == "Nature" {
		return table.Nature, nil
	}
	if s, ok := table.SeatNamed(strings.ToUpper(word)); ok {
		return s, nil
	}
	return table.Nobody, fmt.Errorf("wire: %.60q is no seat, expected a letter from A to I", word)
}

// ParsePhase reads a phase word.
func ParsePhase(word string) (table.Phase, error) {
	for p, w := range phaseWords {
		if w == word {
			return table.Phase(p), nil
		}
	}
	return 0, fmt.Errorf("wire: unknown phase %.60q, expected one of %s", word, strings.Join(phaseWords[1:], ", "))
}

// ParseIdentity reads an identity; 军情局 is another writing of 军情处 (SET-035).
func ParseIdentity(word string) (table.Identity, error) {
	switch word {
	case "潜伏战线", "潛伏戰線", "潜伏":
		return table.Lurker, nil
	case "军情处", "军情局", "軍情處", "軍情局", "军情":
		return table.MI, nil
	case "打酱油", "打醬油":
		return table.Bystander, nil
	}
	return 0, fmt.Errorf("wire: unknown identity %.60q, expected 潜伏战线, 军情处 or 打酱油", word)
}

var genderWords = [...]string{"", "男", "女", "男女"}

// ParseGender reads 男 or 女; the empty word is an unregistered player
// (TERM-017).
func ParseGender(word string) (table.Gender, error) {
	for g, w := range genderWords {
		if w == word {
			return table.Gender(g), nil
		}
	}
	return 0, fmt.Errorf("wire: unknown gender %.60q, expected 男 or 女", word)
}
