package rule

import (
	"errors"
	"slices"

	"fengsheng/engine/table"
)

// ErrIllegal is returned for an answer that is not among the legal ones; the
// state has not changed.
var ErrIllegal = errors.New("rule: not a legal answer to the open question")

// ErrOver is returned for any answer once the game is over.
var ErrOver = errors.New("rule: the game is over")

// Machine plays one game. Its State may be copied out and loaded at any open
// question; everything else in it is scratch space.
type Machine struct {
	S table.State
	R *Rules

	log    []Event
	legal  []table.Answer
	listed bool // legal belongs to the open question
	answer table.Answer
}

// New is a machine for the rules, with nothing on the table yet.
func New(r *Rules) *Machine { return &Machine{R: r} }

// Load puts a position on the table. It must come from a machine with the
// same rules.
func (m *Machine) Load(s *table.State) {
	m.S = *s
	m.listed = false
	m.log = m.log[:0]
}

// Legal appends every legal answer to the open question, sorted by key and
// without duplicates. There is at least one unless the game is over.
func (m *Machine) Legal(dst []table.Answer) []table.Answer {
	return append(dst, m.options()...)
}

// options is the legal answers in the machine's own buffer.
func (m *Machine) options() []table.Answer {
	if !m.listed {
		m.legal = m.list(m.legal[:0])
		m.listed = true
	}
	return m.legal
}

// Step gives an answer and plays on to the next question. An answer that is
// not legal is refused with ErrIllegal and changes nothing. The events of the
// step are valid until the next one.
func (m *Machine) Step(a table.Answer) ([]Event, error) {
	if m.S.Result.Over {
		return nil, ErrOver
	}
	if _, ok := slices.BinarySearchFunc(m.options(), a, byKey); !ok {
		return nil, ErrIllegal
	}
	m.log = m.log[:0]
	m.listed = false
	m.answer = a
	m.S.Ask.Kind = table.NoQuestion
	m.step()
	m.run()
	return m.log, nil
}

func byKey(a, b table.Answer) int {
	x, y := a.Key(), b.Key()
	switch {
	case x < y:
		return -1
	case x > y:
		return 1
	}
	return 0
}

// run is the loop of the package documentation.
func (m *Machine) run() {
	s := &m.S
	for s.Ask.Kind == table.NoQuestion && !s.Result.Over {
		switch {
		case s.Dirty != 0 && m.settle():
		case s.Queued > 0 && m.openTrigger():
		default:
			m.step()
		}
	}
	if s.Result.Over {
		s.Ask = table.Ask{Seat: table.Nobody, Other: table.Nobody}
	}
}

// step lets the top frame do one step.
func (m *Machine) step() {
	f := m.top()
	switch f.Kind {
	case table.FrameDeal:
		m.stepDeal(f)
	case table.FrameTurn:
		m.stepTurn(f)
	case table.FrameWindow:
		m.stepWindow(f)
	case table.FrameStage:
		m.stepStage(f)
	case table.FrameChain:
		m.stepChain()
	case table.FrameItem:
		m.stepItem(f)
	case table.FrameTransmit:
		m.stepTransmit(f)
	case table.FrameTrigger:
		m.stepTrigger(f)
	case table.FrameSkill:
		m.stepSkill(f)
	case table.FramePay:
		m.stepPay(f)
	case table.FrameDraw:
		m.stepDraw(f)
	case table.FramePick:
		m.stepPick(f)
	case table.FrameRound:
		m.stepRound(f)
	case table.FrameDeath:
		m.stepDeath(f)
	case table.FrameDeclare:
		m.stepDeclare(f)
	default:
		panic("rule: a frame of no kind is on top")
	}
	m.refill()
}

// Begun is what happened between the set-up and the first question.
func (m *Machine) Begun() []Event { return m.log }
