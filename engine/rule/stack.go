package rule

import "fengsheng/engine/table"

// stepChain resolves the stack from the top; nothing can be inserted
// (PRI-016).
func (m *Machine) stepChain() {
	if m.S.Items == 0 {
		m.pop()
		return
	}
	m.resolveTop()
}

// resolveTop begins to resolve the item on top.
func (m *Machine) resolveTop() {
	it := m.Item()
	m.push(table.Frame{Kind: table.FrameItem, Seat: it.Seat, Other: it.Target,
		Card: it.Card, Object: it.Object, Skill: it.Skill})
}

// Program counters of an item: it is looked at before its moment and again
// after it, since a trigger may have taken its target away (WJXZ-007).
const (
	itemBegins = iota
	itemStands
	itemSteps
)

// stepItem resolves one item. Seat is its user, Other the target, Card the
// card (none for a skill), Object the intel aimed at.
func (m *Machine) stepItem(f *table.Frame) {
	it := m.Item()
	switch f.PC {
	case itemBegins:
		if it.Gone {
			m.finish()
			return
		}
		if !m.holds(it) {
			m.fizzle(it)
			return
		}
		f.PC = itemStands
		m.standing(it)
	case itemStands:
		if !m.holds(it) {
			m.fizzle(it)
			return
		}
		f.PC = itemSteps
		m.tell(Event{What: Resolved, Seat: it.Seat, Other: it.Target, Card: it.Card, Name: it.As, Skill: it.Skill,
			Seen: m.S.Seen[it.Card]})
	default:
		m.itemStep(f, it)
	}
}

func (m *Machine) itemStep(f *table.Frame, it *table.Item) {
	steps := m.stepsOf(it)
	if n := int(f.PC - itemSteps); n < len(steps) {
		if it.Skill != 0 && !m.S.In(f.Seat) {
			m.finish()
			return
		}
		f.PC++
		height := m.S.Height
		steps[n](m)
		// A card reaches the pile together with what its last step sent there
		// (BURN-013).
		if m.S.Height != height || m.S.Ask.Kind != table.NoQuestion || int(f.PC-itemSteps) < len(steps) {
			return
		}
	}
	m.finish()
}

func (m *Machine) stepsOf(it *table.Item) []Step {
	if it.Skill != 0 {
		return m.R.skills[it.Skill].Steps
	}
	return m.R.cards[it.As].Steps
}

func (m *Machine) usageOf(it *table.Item) *Usage {
	if it.Skill != 0 {
		return &m.R.skills[it.Skill].Usage
	}
	return &m.R.cards[it.As].Usage
}

// standing is the moment in which the use has succeeded (PRI-032). A skill
// that counts as the use of a card has one too (EMF-007).
func (m *Machine) standing(it *table.Item) {
	name := it.As
	if it.Skill != 0 {
		name = m.R.skills[it.Skill].Casts
	}
	if name != table.NoName {
		m.emitNow(table.Moment{Kind: table.Stands, Seat: it.Seat, Other: it.Target, Card: it.Card, Name: name})
	}
}

// holds is whether the item still has what it needs (PRI-024, CARD-015,
// STL-023).
func (m *Machine) holds(it *table.Item) bool {
	u := m.usageOf(it)
	if (it.Skill != 0 || m.R.cards[it.As].NeedsUser) && !m.S.In(it.Seat) {
		return false
	}
	switch u.Aim {
	case AtSeat:
		if !m.S.In(it.Target) {
			return false
		}
	case AtIntel:
		if !m.S.In(it.Target) || !m.S.Seats[it.Target].Intel.Has(it.Object) {
			return false
		}
	case AtCard:
		if at := &m.S.Stack[it.Ref-1]; at.Gone || it.Ref >= m.S.Items {
			return false
		}
	}
	return u.Holds == nil || u.Holds(m, it)
}

func (m *Machine) fizzle(it *table.Item) {
	m.tell(Event{What: Fizzled, Seat: it.Seat, Other: it.Target, Card: it.Card, Name: it.As, Skill: it.Skill,
		Seen: m.S.Seen[it.Card]})
	m.finish()
}

// finish takes the top item off the stack and its card to where used cards go.
func (m *Machine) finish() {
	it := m.Item()
	if it.Card != table.NoCard && !it.Gone {
		m.spend(it)
	}
	*it = table.Item{}
	m.S.Items--
	m.pop()
}

// spend puts a used card on the pile or, if it leaves the game, aside
// (PRI-038, PROB-023, CARD-017).
func (m *Machine) spend(it *table.Item) {
	if m.R.cards[it.As].Leaves {
		m.S.Removed = m.S.Removed.With(it.Card)
		return
	}
	m.discardOpen(it.Card)
}
