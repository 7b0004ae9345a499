package deed

import (
	"slices"

	"fengsheng/engine/wire"
	"fengsheng/steps/tongue/grammar"
)

// Game is what an act needs to see of the game in order to become an answer.
type Game interface {
	// Awaiting is the open question.
	Awaiting() wire.Awaiting
	// All is the table as who sees everything sees it.
	All() (wire.View, error)
	// Skilled is whether a character of the profile has a skill; without a character, whether any has it.
	Skilled(character, skill string) bool
}

// Doing is what an act comes to: answers given one after another, or cards chosen.
type Doing struct {
	Moves []wire.Move
	// Picks are cards that Picker chooses one by one, in whatever order the question wants.
	Picks  []string
	Picker string
	// Mode is how intel is said to be sent, or empty.
	Mode string
}

// Answers are the single answers of which it consists.
func (d Doing) Answers() []wire.Move {
	out := slices.Clone(d.Moves)
	for _, c := range d.Picks {
		out = append(out, wire.Move{Seat: d.Picker, Action: wire.Action{Do: wire.Choose, Card: c}})
	}
	return out
}

func one(seat string, a wire.Action) Doing {
	return Doing{Moves: []wire.Move{{Seat: seat, Action: a}}}
}

// Act is a deed of players that consists of answers.
type Act interface {
	// Doing says which answers it stands for where the game stands. An error that addresses people is a mistake of the
	// author; a [*NotAsked] is a refusal by the rules.
	Doing(Game) (Doing, error)
}

// NotAsked is an answer to a question that is not open.
type NotAsked struct {
	Move wire.Move
	// Skill is the skill that the author thought of, or empty.
	Skill string
}

func (e *NotAsked) Error() string { return "deed: not asked: " + e.Move.Action.String() }

// Player carries out courses.
type Player interface {
	// PassRound lets everybody pass until the stack has resolved or the window has closed.
	PassRound() error
	// PassUntil lets everybody pass until a phase; Reach until a seat holds priority; Bring until the intel arrives at a
	// seat, or is on its way there.
	PassUntil(phase string) error
	Reach(seat string) error
	Bring(to string, arrives bool) error
	// Idle lets everybody answer with the least until a phase of a seat's turn.
	Idle(seat, phase string) error
}

// Course is a stretch of play that somebody carries out.
type Course interface {
	Run(Player) error
}

// Chance takes note of what chance is to decide.
type Chance interface {
	// Decide lays down what chance decides next; Muddle what each player gets of a Muddle.
	Decide(cards []string) error
	Muddle(cards []string) error
}

// Foretold is what chance will decide. It is noted when it is said, also before the game begins.
type Foretold interface {
	Foretell(Chance) error
}

// Sentences are all deeds. Acts may also follow 不能 and 可以.
func Sentences() []*grammar.Sentence { return slices.Concat(Acts(), courses()) }

// Acts are the sentences for single answers.
func Acts() []*grammar.Sentence { return slices.Concat(uses(), answers(), choices()) }
