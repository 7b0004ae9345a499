package steps

import (
	"strings"

	"fengsheng/engine/wire"
)

// plays are the phrases for what players do.
func plays() []Phrase {
	return []Phrase{plain, converted, revealing, skilful, sends, takes, draws, points, choosesCards, picksFirst, options, becomes, declines, answers,
		passes, everybodyPasses, priorityComes, passesUntil, nobodyTakes, uneventful, chance, reshuffle, muddle}
}

var (
	plain = phrase(when, `{玩家}(?:对{玩家})?使用{牌}{后文}`, "玩家B使用红烧毁，烧毁自己面前的黑试探",
		"使用一张手牌。目标写在前面（对玩家B）或逗号后面（烧毁B面前的黑试探、识破B的烧毁、识破响应链第二项）；同样的情报有两张时还可以写“，就是响应链第一项指定的那张”",
		"plays a hand card; the aim stands before it (对玩家B) or behind the comma")
	converted = phrase(when, `{玩家}把{牌}当作?{功能}(?:对{玩家})?使用{后文}`, "玩家A把黑调虎离山当作锁定对玩家C使用",
		"按技能把一张牌当作另一种使用", "plays a card as another function")
	revealing = phrase(when, `{玩家}翻开([^，使发]+)(?:使用|发动)([^，]+?){后文}`, "玩家C翻开闪灵使用狙击，指定玩家E",
		"翻开盖伏的角色使用技能；被问到是否翻开时也这样写", "turns up a covered character to use its skill, also when asked")
	skilful = phrase(when, `{玩家}(?:对{玩家})?发动([^，了][^，]*?){后文}`, "玩家B发动偷龙转凤，弃红锁定",
		"发动技能：有优先权时宣言，被问到是否发动时答应，几个技能同时触发时先发动它", "uses a skill: by priority, as the answer to a question, or as the first of several")
	sends = phrase(when, `{玩家}(?:以(密电|直达|文本))?传出{牌}(?:，(传给玩家[A-I]|反方向传|面朝下传|反方向面朝下传))?`, "玩家A以直达传出黑截获，传给玩家D",
		"传出情报；写明方式时核对方式", "sends intel; a mode that is written is checked")
	takes        = phrase(when, `{玩家}(接收|不接收)(?:情报)?`, "玩家B不接收情报", "回答是否接收", "takes the intel or not")
	draws        = phrase(when, `{玩家}(?:抽{数}张牌?|不抽牌)`, "玩家A抽两张牌", "抽牌阶段决定抽几张", "decides how many cards to draw")
	points       = phrase(when, `{玩家}选择(?:玩家([A-I])|(自己))`, "玩家B选择玩家D", "被问到时选一位玩家", "chooses a player")
	choosesCards = phrase(when, `{玩家}选择(?:烧毁|弃掉?|放置|放回|拿走|交出|给出|检视)?{牌们}`, "玩家C选择烧毁红试探、红退回和蓝锁定",
		"被问到时选牌；可以少选时选完即止", "chooses cards; ends the choice where more could be chosen")
	options = phrase(when, `{玩家}选择(宣称自己是好人|宣称自己是卧底|弃一张牌|抽两张牌|收入手牌|当作情报|留在原处)`, "玩家B选择宣称自己是好人",
		"被问到时选一种做法", "chooses what to do")
	becomes  = phrase(when, `{玩家}选择角色([^，]+)`, "玩家A选择角色柒佰", "开局时二选一", "chooses a character")
	declines = phrase(when, `{玩家}(?:不选|什么也不选|不发动|不翻开)([^，]*)`, "玩家B不发动就计",
		"被问到时不要：不发动、不翻开、不选", "declines what is asked")
	passes = phrase(when, `{玩家们}(?:依次)?让过`, "玩家E、A、B、C依次让过", "让过；写几位就依次让过几次，次序必须对",
		"passes, each of the players once, in this very order")
)

// reading says how each phrase of one player's doing is read. 不能 and 可以 read the same phrases.
func (w *World) read(text string) (deed, bool, error) {
	for _, r := range [...]struct {
		p    *Phrase
		read func(*World, []string) (deed, error)
	}{
		{&passes, (*World).readPasses}, {&converted, (*World).readConverted}, {&plain, (*World).readPlain},
		{&revealing, (*World).readRevealing}, {&skilful, (*World).readSkill}, {&sends, (*World).readSends},
		{&takes, (*World).readTakes}, {&draws, (*World).readDraws}, {&points, (*World).readPoints},
		{&options, (*World).readOptions}, {&choosesCards, (*World).readCards}, {&becomes, (*World).readBecomes},
		{&declines, (*World).readDeclines}, {&picksFirst, (*World).readPicksFirst}, {&answers, (*World).readAnswers},
	} {
		if m := r.p.match(text); m != nil {
			d, err := r.read(w, m)
			return d, true, err
		}
	}
	return deed{}, false, nil
}

func (w *World) readPasses(m []string) (deed, error) {
	var d deed
	seats := w.seatsIn(m[1])
	if !strings.ContainsAny(m[1], "ABCDEFGHI") {
		var err error
		if seats, err = w.around(); err != nil {
			return d, err
		}
	}
	for _, s := range seats {
		d.moves = append(d.moves, wire.Move{Seat: s, Action: wire.Action{Do: wire.Pass}})
	}
	return d, nil
}

// around are the players in the game, from the one who is asked anticlockwise.
func (w *World) around() ([]string, error) {
	v, err := w.all()
	var before, after []string
	for _, s := range v.Seats {
		switch {
		case !s.Alive || s.Lost:
		case s.Seat < w.report.Awaiting.Seat:
			before = append(before, s.Seat)
		default:
			after = append(after, s.Seat)
		}
	}
	return append(after, before...), err
}

func (w *World) readPlain(m []string) (deed, error) {
	a := wire.Action{Do: wire.Play, Card: m[3], As: function(m[3]), Target: m[2]}
	paid := wire.Action{}
	err := w.aim(&paid, m[1], m[4])
	if paid.Card != "" {
		return deed{}, w.defect("使用手牌没有代价可付：%s", "a hand card has no cost: %s", m[4])
	}
	merge(&a, paid)
	return one(m[1], a), err
}

func (w *World) readConverted(m []string) (deed, error) {
	a := wire.Action{Do: wire.Play, Card: m[2], As: m[3], Target: m[4]}
	var aimed wire.Action
	err := w.aim(&aimed, m[1], m[5])
	merge(&a, aimed)
	return one(m[1], a), err
}

// merge adds what was read behind the comma.
func merge(a *wire.Action, aimed wire.Action) {
	if aimed.Target != "" {
		a.Target = aimed.Target
	}
	a.Object, a.Second, a.SecondAt, a.Item = aimed.Object, aimed.Second, aimed.SecondAt, aimed.Item
	a.SameAs, a.SecondSameAs = aimed.SameAs, aimed.SecondSameAs
}

func (w *World) readRevealing(m []string) (deed, error) {
	if !w.skilled(m[2], m[3]) {
		return deed{}, w.defect("%s没有技能%s", "%s has no skill %s", m[2], m[3])
	}
	return w.skill(m[1], "", m[3], m[4])
}

func (w *World) readSkill(m []string) (deed, error) { return w.skill(m[1], m[2], m[3], m[4]) }

// skill is the use of a skill in whatever way the open question wants it.
func (w *World) skill(seat, target, name, clauses string) (deed, error) {
	if !w.skilled("", name) {
		return deed{}, w.defect("没有叫“%s”的技能", "there is no skill %s", name)
	}
	q := w.report.Awaiting
	if q.Seat == seat && target+clauses == "" {
		switch {
		case q.Question == wire.AskUse && (q.Skill == name || q.Skill == ""), q.Question == wire.AskReveal && w.owns(seat, name):
			return one(seat, wire.Action{Do: wire.Accept}), nil
		case q.Question == wire.AskSkill:
			return one(seat, wire.Action{Do: wire.Order, Skill: name}), nil
		}
	}
	a := wire.Action{Do: wire.Use, Skill: name, Target: target}
	err := w.aim(&a, seat, clauses)
	return one(seat, a), err
}

func (w *World) owns(seat, skill string) bool {
	p, err := w.seatView(seat)
	return err == nil && w.skilled(p.Character, skill)
}
