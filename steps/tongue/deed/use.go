package deed

import (
	"fengsheng/engine/wire"
	"fengsheng/steps/say"
	. "fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

func uses() []*Sentence { return []*Sentence{plays, converts, reveals, invokes, sends} }

// Plays is the use of a hand card.
type Plays struct {
	Who, Target noun.Seat
	Card        noun.Card
	Aim         Aim
}

var plays = Declare(When, Plays{Who: "B", Card: "红烧毁", Aim: Aim{Burns{Intel: Intel{At: "self", Object: "黑试探"}}}}, Templates{
	Zh: []string{"{Who}[对{Target}]使用{Card}[，{Aim}]"},
	En: []string{"{Who} {Who?uses|use} {Card}[ on {Target}][, {Aim}]"},
}, "使用一张手牌。目标写在前面（对玩家B）或逗号后面（烧毁B面前的黑试探、识破B的烧毁、识破响应链第二项）；同样的情报有两张时还可以写“就是响应链第一项指定的那张”",
	"plays a hand card; the aim stands behind on or behind the comma (burning black Probe in front of B, against B's Burn, against stack entry 2)")

// Doing plays the card.
func (d Plays) Doing(g Game) (Doing, error) {
	a := wire.Action{Do: wire.Play, Card: string(d.Card), As: d.Card.Function(), Target: string(d.Target)}
	return d.Aim.use(g, string(d.Who), a, unpaid)
}

// Converts is the use of a card as another function.
type Converts struct {
	Who, Target noun.Seat
	Card        noun.Card
	As          noun.Function
	Aim         Aim
}

var converts = Declare(When, Converts{Who: "A", Card: "黑调虎离山", As: "锁定", Target: "C"}, Templates{
	Zh: []string{"{Who}把{Card}(当作|当){As}[对{Target}]使用[，{Aim}]"},
	En: []string{"{Who} {Who?uses|use} {Card} as {As}[ on {Target}][, {Aim}]"},
}, "按技能把一张牌当作另一种使用", "plays a card as another function, as a skill allows")

// Doing plays the card.
func (d Converts) Doing(g Game) (Doing, error) {
	a := wire.Action{Do: wire.Play, Card: string(d.Card), As: string(d.As), Target: string(d.Target)}
	return d.Aim.use(g, string(d.Who), a, unpaid)
}

// unpaid refuses a cost where none is paid.
func unpaid(a Aim) error {
	if a.pays() {
		return say.Problemf("使用手牌没有代价可付：%s", "a hand card has no cost: %s", a.in(Zh))
	}
	return nil
}

// Reveals is the use of a skill for which a covered character is turned up, also as the answer to the question.
type Reveals struct {
	Who       noun.Seat
	Character noun.Character
	Skill     noun.Skill
	Aim       Aim
}

var reveals = Declare(When, Reveals{Who: "C", Character: "闪灵", Skill: "狙击", Aim: Aim{AtSeat{Who: "E"}}}, Templates{
	Zh: []string{"{Who}翻开{Character}(使用|发动){Skill}[，{Aim}]"},
	En: []string{"{Who} {Who?turns|turn} up {Character} to (use|invoke) {Skill}[, {Aim}]"},
}, "翻开盖伏的角色使用技能；被问到是否翻开时也这样写", "turns up a covered character to use its skill, also when asked")

// Doing uses the skill.
func (d Reveals) Doing(g Game) (Doing, error) {
	if !g.Skilled(string(d.Character), string(d.Skill)) {
		return Doing{}, say.Problemf("%s没有技能%s", "%s has no skill %s", d.Character, d.Skill)
	}
	return invoke(g, d.Who, "", d.Skill, d.Aim)
}

// Invokes is the use of a skill, in whatever way the open question wants it.
type Invokes struct {
	Who, Target noun.Seat
	Skill       noun.Skill
	Aim         Aim
}

var invokes = Declare(When, Invokes{Who: "B", Skill: "偷龙转凤", Aim: Aim{Pays{Card: "红锁定"}}}, Templates{
	Zh: []string{"{Who}[对{Target}]发动{Skill}[，{Aim}]"},
	En: []string{"{Who} {Who?invokes|invoke} {Skill}[ on {Target}][, {Aim}]"},
}, "发动技能：有优先权时宣言，被问到是否发动时答应，几个技能同时触发时先发动它",
	"uses a skill: by priority, as the answer to a question, or first of several that trigger at once")

// Doing uses the skill.
func (d Invokes) Doing(g Game) (Doing, error) { return invoke(g, d.Who, d.Target, d.Skill, d.Aim) }

func invoke(g Game, who, target noun.Seat, skill noun.Skill, aim Aim) (Doing, error) {
	if !g.Skilled("", string(skill)) {
		return Doing{}, say.Problemf("这个规则版本没有叫“%s”的技能", "this profile has no skill %s", skill)
	}
	q := g.Awaiting()
	if q.Seat == string(who) && target == "" && len(aim) == 0 {
		switch {
		case q.Question == wire.AskUse && (q.Skill == string(skill) || q.Skill == ""),
			q.Question == wire.AskReveal && owns(g, who, skill):
			return one(string(who), wire.Action{Do: wire.Accept}), nil
		case q.Question == wire.AskSkill:
			return one(string(who), wire.Action{Do: wire.Order, Skill: string(skill)}), nil
		}
	}
	a := wire.Action{Do: wire.Use, Skill: string(skill), Target: string(target)}
	return aim.use(g, string(who), a, func(Aim) error { return nil })
}

func owns(g Game, who noun.Seat, skill noun.Skill) bool {
	v, err := g.All()
	for _, s := range v.Seats {
		if err == nil && s.Seat == string(who) {
			return g.Skilled(s.Character, string(skill))
		}
	}
	return false
}

// Sends is the passing on of intel.
type Sends struct {
	Who, To          noun.Seat
	Card             noun.Card
	Mode             noun.Mode
	Backward, Sealed bool
}

var sends = Declare(When, Sends{Who: "A", Mode: "直达", Card: "黑截获", To: "D"}, Templates{
	Zh: []string{"{Who}[以{Mode}]传出{Card}[，(传给{To}|反方向面朝下传{!Backward}{!Sealed}|反方向传{!Backward}|面朝下传{!Sealed})]"},
	En: []string{"{Who} {Who?sends|send} {Card}[ as a {Mode}][(, to {To}| to {To}|, backwards and face down{!Backward}{!Sealed}|, backwards{!Backward}|, face down{!Sealed})]"},
}, "传出情报；写明方式时核对方式", "sends intel; a mode that is written is checked")

// Doing sends it.
func (d Sends) Doing(Game) (Doing, error) {
	out := one(string(d.Who), wire.Action{Do: wire.Send, Card: string(d.Card), Target: string(d.To), Backward: d.Backward, Sealed: d.Sealed})
	out.Mode = string(d.Mode)
	return out, nil
}
