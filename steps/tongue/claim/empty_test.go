package claim_test

import (
	"errors"
	"testing"

	"fengsheng/engine/wire"
	"fengsheng/steps/say"
)

// A claim about nothing, or one that could not fail, is the author's mistake and no failure of the game.
func TestAnEmptyClaimIsTheAuthorsMistake(t *testing.T) {
	refused := func(m wire.Move) fake {
		g := midgame()
		g.attempt.Refused = &m
		return g
	}
	for name, test := range map[string]struct {
		claim string
		g     fake
	}{
		"a player who is not there":          {"玩家D死亡", midgame()},
		"the killer of one who is not there": {"杀死玩家D的是玩家A", midgame()},
		"a skill that nobody has":            {"玩家A没有发动联动", midgame()},
		"a question for one":                 {"询问玩家A是否发动联动", midgame()},
		"a hand that is empty":               {"玩家A看不到C的手牌", midgame()},
		"what is not there to be seen":       {"玩家A看不到移出游戏的牌", midgame()},
		"a card that is not on the stack":    {"玩家B看得到响应链上A的牌", midgame()},
		"an entry before the first":          {"响应链第零项是B的烧毁", midgame()},
		"a refusal for want of the card":     {"玩家A不能使用黑锁定", refused(wire.Move{Seat: "A", Action: wire.Action{Do: wire.Play, Card: "黑锁定"}})},
		"a refusal for want of the skill":    {"玩家A不能发动狙击，指定玩家B", refused(wire.Move{Seat: "A", Action: wire.Action{Do: wire.Use, Skill: "狙击"}})},
		"thin air that is in the hand":       {"玩家A不能凭空使用红识破", midgame()},
		"thin air of one's own skill":        {"玩家B不能凭空发动狙击，指定玩家A", midgame()},
		"the eyes of one who is not there":   {"玩家D看来，玩家A死亡", midgame()},
	} {
		_, err := read(t, test.claim).Seen(test.g)
		var author *say.Problem
		if !errors.As(err, &author) {
			t.Errorf("%s: %s: %v", name, test.claim, err)
		}
	}
}
