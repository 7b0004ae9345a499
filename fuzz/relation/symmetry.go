package relation

import (
	"fmt"
	"slices"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// pair is a game and its image, played side by side.
type pair struct {
	game, image *rule.Machine
	by          *mapping
}

// pairUp deals the game and plays it until the condition holds; its image
// begins there. What is left of the answers is returned.
func pairUp(g *Played, by *mapping, ready func(s *table.State) bool) (*pair, []table.Answer, error) {
	p := &pair{rule.New(g.Rules), rule.New(g.Rules), by}
	if err := p.game.Deal(g.Players); err != nil {
		return nil, nil, err
	}
	for i, a := range g.Answers {
		if ready(&p.game.S) {
			image := by.state(&p.game.S)
			p.image.Load(&image)
			return p, g.Answers[i:], nil
		}
		if _, err := p.game.Step(a); err != nil {
			return nil, nil, fmt.Errorf("answer %d: %w", i+1, err)
		}
	}
	return nil, nil, nil
}

// step gives the answer to the game and its image to the image, and compares
// what may be answered, what is announced and where that leads.
func (p *pair) step(a table.Answer) error {
	ask := p.game.S.Ask
	if want, got := p.by.answers(ask, p.game.Legal(nil)), p.image.Legal(nil); !slices.Equal(want, got) {
		return fmt.Errorf("seat %s has %d answers to question %d, the image has %d others",
			ask.Seat, len(want), ask.Kind, len(got))
	}
	said, err := p.game.Step(a)
	if err != nil {
		return err
	}
	image, err := p.image.Step(p.by.answer(ask, a))
	if err != nil {
		return fmt.Errorf("the image of %+v: %w", a, err)
	}
	if want, got := p.by.events(said), same().events(image); !slices.Equal(want, got) {
		return fmt.Errorf("after %+v %d things are announced, in the image %d others", a, len(want), len(got))
	}
	if want := p.by.state(&p.game.S); want != p.image.S {
		return fmt.Errorf("after %+v the image is another position", a)
	}
	return nil
}

// through plays all answers.
func (p *pair) through(answers []table.Answer) error {
	for i, a := range answers {
		if err := p.step(a); err != nil {
			return fmt.Errorf("%d answers on: %w", i+1, err)
		}
	}
	return nil
}

func dealtOut(s *table.State) bool { return s.Phase != table.Dealing }

// turned: with all players moved by some seats the game is the same, since all
// that counts is who sits to whose right (SET-034). Only the deal goes by the
// seat's name, so that the image begins with the first turn.
func turned(g *Played) error {
	n := table.Seat(g.Players)
	by := same()
	k := 1 + table.Seat(g.Seed%uint64(n-1))
	for i := range n {
		by.seat[i] = (i + k) % n
	}
	p, rest, err := pairUp(g, by, dealtOut)
	if p == nil {
		return err
	}
	return p.through(rest)
}

// mirrored: with red and blue, and Lurkers and MI, in each other's place the
// game is the same. Each card has its counterpart: the same function and mode
// in the other colour, a Probe with the other faction in its text (SET-015). A
// mission that counts colours breaks it, and so characters must be absent.
func mirrored(g *Played) error {
	by, err := mirror(g.Rules)
	if err != nil {
		return err
	}
	p, rest, err := pairUp(g, by, func(*table.State) bool { return true })
	if p == nil {
		return err
	}
	return p.through(rest)
}

// mirrors is whether there is such a mirror: no characters, a deck with a
// counterpart for each card, and as many Lurkers as MI.
func mirrors(r *rule.Rules) bool {
	if len(r.Characters) > 0 {
		return false
	}
	_, err := mirror(r)
	return err == nil
}

func mirror(r *rule.Rules) (*mapping, error) {
	by := same()
	by.identity[table.Lurker], by.identity[table.MI] = table.MI, table.Lurker
	left := r.All
	for x := r.All; !x.Empty(); {
		c := x.Pop()
		to := counterpart(r, left, r.Faces[c])
		if to == table.NoCard {
			return nil, fmt.Errorf("fuzz: %s has no counterpart", r.Faces[c].ZH())
		}
		by.card[c], left = to, left.Without(to)
	}
	for n, ids := range r.Identities {
		if ids[table.Lurker] != ids[table.MI] {
			return nil, fmt.Errorf("fuzz: %d players have %d Lurkers and %d MI", n, ids[table.Lurker], ids[table.MI])
		}
	}
	return by, nil
}

// counterpart is the lowest card that is the mirror image of the face.
func counterpart(r *rule.Rules, left table.CardSet, f table.Face) table.Card {
	switch f.Color {
	case table.Red:
		f.Color = table.Blue
	case table.Blue:
		f.Color = table.Red
	}
	switch f.Asks {
	case table.Lurker:
		f.Asks = table.MI
	case table.MI:
		f.Asks = table.Lurker
	}
	for !left.Empty() {
		if c := left.Pop(); r.Faces[c] == f {
			return c
		}
	}
	return table.NoCard
}
