package fuzz

import (
	"fmt"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// Law is something that holds after every step of every game.
type Law struct {
	Name    string
	Rulings string
	// Every is how many steps pass between two checks of a costly law.
	Every int
	Check func(t *Turn) error
}

// Turn is one step of a game as the laws see it.
type Turn struct {
	M      *rule.Machine
	Before *table.State
	Answer table.Answer
	Events []rule.Event
	Legal  []table.Answer // the answers to the question that is now open
	Player *Player        // for laws that sample
	after  table.State
	spare  *rule.Machine
}

// Laws is every law, cheap ones first.
func Laws() []Law {
	return []Law{
		{"cards are conserved", "CARD-010, TERM-019", 1, conserved},
		{"legal answers are sorted, unique and never missing", "PRI-001", 1, listed},
		{"nobody who is out is asked or aimed at", "DEATH-009, LOSE-009", 1, onlyLiving},
		{"those who are out hold nothing", "DEATH-005, LOSE-001", 1, outHoldNothing},
		{"nobody lives with three false intel", "DEATH-001", 1, fatalKills},
		{"at most one declaration stands", "WIN-007", 1, oneDeclarer},
		{"probes that left never come back", "PROB-022", 1, removedStay},
		{"only the pass of a whole circle closes a window", "PRI-011, PRI-013", 1, circleCloses},
		{"a death has one killer or none", "DEATH-012", 1, oneKiller},
		{"a covered character acts only by turning up", "STL-004", 1, coveredActsOnlyByTurningUp},
		{"an illegal answer changes nothing", "PRI-001", 7, illegalRefused},
		{"a view does not tell hidden identities and covered characters apart", "SET-028, STL-003", 29, personsSecret},
		{"a view does not change when unseen cards change places", "TERM-020, TX-003", 31, secrecy},
	}
}

func conserved(t *Turn) error {
	s := &t.M.S
	var all table.CardSet
	n := 0
	add := func(x table.CardSet) {
		all = all.Or(x)
		n += x.Len()
	}
	one := func(c table.Card) {
		if c != table.NoCard {
			all = all.With(c)
			n++
		}
	}
	for i := range s.Players {
		add(s.Seats[i].Hand)
		add(s.Seats[i].Intel)
	}
	add(s.Deck.Rest)
	for i := range s.Deck.Len {
		one(s.Deck.Top[i])
	}
	add(s.Up)
	add(s.Down)
	add(s.Removed)
	add(s.Aside)
	if s.Transit.Active {
		one(s.Transit.Card)
	}
	for i := range s.Items {
		if it := &s.Stack[i]; !it.Gone {
			one(it.Card)
		}
	}
	if all != t.M.R.All || n != all.Len() {
		return fmt.Errorf("%d cards in the zones, %d different ones, the deck has %d", n, all.Len(), t.M.R.All.Len())
	}
	return nil
}

func listed(t *Turn) error {
	if t.M.S.Result.Over {
		if len(t.Legal) != 0 {
			return fmt.Errorf("%d legal answers after the end", len(t.Legal))
		}
		return nil
	}
	if len(t.Legal) == 0 {
		return fmt.Errorf("no legal answer to question %d of seat %s", t.M.S.Ask.Kind, t.M.S.Ask.Seat)
	}
	for i := 1; i < len(t.Legal); i++ {
		if t.Legal[i-1].Key() >= t.Legal[i].Key() {
			return fmt.Errorf("legal answers out of order: %+v before %+v", t.Legal[i-1], t.Legal[i])
		}
	}
	return nil
}

func onlyLiving(t *Turn) error {
	s := &t.M.S
	if s.Result.Over {
		return nil
	}
	if a := s.Ask.Seat; a != table.Nature && !s.In(a) {
		return fmt.Errorf("seat %s is asked and is not in the game", a)
	}
	for _, a := range t.Legal {
		switch a.Verb {
		case table.Play, table.Use, table.SendOff, table.Point:
			if a.Seat < table.MaxSeats && !s.In(a.Seat) {
				return fmt.Errorf("%+v aims at a player who is not in the game", a)
			}
		}
	}
	return nil
}

func outHoldNothing(t *Turn) error {
	s := &t.M.S
	for i := range table.Seat(s.Players) {
		if p := &s.Seats[i]; !s.In(i) && !p.Hand.Or(p.Intel).Empty() {
			return fmt.Errorf("seat %s is out of the game and holds cards", i)
		}
	}
	return nil
}

// fatalKills writes the number out: the engine's own constant could be wrong.
func fatalKills(t *Turn) error {
	s := &t.M.S
	if s.Result.Over {
		return nil
	}
	for i := range table.Seat(s.Players) {
		if n := s.Seats[i].Intel.And(t.M.R.Black).Len(); s.In(i) && n >= 3 && !s.Dying.Has(i) {
			return fmt.Errorf("seat %s goes on with %d false intel", i, n)
		}
	}
	return nil
}

func oneDeclarer(t *Turn) error {
	declared, overturned, ended := 0, 0, 0
	for _, e := range t.Events {
		switch e.What {
		case rule.Declared:
			declared++
		case rule.Overturned:
			overturned++
		case rule.Ended:
			ended++
		}
	}
	s := &t.M.S
	switch {
	case declared-overturned > 1, ended > 1:
		return fmt.Errorf("%d declarations and %d ends in one step", declared, ended)
	case s.Result.Over && s.Result.Declarer != table.Nobody && !s.Result.Winners.Has(s.Result.Declarer):
		return fmt.Errorf("seat %s declared and does not win", s.Result.Declarer)
	case overturned > 0 && declared == 0:
		return fmt.Errorf("a declaration was overturned that nobody made")
	}
	return nil
}

func removedStay(t *Turn) error {
	if back := t.Before.Removed.Less(t.M.S.Removed); !back.Empty() {
		return fmt.Errorf("%s came back into the game", t.M.R.Faces[back.First()].ZH())
	}
	return nil
}

// circleCloses: a phase with a window ends only through a pass, a resolution
// that the pass started, or somebody leaving.
func circleCloses(t *Turn) error {
	b := t.Before
	// Without a response stack a use may resolve at once and end the window.
	if t.M.R.Stage != 0 || b.Ask.Kind != table.AskAct || t.Answer.Verb == table.Pass || t.M.S.Result.Over {
		return nil
	}
	if t.M.S.Phase != b.Phase && b.Living() == t.M.S.Living() {
		return fmt.Errorf("a use closed the window of phase %s", b.Phase.ZH())
	}
	return nil
}

func oneKiller(t *Turn) error {
	s := &t.M.S
	for i := range s.Died {
		d := &s.Deaths[i]
		if (d.Cause.By == table.Nobody) != (d.Cause.How == table.ByNothing) {
			return fmt.Errorf("the death of seat %s has killer %s and cause %d", d.Seat, d.Cause.By, d.Cause.How)
		}
	}
	return nil
}
