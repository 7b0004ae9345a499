package steps

import (
	"regexp"

	"fengsheng/engine/wire"
	"fengsheng/steps/say"
)

// The clauses that may follow a use: at whom, at which intel, at which entry of the stack, paid with what.
var (
	paysClause  = regexp.MustCompile(`^(?:弃掉?|付出|交出)(` + oneCard + `)$`)
	intelClause = regexp.MustCompile(`^.*?(自己|[A-I])面前的(` + oneCard + `)(?:(?:和|与|、)(?:玩家)?(自己|[A-I])面前的(` + oneCard + `))?$`)
	entryClause = regexp.MustCompile(`^(?:识破|指定)?响应链第(` + countless + `)项$`)
	// Of two equal intel before one player, the one that an entry of the stack aims at.
	sameClause = regexp.MustCompile(`^(前一张|后一张)?就是响应链第(` + countless + `)项指定的那张$`)
	itemClause = regexp.MustCompile(`^(?:识破|指定)?(?:玩家)?([A-I])的([^的]+)$`)
	seatClause = regexp.MustCompile(`^(?:指定|目标是)?(?:玩家)?([A-I]|自己)$`)
)

// aim reads the clauses behind a use into the action.
func (w *World) aim(a *wire.Action, seat, clauses string) error {
	if clauses == "" {
		return nil
	}
	for _, c := range split(simplify(clauses), '，') {
		if err := w.clause(a, seat, c); err != nil {
			return err
		}
	}
	return nil
}

func (w *World) clause(a *wire.Action, seat, c string) error {
	if m := paysClause.FindStringSubmatch(c); m != nil {
		a.Card = m[1]
		return nil
	}
	if m := intelClause.FindStringSubmatch(c); m != nil {
		a.Target, a.Object = oneself(m[1], seat), m[2]
		if m[4] != "" {
			a.SecondAt, a.Second = oneself(m[3], seat), m[4]
		}
		return nil
	}
	if m := sameClause.FindStringSubmatch(c); m != nil {
		n, err := number(m[2])
		if m[1] == "后一张" {
			a.SecondSameAs = n
		} else {
			a.SameAs = n
		}
		return err
	}
	if m := entryClause.FindStringSubmatch(c); m != nil {
		n, err := number(m[1])
		a.Item = n
		return err
	}
	if m := seatClause.FindStringSubmatch(c); m != nil {
		a.Target = oneself(m[1], seat)
		return nil
	}
	if m := itemClause.FindStringSubmatch(c); m != nil {
		n, err := w.entryOf(m[1], m[2])
		a.Item = n
		return err
	}
	return say.Problemf("看不懂“%s”；可写：指定玩家C、烧毁B面前的黑试探、识破B的烧毁、指定响应链第二项、弃红锁定",
		"steps: cannot read %q; write 指定玩家C, 烧毁B面前的黑试探, 识破B的烧毁, 指定响应链第二项 or 弃红锁定", c)
}

func oneself(word, seat string) string {
	if word == "自己" {
		return seat
	}
	return word
}

// entryOf is the number of an entry of the stack that a scenario calls B的烧毁. A card used as something else may be
// called by either name.
func (w *World) entryOf(seat, name string) (int, error) {
	v, err := w.all()
	if err != nil {
		return 0, err
	}
	var found []int
	for i, it := range v.Stack {
		if it.Seat == seat && (called(name, it) || fits(name, it.Card)) {
			found = append(found, i+1)
		}
	}
	switch len(found) {
	case 1:
		return found[0], nil
	case 0:
		return 0, w.defect("响应链上没有%s的%s，有的是：%s", "there is no %s的%s on the stack, there is: %s", seat, name, stackText(v.Stack))
	}
	return 0, w.defect("响应链上不止一个%s的%s，请写第几项：%s", "there are several %s的%s on the stack, say which: %s", seat, name, stackText(v.Stack))
}
