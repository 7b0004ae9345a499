package law

import (
	"fengsheng/engine"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/view"
	"fengsheng/engine/wire"
	"fengsheng/fuzz/play"
)

// Law is something that holds after every step of every game.
type Law struct {
	Name    string
	Rulings string
	// Every is how many steps pass between two checks of a costly law. A law
	// that remembers what it has heard must see every step.
	Every int
	Check func(t *Turn) error
}

// Turn is one step of a game as the laws see it.
type Turn struct {
	M      *rule.Machine // stands after the step
	Before *table.State
	Answer table.Answer
	Events []rule.Event
	Legal  []table.Answer // the answers to the question that is now open
	Player *play.Player   // for laws that sample

	memory
	tools
	verdict verdict
	after   table.State
	offered []table.Answer // room for the answers that were legal before
	spare   *rule.Machine
}

// tools are what laws look through. Tests put broken ones in their place.
type tools struct {
	see    func(*rule.Rules, *table.State, view.Viewer) wire.View
	encode func(any) ([]byte, error)
	// position is the table as a set-up with what that leaves out.
	position func(*rule.Rules, *table.State) (wire.Setup, []engine.Omission, error)
}

// memory is what laws keep from one step of a game to the next. Each part
// belongs to one file and is filled from announcements and answers, not from
// the engine's own bookkeeping.
type memory struct {
	stack    heardStack
	priority heardPriority
	kills    heardKills
	claims   heardClaims
	pace     pace
}

// begin forgets the last game and looks at how this one begins.
func (t *Turn) begin() {
	t.memory = memory{}
	t.kills.begin(&t.M.S)
	t.claims.begin(&t.M.S)
}

// hear lets the memory take in the step that the Turn describes.
func (t *Turn) hear() {
	t.stack.follow(t)
	t.priority.follow(t)
	t.kills.follow(t)
	t.claims.follow(t)
	t.pace.follow(t)
}

// Laws is every law, cheap ones first.
func Laws() []Law {
	return []Law{
		{"every card lies in exactly one place", "CARD-010, TERM-019", 1, conserved},
		{"a card moves only as it is announced", "TERM-013, TERM-014, TERM-015, TURN-005", 1, announced},
		{"cards that left the game never come back", "PROB-022", 1, removedStay},
		{"legal answers are sorted, unique and never missing", "PRI-001", 1, listed},
		{"nobody who is out is asked or aimed at", "DEATH-009, LOSE-009", 1, onlyLiving},
		{"those who are out hold nothing", "DEATH-005, LOSE-001", 1, outHoldNothing},
		{"nobody lives with three false intel", "DEATH-001", 1, fatalKills},
		{"nobody acts out of priority", "PRI-001, PRI-007 to PRI-011, QZ-035, QZ-036", 1, inPriority},
		{"a circle of passes has exactly the living players", "PRI-010, PRI-011, PRI-013", 1, circleOfLiving},
		{"the stack resolves whole, last in first out", "PRI-015, PRI-016, QZ-035", 1, lastInFirstOut},
		{"intel in transit is in one place and on its way", "TX-007, TX-014, TX-016", 1, inTransit},
		{"the killer answers for the last false intel", "DEATH-012, DEATH-013, MUDD-013, STL-042", 1, killsAttributed},
		{"at most one declaration stands", "WIN-007", 1, oneDeclarer},
		{"whoever has won does not play on", "WIN-005, WIN-012, WIN-019", 1, winnersDeclare},
		{"nobody wins who may not", "WIN-001 to WIN-003, WIN-008 to WIN-014, WIN-028", 1, winnersMay},
		{"a turn goes on", "PRI-011, PRI-016, TX-039", 1, progresses},
		{"a covered character acts only by turning up", "STL-004", 1, coveredActsOnlyByTurningUp},
		{"a face is shown only to those who may see it", "TERM-006, TERM-015, TERM-020, TX-003", 1, shownToSome},
		{"an identity is told only to those who may know it", "SET-028, LQ-008, ZMXS-005, ZMXS-019", 1, identitiesTold},
		{"an illegal answer changes nothing", "PRI-001", 7, illegalRefused},
		{"every listed answer is accepted", "PRI-001", 13, legalAccepted},
		{"a copy of the position goes on alike", "PRI-001", 17, copied},
		{"a view does not tell hidden identities and covered characters apart", "SET-028, STL-003", 29, personsSecret},
		{"a view does not change when unseen cards change places", "TERM-020, TX-003", 31, secrecy},
		{"an answer reads as it was written", "CARD-004", 101, worded},
		{"a position begins the same game but for what it names", "ZMXS-016, TERM-021", 211, positioned},
		{"a position survives being written down", "TURN-001", 1009, written},
	}
}
