package world

import (
	"slices"

	"fengsheng/steps/tongue/noun"
)

// fill is a number of cards of a kind that a player has, no matter which.
type fill struct {
	seat  string
	where noun.PlaceKind
	kind  noun.CardKind
	count int
}

// stock picks the cards: Probes first, for they can be used in their owner's play phases only.
func (w *World) stock() error {
	for _, f := range w.fills {
		free := w.free()
		slices.SortStableFunc(free, func(a, b string) int { return rank(a) - rank(b) })
		var got []string
		for _, c := range free {
			if len(got) < f.count && f.kind.Is(c) {
				got = append(got, c)
			}
		}
		place := noun.Place{Kind: f.where, Seats: noun.Seats{noun.Seat(f.seat)}}
		if len(got) < f.count {
			return w.defect("牌不够：%s要%d张%s", "not enough cards: %s there should be %d %s", place, f.count, f.kind)
		}
		s, err := w.setUp(f.seat)
		if err != nil {
			return err
		}
		if f.where == noun.Hand {
			s.Hand = append(slices.Clone(s.Hand), got...)
		} else {
			s.Intel = append(slices.Clone(s.Intel), got...)
		}
	}
	return nil
}

func rank(card string) int {
	if noun.Card(card).Function() == "试探" {
		return 0
	}
	return 1
}
