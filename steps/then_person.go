package steps

import (
	"slices"

	"fengsheng/engine/wire"
)

func personPhrases() []Phrase {
	return []Phrase{dies, lives, killer, face, shown, identityIs, marked, unmarked, sees, blind}
}

var (
	dies       = phrase(then, `{玩家们}(已经)?(死亡|出局)`, "玩家D死亡", "死亡，或输掉游戏而出局", "is dead, or has lost and is out")
	lives      = phrase(then, `{玩家们}(?:没有|没|并未)(死亡|出局)`, "玩家D没有死亡", "还活着；没有出局", "is alive; is not out")
	killer     = phrase(then, `杀死{玩家}的是(?:{玩家}|没有人)`, "杀死玩家D的是玩家B", "谁是凶手", "who answers for the death")
	face       = phrase(then, `{玩家们}的角色(面朝上|盖伏着)`, "玩家C的角色面朝上", "角色牌哪一面朝上", "which side of the character is up")
	shown      = phrase(then, `{玩家们}的身份(已公开|没有公开)`, "玩家D的身份已公开", "身份牌是否公开", "whether the identity is shown")
	identityIs = phrase(then, `{玩家}的(身份|角色)是([^，]+)`, "玩家B的身份是军情处", "实际的身份、角色；身份牌已经失去写“无”", "the true identity or character")
	marked     = phrase(then, `{玩家们}被(锁定|调虎离山)`, "玩家B被锁定", "锁定、调虎离山正生效", "a Lock or a Lure is in effect")
	unmarked   = phrase(then, `{玩家们}没有被(锁定|调虎离山)`, "玩家B没有被锁定", "没有锁定、调虎离山在身", "no Lock or Lure is in effect")
	sees       = phrase(then, `{玩家们}看得到(.+)`, "玩家C看得到传递中的情报",
		"从那位玩家的座位看：传递中的情报、牌库顶、移出游戏的牌、A的手牌、A的身份、A的角色、响应链上A的牌", "the card or identity is known to that seat")
	blind = phrase(then, `{玩家们}看不到(.+)`, "玩家B看不到传递中的情报", "从那位玩家的座位看不到", "it is hidden from that seat")
)

func (w *World) people(list string, check func(wire.SeatView) bool) error {
	for _, seat := range w.seatsNow(list) {
		s, err := w.seatView(seat)
		if err != nil {
			return err
		}
		if !check(s) {
			return w.fails("玩家%s的情形与“%s”不符", "seat %s is not as %s says", seat, w.text())
		}
	}
	return nil
}

func (w *World) isOut(list, _, how string) error {
	return w.people(list, func(s wire.SeatView) bool { return out(s, how) })
}

func (w *World) isIn(list, how string) error {
	return w.people(list, func(s wire.SeatView) bool { return !out(s, how) })
}

func out(s wire.SeatView, how string) bool {
	return simplify(how) == "死亡" && !s.Alive || simplify(how) == "出局" && s.Lost
}

func (w *World) killedBy(seat, by string) error {
	v, err := w.all()
	if err != nil {
		return err
	}
	for _, d := range v.Deaths {
		if d.Seat == seat {
			if d.Killer != by {
				return w.fails("杀死玩家%s的应是%s，实际是%s", "the killer of %s should be %s, got %s", seat, player(by), player(d.Killer))
			}
			return nil
		}
	}
	return w.fails("玩家%s没有死亡", "seat %s has not died", seat)
}

func (w *World) isFacing(list, side string) error {
	return w.people(list, func(s wire.SeatView) bool { return s.FaceUp == (simplify(side) == "面朝上") })
}

func (w *World) isShown(list, how string) error {
	return w.people(list, func(s wire.SeatView) bool { return s.IdentityShown == (simplify(how) == "已公开") })
}

func (w *World) isReally(seat, what, name string) error {
	s, err := w.seatView(seat)
	if err != nil {
		return err
	}
	want, got := simplify(name), s.Character
	if simplify(what) == "身份" {
		want, got = identity(name), s.Identity
	}
	if want == "无" {
		want = ""
	}
	if want != got {
		return w.fails("玩家%s的%s应是%s，实际是%s", "the %[2]s of seat %[1]s should be %[3]s, got %[4]s", seat, what, want, got)
	}
	return nil
}

func (w *World) isMarked(list, how string) error   { return w.underEffect(list, how, "", true) }
func (w *World) isUnmarked(list, how string) error { return w.underEffect(list, how, "没有", false) }

func (w *World) underEffect(list, how, not string, want bool) error {
	v, err := w.all()
	if err != nil {
		return err
	}
	marks := v.Lured
	if simplify(how) == "锁定" {
		marks = v.Locked
	}
	for _, seat := range w.seatsNow(list) {
		if slices.Contains(marks, seat) != want {
			return w.fails("玩家%s应%s被%s，实际被%s的是%s", "seat %s should %sbe under %s; under %s are %s", seat, not, how, how, seatList(marks))
		}
	}
	return nil
}

// seatsNow is seatsIn for a game dealt from the box, too.
func (w *World) seatsNow(list string) []string {
	if seats := w.seatsIn(list); seats != nil {
		return seats
	}
	var out []string
	v, err := w.all()
	if err != nil {
		return nil
	}
	for _, s := range v.Seats {
		out = append(out, s.Seat)
	}
	return out
}
