package relation

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"

	"github.com/google/go-cmp/cmp"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/view"
)

// renamed: which of several equal cards it is does not matter to anybody. The
// image has equal cards in each other's place, and every view stays the same to
// the letter. Several cards are chosen in ascending order, which renaming
// changes; such a choice is therefore made in the image when it is complete.
func renamed(g *Played) error {
	by := same()
	src := rand.New(rand.NewPCG(g.Seed, 1))
	shuffleEqual(g.Rules, by, src)
	p, rest, err := pairUp(g, by, func(*table.State) bool { return true })
	if p == nil {
		return err
	}
	var picked []table.Card
	for i, a := range rest {
		ask := p.game.S.Ask
		if _, err := p.game.Step(a); err != nil {
			return err
		}
		if ask.Kind == table.AskCards {
			if a.Verb == table.Choose {
				picked = append(picked, by.card[a.Card])
			}
			if goesOn(ask, a, p.game.S.Ask) {
				continue
			}
			err = p.pick(picked)
			picked = picked[:0]
		} else {
			_, err = p.image.Step(by.answer(ask, a))
		}
		if err != nil {
			return fmt.Errorf("%d answers on: the image of %+v: %w", i+1, a, err)
		}
		if err := p.sameViews(table.Seat(src.IntN(g.Players))); err != nil {
			return fmt.Errorf("%d answers on, after %+v: %w", i+1, a, err)
		}
	}
	return nil
}

// goesOn is whether more of the same several cards may be chosen. The next
// question may be for several cards too, of somebody else or by another skill.
func goesOn(was table.Ask, a table.Answer, is table.Ask) bool {
	return a.Verb == table.Choose && is.Kind == table.AskCards &&
		is.Seat == was.Seat && is.Skill == was.Skill && is.Max+1 == was.Max
}

// shuffleEqual exchanges equal cards at random.
func shuffleEqual(r *rule.Rules, by *mapping, src *rand.Rand) {
	equal := map[table.Face][]table.Card{}
	for x := r.All; !x.Empty(); {
		c := x.Pop()
		equal[r.Faces[c]] = append(equal[r.Faces[c]], c)
	}
	for x := r.All; !x.Empty(); {
		c := x.Pop()
		all := equal[r.Faces[c]]
		if all[0] != c {
			continue
		}
		for i, j := range src.Perm(len(all)) {
			by.card[all[i]] = all[j]
		}
	}
}

// pick chooses the cards in the image and has enough.
func (p *pair) pick(cards []table.Card) error {
	slices.Sort(cards)
	open := true
	for _, c := range cards {
		ask, a := p.image.S.Ask, table.Answer{Verb: table.Choose, Card: c}
		if _, err := p.image.Step(a); err != nil {
			return err
		}
		open = goesOn(ask, a, p.image.S.Ask)
	}
	if open {
		_, err := p.image.Step(table.Answer{Verb: table.Decline})
		return err
	}
	return nil
}

// sameViews compares what is seen from the seat, and by who sees everything.
func (p *pair) sameViews(seat table.Seat) error {
	for _, v := range []view.Viewer{view.Seat(seat), view.Everything()} {
		was, is := view.Of(p.game.R, &p.game.S, v), view.Of(p.image.R, &p.image.S, v)
		if !reflect.DeepEqual(was, is) {
			return fmt.Errorf("the view of %s is another one:\n%s", was.Viewer, cmp.Diff(was, is))
		}
	}
	return nil
}
