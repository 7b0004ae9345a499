package law

import (
	"fmt"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// heardItem is one use that was announced and is still on the stack.
type heardItem struct {
	seat  table.Seat
	as    table.Name
	skill uint8
	done  bool // took effect or had nothing left to act on
	gone  bool // was Countered
}

// heardStack is the response stack as somebody keeps it who only listens.
type heardStack struct {
	items     [table.MaxStack + 1]heardItem
	n         int
	resolving bool
	wrong     error
}

// follow takes in one step and notes what is wrong with it.
func (h *heardStack) follow(t *Turn) {
	h.wrong = nil
	for i := 0; i < len(t.Events) && h.wrong == nil; i++ {
		h.wrong = h.hear(t, &t.Events[i])
	}
	if h.wrong == nil && !t.M.S.Result.Over {
		h.wrong = h.compare(t)
	}
}

// lastInFirstOut: what was used last resolves first, and once the stack
// resolves nothing is put on it until it is empty. In editions with a stage
// after each use the stack never holds more than one use and its Counters, and
// each of these resolves as its own stage ends (QZ-035, QZ-036).
func lastInFirstOut(t *Turn) error { return t.stack.wrong }

func (h *heardStack) hear(t *Turn, e *rule.Event) error {
	switch e.What {
	case rule.Played:
		return h.push(t, heardItem{seat: e.Seat, as: e.Name})
	case rule.Used:
		if t.M.R.Skill(e.Skill).Kind == rule.Response {
			return h.push(t, heardItem{seat: e.Seat, skill: e.Skill})
		}
	case rule.Resolved, rule.Fizzled:
		return h.resolve(e)
	case rule.Nullified:
		return h.nullify(e)
	}
	return nil
}

func (h *heardStack) push(t *Turn, it heardItem) error {
	h.settle()
	if h.resolving && t.M.R.Stage == 0 {
		return fmt.Errorf("seat %s uses something while %d items are still to resolve", it.seat, h.n)
	}
	h.items[h.n] = it
	h.n++
	return nil
}

// settle drops from the top what has left the stack.
func (h *heardStack) settle() {
	for h.n > 0 && (h.items[h.n-1].done || h.items[h.n-1].gone) {
		h.n--
	}
	if h.n == 0 {
		h.resolving = false
	}
}

func (h *heardStack) resolve(e *rule.Event) error {
	h.settle()
	if h.n == 0 {
		return fmt.Errorf("%s%d of seat %s resolves and is not on the stack", e.Name.ZH(), e.Skill, e.Seat)
	}
	it := &h.items[h.n-1]
	if it.seat != e.Seat || it.as != e.Name || it.skill != e.Skill {
		return fmt.Errorf("%s%d of seat %s resolves before %s%d of seat %s, which was used later",
			e.Name.ZH(), e.Skill, e.Seat, it.as.ZH(), it.skill, it.seat)
	}
	it.done, h.resolving = true, true
	return nil
}

// nullify: the Counter that resolves is on top, what it Counters lies below.
func (h *heardStack) nullify(e *rule.Event) error {
	at := int(e.N) - 1
	if at < 0 || at >= h.n-1 || h.items[at].gone || h.items[at].done {
		return fmt.Errorf("item %d of %d is Countered by seat %s", e.N, h.n, e.Seat)
	}
	h.items[at].gone = true
	return nil
}

// compare looks at the stack on the table: what was heard and has not resolved
// lies there in its order, and at most what is resolving lies on it.
func (h *heardStack) compare(t *Turn) error {
	s := &t.M.S
	low := h.n
	for low > 0 && (h.items[low-1].done || h.items[low-1].gone) {
		low--
	}
	n := int(s.Items)
	if n < low || n > h.n {
		return fmt.Errorf("%d items lie on the stack, between %d and %d have not resolved", n, low, h.n)
	}
	for i := range n {
		it, is := &h.items[i], &s.Stack[i]
		if it.seat != is.Seat || it.as != is.As || it.skill != is.Skill || it.gone != is.Gone {
			return fmt.Errorf("item %d of the stack is %s%d of seat %s, what was used there is %s%d of seat %s",
				i+1, is.As.ZH(), is.Skill, is.Seat, it.as.ZH(), it.skill, it.seat)
		}
	}
	h.n = n
	if n == 0 {
		h.resolving = false
	}
	if h.resolving && s.Ask.Kind == table.AskAct && t.M.R.Stage == 0 {
		return fmt.Errorf("priority is given to seat %s while %d items are still to resolve", s.Ask.Seat, n)
	}
	return nil
}
