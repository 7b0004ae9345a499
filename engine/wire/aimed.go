package wire

import "fengsheng/engine/table"

// AimedAt is the lowest of the first n stack items that aims at the intel,
// counted from 1 at the bottom; 0 if none does.
func AimedAt(s *table.State, c table.Card, n int) int {
	for i := range n {
		if it := &s.Stack[i]; !it.Gone && (it.Object == c || it.Second == c) {
			return i + 1
		}
	}
	return 0
}

// SameAs is AimedAt where its name and its owner do not tell which intel is
// meant: where an equal one before the same player is aimed at by another item,
// or by none. Otherwise it is 0. Which of the two an item aims at decides what
// is left for it (BURN-011).
func (b Book) SameAs(s *table.State, c table.Card, n int) int {
	at := holder(s, c)
	if n == 0 || at == table.Nobody {
		return 0
	}
	by := AimedAt(s, c, n)
	for x := s.Seats[at].Intel; by != 0 && !x.Empty(); {
		if other := x.Pop(); other != c && b.R.Faces[other] == b.R.Faces[c] && AimedAt(s, other, n) != by {
			return by
		}
	}
	return 0
}
