package steps

import "slices"

func detailPhrases() []Phrase {
	return []Phrase{stackItem, stackCount, transitSent, genderIs, undealt, questionIs, announced, announcedOrder, beheld}
}

var (
	stackItem = phrase(then, `响应链第{数}项是([A-I玩].+)`, "响应链第二项是D的识破（B的烧毁，已无效）",
		"响应链上的这一项，最下面是第一项", "one entry of the stack, counted from the bottom")
	stackCount  = phrase(then, `响应链上有{数}项`, "响应链上有两项", "响应链上有几项", "how many entries the stack has")
	transitSent = phrase(then, `传递中的情报是{玩家}传出的(密电|直达|文本)`, "传递中的情报是玩家A传出的密电",
		"谁传出的、以什么方式", "who sent the intel, and in which mode")
	genderIs = phrase(then, `{玩家们}的角色性别是(男女|男|女|无)`, "玩家B的角色性别是女",
		"面朝上的角色的性别；盖伏着是“无”", "the gender of a face-up character; 无 of a covered one")
	undealt    = phrase(then, `取出来的牌还有{数}张没发`, "取出来的牌还有两张没发", "取出来等着发的牌", "cards taken for an effect and still to be dealt")
	questionIs = phrase(then, `这一问(关于{玩家}|不关于谁|可以推辞|不能推辞)`, "这一问关于玩家C",
		"正在问的事关系到谁、可不可以不选（不发动）", "whom the open question is about, and whether it may be declined")
)

func (w *World) itemIs(count, text string) error {
	n, err := number(count)
	if err != nil {
		return w.misread(err)
	}
	items, err := itemsIn(text)
	if err != nil {
		return w.misread(err)
	}
	v, err := w.all()
	if err != nil {
		return err
	}
	if len(items) != 1 || n < 1 {
		return w.defect("“第几项”从一数起，一次只写一项", "entries count from one, and one is written at a time")
	}
	if n <= len(v.Stack) {
		if ok, err := w.meets(items[0], v.Stack, n-1); err != nil || ok {
			return err
		}
	}
	return w.fails("响应链第%d项应是%s，实际的响应链是%s", "entry %d of the stack should be %s, the stack is %s", n, text, stackText(v.Stack))
}

func (w *World) itemCount(count string) error {
	want, err := number(count)
	if err != nil {
		return w.misread(err)
	}
	v, err := w.all()
	if err != nil || len(v.Stack) == want {
		return err
	}
	return w.fails("响应链上应有%d项，实际是%s", "the stack should have %d entries, got %s", want, stackText(v.Stack))
}

func (w *World) transitIsFrom(sender, mode string) error {
	v, err := w.all()
	if err != nil {
		return err
	}
	t := v.Transit
	if t == nil {
		return w.fails("没有情报在传递", "no intel is under way")
	}
	if t.Sender != sender || t.Mode != simplify(mode) {
		return w.fails("传递中的情报应是玩家%s传出的%s，实际是玩家%s传出的%s", "the intel should be from %s, %s; got %s, %s", sender, mode, t.Sender, t.Mode)
	}
	return nil
}

func (w *World) isOfGender(list, gender string) error {
	want := simplify(gender)
	if want == "无" {
		want = ""
	}
	for _, seat := range w.seatsNow(list) {
		s, err := w.seatView(seat)
		if err != nil {
			return err
		}
		if s.Gender != want {
			return w.fails("玩家%s的角色性别应是%s，实际是%s", "the gender of seat %s's character should be %s, got %s", seat, gender, orNone(s.Gender))
		}
	}
	return nil
}

func orNone(word string) string {
	if word == "" {
		return "无"
	}
	return word
}

func (w *World) isUndealt(count string) error {
	want, err := number(count)
	if err != nil {
		return w.misread(err)
	}
	v, err := w.all()
	if err != nil || v.Aside.Count == want {
		return err
	}
	return w.fails("应还有%d张牌没发，实际%d张", "%d cards should still be to deal, got %d", want, v.Aside.Count)
}

func (w *World) questionConcerns(what, about string) error {
	if err := w.ready(); err != nil {
		return err
	}
	q, ok := w.report.Awaiting, false
	switch what = simplify(what); {
	case slices.Contains([]string{"可以推辞", "不能推辞"}, what):
		ok = q.May == (what == "可以推辞")
	default:
		ok = q.About == about
	}
	if ok {
		return nil
	}
	return w.fails("这一问应%s，实际关于%s、可以推辞：%v。%s", "the question should be so: %s; it is about %s, may be declined: %v. %s",
		what, player(q.About), q.May, asking(q))
}
