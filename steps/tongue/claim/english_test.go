package claim_test

import (
	"testing"

	"fengsheng/steps/tongue"
	"fengsheng/steps/tongue/grammar"
)

// Verbs and nouns agree in number with those of whom something is claimed.
func TestEnglishClaimsAgreeInNumber(t *testing.T) {
	for zh, en := range map[string]string{
		"玩家B宣称自己是卧底":      "B claimed to be undercover",
		"玩家B没有宣称自己是好人":    "B did not claim to be good",
		"玩家B没有宣布抽牌":       "B did not announce a draw",
		"玩家A的角色盖伏着":       "the character of A is covered",
		"玩家A、B的角色面朝上":     "the characters of A and B are face up",
		"玩家C的身份已公开":       "the identity of C is shown",
		"玩家C、D的身份没有公开":    "the identities of C and D are hidden",
		"玩家B的角色性别是女":      "B's character is of gender female",
		"玩家A、B的角色性别是无":    "A and B's characters are without a gender",
		"玩家B可选的回答里有让过":    "B has the choice to pass",
		"玩家B可选的回答里没有接收情报": "B has no choice to take the intel",
		"玩家B面前有一张假情报":     "in front of B lies one false intel",
		"玩家B、C手里有两张牌":     "in the hands of B and C lie two cards",
	} {
		if got := tongue.All().Write(grammar.En, read(t, zh)); got != en {
			t.Errorf("%s: %q, not %q", zh, got, en)
		}
	}
}
