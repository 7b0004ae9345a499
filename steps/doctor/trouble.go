package doctor

import (
	"fengsheng/engine/wire"
	"fengsheng/steps/say"
)

// trouble is what is wrong and what to do about it.
type trouble struct {
	says, fix say.Text
	fatal     bool // the process is of no more use
}

// ails makes a trouble of what is wrong; args fill in both languages.
func ails(zh, en string, args ...any) *trouble {
	return &trouble{says: say.Textf(zh, en, args...)}
}

// lacks is a subject that says that it does not have a method. Only a method that is claimed can be taken back; without
// the others no case can be judged.
func lacks(method, says string) *trouble {
	t := ails("%s 答了 -32003（没有这一项）：%s", "%s is answered with -32003, unsupported: %s", method, says)
	switch method {
	case wire.DoLegal, wire.DoObserve, wire.DoReplay:
		return t.fixed("实现它，或者不要在 initialize 的 capabilities 里声明它",
			"implement it, or do not claim it in the capabilities of initialize")
	}
	return t.fixed("实现它；没有它，一个用例也判定不了", "implement it; without it no case can be judged")
}

// fixed adds what to do about it.
func (t *trouble) fixed(zh, en string) *trouble {
	t.fix = say.Text{Zh: zh, En: en}
	return t
}

func (t *trouble) deadly() *trouble {
	t.fatal = true
	return t
}

// during puts before a trouble what was being attempted.
func (t *trouble) during(zh, en string) *trouble {
	t.says = say.Text{Zh: zh + "：" + t.says.Zh, En: en + ": " + t.says.En}
	return t
}
