package engine

import (
	"fmt"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/view"
	"fengsheng/engine/wire"
)

// Game is one game from its set-up on. It is not safe for concurrent use.
type Game struct {
	m     *rule.Machine
	book  wire.Book
	setup wire.Setup
	moves []wire.Move
	now   []rule.Event
}

// Start begins a game. An impossible set-up is an error that names the seat,
// the card and the ruling.
func Start(s wire.Setup) (*Game, error) {
	if s.Profile == "" {
		s.Profile = "standard"
	}
	r, err := rules(s)
	if err != nil {
		return nil, fmt.Errorf("engine: %w", err)
	}
	return StartUnder(r, s)
}

// StartUnder begins a game under the given rules instead of those of the
// set-up's profile, so that a change of the rules can be tried out.
func StartUnder(r *rule.Rules, s wire.Setup) (*Game, error) {
	var err error
	g := &Game{m: rule.New(r), book: wire.Book{R: r}, setup: s}
	switch s.Mode {
	case wire.ModeNew:
		err = g.m.Deal(s.Players)
	case wire.ModePosition:
		var p rule.Position
		if p, err = g.book.Position(s); err == nil {
			err = g.m.Set(p)
		}
	default:
		err = fmt.Errorf("unknown mode %.60q, expected %s or %s", s.Mode, wire.ModeNew, wire.ModePosition)
	}
	if err != nil {
		return nil, fmt.Errorf("engine: %w", err)
	}
	g.now = g.m.Begun()
	return g, nil
}

// Setup is what the game began with.
func (g *Game) Setup() wire.Setup { return g.setup }

// Book writes the names of this game's rules.
func (g *Game) Book() wire.Book { return g.book }

// State is the position; it may be kept and compared.
func (g *Game) State() *table.State { return &g.m.S }

// Machine is the kernel that plays the game, for checks that look inside.
func (g *Game) Machine() *rule.Machine { return g.m }

// Over reports whether the game has ended.
func (g *Game) Over() bool { return g.m.S.Result.Over }

// Asked is who must answer now: a seat, table.Nature for chance, or
// table.Nobody once the game is over.
func (g *Game) Asked() table.Seat { return g.m.S.Ask.Seat }

// Awaiting is the open question in words.
func (g *Game) Awaiting() wire.Awaiting { return g.book.Awaiting(&g.m.S) }

// Legal appends every legal answer to the open question to dst, in ascending
// order.
func (g *Game) Legal(dst []table.Answer) []table.Answer { return g.m.Legal(dst) }

// Actions is every legal answer in words, equal ones once.
func (g *Game) Actions() []wire.Action {
	var out []wire.Action
	seen := map[string]bool{}
	for _, a := range g.m.Legal(nil) {
		act := g.book.Action(&g.m.S, a)
		if key := act.String(); !seen[key] {
			seen[key] = true
			out = append(out, act)
		}
	}
	return out
}

// Answer gives an answer for whoever is asked. It returns what happened; an
// illegal answer is rule.ErrIllegal and changes nothing.
func (g *Game) Answer(a table.Answer) ([]rule.Event, error) {
	move := wire.Move{Seat: wire.SeatWord(g.m.S.Ask.Seat), Action: g.book.Action(&g.m.S, a)}
	events, err := g.m.Step(a)
	if err != nil {
		return nil, err
	}
	g.moves = append(g.moves, move)
	g.now = events
	return events, nil
}

// Do gives an answer in words. An action that is not legal is an error that
// wraps rule.ErrIllegal.
func (g *Game) Do(act wire.Action) ([]rule.Event, error) {
	a, err := g.book.Match(&g.m.S, g.m.Legal(nil), act)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", rule.ErrIllegal, err)
	}
	return g.Answer(a)
}

// Allows reports whether the seat is asked and may answer with the action.
func (g *Game) Allows(seat string, act wire.Action) bool {
	if g.Over() || g.Awaiting().Seat != seat {
		return false
	}
	_, err := g.book.Match(&g.m.S, g.m.Legal(nil), act)
	return err == nil
}

// Events is what happened since the last answer, or since the start.
func (g *Game) Events() []rule.Event { return g.now }

// View is the table as the viewer sees it.
func (g *Game) View(v view.Viewer) wire.View { return view.Of(g.m.R, &g.m.S, v) }
