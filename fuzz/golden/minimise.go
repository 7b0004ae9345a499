package golden

import (
	"cmp"
	"container/heap"
	"maps"
	"slices"
)

// Shown is what a game shows: each behaviour with the record in which it does
// so first.
type Shown struct {
	Game Game
	At   map[Behaviour]int
}

// Times is in how many games a behaviour is wanted, whatever the profile: one
// that shows a thing in one situation is easily lost with the next change, and
// says little about others. In each profile it is wanted once.
const Times = 7

// Minimise chooses beginnings of games until each behaviour that any of them
// shows is shown as often as it is wanted, or as there are games to show it. It
// takes again and again what shows most for its length, be it the beginning of
// one more game or some further records of one that is kept already. The outcome
// depends on nothing but the games and their order.
func Minimise(all []Shown, times int) []Game {
	c := newSelection(all, times)
	for c.Len() > 0 {
		best := c.take()
		if best.gain == 0 {
			break
		}
		for _, s := range best.sights[best.kept:best.upTo] {
			c.had[s.what]++
		}
		best.kept, best.records = best.upTo, best.sights[best.upTo-1].at+1
		c.weigh(best)
		heap.Push(c, best)
		c.chosen[best.game] = best.records
	}
	var out []Game
	for i := range all {
		if n := c.chosen[&all[i].Game]; n > 0 {
			g := all[i].Game
			g.Records = g.Records[:n]
			out = append(out, g)
		}
	}
	slices.SortFunc(out, func(a, b Game) int { return cmp.Compare(a.ID, b.ID) })
	return out
}

// sight is a behaviour and the record that shows it.
type sight struct {
	what Behaviour
	at   int
}

// candidate is a game of which some records are kept, with what the next ones
// would add. Gain and cost are as of some earlier moment.
type candidate struct {
	game    *Game
	sights  []sight // by record
	kept    int     // sights that are
	records int     // records that are

	upTo, gain, cost int // the sights up to which it is best to go on, how many of them add something, records that takes
}

// selection is a heap of candidates, the most worthwhile first.
type selection struct {
	rows   []*candidate
	had    map[Behaviour]int
	chosen map[*Game]int
	order  map[*Game]int
	times  int
}

func newSelection(all []Shown, times int) *selection {
	c := &selection{had: map[Behaviour]int{}, chosen: map[*Game]int{}, order: map[*Game]int{}, times: times}
	for i := range all {
		x := &candidate{game: &all[i].Game}
		c.order[x.game] = i
		for _, b := range slices.Sorted(maps.Keys(all[i].At)) {
			x.sights = append(x.sights, sight{b, all[i].At[b]})
		}
		slices.SortStableFunc(x.sights, func(a, b sight) int { return a.at - b.at })
		c.weigh(x)
		c.rows = append(c.rows, x)
	}
	heap.Init(c)
	return c
}

// weigh finds how far it is best to go on with a game.
func (c *selection) weigh(x *candidate) {
	x.upTo, x.gain, x.cost = x.kept, 0, 1
	gain := 0
	for i := x.kept; i < len(x.sights); i++ {
		s := x.sights[i]
		if c.had[s.what] >= s.what.wanted(c.times) {
			continue
		}
		gain++
		// Records that are kept already cost nothing.
		if cost := max(s.at+1-x.records, 1); gain*x.cost > x.gain*cost {
			x.upTo, x.gain, x.cost = i+1, gain, cost
		}
	}
}

// take removes the best candidate: the first that stays first once its weight is
// up to date.
func (c *selection) take() *candidate {
	for {
		best := heap.Pop(c).(*candidate)
		c.weigh(best)
		if c.Len() == 0 || !c.better(c.rows[0], best) {
			return best
		}
		heap.Push(c, best)
	}
}

func (c *selection) better(a, b *candidate) bool {
	if x, y := a.gain*b.cost, b.gain*a.cost; x != y {
		return x > y
	}
	return c.order[a.game] < c.order[b.game]
}

// Len, Less, Swap, Push and Pop make the selection a heap.
func (c *selection) Len() int           { return len(c.rows) }
func (c *selection) Less(i, j int) bool { return c.better(c.rows[i], c.rows[j]) }
func (c *selection) Swap(i, j int)      { c.rows[i], c.rows[j] = c.rows[j], c.rows[i] }
func (c *selection) Push(x any)         { c.rows = append(c.rows, x.(*candidate)) }

// Pop removes the last row, as heap.Interface wants it.
func (c *selection) Pop() any {
	x := c.rows[len(c.rows)-1]
	c.rows = c.rows[:len(c.rows)-1]
	return x
}
