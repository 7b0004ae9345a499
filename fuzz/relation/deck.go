package relation

import (
	"fmt"
	"math/rand/v2"
	"reflect"

	"github.com/google/go-cmp/cmp"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/view"
)

// decided: whether the deck lies in a fixed order from the start or chance
// decides each card as it is drawn, the game is the same, and the order of what
// is never drawn does not matter at all. Both images have the deck in the order
// in which the game draws it, with the rest in two different orders below.
func decided(g *Played) error {
	game := rule.New(g.Rules)
	if err := game.Deal(g.Players); err != nil {
		return err
	}
	order, err := drawnInOrder(g)
	if err != nil {
		return err
	}
	src := rand.New(rand.NewPCG(g.Seed, 2))
	images := [2]*rule.Machine{stacked(game, order, src), stacked(game, order, src)}
	for i, a := range g.Answers {
		ahead := drawsAhead(&game.S, &images[0].S)
		if _, err := game.Step(a); err != nil {
			return err
		}
		for _, image := range images {
			if ahead {
				continue
			}
			if _, err := image.Step(a); err != nil {
				return fmt.Errorf("%d answers on: with a fixed deck, %+v: %w", i+1, a, err)
			}
		}
		if drawsAhead(&game.S, &images[0].S) {
			continue
		}
		if err := alike(game, images, table.Seat(src.IntN(g.Players))); err != nil {
			return fmt.Errorf("%d answers on, after %+v: %w", i+1, a, err)
		}
	}
	return nil
}

// drawsAhead is whether the image, which has its order and asks nobody, has
// already drawn what chance is still asked for in the game.
func drawsAhead(game, image *table.State) bool {
	return drawing(game) && (game.Ask != image.Ask || !drawing(image))
}

// drawing is whether chance is asked for a card from the deck.
func drawing(s *table.State) bool {
	return s.Ask.Kind == table.NatureCard && s.Height > 0 && s.Frames[s.Height-1].Kind == table.FrameDraw
}

// drawnInOrder is the cards that chance brings from the deck before it is
// shuffled anew.
func drawnInOrder(g *Played) ([]table.Card, error) {
	m := rule.New(g.Rules)
	if err := m.Deal(g.Players); err != nil {
		return nil, err
	}
	var order []table.Card
	for _, a := range g.Answers {
		if drawing(&m.S) {
			order = append(order, a.Card)
		}
		events, err := m.Step(a)
		if err != nil {
			return nil, err
		}
		for _, e := range events {
			if e.What == rule.Reshuffled {
				return order, nil
			}
		}
	}
	return order, nil
}

// stacked is a copy of the game whose whole deck is decided.
func stacked(game *rule.Machine, order []table.Card, src *rand.Rand) *rule.Machine {
	s := game.S
	below := s.Deck.Rest
	for _, c := range order {
		below = below.Without(c)
	}
	var deck []table.Card // the next card first
	deck = append(deck, order...)
	for !below.Empty() {
		deck = append(deck, below.Pop())
	}
	rest := deck[len(order):]
	src.Shuffle(len(rest), func(i, j int) { rest[i], rest[j] = rest[j], rest[i] })
	for i, c := range deck {
		s.Deck.Top[len(deck)-1-i] = c
	}
	s.Deck.Len, s.Deck.Rest = uint8(len(deck)), table.CardSet{}
	image := rule.New(game.R)
	image.Load(&s)
	return image
}

// alike compares what the seat sees of the game and of the images, and the
// images with each other.
func alike(game *rule.Machine, images [2]*rule.Machine, seat table.Seat) error {
	was := view.Of(game.R, &game.S, view.Seat(seat))
	is := view.Of(game.R, &images[0].S, view.Seat(seat))
	if !reflect.DeepEqual(was, is) {
		return fmt.Errorf("with a fixed deck seat %s sees something else:\n%s", seat, cmp.Diff(was, is))
	}
	x, y := images[0].S, images[1].S
	x.Deck, y.Deck = table.Deck{}, table.Deck{}
	if x != y {
		return fmt.Errorf("the order of what is not drawn makes a difference")
	}
	return nil
}
