package steps

import (
	"regexp"

	"fengsheng/engine/wire"
)

var (
	ofSeat  = regexp.MustCompile(`^(?:玩家)?([A-I]|自己)的(手牌|身份|角色)$`)
	onStack = regexp.MustCompile(`^响应链上(?:玩家)?([A-I])的.*$`)
)

func (w *World) canSee(list, what string) error    { return w.sight(list, what, "看得到", true) }
func (w *World) cannotSee(list, what string) error { return w.sight(list, what, "看不到", false) }

func (w *World) sight(list, what, word string, want bool) error {
	for _, seat := range w.seatsNow(list) {
		v, err := w.look(seat)
		if err != nil {
			return err
		}
		got, err := w.known(v, simplify(what))
		if err != nil {
			return err
		}
		if (got != "") != want {
			return w.fails("玩家%s应%s%s，实际看到的是“%s”", "seat %s should (%s) %s, sees %q", seat, word, what, got)
		}
	}
	return nil
}

// known is what a view shows of a thing, or "" if the thing is hidden. A thing that is not there is a mistake of the
// scenario: nobody sees it, and that proves nothing.
func (w *World) known(v wire.View, what string) (string, error) {
	absent := func() (string, error) {
		return "", w.defect("没有“%s”可看", "there is no %s to see", what)
	}
	if m := ofSeat.FindStringSubmatch(what); m != nil {
		return w.knownOf(v, oneself(m[1], v.Viewer), m[2])
	}
	if m := onStack.FindStringSubmatch(what); m != nil {
		for _, it := range v.Stack {
			if it.Seat == m[1] && it.Skill == "" {
				return it.Card, nil
			}
		}
		return absent()
	}
	switch what {
	case "传递中的情报":
		if v.Transit == nil {
			return absent()
		}
		return v.Transit.Card, nil
	case "牌库顶", "牌库顶的牌":
		if v.Deck.Count == 0 {
			return absent()
		}
		return joined(v.Deck.Top...), nil
	case "移出游戏的牌":
		if v.Removed.Count == 0 {
			return absent()
		}
		return joined(v.Removed.Cards...), nil
	}
	return "", w.defect("看不懂“%s”；可写：传递中的情报、牌库顶、移出游戏的牌、A的手牌、A的身份、A的角色、响应链上A的牌",
		"cannot read %s; write 传递中的情报, 牌库顶, 移出游戏的牌, A的手牌, A的身份, A的角色 or 响应链上A的牌", what)
}

func (w *World) knownOf(v wire.View, seat, what string) (string, error) {
	for _, s := range v.Seats {
		if s.Seat != seat {
			continue
		}
		switch what {
		case "身份":
			return s.Identity, nil
		case "角色":
			return s.Character, nil
		}
		if s.HandCount == 0 {
			return "", w.defect("玩家%s没有手牌可看", "seat %s has no hand to see", seat)
		}
		return joined(s.Hand...), nil
	}
	return "", w.defect("没有玩家%s", "there is no player %s", seat)
}
