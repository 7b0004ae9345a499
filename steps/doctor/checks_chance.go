package doctor

import (
	"slices"
	"strings"

	"fengsheng/engine/profile"
	"fengsheng/engine/wire"
)

// Checks of chance: the harness decides it, always.

func deckOrder(p *patient) *trouble {
	return p.drawsTwo(p.drawing()).fixes(
		"deck 的第一张就是下一张要抽的；不要再洗牌", "the first card of deck is the next to be drawn; do not shuffle")
}

func reshuffle(p *patient) *trouble {
	return p.drawsTwo(p.exhausted(), second).fixes(
		"重洗之后把 chance 里的牌放到牌堆顶再抽", "after a reshuffle, put the cards of chance on top, then draw")
}

// fixes is fixed for what may be nothing. A trouble that knows its own remedy
// keeps it.
func (t *trouble) fixes(zh, en string) *trouble {
	if t != nil && t.fix.Empty() {
		t.fixed(zh, en)
	}
	return t
}

// drawsTwo has A draw two cards, which must be those that were laid down.
func (p *patient) drawsTwo(s wire.Setup, chance ...string) *trouble {
	if _, t := p.begin(s); t != nil {
		return t
	}
	two := 2
	if _, t := p.must("A", wire.Action{Do: wire.Number, Number: &two}, chance...); t != nil {
		return t
	}
	return p.holds(lock, spare, first, second)
}

// holds looks whether A has exactly these cards in hand.
func (p *patient) holds(want ...string) *trouble {
	v, t := p.look(p.eyes())
	if t != nil {
		return t
	}
	got := slices.Sorted(slices.Values(v.Seats[0].Hand))
	slices.Sort(want)
	if !slices.Equal(got, want) {
		return ails("A 的手牌应为 %s，却是 %s", "A should hold %s, but holds %s", strings.Join(want, " "), strings.Join(got, " "))
	}
	return nil
}

func unusedChance(p *patient) *trouble {
	r, t := p.begin(p.position())
	if t != nil {
		return t
	}
	_, fault, t := p.request(wire.DoAct, wire.ActParams{Seat: r.Awaiting.Seat, Action: wire.Action{Do: wire.Pass}, Chance: []string{first}}, p.options.EachIn)
	switch {
	case t != nil:
		return t
	case fault == nil:
		return ails("让过用不着随机结果，多给了一个也没有报告", "a pass needs no outcome of chance, but one too many went unnoticed").fixed(
			"行动之后 chance 没用完就答错误 -32002", "answer the error −32002 if chance is not used up by the act")
	case fault.Code != wire.CodeUnusedChance:
		return ails("错误码是 %d，应为 %d", "the code of the error is %d, expected %d", fault.Code, wire.CodeUnusedChance).fixed(
			"chance 没用完答 -32002", "−32002 is for outcomes of chance that are not needed")
	}
	return nil
}

// grasper is a character who picks blindly from a hand.
const (
	grasper = "浮萍"
	grasp   = "先机"
)

// graspers is a profile in which there is one.
func (p *patient) graspers() (profile.Profile, bool) {
	for _, rules := range profile.All() {
		if slices.Contains(p.welcome.Profiles, rules.ID) && slices.Contains(p.characters(rules), grasper) {
			return rules, true
		}
	}
	return profile.Profile{}, false
}

// blindPick has A take two of B's cards, who has three. Both draw afterwards
// from the top that is laid down.
func blindPick(p *patient) *trouble {
	rules, _ := p.graspers()
	s := p.layOut(rules)
	down := false
	s.Seats[0].Character, s.Seats[0].FaceUp = grasper, &down
	s.Seats[1].Hand = append(s.Seats[1].Hand, truth)
	s.Seats[1].Intel = nil
	r, t := p.begin(s)
	if t != nil {
		return t
	}
	if r, t = p.must("A", wire.Action{Do: wire.Use, Skill: grasp, Target: "B"}); t != nil {
		return t
	}
	// The last pass resolves the skill: everybody in turn, and A once more.
	for range len(s.Seats) {
		if r, t = p.must(r.Awaiting.Seat, wire.Action{Do: wire.Pass}); t != nil {
			return t
		}
	}
	if _, t = p.must(r.Awaiting.Seat, wire.Action{Do: wire.Pass}, fire, truth); t != nil {
		return t
	}
	return p.holds(lock, spare, fire, truth).fixes(
		"盲抽时拿 chance 里写的那张，不要自己随机", "a blind pick takes the card that chance names; leave nothing to your own random source")
}
