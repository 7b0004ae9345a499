package noun

import "fengsheng/steps/say"

// Effect is an effect that lies on a player: of a Lock or of a Lure.
type Effect = Word[effects]

type effects struct{}

func (effects) Names() Names {
	return Names{{Value: "锁定", Zh: "锁定", En: "locked"}, {Value: "调虎离山", Zh: "调虎离山", En: "lured away"}}
}

func (effects) What() say.Text { return say.Text{Zh: "效果", En: "effect"} }
