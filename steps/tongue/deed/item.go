package deed

import (
	"strings"

	"fengsheng/engine/wire"
	"fengsheng/steps/say"
	. "fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

// Item is what is said of one entry of the response stack: D的识破（B的烧毁，已无效）. What is not said is open.
type Item struct {
	Who  noun.Letter
	Name noun.Called
	// As is the function as which the card is used, where it is another one.
	As noun.Function
	// Detail is what stands in brackets: at what it aims, and whether it still has effect.
	Detail ItemDetail
}

// ItemDetail is what the brackets behind an entry say.
type ItemDetail struct {
	Aim Aim
	// State is gone or live; empty says nothing of it.
	State string
}

var item = Declare(Then, Item{Who: "B", Name: "烧毁"}, Templates{
	Zh: []string{"{Who}的{Name}[(当作|当){As}][（{Detail}）]"},
	En: []string{"{Who}'s {Name}[ as {As}][ \\({Detail}\\)]"},
}, "", "")

// Items are entries of the stack, the bottom first.
type Items []Item

// Pattern matches the inside of brackets.
func (*ItemDetail) Pattern(Language) string { return ".*" }

// Loose is Pattern.
func (*ItemDetail) Loose(Language) string { return ".*" }

// Read takes in the brackets; several pairs one behind the other are as good as one.
func (d *ItemDetail) Read(l Language, text string) error {
	*d = ItemDetail{}
	text = strings.NewReplacer("）（", pick(l, "，", ", "), ") (", ", ").Replace(text)
	for _, part := range SplitClauses(l, text) {
		switch part {
		case "已无效", "void":
			d.State = "gone"
		case "仍有效", "still live":
			d.State = "live"
		case "":
		default:
			c, err := readClause(l, part)
			if err != nil {
				return err
			}
			d.Aim = append(d.Aim, c)
		}
	}
	return nil
}

// Write is the brackets' inside.
func (d *ItemDetail) Write(l Language) string {
	var parts []string
	for _, c := range d.Aim {
		parts = append(parts, bareClause(l, c))
	}
	switch d.State {
	case "gone":
		parts = append(parts, pick(l, "已无效", "void"))
	case "live":
		parts = append(parts, pick(l, "仍有效", "still live"))
	}
	return strings.Join(parts, pick(l, "，", ", "))
}

// bareClause is a clause without the verb that leads it behind a use.
func bareClause(l Language, c any) string {
	switch c := c.(type) {
	case AtSeat:
		return pick(l, "玩家"+string(c.Who), "at "+string(c.Who))
	case Intel:
		return bareIntel.Write(l, c)
	case Burns:
		return bareIntel.Write(l, c.Intel)
	case AtItem:
		return pick(l, string(c.Who)+"的"+c.Name.In(Zh), "against "+string(c.Who)+"'s "+c.Name.In(En))
	case AtEntry:
		return pick(l, "", "against ") + pick(l, "响应链第"+c.N.Write(l)+"项", "stack entry "+c.N.Write(l))
	}
	a := Aim{c}
	return a.Write(l)
}

// Pattern matches anything: what it is is seen when it is read.
func (*Items) Pattern(Language) string { return ".+" }

// Loose is Pattern.
func (*Items) Loose(Language) string { return ".+" }

// Read takes in the list.
func (all *Items) Read(l Language, text string) error {
	*all = nil
	for _, part := range splitItems(l, text) {
		v, ok, err := item.Read(l, part)
		if !ok && err == nil {
			err = item.Misread(l, part)
		}
		if !ok && err == nil {
			err = say.Problemf("“%s”不是响应链上的一项；请写作 B的烧毁（B面前的黑试探）", "%q is no stack entry; write it like B's Burn (black Probe in front of B)", part)
		}
		if err != nil {
			return err
		}
		*all = append(*all, v.(Item))
	}
	return nil
}

// splitItems cuts at 、 or commas outside brackets.
func splitItems(l Language, text string) []string {
	if l.Declared() == En {
		return SplitClauses(l, text)
	}
	var out []string
	depth, from := 0, 0
	for i, r := range text {
		switch {
		case r == '（':
			depth++
		case r == '）':
			depth--
		case r == '、' && depth == 0:
			out = append(out, text[from:i])
			from = i + len("、")
		}
	}
	return append(out, text[from:])
}

// Write is the list.
func (all *Items) Write(l Language) string {
	var out []string
	for _, it := range *all {
		out = append(out, item.Write(l, it))
	}
	return strings.Join(out, pick(l, "、", ", "))
}

// Meets is whether an entry of the stack is what is said, as far as it is said.
func (it Item) Meets(g Game, stack []wire.Item, i int) (bool, error) {
	at := stack[i]
	name := string(it.Name)
	switch {
	case at.Seat != string(it.Who),
		it.As == "" && !Called(name, at),
		it.As != "" && (string(it.As) != at.As || !noun.Card(name).Fits(at.Card)),
		at.Countered != (it.Detail.State == "gone") && (it.Detail.State != "" || len(it.Detail.Aim) > 0):
		return false, nil
	}
	var a wire.Action
	for _, c := range it.Detail.Aim {
		if err := into(&a, g, string(it.Who), c); err != nil {
			return false, err
		}
	}
	return (a.Target == "" || a.Target == at.Target) && (a.Object == "" || noun.Card(a.Object).Fits(at.Object)) &&
		(a.Second == "" || noun.Card(a.Second).Fits(at.Second)) && (a.Item == 0 || a.Item == at.Item), nil
}

// ItemsOf are all entries of a stack, with what they aim at.
func ItemsOf(stack []wire.Item) Items {
	var out Items
	for i := range stack {
		out = append(out, ItemOf(stack, i))
	}
	return out
}

// ItemOf is an entry of a stack.
func ItemOf(stack []wire.Item, i int) Item {
	at := stack[i]
	out := Item{Who: noun.Letter(at.Seat), Name: noun.Called(at.Skill)}
	if at.Skill == "" {
		out.Name = noun.Called(at.Card)
		switch {
		case at.Card == "":
			out.Name = noun.Called(at.As)
		case noun.Card(at.Card).Function() != at.As:
			out.Name, out.As = noun.Called(noun.Card(at.Card).Short()), noun.Function(at.As)
		}
	}
	switch {
	case at.Item > 0 && at.Item <= len(stack):
		out.Detail.Aim = Aim{entryClause(stack, at.Item)}
	case at.Second != "":
		// An entry does not say before whom two intel lie.
	case at.Object != "" && at.Target != "":
		// Brackets do not nest, so an intel is called by its short name.
		out.Detail.Aim = Aim{Intel{At: noun.Letter(at.Target), Object: noun.Card(at.Object).Short()}}
	case at.Target != "":
		out.Detail.Aim = Aim{AtSeat{Who: noun.Letter(at.Target)}}
	}
	if at.Countered {
		out.Detail.State = "gone"
	}
	return out
}

// entryClause calls an entry B的烧毁 if that can mean no other one, else 响应链第二项.
func entryClause(stack []wire.Item, n int) any {
	it := stack[n-1]
	own := 0
	for _, x := range stack {
		if x.Seat == it.Seat {
			own++
		}
	}
	if own == 1 && it.Skill != "" {
		return AtItem{Who: noun.Letter(it.Seat), Name: noun.Called(it.Skill)}
	}
	if own == 1 && it.As != "" && (it.Card == "" || noun.Card(it.Card).Function() == it.As) {
		return AtItem{Who: noun.Letter(it.Seat), Name: noun.Called(it.As)}
	}
	return AtEntry{N: noun.Ordinal(n)}
}

// Use is the deed by which the entry comes onto the stack.
func (it Item) Use() Act {
	who := noun.Seat(it.Who)
	switch {
	case it.Name.Skill():
		return Invokes{Who: who, Skill: noun.Skill(it.Name), Aim: it.Detail.Aim}
	case it.As != "":
		return Converts{Who: who, Card: noun.Card(it.Name), As: it.As, Aim: it.Detail.Aim}
	}
	return Plays{Who: who, Card: noun.Card(it.Name), Aim: it.Detail.Aim}
}
