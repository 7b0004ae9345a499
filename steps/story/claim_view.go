package story

import (
	"slices"

	"fengsheng/engine/driver"
	"fengsheng/engine/view"
	"fengsheng/engine/wire"
)

// glance is the table in the eyes of one viewer, with what is told of it.
type glance struct {
	wire.View
	viewer string // a seat, "public" or "all"
	out    []line
}

// at claims what the reference shows at the place of the difference, to the viewer of the difference.
func (j judge) at(d Difference) []line {
	g := &glance{View: j.view, viewer: d.Viewer}
	switch {
	case d.Viewer == "" || d.Viewer == driver.Everything:
		g.viewer = driver.Everything
	case isSeat(d.Viewer) && int(d.Viewer[0]-'A') < len(j.view.Seats):
		g.View = j.game.View(view.Seat(seatNamed(d.Viewer)))
	default:
		g.viewer, g.View = "public", j.game.View(view.Public())
	}
	s, last := place(d.Path)
	switch s.field {
	case "phase", "turn":
		g.say(j.phase()...)
	case "awaiting":
		if j.asked.Question == wire.AskNothing {
			g.say(j.winners()...)
			break
		}
		for _, text := range append(j.open(), j.concerns(last)...) {
			g.out = append(g.out, line{text: g.beholder() + text})
		}
	case "seats":
		g.seat(s)
	case "deck":
		g.deck()
	case "discard":
		g.discard()
	case "removed":
		g.removed()
	case "aside":
		g.say("取出来的牌还有" + count(g.Aside.Count) + "张没发")
	case "transit":
		g.transit(s.rest)
	case "locked":
		g.marks(g.Locked, "锁定")
	case "lured":
		g.marks(g.Lured, "调虎离山")
	case "stack":
		g.stack(s.index)
	case "deaths":
		g.deaths()
	case "result":
		g.say(j.winners()...)
		if g.viewer == driver.Everything {
			g.say(j.declarer()...)
		}
		g.identities()
	default:
		g.out = append(g.out, j.table()...)
	}
	return g.out
}

// say claims something in the eyes of the viewer.
func (g *glance) say(texts ...string) {
	for _, t := range texts {
		g.out = append(g.out, line{text: g.eyes() + t})
	}
}

// eyes is empty for the all-seeing viewer, through whose eyes claims are judged unless they say otherwise.
func (g *glance) eyes() string {
	if g.viewer == driver.Everything {
		return ""
	}
	return g.beholder()
}

// beholder names the viewer in any case: the open question is otherwise not looked up in a view.
func (g *glance) beholder() string {
	switch g.viewer {
	case driver.Everything:
		return "裁判看来，"
	case "public":
		return "旁观者看来，"
	}
	return "玩家" + g.viewer + "看来，"
}

// hides claims that the viewer does not see something. The all-seeing one sees everything, and of somebody who sits
// nowhere it is said in other ways.
func (g *glance) hides(what string) {
	if isSeat(g.viewer) {
		g.out = append(g.out, line{text: "玩家" + g.viewer + "看不到" + what})
	}
}

// transit claims where the intel is and what about it differs; everything where the path does not say.
func (g *glance) transit(what string) {
	t := g.Transit
	if t == nil {
		g.say("没有情报在传递")
		return
	}
	g.say("情报" + either(t.Arrived, "到达", "离开") + "玩家" + t.At)
	if t.To != "" && !t.Homeward && !t.Arrived && g.reachable(t.To) {
		g.say("情报正传向玩家" + t.To)
	}
	if t.Homeward {
		g.say("传递中的情报正在返回")
	}
	differs := func(fields ...string) bool { return what == "" || slices.Contains(fields, what) }
	if differs("card") && t.Card != "" {
		g.say("传递中的情报是" + t.Card)
	}
	if differs("card") && t.Card == "" {
		g.hides("传递中的情报")
	}
	if differs("mode", "sender") {
		g.say("传递中的情报是玩家" + t.Sender + "传出的" + t.Mode)
	}
	if differs("faceup") {
		g.say("传递中的情报" + either(t.FaceUp, "面朝上", "面朝下"))
	}
	if differs("backward") {
		g.say("传递中的情报" + either(t.Backward, "正顺时针传", "正逆时针传"))
	}
}

func (g *glance) reachable(seat string) bool {
	p := g.Seats[seat[0]-'A']
	return p.Alive && !p.Lost && (!slices.Contains(g.Lured, seat) || slices.Contains(g.Locked, seat))
}

// marks claims who is under a Lock or a Lure and who is not.
func (g *glance) marks(under []string, name string) {
	var free []string
	for _, p := range g.Seats {
		if !slices.Contains(under, p.Seat) {
			free = append(free, p.Seat)
		}
	}
	if len(under) > 0 {
		g.say("玩家" + enumerate(under) + "被" + name)
	}
	if len(free) > 0 {
		g.say("玩家" + enumerate(free) + "没有被" + name)
	}
}

func (g *glance) deaths() {
	dead := map[string]bool{}
	for _, d := range g.Deaths {
		dead[d.Seat] = true
		killer := "没有人"
		if d.Killer != "" {
			killer = "玩家" + d.Killer
		}
		g.say("杀死玩家" + d.Seat + "的是" + killer)
	}
	for _, p := range g.Seats {
		if !dead[p.Seat] {
			g.say("玩家" + p.Seat + "没有死亡")
		}
	}
}

func (g *glance) identities() {
	if g.Result == nil {
		return
	}
	for _, r := range g.Result.Identities {
		final := "没有身份"
		if r.Final != "" {
			final = "是" + r.Final
		}
		g.say("对局结果里玩家" + r.Seat + "起初是" + r.Dealt + "，终局" + final)
	}
}
