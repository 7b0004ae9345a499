package claim

import (
	"slices"

	"fengsheng/engine/wire"
	. "fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

func transits() []*Sentence {
	return []*Sentence{transitAt, transitIs, transitWay, transitNone, transitSent, undealt}
}

// TransitAt is where the intel is: arrived before somebody, heading for him, or leaving him.
type TransitAt struct {
	How string
	Who noun.Seat
}

// TransitIs is the card under way, TransitWay its side or direction, TransitNone that none is, TransitSent who sent it and how.
type (
	TransitIs   struct{ Card noun.Card }
	TransitWay  struct{ How string }
	TransitNone struct{}
	TransitSent struct {
		Who  noun.Seat
		Mode noun.Mode
	}
	Undealt struct{ N noun.Count }
)

var (
	transitAt = Declare(Then, TransitAt{"at", "C"}, Templates{
		Zh: []string{"情报(到达{How=at}|到达了{How=at}|正传向{How=to}|离开{How=from}|离开了{How=from}){Who}"},
		En: []string{"the intel (has arrived at{How=at}|is heading for{How=to}|is leaving{How=from}) {Who}"},
	}, "情报在谁面前等他决定（到达）、下一站是谁（正传向）、从谁那里继续走（离开）", "where the intel is: arrived, heading for, or leaving a player")
	transitIs = Declare(Then, TransitIs{"黑试探"}, Templates{
		Zh: []string{"传递中的情报是{Card}"}, En: []string{"the intel under way is {Card}"},
	}, "实际传着的牌", "the card that is under way")
	transitWay = Declare(Then, TransitWay{"up"}, Templates{
		Zh: []string{"传递中的情报(面朝上{How=up}|面朝下{How=down}|正顺时针传{How=clockwise}|正逆时针传{How=anticlockwise}|正在返回{How=back})"},
		En: []string{"the intel under way (lies face up{How=up}|lies face down{How=down}|travels clockwise{How=clockwise}|travels anticlockwise{How=anticlockwise}|is on its way back{How=back})"},
	}, "哪面朝上、向哪个方向", "its side or direction")
	transitNone = Declare(Then, TransitNone{}, Templates{
		Zh: []string{"没有情报在传递"}, En: []string{"no intel is under way"},
	}, "没有情报在路上", "no intel is under way")
	transitSent = Declare(Then, TransitSent{"A", "密电"}, Templates{
		Zh: []string{"传递中的情报是{Who}传出的{Mode}"}, En: []string{"the intel under way is a {Mode} sent by {Who}"},
	}, "谁传出的、以什么方式", "who sent the intel, and in which mode")
	undealt = Declare(Then, Undealt{2}, Templates{
		Zh: []string{"取出来的牌还有{N}张没发"}, En: []string{"of the cards taken out {N} {N?is|are} still to be dealt"},
	}, "取出来等着发的牌", "cards taken for an effect and still to be dealt")
)

// underway holds something against the intel in transit; that there is none is what is told then.
func underway(t Table, look func(wire.View, *wire.Transit) Seen) (Seen, error) {
	v, err := t.All()
	if err != nil || v.Transit == nil {
		return Seen{Got: TransitNone{}}, err
	}
	return look(v, v.Transit), nil
}

// Seen looks where the intel is.
func (c TransitAt) Seen(t Table) (Seen, error) {
	return underway(t, func(v wire.View, x *wire.Transit) Seen {
		got := nextStop(v)
		if !x.Arrived && c.How != "to" {
			got = TransitAt{"from", noun.Seat(x.At)}
		}
		return Seen{Got: got, Holds: got == c}
	})
}

// nextStop is where the intel under way is decided about next: where it has arrived, else where it is heading.
func nextStop(v wire.View) TransitAt {
	if v.Transit.Arrived {
		return TransitAt{"at", noun.Seat(v.Transit.At)}
	}
	return TransitAt{"to", noun.Seat(Bound(v))}
}

// Seen looks at the card.
func (c TransitIs) Seen(t Table) (Seen, error) {
	return underway(t, func(_ wire.View, x *wire.Transit) Seen {
		out := Seen{Holds: c.Card.Fits(x.Card)}
		if x.Card != "" {
			out.Got = TransitIs{noun.Card(x.Card)}
		}
		return out
	})
}

// Seen looks at the intel.
func (c TransitWay) Seen(t Table) (Seen, error) {
	return underway(t, func(v wire.View, x *wire.Transit) Seen {
		is := map[string]bool{"up": x.FaceUp, "down": !x.FaceUp, "clockwise": x.Backward, "anticlockwise": !x.Backward, "back": x.Homeward}
		opposite := map[string]string{"up": "down", "down": "up", "clockwise": "anticlockwise", "anticlockwise": "clockwise"}
		out := Seen{Holds: is[c.How]}
		if o := opposite[c.How]; o != "" {
			out.Got = TransitWay{o}
		} else {
			out.Got = nextStop(v)
		}
		return out
	})
}

// Seen looks for intel.
func (TransitNone) Seen(t Table) (Seen, error) {
	v, err := t.All()
	if err != nil || v.Transit == nil {
		return Seen{Holds: err == nil}, err
	}
	return Seen{Got: TransitSent{noun.Seat(v.Transit.Sender), noun.Mode(v.Transit.Mode)}}, nil
}

// Seen looks at the intel.
func (c TransitSent) Seen(t Table) (Seen, error) {
	return underway(t, func(_ wire.View, x *wire.Transit) Seen {
		got := TransitSent{noun.Seat(x.Sender), noun.Mode(x.Mode)}
		return Seen{Got: got, Holds: got == c}
	})
}

// Seen looks at what is set aside.
func (c Undealt) Seen(t Table) (Seen, error) {
	v, err := t.All()
	got := Undealt{noun.Count(v.Aside.Count)}
	return Seen{Got: got, Holds: got == c}, err
}

// Bound is where the intel is heading, as everybody at the table can see: the next player in the direction of travel who
// takes part, else the sender.
func Bound(v wire.View) string {
	t := v.Transit
	reachable := func(i int) bool {
		s := v.Seats[i]
		return s.Alive && !s.Lost && (!slices.Contains(v.Lured, s.Seat) || slices.Contains(v.Locked, s.Seat))
	}
	index := func(seat string) int {
		return slices.IndexFunc(v.Seats, func(s wire.SeatView) bool { return s.Seat == seat })
	}
	if t.To != "" || t.Homeward {
		if i := index(t.To); !t.Homeward && i >= 0 && reachable(i) {
			return t.To
		}
		return t.Sender
	}
	n, step := len(v.Seats), 1
	if t.Backward {
		step = len(v.Seats) - 1
	}
	for i := (index(t.At) + step) % n; v.Seats[i].Seat != t.Sender; i = (i + step) % n {
		if reachable(i) {
			return v.Seats[i].Seat
		}
	}
	return t.Sender
}
