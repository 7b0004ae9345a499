package golden

import (
	"errors"
	"fmt"
	"strings"

	"fengsheng/engine"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
	"fengsheng/fuzz/reading"
)

// MaxSteps bounds a game, its forced answers included.
const MaxSteps = 50_000

// errNoOutcome ends a record in which chance is asked and nobody says what
// comes.
var errNoOutcome = errors.New("golden: no outcome of chance is given")

// playback plays one game from choice to choice and writes down what happens.
type playback struct {
	m     *rule.Machine
	book  wire.Book
	read  *reading.Reader
	faces *faces

	// chance decides for Nature; errNoOutcome if it does not.
	chance func() (table.Answer, error)
	// hear, unless nil, hears every answer with what lay on the table before it.
	hear func(a table.Answer, before moment, events []rule.Event)

	legal  []table.Answer // at the open choice, those that read the same once
	events []rule.Event   // since the last choice
	drawn  []string       // what chance decided since then
	steps  int            // answers given so far, forced ones included
}

// moment is what is remembered of the table from before an answer.
type moment struct {
	asked table.Ask
	phase table.Phase
	turn  table.Seat
	items uint8
}

// set sets up a game and stops at its first question.
func set(r *rule.Rules, s wire.Setup) (*playback, error) {
	g, err := engine.StartUnder(r, s)
	if err != nil {
		return nil, err
	}
	p := &playback{m: g.Machine(), book: g.Book(), read: reading.New(r), faces: newFaces(r)}
	p.events = append(p.events, g.Events()...)
	return p, nil
}

// over is whether there is nothing left to choose.
func (p *playback) over() bool { return p.m.S.Result.Over }

// find is the answer with those words, if there is one.
func (p *playback) find(words string) (table.Answer, bool) {
	for _, a := range p.legal {
		if p.words(a) == words {
			return a, true
		}
	}
	return table.Answer{}, false
}

func (p *playback) words(a table.Answer) string { return p.book.Action(&p.m.S, a).String() }

// given decides chance by words, one after another.
func (p *playback) given(list string) func() (table.Answer, error) {
	left := strings.Split(list, betweenEvents)
	return func() (table.Answer, error) {
		if len(left) == 0 {
			return table.Answer{}, errNoOutcome
		}
		a, ok := p.find(left[0])
		if left = left[1:]; !ok {
			return a, errNoOutcome
		}
		return a, nil
	}
}

// choose gives an answer and plays to the next choice.
func (p *playback) choose(a table.Answer) (Record, error) {
	words := p.words(a)
	p.events, p.drawn = p.events[:0], p.drawn[:0]
	if err := p.give(a); err != nil {
		return Record{}, err
	}
	return p.settle(words)
}

func (p *playback) give(a table.Answer) error {
	if p.steps == MaxSteps {
		return fmt.Errorf("golden: no end after %d steps", MaxSteps)
	}
	before := moment{p.m.S.Ask, p.m.S.Phase, p.m.S.Turn, p.m.S.Items}
	events, err := p.m.Step(a)
	if err != nil {
		return fmt.Errorf("golden: step %d: %w", p.steps+1, err)
	}
	if p.hear != nil {
		p.hear(a, before, events)
	}
	p.steps++
	p.events = append(p.events, events...)
	return nil
}

// settle gives the answers that are forced and those of chance, and describes
// the choice after them. With errNoOutcome the record is as far as it goes.
func (p *playback) settle(words string) (Record, error) {
	for {
		p.legal = p.read.Distinct(&p.m.S, p.m.Legal(p.legal[:0]))
		a, err := p.next()
		if errors.Is(err, errNoOutcome) || a.Verb == table.NoVerb {
			return p.describe(words), err
		}
		if err == nil {
			err = p.give(a)
		}
		if err != nil {
			return Record{}, err
		}
	}
}

// next is the answer that nobody has to choose, or none.
func (p *playback) next() (a table.Answer, err error) {
	switch {
	case len(p.legal) == 1:
		return p.legal[0], nil
	case len(p.legal) > 1 && p.m.S.Ask.Seat == table.Nature:
		if a, err = p.chance(); err == nil {
			p.drawn = append(p.drawn, p.words(a))
		}
	}
	return a, err
}

func (p *playback) describe(words string) Record {
	return Record{Answer: words, Chance: strings.Join(p.drawn, betweenEvents), Announced: writeEvents(p.book, p.events),
		Asked: p.asked(), Legal: len(p.legal), Answers: p.answers(), Table: p.faces.table(&p.m.S)}
}

func (p *playback) asked() string {
	a := p.book.Awaiting(&p.m.S)
	if a.Seat == "" {
		return ""
	}
	may := ""
	if a.May {
		may = "may"
	}
	return strings.TrimRight(strings.Join([]string{a.Seat, a.Question, a.Skill, a.About, may}, betweenFields), betweenFields)
}

// answers is a sum, so that one answer more or less can be told by what it adds.
func (p *playback) answers() uint16 {
	var sum uint16
	for _, a := range p.legal {
		sum += digestOf(p.words(a)).short()
	}
	return sum
}
