package steps

import (
	"errors"
	"slices"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
)

func endPhrases() []Phrase {
	return []Phrase{declares, winners, notAmong, nobodyWins, goesOn, outcome, startRefused}
}

var (
	declares   = phrase(then, `{玩家}(没有)?宣告胜利`, "玩家A宣告胜利", "宣告了胜利（不论后来是否失败）", "declared victory, whether or not it held")
	winners    = phrase(then, `获胜的是{玩家们}`, "获胜的是玩家A、E", "对局结束，胜者正好是这些玩家", "the game is over and exactly these have won")
	notAmong   = phrase(then, `{玩家们}没有获胜`, "玩家B、C没有获胜", "对局结束，胜者里没有这些玩家", "the game is over and none of these has won")
	nobodyWins = phrase(then, `对局结束，没有人获胜`, "对局结束，没有人获胜", "对局结束而无胜者", "the game is over without a winner")
	goesOn     = phrase(then, `对局还没有结束`, "对局还没有结束", "没有人获胜，继续进行", "the game goes on")
	outcome    = phrase(then, `对局结果里{玩家}起初是{身份}，终局(?:是{身份}|没有身份)`, "对局结果里玩家B起初是军情处，终局是军情处",
		"对局结束，结果里同时记着发到的身份与终局的身份", "the result gives the identity dealt and the final one")
	startRefused = phrase(then, `开局被拒绝`, "开局被拒绝", "这样的开局不合规则", "the set-up is refused")
)

func (w *World) declared(seat, not string) error {
	v, err := w.all()
	if err != nil {
		return err
	}
	got, err := w.did(func(e wire.Event) bool { return e.What == "declared" && e.Seat == seat })
	if err != nil {
		return err
	}
	got = got || v.Result != nil && v.Result.Declarer == seat
	if got != (not == "") {
		return w.fails("与“%s”不符；%s", "not so: %s; %s", w.text(), resultText(v))
	}
	return nil
}

func resultText(v wire.View) string {
	if v.Result == nil {
		return "对局还没有结束"
	}
	return "宣告者：" + player(v.Result.Declarer) + "，获胜者：" + seatList(v.Result.Winners)
}

func (w *World) won(list string) error { return w.result(w.seatsNow(list)) }
func (w *World) noWinner() error       { return w.result(nil) }

func (w *World) result(want []string) error {
	v, err := w.all()
	if err != nil {
		return err
	}
	if v.Result == nil || !slices.Equal(sorted(want), sorted(v.Result.Winners)) {
		return w.fails("获胜者应是%s；%s", "the winners should be %s; %s", seatList(want), resultText(v))
	}
	return nil
}

// lost looks at the winners that do exist: that nobody has won yet proves nothing about who will.
func (w *World) lost(list string) error {
	v, err := w.all()
	if err != nil {
		return err
	}
	if v.Result == nil {
		return w.fails("%s", "%s", resultText(v))
	}
	for _, seat := range w.seatsNow(list) {
		if slices.Contains(v.Result.Winners, seat) {
			return w.fails("玩家%s获胜了；%s", "%s has won; %s", seat, resultText(v))
		}
	}
	return nil
}

func (w *World) recorded(seat, dealt, final string) error {
	v, err := w.all()
	if err != nil {
		return err
	}
	if v.Result == nil {
		return w.fails("%s", "%s", resultText(v))
	}
	want := wire.EndIdentity{Seat: seat, Dealt: identity(dealt)}
	if final != "" {
		want.Final = identity(final)
	}
	if !slices.Contains(v.Result.Identities, want) {
		return w.fails("对局结果里记的不是这样：%v", "the result says otherwise: %v", v.Result.Identities)
	}
	return nil
}

func (w *World) continues() error {
	v, err := w.all()
	if err != nil {
		return err
	}
	if v.Result != nil {
		return w.fails("对局已经结束；%s", "the game is over; %s", resultText(v))
	}
	return nil
}

// isRefused starts a set-up that must be refused.
func (w *World) isRefused() error {
	if err := w.early(); err != nil {
		return err
	}
	switch _, err := w.launch(); {
	case err == nil:
		return w.fails("这样的开局被接受了", "the set-up was accepted")
	case !errors.Is(err, driver.ErrSetup):
		return w.broken(err)
	}
	return nil
}
