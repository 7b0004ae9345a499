package steps

import "slices"

// fill is a number of cards of a kind that a player has, no matter which.
type fill struct {
	seat, where, kind string
	count             int
}

// laySome notes cards of a kind; which they are is settled when the set-up is complete.
func (w *World) laySome(list, where, count, kind string) error {
	n, err := number(count)
	if err != nil {
		return w.misread(err)
	}
	for _, seat := range w.seatsIn(list) {
		if _, err := w.setUp(seat); err != nil {
			return err
		}
		w.fills = append(w.fills, fill{seat, simplify(where), simplify(kind), n})
	}
	return nil
}

// stock picks the cards: Probes first, for they can be used in their owner's play phases only.
func (w *World) stock() error {
	for _, f := range w.fills {
		_, free := missing(w.mentioned(), w.deck())
		slices.SortStableFunc(free, func(a, b string) int { return rank(a) - rank(b) })
		var got []string
		for _, c := range free {
			if len(got) < f.count && (pile{cards: []string{c}, count: 1}).counted(f.kind) == 1 {
				got = append(got, c)
			}
		}
		if len(got) < f.count {
			return w.defect("牌不够：玩家%s%s要%d张%s", "not enough cards: seat %s (%s) wants %d (%s)", f.seat, f.where, f.count, f.kind)
		}
		s, err := w.setUp(f.seat)
		if err != nil {
			return err
		}
		if f.where == "手里" {
			s.Hand = append(slices.Clone(s.Hand), got...)
		} else {
			s.Intel = append(slices.Clone(s.Intel), got...)
		}
	}
	return nil
}

func rank(card string) int {
	if function(card) == "试探" {
		return 0
	}
	return 1
}
