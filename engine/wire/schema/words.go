package schema

import (
	"fmt"
	"strings"

	"fengsheng/engine/profile"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
)

// words are the definitions of names: what may stand where a card, a seat or a
// phase is wanted.
func words() properties {
	seats := wire.Seats()
	return properties{
		{"seat", list("A seat; the seats are lettered anticlockwise. 座位，逆时针排列。", seats)},
		{"seatOrNobody", list("A seat, or the empty word for nobody; where the field may be left out, that says the same. 座位；空词表示没有人。", append([]string{""}, seats...))},
		{"seatOrNature", list("A seat, or Nature where chance decides. 座位；Nature 表示由随机决定。", append(wire.Seats(), "Nature"))},
		{"viewer", list("Who looks: a seat, a bystander (public), or all-seeing (all). 谁在看：座位、旁观者或全知。",
			append(wire.Seats(), "public", "all"))},
		{"card", list("A card by its full official name. 牌的全名。", cards())},
		{"someCard", pattern("A card, or any card that fits: colour and what a Probe asks may be left out. 牌名，可以不写全，合者即可。",
			someCard(), "黑烧毁", "红试探", "红试探（潜伏战线，抽二张）")},
		{"function", list("What is printed on a card. 牌的功能。", wire.Functions())},
		{"identity", list("An identity. 身份。", wire.Identities())},
		{"character", list("A character. 角色。", characters())},
		{"skill", list("A skill. 技能。", skills())},
		{"gender", list("A gender; 男女 is both. 性别。", wire.Genders())},
		{"mode", list("How intel travels. 情报的传递方式。", wire.Modes())},
		{"phase", list("A phase of the turn. 回合的阶段。", wire.Phases())},
		{"question", list("What kind of decision is open. 问的是什么。", wire.Questions())},
		{"deed", list("The verb of an action. 行动的种类。", wire.Deeds())},
		{"option", list("An answer to an option question. 选项。", wire.Options())},
		{"what", list("What kind of event it is. 事件的种类。", wire.Happenings())},
		{"detail", list("A phase, mode, identity or claim, as the event wants. 事件的细节。", details())},
		{"profile", list("A rule profile. 规则版本。", profiles())},
	}
}

func list(doc string, words []string) *node {
	return &node{Description: doc, Type: "string", Enum: words}
}

func pattern(doc, expression string, examples ...any) *node {
	return &node{Description: doc, Type: "string", Pattern: expression, Examples: examples}
}

// cards is the full name of every card of any profile, once.
func cards() []string {
	return gather(func(p profile.Profile, add func(string)) {
		for _, f := range p.Faces() {
			add(f.ZH())
		}
	})
}

func characters() []string {
	return gather(func(p profile.Profile, add func(string)) {
		for _, c := range p.Characters {
			add(c.Name)
		}
	})
}

func skills() []string {
	return gather(func(p profile.Profile, add func(string)) {
		for _, c := range p.Characters {
			for _, k := range c.Skills {
				add(k.Name)
			}
		}
	})
}

func profiles() []string {
	return gather(func(p profile.Profile, add func(string)) { add(p.ID) })
}

// gather collects words over all profiles, each once, in their order.
func gather(visit func(p profile.Profile, add func(string))) []string {
	var out []string
	seen := map[string]bool{}
	for _, p := range profile.All() {
		visit(p, func(w string) {
			if !seen[w] {
				seen[w] = true
				out = append(out, w)
			}
		})
	}
	return out
}

// details is whatever an event's detail can be.
func details() []string {
	var out []string
	for _, some := range [][]string{wire.Phases(), wire.Modes(), wire.Identities(), wire.Options()} {
		out = append(out, some...)
	}
	return out
}

// someCard is the expression for a card name of which parts are left out.
func someCard() string {
	var colours []string
	for c := table.Red; c <= table.Black; c++ {
		colours = append(colours, c.ZH())
	}
	probe := fmt.Sprintf("%s（((%s)，?)?(%s|%s)?）", table.Probe.ZH(), strings.Join(wire.Identities(), "|"),
		table.DiscardOne.ZH(), table.DrawTwo.ZH())
	return fmt.Sprintf("^(%s)?(%s|%s)$", strings.Join(colours, "|"), strings.Join(wire.Functions(), "|"), probe)
}
