package doctor

import (
	"encoding/json"

	"github.com/google/go-cmp/cmp"

	"fengsheng/engine/driver"
	"fengsheng/engine/driver/foreign"
	"fengsheng/engine/wire"
)

// Checks of set-ups and acts.

func begins(p *patient) *trouble {
	for _, mode := range p.welcome.Capabilities.Setup {
		s := p.fromTheBox()
		if mode == wire.ModePosition {
			s = p.position()
		}
		r, t := p.begin(s)
		if t != nil {
			return t
		}
		if mode == wire.ModePosition && (r.Awaiting.Seat != "A" || r.Awaiting.Question != wire.AskAct) {
			return ails("轮到 A 的出牌阶段，问的却是 %q 的 %q", "it is A's play phase, but %q is asked %q", r.Awaiting.Seat, r.Awaiting.Question).fixed(
				"turn 是谁的回合，phase 是从哪个阶段开始；出牌阶段开始时当前玩家有优先权",
				"turn says whose turn it is, phase where it stands; at the start of a play phase the turn player has priority")
		}
	}
	return nil
}

// begin sets a game up that must be possible.
func (p *patient) begin(s wire.Setup) (wire.Report, *trouble) {
	var r wire.Report
	t := p.ask(wire.DoSetup, s, &r)
	if t != nil {
		return r, t.during("开局（"+s.Mode+"，"+s.Profile+"）", "setup ("+s.Mode+", "+s.Profile+")")
	}
	return r, nil
}

func impossible(p *patient) *trouble {
	s := p.position()
	for range 9 {
		s.Seats[0].Hand = append(s.Seats[0].Hand, lock)
	}
	_, fault, t := p.request(wire.DoSetup, s, p.options.EachIn)
	switch {
	case t != nil:
		return t.during("一手十张"+lock, "a hand of ten "+lock)
	case fault == nil:
		return ails("一手十张%s也摆得出来", "a hand of ten %s was accepted", lock).fixed(
			"牌的张数要核对，摆不出的局面答错误 -32001", "count the cards; answer the error −32001 to what cannot be")
	case fault.Code != wire.CodeSetupRefused:
		return ails("错误码是 %d（%s），应为 %d", "the code of the error is %d (%s), expected %d",
			fault.Code, foreign.Line(fault.Message, 100), wire.CodeSetupRefused).fixed(
			"规则上摆不出的局面答 -32001；引擎摆不出的答 -32003", "−32001 is for what the rules do not allow, −32003 for what the engine cannot do")
	}
	return nil
}

// act does something; whether it is accepted is in the report.
func (p *patient) act(seat string, a wire.Action, chance ...string) (wire.Report, *trouble) {
	var r wire.Report
	t := p.ask(wire.DoAct, wire.ActParams{Seat: seat, Action: a, Chance: chance}, &r)
	return r, t
}

// must does something that is legal.
func (p *patient) must(seat string, a wire.Action, chance ...string) (wire.Report, *trouble) {
	r, t := p.act(seat, a, chance...)
	if t == nil && !r.Accepted {
		t = ails("%s 的合法行动 %s 被拒绝：%s %s", "the legal act of %s, %s, was refused: %s %s", seat, a, r.Code, foreign.Line(r.Message, 200)).fixed(
			"按牌名和座位找到引擎里对应的行动；不要求写明的字段可以为空", "find the act by the names of cards and seats; fields that are not needed may be left out")
	}
	return r, t
}

func legalAct(p *patient) *trouble {
	if _, t := p.begin(p.position()); t != nil {
		return t
	}
	r, t := p.must("A", wire.Action{Do: wire.Play, Card: lock, Target: "B"})
	if t != nil {
		return t
	}
	if r.Awaiting.Question != wire.AskAct {
		return ails("用了%s之后应该有人有优先权，问的却是 %q", "after %s somebody should have priority, but the question is %q", lock, r.Awaiting.Question).fixed(
			"awaiting 写行动之后的问题；使用的牌要等大家都让过才结算", "awaiting is the question after the act; a card resolves when all have passed")
	}
	return nil
}

func illegalAct(p *patient) *trouble {
	return p.refuses(func(asked string) (string, wire.Action) {
		return asked, wire.Action{Do: wire.Play, Card: lock, Target: asked}
	})
}

func wrongSeat(p *patient) *trouble {
	return p.refuses(func(asked string) (string, wire.Action) {
		if asked == "B" {
			return "C", wire.Action{Do: wire.Pass}
		}
		return "B", wire.Action{Do: wire.Pass}
	})
}

// refuses tries what is not allowed, and looks whether anything has changed.
func (p *patient) refuses(attempt func(asked string) (string, wire.Action)) *trouble {
	before, t := p.begin(p.opening())
	if t != nil {
		return t
	}
	look, t := p.everything()
	if t != nil {
		return t
	}
	seat, a := attempt(before.Awaiting.Seat)
	r, t := p.act(seat, a)
	switch {
	case t != nil:
		return t.during("不合法的行动", "an illegal act")
	case r.Accepted:
		return ails("%s 的 %s 不合法，却被接受了", "%s may not %s, but it was accepted", seat, a).fixed(
			"答 {\"accepted\":false,\"code\":\"illegal\"}，不要答错误", `answer {"accepted":false,"code":"illegal"}, which is no error`)
	}
	after, t := p.everything()
	if t != nil {
		return t
	}
	if after != look {
		return ails("拒绝之后局面变了：%s", "the refusal changed the table: %s", difference(look, after)).fixed(
			"先判断合不合法，再改动状态", "judge first, change afterwards")
	}
	return nil
}

// everything is all that the subject shows of the table, as text.
func (p *patient) everything() (string, *trouble) {
	var all []wire.View
	for _, viewer := range p.viewers() {
		v, t := p.look(viewer)
		if t != nil {
			return "", t
		}
		all = append(all, v)
	}
	text, err := json.MarshalIndent(all, "", " ")
	if err != nil {
		return "", ails("%v", "%v", err)
	}
	return string(text), nil
}

func (p *patient) look(viewer string) (wire.View, *trouble) {
	var v wire.View
	t := p.ask(wire.DoObserve, wire.ViewerParams{Viewer: viewer}, &v)
	if t != nil {
		return v, t.during("从 "+viewer+" 看", "the view of "+viewer)
	}
	return v, nil
}

// viewers is one of each kind that the subject claims.
func (p *patient) viewers() []string {
	var out []string
	for _, kind := range p.welcome.Capabilities.Observe {
		if kind == "seat" {
			out = append(out, "A", "B")
		} else if kind == driver.Everything || kind == driver.Public {
			out = append(out, kind)
		}
	}
	return out
}

// difference is the first lines in which two texts differ.
func difference(a, b string) string {
	return foreign.Line(firstChange(cmp.Diff(splitLines(a), splitLines(b))), 200)
}
