package steps

import "fengsheng/engine/driver"

var beheld = phrase(then, `(?:{玩家们}|(旁观者|裁判))看来，(.+)`, "玩家B看来，玩家C手里有四张牌",
	"从那位玩家的座位看，后面照写那么的句子；旁观者不坐在任何座位上，裁判什么都看得到",
	"what follows is written like a claim and holds in the eyes of that seat; 旁观者 sits nowhere, 裁判 sees everything")

// claim is a phrase that can be judged in the eyes of one viewer.
type claim struct {
	p     *Phrase
	check func([]string) error
}

// isBeheld judges a claim in the eyes of some viewers instead of the all-seeing one.
func (w *World) isBeheld(list, seatless, text string) error {
	viewers := []string{seatlessViewers[simplify(seatless)]}
	if list != "" {
		viewers = w.seatsNow(list)
	}
	for _, viewer := range viewers {
		if err := w.through(viewer, text); err != nil {
			return w.because(beholder(viewer)+"看来", "in the eyes of "+viewer, err)
		}
	}
	return nil
}

// through judges a claim by one viewer's view, the open question that it shows included.
func (w *World) through(viewer, text string) error {
	v, err := w.look(viewer)
	if err != nil {
		return err
	}
	asked := w.report.Awaiting
	w.eye, w.report.Awaiting = viewer, v.Awaiting
	defer func() { w.eye, w.report.Awaiting = "", asked }()
	return w.judge(text)
}

// seatlessViewers are those who look without sitting at the table.
var seatlessViewers = map[string]string{"旁观者": "public", "裁判": driver.Everything}

func beholder(viewer string) string {
	for name, v := range seatlessViewers {
		if v == viewer {
			return name
		}
	}
	return player(viewer)
}

func (w *World) judge(text string) error {
	for _, c := range w.visible() {
		if m := c.p.match(text); m != nil {
			return c.check(m)
		}
	}
	return w.defect("“看来”后面不能写“%s”；可写桌上看得见的东西，例如：玩家C手里有四张牌", "%s cannot follow 看来; write what lies on the table, as 玩家C手里有四张牌", text)
}

// visible are the claims about what lies on the table.
func (w *World) visible() []claim {
	return []claim{
		{&zoneOnly, func(m []string) error { return w.zoneOnly(m[1], m[2]) }},
		{&zoneCount, func(m []string) error { return w.zoneCount(m[1], m[2], m[3]) }},
		{&zoneHas, func(m []string) error { return w.zoneHas(m[1], m[2]) }},
		{&zoneLacks, func(m []string) error { return w.zoneLacks(m[1], m[2]) }},
		{&deckTopIs, func(m []string) error { return w.deckTopIs(m[1]) }},
		{&stackIs, func(m []string) error { return w.stackIsNow(m[1]) }},
		{&stackItem, func(m []string) error { return w.itemIs(m[1], m[2]) }},
		{&stackCount, func(m []string) error { return w.itemCount(m[1]) }},
		{&stackEmpty, func([]string) error { return w.stackIsEmpty() }},
		{&phaseIs, func(m []string) error { return w.phaseIsNow(m[1], m[2]) }},
		{&dies, func(m []string) error { return w.isOut(m[1], m[2], m[3]) }},
		{&lives, func(m []string) error { return w.isIn(m[1], m[2]) }},
		{&killer, func(m []string) error { return w.killedBy(m[1], m[2]) }},
		{&face, func(m []string) error { return w.isFacing(m[1], m[2]) }},
		{&shown, func(m []string) error { return w.isShown(m[1], m[2]) }},
		{&identityIs, func(m []string) error { return w.isReally(m[1], m[2], m[3]) }},
		{&genderIs, func(m []string) error { return w.isOfGender(m[1], m[2]) }},
		{&marked, func(m []string) error { return w.isMarked(m[1], m[2]) }},
		{&unmarked, func(m []string) error { return w.isUnmarked(m[1], m[2]) }},
		{&transitAt, func(m []string) error { return w.transitIsAt(m[1], m[2]) }},
		{&transitIs, func(m []string) error { return w.transitIsCard(m[1]) }},
		{&transitSent, func(m []string) error { return w.transitIsFrom(m[1], m[2]) }},
		{&transitWay, func(m []string) error { return w.transitGoes(m[1]) }},
		{&transitNone, func([]string) error { return w.noTransit() }},
		{&undealt, func(m []string) error { return w.isUndealt(m[1]) }},
		{&winners, func(m []string) error { return w.won(m[1]) }},
		{&notAmong, func(m []string) error { return w.lost(m[1]) }},
		{&nobodyWins, func([]string) error { return w.noWinner() }},
		{&goesOn, func([]string) error { return w.continues() }},
		{&mustChoose, func(m []string) error { return w.chooses(m[1], m[2], m[3]) }},
		{&mustDo, func(m []string) error { return w.isToDo(m[1], m[2]) }},
		{&askedWhether, func(m []string) error { return w.isAskedWhether(m[1], m[2], m[3]) }},
		{&questionIs, func(m []string) error { return w.questionConcerns(m[1], m[2]) }},
		{&priority, func(m []string) error { return w.priorityAt(m[1]) }},
		{&outcome, func(m []string) error { return w.recorded(m[1], m[2], m[3]) }},
	}
}
