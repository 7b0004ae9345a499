package board

import (
	"slices"
	"strings"

	"fengsheng/engine/wire"
)

// Deed is a verb in words, or the name of a card or skill as it is.
func (b Board) Deed(s string) string {
	if v, ok := verbWords[s]; ok {
		return b.Locale.Say(v[0], v[1])
	}
	return s
}

// Asked is a question of the protocol, with its skill behind a blank where it has one.
func (b Board) Asked(s string) string {
	q, skill, _ := strings.Cut(s, " ")
	if words, ok := questions[q]; ok {
		q = b.Locale.Say(words[0], words[1])
	}
	if skill != "" {
		q += "（" + skill + "）"
	}
	return q
}

// Awaited is a question with the player who is asked.
func (b Board) Awaited(asked string) string {
	f := append(strings.Split(asked, "/"), "", "")
	if f[0] == "" {
		return b.Locale.Say("无（终局）", "nothing (the game is over)")
	}
	return f[0] + b.Locale.Say("：", ": ") + b.Asked(strings.TrimSpace(f[1]+" "+f[2]))
}

// Events is what happened, passes in a row as one.
func (b Board) Events(all []wire.Event) string {
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
		return b.Locale.Say("什么也没有", "nothing")
	}
	return strings.Join(out, b.Locale.Say("；", "; "))
}

// event is one announcement in words.
func (b Board) event(e wire.Event) string {
	what := e.Card
	if what == "" {
		what = e.Name + e.Skill
	} else if e.Name != "" && !strings.Contains(e.Card, e.Name) {
		what += b.Locale.Sayf("（当%s）", " (as %s)", e.Name)
	}
	detail := e.Detail
	if e.What == "phase" {
		detail = b.Phase(e.Detail)
	}
	words := []string{e.Seat, b.Happening(e.What), b.card(what), detail}
	if cardFirst[e.What] {
		words[1], words[2] = words[2], words[1]
	}
	if hasOther[e.What] && e.Other != "" && e.Other != e.Seat {
		words = append(words, "("+e.Other+")")
	}
	return strings.Join(slices.DeleteFunc(words, func(s string) bool { return s == "" }), " ")
}
