package driver

import (
	"errors"
	"fmt"

	"fengsheng/engine"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/view"
	"fengsheng/engine/wire"
)

// Local plays on the reference engine in this process.
type Local struct {
	// Nature decides what chance decides and nobody has supplied; nil takes the
	// first possible outcome.
	Nature func(*engine.Game) table.Answer
	// Readings are in force in games whose set-up names none.
	Readings map[string]string
	// Heard, where set, is told every answer, chance included, with the question
	// that it answered and what happened.
	Heard func(g *engine.Game, asked table.Ask, a table.Answer, events []rule.Event)

	g     *engine.Game
	legal []table.Answer // the buffer for outcomes of chance
}

// NewLocal is a driver for the reference engine.
func NewLocal() *Local { return &Local{} }

// ErrNotStarted is returned for anything but Start before a game is begun.
var ErrNotStarted = errors.New("driver: no game has been started")

// Game is the game being played, for whoever wants its trace.
func (l *Local) Game() *engine.Game { return l.g }

// Start begins a game.
func (l *Local) Start(s wire.Setup) (wire.Report, error) {
	if s.Readings == nil {
		s.Readings = l.Readings
	}
	g, err := engine.Start(s)
	if err != nil {
		return wire.Report{}, fmt.Errorf("%w: %w", ErrSetup, err)
	}
	l.g = g
	return l.report(l.words(g.Events()), nil)
}

// Do takes an action.
func (l *Local) Do(seat string, a wire.Action, chance []string) (wire.Report, error) {
	if l.g == nil {
		return wire.Report{}, ErrNotStarted
	}
	if code := l.refusal(seat); code != "" {
		return l.rejected(code, fmt.Sprintf("asked is %q", l.g.Awaiting().Seat)), nil
	}
	meant, err := l.g.Book().Match(l.g.State(), l.g.Legal(nil), a)
	if err != nil {
		return l.rejected(wire.CodeIllegal, err.Error()), nil
	}
	events, err := l.answer(meant)
	if err != nil {
		return wire.Report{}, err
	}
	return l.report(events, chance)
}

// answer gives an answer and says in words what happened.
func (l *Local) answer(a table.Answer) ([]wire.Event, error) {
	asked := l.g.State().Ask
	events, err := l.g.Answer(a)
	if err != nil {
		return nil, err
	}
	if l.Heard != nil {
		l.Heard(l.g, asked, a, events)
	}
	return l.words(events), nil
}

func (l *Local) refusal(seat string) string {
	switch {
	case l.g.Over():
		return wire.CodeOver
	case l.g.Awaiting().Seat != seat:
		return wire.CodeNotAsked
	}
	return ""
}

func (l *Local) rejected(code, message string) wire.Report {
	return wire.Report{Code: code, Message: message, Awaiting: l.g.Awaiting()}
}

// report lets chance answer until a player is asked.
func (l *Local) report(events []wire.Event, chance []string) (wire.Report, error) {
	out := wire.Report{Accepted: true, Events: events}
	for l.g.Asked() == table.Nature {
		a, err := l.chance(&chance)
		if err != nil {
			return wire.Report{}, err
		}
		out.Chance = append(out.Chance, l.outcome(a))
		more, err := l.answer(a)
		if err != nil {
			return wire.Report{}, err
		}
		out.Events = append(out.Events, more...)
	}
	if len(chance) > 0 {
		return wire.Report{}, fmt.Errorf("%w: %v", ErrUnusedChance, chance)
	}
	out.Awaiting = l.g.Awaiting()
	return out, nil
}

// chance is the next outcome supplied, or what Nature decides.
func (l *Local) chance(supplied *[]string) (table.Answer, error) {
	if len(*supplied) == 0 && l.Nature != nil {
		return l.Nature(l.g), nil
	}
	l.legal = l.g.Legal(l.legal[:0])
	if len(*supplied) == 0 {
		return l.legal[0], nil
	}
	want := (*supplied)[0]
	a, ok := l.choice(func(outcome string) bool { return outcome == want })
	if face, err := wire.ParseCard(want); !ok && err == nil {
		a, ok = l.choice(func(outcome string) bool {
			got, err := wire.ParseCard(outcome)
			return err == nil && wire.Fits(face, got)
		})
	}
	if !ok {
		return a, fmt.Errorf("driver: chance cannot give %s here", want)
	}
	*supplied = (*supplied)[1:]
	return a, nil
}

// choice is the first of the legal outcomes that is one of those meant.
func (l *Local) choice(meant func(outcome string) bool) (table.Answer, bool) {
	for _, a := range l.legal {
		if meant(l.outcome(a).Outcome) {
			return a, true
		}
	}
	return table.Answer{}, false
}

func (l *Local) outcome(a table.Answer) wire.Chance {
	out := wire.ChanceOf(l.g.Book().Action(l.g.State(), a))
	out.About = l.g.Awaiting().About
	return out
}

func (l *Local) words(events []rule.Event) []wire.Event {
	out := make([]wire.Event, 0, len(events))
	for _, e := range events {
		e.Seen &= 1<<l.g.State().Players - 1
		out = append(out, l.g.Book().Event(e, table.AllSeats))
	}
	return out
}

// View is the table as the viewer sees it.
func (l *Local) View(viewer string) (wire.View, error) {
	if l.g == nil {
		return wire.View{}, ErrNotStarted
	}
	switch viewer {
	case Everything:
		return l.g.View(view.Everything()), nil
	case Public:
		return l.g.View(view.Public()), nil
	}
	s, err := wire.ParseSeat(viewer)
	if err != nil {
		return wire.View{}, err
	}
	return l.g.View(view.Seat(s)), nil
}

// Legal lists what the seat may answer; nothing if another is asked.
func (l *Local) Legal(seat string) ([]wire.Action, error) {
	if l.g == nil {
		return nil, ErrNotStarted
	}
	if l.g.Awaiting().Seat != seat {
		return nil, nil
	}
	return l.g.Actions(), nil
}

// Close ends the game.
func (l *Local) Close() error {
	l.g = nil
	return nil
}
