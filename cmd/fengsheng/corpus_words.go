package main

import (
	"fmt"
	"slices"
	"strings"

	"fengsheng/engine/wire"
	"fengsheng/fuzz/golden"
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
func (b board) signature(s golden.Signature) string {
	words := []string{b.l.Say(kinds[s.Kind][0], kinds[s.Kind][1])}
	switch {
	case s.Subject == "":
	case s.Kind == golden.Allows:
		words = append(words, b.asked(s.Subject))
	default:
		words = append(words, b.deed(s.Subject))
	}
	switch was, is := b.side(s.Kind, s.Was), b.side(s.Kind, s.Is); {
	case s.Kind == golden.Allows && s.Was+s.Is == "", s.Kind == golden.Lies:
	case s.Kind == golden.Allows:
		for _, x := range [...][2]string{{b.l.Say("不再可以", "no more: "), was}, {b.l.Say("多了", "new: "), is}} {
			if x[1] != "" {
				words = append(words, x[0]+x[1])
			}
		}
	case s.Kind == golden.Announces && b.field(s.Is) != "":
		words = append(words, was+b.l.Say("：", ": ")+b.field(s.Is))
	default:
		words = append(words, orNothing(b, was)+" → "+orNothing(b, is))
	}
	return strings.Join(words, b.l.Say("，", ", "))
}

// fieldWords say in both languages in what two announcements of one kind differ.
var fieldWords = map[string][2]string{
	"name": {"牌名不同", "another card's name"}, "skill": {"技能不同", "another skill"}, "seat": {"人不同", "another player"},
	"other": {"对象不同", "another target"}, "card": {"牌不同", "another card"}, "detail": {"内容不同", "other details"},
	"learned": {"谁看到牌面不同", "others learn the card"},
}

func (b board) field(name string) string {
	w := fieldWords[name]
	return b.l.Say(w[0], w[1])
}

func orNothing(b board, s string) string {
	if s == "" {
		return b.l.Say("无", "nothing")
	}
	return s
}

func (b board) side(k golden.Kind, s string) string {
	switch k {
	case golden.Asks:
		return b.asked(s)
	case golden.Announces:
		return b.happening(s)
	case golden.Allows:
		var out []string
		for _, w := range strings.Fields(s) {
			out = append(out, b.deed(w))
		}
		return strings.Join(out, b.l.Say("、", ", "))
	}
	return s
}

// deed is a verb in words, or the name of a card or skill as it is.
func (b board) deed(s string) string {
	if v, ok := verbWords[s]; ok {
		return b.l.Say(v[0], v[1])
	}
	return s
}

func (b board) asked(s string) string {
	q, skill, _ := strings.Cut(s, " ")
	if words, ok := questions[q]; ok {
		q = b.l.Say(words[0], words[1])
	}
	if skill != "" {
		q += "（" + skill + "）"
	}
	return q
}

// difference tells one example: the step, what was, what is.
func (b board) difference(w world, d golden.Difference) {
	say := func(zh, en string, args ...any) { fmt.Fprintln(w.out, "   "+b.l.Sayf(zh, en, args...)) }
	switch {
	case d.Move.Do == "":
		say("%s 开局", "%s, at the set-up", d.Game.ID)
	default:
		say("%s 第 %d 步：%s", "%s, step %d: %s", d.Game.ID, d.Step+1, b.move(d.Move))
	}
	switch {
	case d.Err != nil:
		say("  %v", "  %v", d.Err)
	case d.Kind == golden.Allows:
		say("  等待 %s", "  awaited is %s", b.awaited(d.Asked))
		say("  原来%s，现在%s", "  there was %s, now there is %s", b.choice(d.Were), b.choice(d.Are))
		for _, a := range d.Removed {
			say("  − %s", "  − %s", a)
		}
		for _, a := range d.Added {
			say("  ＋ %s", "  + %s", b.move(a))
		}
	case d.Kind == golden.Asks:
		say("  原来等待 %s", "  awaited was %s", b.awaited(d.Want.Asked))
		say("  现在等待 %s", "  now awaited is %s", b.awaited(d.Got.Asked))
	case d.Kind == golden.Lies:
		say("  宣布的事、接着的问题都照旧，桌面却不同了", "  what is announced and asked is as it was, but the table is not")
	default:
		was, now := d.Courses()
		say("  原来：%s", "  was: %s", b.events(was))
		say("  现在：%s", "  now: %s", b.events(now))
	}
}

// choice is how many answers there are to choose from.
func (b board) choice(n int) string {
	if n < 2 {
		return b.l.Say("没有选择", "no choice")
	}
	return b.l.Sayf("有 %d 种合法回答", "a choice of %d", n)
}

// awaited is a question with the player who is asked.
func (b board) awaited(asked string) string {
	f := append(strings.Split(asked, "/"), "", "")
	if f[0] == "" {
		return b.l.Say("无（终局）", "nothing (the game is over)")
	}
	return f[0] + b.l.Say("：", ": ") + b.asked(strings.TrimSpace(f[1]+" "+f[2]))
}

// events is what happened, passes in a row as one.
func (b board) events(all []wire.Event) string {
	var out []string
	passed := ""
	for i, e := range all {
		if e.What == "passed" {
			passed += e.Seat
			if i+1 < len(all) && all[i+1].What == "passed" {
				continue
			}
			e.Seat, passed = passed, ""
		}
		out = append(out, b.event(e))
	}
	if len(out) == 0 {
		return b.l.Say("什么也没有", "nothing")
	}
	return strings.Join(out, b.l.Say("；", "; "))
}

// event is one announcement in words.
func (b board) event(e wire.Event) string {
	what := e.Card
	if what == "" {
		what = e.Name + e.Skill
	} else if e.Name != "" && !strings.Contains(e.Card, e.Name) {
		what += b.l.Sayf("（当%s）", " (as %s)", e.Name)
	}
	detail := e.Detail
	if e.What == "phase" {
		detail = b.phase(e.Detail)
	}
	words := []string{e.Seat, b.happening(e.What), b.card(what), detail}
	if cardFirst[e.What] {
		words[1], words[2] = words[2], words[1]
	}
	if hasOther[e.What] && e.Other != "" && e.Other != e.Seat {
		words = append(words, "("+e.Other+")")
	}
	return strings.Join(slices.DeleteFunc(words, func(s string) bool { return s == "" }), " ")
}
