package doctor

import "fengsheng/steps/report"

// trouble is what is wrong and what to do about it.
type trouble struct {
	says, fix report.Text
	fatal     bool // the process is of no more use
}

// ails makes a trouble of what is wrong; args fill in both languages.
func ails(zh, en string, args ...any) *trouble {
	return &trouble{says: report.Textf(zh, en, args...)}
}

// fixed adds what to do about it.
func (t *trouble) fixed(zh, en string) *trouble {
	t.fix = report.Text{Zh: zh, En: en}
	return t
}

func (t *trouble) deadly() *trouble {
	t.fatal = true
	return t
}

// during puts before a trouble what was being attempted.
func (t *trouble) during(zh, en string) *trouble {
	t.says = report.Text{Zh: zh + "：" + t.says.Zh, En: en + ": " + t.says.En}
	return t
}
