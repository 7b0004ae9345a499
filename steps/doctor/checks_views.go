package doctor

import (
	"slices"

	"fengsheng/engine/wire"
)

// Checks of what is shown and listed.

func views(p *patient) *trouble {
	s := p.opening()
	if _, t := p.begin(s); t != nil {
		return t
	}
	if len(p.viewers()) == 0 {
		return ails("没有声明任何视角，什么也核对不了", "it claims no view, so nothing can be checked").fixed(
			"至少实现 observe 的 all，多数场景要用它", "implement observe for all at least; most scenarios need it")
	}
	for _, viewer := range p.viewers() {
		v, t := p.look(viewer)
		if t != nil {
			return t
		}
		if v.Viewer != viewer || len(v.Seats) != seats(s) {
			return ails("问的是 %s 眼里的 %d 人局，答的是 %s 眼里的 %d 人局", "asked for the view of %s of a table of %d, got that of %s of %d",
				viewer, seats(s), v.Viewer, len(v.Seats)).fixed("viewer 照抄，seats 每家一项", "repeat viewer; seats has an entry for everybody")
		}
		if s.Mode == wire.ModePosition && !slices.Equal(v.Seats[1].Intel, []string{truth}) {
			return ails("B 面前的情报应为 %s，%s 看到的是 %q", "before B lies %s, but %s sees %q", truth, viewer, v.Seats[1].Intel).fixed(
				"情报人人可见；牌名用正式的简体全名", "everybody sees intel; cards have their full official names in simplified characters")
		}
	}
	return nil
}

func seats(s wire.Setup) int {
	if s.Mode == wire.ModeNew {
		return s.Players
	}
	return len(s.Seats)
}

// secrecy looks through A's eyes at what A cannot know: other hands, hidden
// identities, and the deck.
func secrecy(p *patient) *trouble {
	if _, t := p.begin(p.opening()); t != nil {
		return t
	}
	for _, viewer := range []string{"A", "B"} {
		v, t := p.look(viewer)
		if t != nil {
			return t
		}
		if t := leak(v); t != nil {
			return t.fixed("看不到的字段整个不写，只写张数", "leave out what the viewer cannot see, and give counts")
		}
	}
	return nil
}

func leak(v wire.View) *trouble {
	for _, s := range v.Seats {
		switch {
		case s.Seat == v.Viewer:
		case len(s.Hand) > 0:
			return ails("%s 看到了 %s 的手牌 %q", "%s sees the hand of %s: %q", v.Viewer, s.Seat, s.Hand)
		case s.Identity != "" && !s.IdentityShown:
			return ails("%s 看到了 %s 盖着的身份 %s", "%s sees the hidden identity of %s: %s", v.Viewer, s.Seat, s.Identity)
		case s.Character != "" && !s.FaceUp:
			return ails("%s 看到了 %s 盖着的角色 %s", "%s sees the covered character of %s: %s", v.Viewer, s.Seat, s.Character)
		case len(s.Offered) > 0:
			return ails("%s 看到了 %s 可选的角色 %q", "%s sees the characters offered to %s: %q", v.Viewer, s.Seat, s.Offered)
		}
	}
	if len(v.Deck.Top) > 0 {
		return ails("%s 看到了牌堆顶 %q", "%s sees the top of the deck: %q", v.Viewer, v.Deck.Top)
	}
	return nil
}

// most is how many of the listed answers are tried.
const most = 8

// legalList tries answers that are listed, and one that is not.
func legalList(p *patient) *trouble {
	r, t := p.begin(p.opening())
	if t != nil {
		return t
	}
	asked := r.Awaiting.Seat
	var all wire.LegalResult
	if t := p.ask(wire.DoLegal, wire.SeatParams{Seat: asked}, &all); t != nil {
		return t
	}
	if len(all.Actions) == 0 {
		return ails("%s 被问到，却一个回答也没有列出", "%s is asked, but no answer is listed", asked).fixed(
			"能让过就要列出 pass", "list pass where passing is allowed")
	}
	if slices.ContainsFunc(all.Actions, func(a wire.Action) bool { return a.Do == wire.Play && a.Target == asked && a.Card == lock }) {
		return ails("列出了对自己使用%s", "it lists %s against oneself", lock).fixed("只列出会被接受的回答", "list only what would be accepted")
	}
	for i := 0; i < len(all.Actions); i += 1 + len(all.Actions)/most {
		if _, t := p.begin(p.opening()); t != nil {
			return t
		}
		if _, t := p.must(asked, all.Actions[i]); t != nil {
			return t.during("列出过的回答", "an answer that was listed")
		}
	}
	return nil
}

func replayed(p *patient) *trouble {
	acts := []wire.ActParams{{Seat: "A", Action: wire.Action{Do: wire.Play, Card: lock, Target: "B"}}, {Seat: "B", Action: wire.Action{Do: wire.Play, Card: lock, Target: "B"}}}
	if _, t := p.begin(p.position()); t != nil {
		return t
	}
	first, t := p.must(acts[0].Seat, acts[0].Action)
	if t != nil {
		return t
	}
	var out wire.ReplayResult
	if t := p.ask(wire.DoReplay, wire.ReplayParams{Setup: p.position(), Acts: acts}, &out); t != nil {
		return t
	}
	if len(out.Awaiting) != 2 || out.Awaiting[1] != first.Awaiting || out.Rejected == nil {
		return ails("逐步走到 %+v，重放却是 %+v", "step by step it comes to %+v, but replayed to %+v", first.Awaiting, out.Awaiting).fixed(
			"replay 就是 setup 加一串 act，遇到第一个拒绝就停", "replay is a setup and acts; it stops at the first that is refused")
	}
	return nil
}
