package corpus

import (
	"fmt"
	"strings"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/fuzz/golden"
	"fengsheng/steps/board"
	"fengsheng/steps/say"
)

// kinds say in both languages in what a game goes otherwise.
var kinds = map[golden.Kind][2]string{
	golden.SetsUp:    {"开局不同", "it begins otherwise"},
	golden.Announces: {"发生的事不同", "other things happen"},
	golden.Asks:      {"接着问的不同", "another question comes next"},
	golden.Allows:    {"合法的回答不同", "other answers are legal"},
	golden.Lies:      {"桌面不同", "the table is otherwise"},
	golden.Breaks:    {"走不下去", "it cannot go on"},
}

// signature heads a group. Words of the protocol stand in it as they are.
func signature(b board.Board, s golden.Signature) string {
	words := []string{b.Locale.Say(kinds[s.Kind][0], kinds[s.Kind][1])}
	switch {
	case s.Subject == "":
	case s.Kind == golden.Allows:
		words = append(words, b.Asked(s.Subject))
	default:
		words = append(words, b.Deed(s.Subject))
	}
	switch was, is := side(b, s.Kind, s.Was), side(b, s.Kind, s.Is); {
	case s.Kind == golden.Allows && s.Was+s.Is == "", s.Kind == golden.Lies:
	case s.Kind == golden.Allows:
		for _, x := range [...][2]string{{b.Locale.Say("不再可以", "no more: "), was}, {b.Locale.Say("多了", "new: "), is}} {
			if x[1] != "" {
				words = append(words, x[0]+x[1])
			}
		}
	case s.Kind == golden.Announces && b.Field(s.Is) != "":
		words = append(words, was+b.Locale.Say("：", ": ")+b.Field(s.Is))
	default:
		words = append(words, orNothing(b, was)+" → "+orNothing(b, is))
	}
	return strings.Join(words, b.Locale.Say("，", ", "))
}

func orNothing(b board.Board, s string) string {
	if s == "" {
		return b.Locale.Say("无", "nothing")
	}
	return s
}

func side(b board.Board, k golden.Kind, s string) string {
	switch k {
	case golden.Asks:
		return b.Asked(s)
	case golden.Announces:
		return b.Happening(s)
	case golden.Allows:
		var out []string
		for _, w := range strings.Fields(s) {
			out = append(out, b.Deed(w))
		}
		return strings.Join(out, b.Locale.Say("、", ", "))
	}
	return s
}

// showExample tells one example: the step, what was, what is.
func showExample(w shell.World, b board.Board, d golden.Difference) {
	tell := func(zh, en string, args ...any) { fmt.Fprintln(w.Out, "   "+b.Locale.Sayf(zh, en, args...)) }
	switch {
	case d.Move.Do == "":
		tell("%s 开局", "%s, at the set-up", d.Game.ID)
	default:
		tell("%s 第 %d 步：%s", "%s, step %d: %s", d.Game.ID, d.Step+1, b.Move(d.Move))
	}
	switch {
	case d.Err != nil:
		tell("  %v", "  %v", d.Err)
	case d.Kind == golden.Allows:
		tell("  等待 %s", "  awaited is %s", b.Awaited(d.Asked))
		tell("  原来%s，现在%s", "  there was %s, now there is %s", choice(b.Locale, d.Were), choice(b.Locale, d.Are))
		for _, a := range d.Removed {
			tell("  − %s", "  − %s", a)
		}
		for _, a := range d.Added {
			tell("  ＋ %s", "  + %s", b.Move(a))
		}
	case d.Kind == golden.Asks:
		tell("  原来等待 %s", "  awaited was %s", b.Awaited(d.Want.Asked))
		tell("  现在等待 %s", "  now awaited is %s", b.Awaited(d.Got.Asked))
	case d.Kind == golden.Lies:
		tell("  宣布的事、接着的问题都照旧，桌面却不同了", "  what is announced and asked is as it was, but the table is not")
	default:
		was, now := d.Courses()
		tell("  原来：%s", "  was: %s", b.Events(was))
		tell("  现在：%s", "  now: %s", b.Events(now))
	}
}

// choice is how many answers there are to choose from.
func choice(l say.Locale, n int) string {
	if n < 2 {
		return l.Say("没有选择", "no choice")
	}
	return l.Sayf("有 %d 种合法回答", "a choice of %d", n)
}

// phases is where in the turn the differences of a group are.
func phases(b board.Board, g golden.Group) string {
	var out []string
	for _, t := range g.Phases() {
		name := b.Locale.Say("开局", "set-up")
		if t.What != "" {
			name = b.Phase(t.What)
		}
		out = append(out, fmt.Sprintf("%s %d", name, t.Times))
	}
	return strings.Join(out, b.Locale.Say("、", ", "))
}
