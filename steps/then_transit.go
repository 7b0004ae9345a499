package steps

import "fengsheng/engine/wire"

func transitPhrases() []Phrase { return []Phrase{transitAt, transitIs, transitWay, transitNone} }

var (
	transitAt = phrase(then, `情报(到达了?|正传向|离开了?){玩家}`, "情报到达玩家C",
		"情报在谁面前等他决定（到达）、下一站是谁（正传向）、从谁那里继续走（离开）", "where the intel is: arrived, heading for, or leaving a player")
	transitIs   = phrase(then, `传递中的情报是{牌}`, "传递中的情报是黑试探", "实际传着的牌", "the card that is under way")
	transitWay  = phrase(then, `传递中的情报(面朝上|面朝下|正顺时针传|正逆时针传|正在返回)`, "传递中的情报面朝上", "哪面朝上、向哪个方向", "its side or direction")
	transitNone = phrase(then, `没有情报在传递`, "没有情报在传递", "没有情报在路上", "no intel is under way")
)

// underway is the table while intel is in transit; that there is none is a failure.
func (w *World) underway() (wire.View, error) {
	v, err := w.all()
	if err == nil && v.Transit == nil {
		err = w.fails("没有情报在传递", "no intel is under way")
	}
	return v, err
}

func (w *World) transitIsAt(how, seat string) error {
	v, err := w.underway()
	if err != nil {
		return err
	}
	t := v.Transit
	state, ok := "到达", t.Arrived && t.At == seat
	switch simplify(how)[:len("离开")] {
	case "离开":
		ok = !t.Arrived && t.At == seat
	case "正传":
		ok = !t.Arrived && bound(v) == seat
	}
	if !t.Arrived {
		state = "离开"
	}
	if !ok {
		return w.fails("情报应%s玩家%s，实际%s了玩家%s", "the intel should be %s %s, but is %s %s", how, seat, state, t.At)
	}
	return nil
}

func (w *World) transitIsCard(card string) error {
	v, err := w.underway()
	if err != nil {
		return err
	}
	if got := v.Transit.Card; !fits(simplify(card), got) {
		return w.fails("传递中的情报应是%s，实际是%s", "the intel should be %s, got %s", card, got)
	}
	return nil
}

func (w *World) transitGoes(how string) error {
	v, err := w.underway()
	if err != nil {
		return err
	}
	t := v.Transit
	ok := map[string]bool{"面朝上": t.FaceUp, "面朝下": !t.FaceUp, "正顺时针传": t.Backward, "正逆时针传": !t.Backward, "正在返回": t.Homeward}
	if !ok[simplify(how)] {
		return w.fails("传递中的情报应%s，实际不是", "the intel should be: %s", how)
	}
	return nil
}

func (w *World) noTransit() error {
	v, err := w.all()
	if err != nil {
		return err
	}
	if v.Transit != nil {
		return w.fails("情报还在传递：%s传出的%s", "intel is under way: from %s, %s", v.Transit.Sender, v.Transit.Card)
	}
	return nil
}
