package story

import (
	"slices"

	"fengsheng/engine/wire"
	"fengsheng/steps/near"
	"fengsheng/steps/tongue/noun"
)

// clues are what a ruling near the divergence would speak of.
func (t *tape) clues(d Difference) near.Clues {
	c := near.NewClues()
	rules := t.game.Book().R
	name := func(noun string, weight int) {
		if noun == "" {
			return
		}
		c.Word(noun, weight)
		for _, span := range rules.RulingsOf(noun) {
			c.Span(span, weight)
		}
	}
	j := judge{tape: t}
	last := j.lastTold()
	act := d.Act
	if tried := t.triedAt(len(t.beats)); act == nil && len(tried) > 0 {
		act = &tried[len(tried)-1].Move
	}
	if act != nil {
		name(act.Skill, 10)
		name(usedAs(act.Action), 10)
	} else if last >= 0 {
		b := t.beats[last]
		name(b.Skill, 10)
		name(b.before.asked.Skill, 10)
		name(usedAs(b.Action), 10)
	}
	if last >= 0 {
		t.nearby(last, name)
		if b := t.beats[last]; b.Do == wire.Pass && len(b.before.view.Stack) > 1 {
			c.Word("后发先至", 12)
			c.Word("先结算", 6)
		}
	}
	hear(c, kindWords[d.Kind], 1)
	hear(c, t.fieldWords(d), 2)
	hear(c, t.happened(last), 3)
	hear(c, []string{noun.PhaseName(now(t.game).view.Phase).Zh}, 1)
	return c
}

// nearby names what the last answer set off and what the open question is about.
func (t *tape) nearby(last int, name func(noun string, weight int)) {
	for _, b := range t.beats[last:] {
		for _, e := range b.events {
			name(e.Skill, 6)
			name(e.Name, 6)
		}
	}
	v := now(t.game)
	name(v.asked.Skill, 6)
	if len(v.view.Locked) > 0 {
		name("锁定", 5)
	}
	if len(v.view.Lured) > 0 {
		name("调虎离山", 5)
	}
	for _, it := range t.beats[last].before.view.Stack {
		name(it.Skill, 3)
		name(it.As, 3)
	}
}

// happened are words for what the last answer brought about.
func (t *tape) happened(last int) []string {
	var out []string
	for _, b := range t.beats[max(0, last):] {
		for _, e := range b.events {
			out = append(out, eventWords[e.What])
			if e.What == "died" {
				out = append(out, "三张假情报", "立刻死亡")
			}
		}
	}
	return out
}

// usedAs is what a card is used as; what is only sent or chosen has no function.
func usedAs(a wire.Action) string {
	if a.Do != wire.Play {
		return ""
	}
	if a.As != "" {
		return a.As
	}
	return noun.Card(a.Card).Function()
}

func (t *tape) fieldWords(d Difference) []string {
	s, _ := place(d.Path)
	out := append(slices.Clone(fieldNames[s.field]), fieldNames[s.rest]...)
	if d.Viewer != "" && d.Viewer != "all" {
		out = append(out, "看", "暗中", "公开")
	}
	return out
}

func hear(c near.Clues, words []string, weight int) {
	for _, w := range words {
		c.Word(w, weight)
	}
}
