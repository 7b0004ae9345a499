package story_test

import (
	"fmt"
	"slices"

	"fengsheng/engine/wire"
)

// slip is one way in which a view can be wrong. It says no where there is nothing to get wrong.
type slip struct {
	path string
	edit func(v *wire.View) bool
}

func otherSeat(v *wire.View, seat string) string {
	for _, s := range v.Seats {
		if s.Seat != seat {
			return s.Seat
		}
	}
	return ""
}

func otherCard(card string) string {
	if card == "黑锁定" {
		return "红锁定"
	}
	return "黑锁定"
}

// toggled is a list of seats in which one more or one less stands.
func toggled(seats []string, seat string) []string {
	if i := slices.Index(seats, seat); i >= 0 {
		return slices.Delete(slices.Clone(seats), i, i+1)
	}
	return append(slices.Clone(seats), seat)
}

// slips are all ways in which a view of a table can be wrong that the vocabulary has words for.
func slips(n, i int) []slip {
	seat := func(name string, edit func(p *wire.SeatView) bool) slip {
		return slip{fmt.Sprintf("seats[%d].%s", n, name), func(v *wire.View) bool { return n < len(v.Seats) && edit(&v.Seats[n]) }}
	}
	transit := func(name string, edit func(v *wire.View, t *wire.Transit)) slip {
		return slip{"transit." + name, func(v *wire.View) bool {
			if v.Transit != nil {
				t := *v.Transit
				edit(v, &t)
				v.Transit = &t
			}
			return v.Transit != nil
		}}
	}
	item := func(name string, edit func(v *wire.View, it *wire.Item) bool) slip {
		return slip{fmt.Sprintf("stack[%d].%s", i, name), func(v *wire.View) bool {
			v.Stack = slices.Clone(v.Stack)
			return i < len(v.Stack) && edit(v, &v.Stack[i])
		}}
	}
	return []slip{
		{"phase", func(v *wire.View) bool {
			old := v.Phase
			v.Phase = "receive"
			return v.Result == nil && old != "receive"
		}},
		{"turn", func(v *wire.View) bool { v.Turn = otherSeat(v, v.Turn); return v.Result == nil }},
		seat("alive", func(p *wire.SeatView) bool { p.Alive = !p.Alive; return true }),
		seat("lost", func(p *wire.SeatView) bool { p.Lost = !p.Lost; return true }),
		seat("identity", func(p *wire.SeatView) bool {
			p.Identity = map[bool]string{true: "军情处", false: "潜伏战线"}[p.Identity != "军情处"]
			return true
		}),
		seat("identityShown", func(p *wire.SeatView) bool { p.IdentityShown = !p.IdentityShown; return true }),
		seat("character", func(p *wire.SeatView) bool { p.Character += "二"; return true }),
		seat("faceUp", func(p *wire.SeatView) bool { p.FaceUp = !p.FaceUp; return true }),
		seat("gender", func(p *wire.SeatView) bool {
			p.Gender = map[bool]string{true: "女", false: "男"}[p.Gender != "女"]
			return true
		}),
		seat("handCount", func(p *wire.SeatView) bool { p.HandCount++; return true }),
		seat("hand", func(p *wire.SeatView) bool {
			p.Hand = append([]string{"黑锁定"}, p.Hand...)
			return p.HandCount > 0
		}),
		seat("hand", func(p *wire.SeatView) bool {
			if len(p.Hand) == 0 {
				return false
			}
			p.Hand = slices.Clone(p.Hand)
			p.Hand[0] = otherCard(p.Hand[0])
			return true
		}),
		seat("intel", func(p *wire.SeatView) bool { p.Intel = append(slices.Clone(p.Intel), "红锁定"); return true }),
		{"deck.count", func(v *wire.View) bool { v.Deck.Count++; return true }},
		{"deck.top", func(v *wire.View) bool {
			if len(v.Deck.Top) == 0 {
				return false
			}
			v.Deck.Top = append([]string{otherCard(v.Deck.Top[0])}, v.Deck.Top[1:]...)
			return true
		}},
		{"discard.count", func(v *wire.View) bool { v.Discard.Count++; return true }},
		{"discard.cards", func(v *wire.View) bool {
			if len(v.Discard.Cards) == 0 {
				return false
			}
			v.Discard.Cards = append([]string{otherCard(v.Discard.Cards[0])}, v.Discard.Cards[1:]...)
			return true
		}},
		{"removed.count", func(v *wire.View) bool { v.Removed.Count++; return true }},
		{"aside.count", func(v *wire.View) bool { v.Aside.Count++; return true }},
		{"transit", func(v *wire.View) bool { was := v.Transit; v.Transit = nil; return was != nil }},
		{"transit", func(v *wire.View) bool {
			was := v.Transit
			v.Transit = &wire.Transit{Mode: "密电", Sender: "A", At: "A"}
			return was == nil
		}},
		transit("at", func(v *wire.View, t *wire.Transit) { t.At = otherSeat(v, t.At) }),
		transit("card", func(_ *wire.View, t *wire.Transit) { t.Card = otherCard(t.Card) }),
		transit("mode", func(_ *wire.View, t *wire.Transit) {
			t.Mode = map[bool]string{true: "文本", false: "直达"}[t.Mode != "文本"]
		}),
		transit("sender", func(v *wire.View, t *wire.Transit) { t.Sender = otherSeat(v, t.Sender) }),
		transit("arrived", func(_ *wire.View, t *wire.Transit) { t.Arrived = !t.Arrived }),
		transit("faceUp", func(_ *wire.View, t *wire.Transit) { t.FaceUp = !t.FaceUp }),
		transit("backward", func(_ *wire.View, t *wire.Transit) { t.Backward = !t.Backward }),
		{"awaiting.seat", func(v *wire.View) bool { v.Awaiting.Seat = otherSeat(v, v.Awaiting.Seat); return v.Result == nil }},
		{"awaiting.about", func(v *wire.View) bool {
			v.Awaiting.About = otherSeat(v, v.Awaiting.About)
			return v.Result == nil
		}},
		{"locked", func(v *wire.View) bool { v.Locked = toggled(v.Locked, v.Seats[0].Seat); return true }},
		{"lured", func(v *wire.View) bool { v.Lured = toggled(v.Lured, v.Seats[0].Seat); return true }},
		{"stack", func(v *wire.View) bool {
			v.Stack = append(slices.Clone(v.Stack), wire.Item{Seat: "A", Card: "红识破", As: "识破", Item: 1})
			return true
		}},
		item("seat", func(v *wire.View, it *wire.Item) bool { it.Seat = otherSeat(v, it.Seat); return true }),
		item("card", func(_ *wire.View, it *wire.Item) bool { was := it.Card; it.Card = otherCard(was); return was != "" }),
		item("as", func(_ *wire.View, it *wire.Item) bool { was := it.As; it.As = "转移"; return was != "" }),
		item("target", func(v *wire.View, it *wire.Item) bool {
			was := it.Target
			it.Target = otherSeat(v, was)
			return was != ""
		}),
		item("item", func(_ *wire.View, it *wire.Item) bool { was := it.Item; it.Item++; return was != 0 }),
		item("countered", func(_ *wire.View, it *wire.Item) bool { it.Countered = !it.Countered; return true }),
		{"deaths", func(v *wire.View) bool {
			v.Deaths = slices.Clone(v.Deaths)
			if len(v.Deaths) == 0 {
				return false
			}
			v.Deaths[0].Killer = otherSeat(v, v.Deaths[0].Killer)
			return true
		}},
		{"result", func(v *wire.View) bool {
			over := v.Result != nil
			v.Result = &wire.Result{Declarer: "A", Winners: []string{"A"}}
			return !over
		}},
		{"result.winners", func(v *wire.View) bool {
			if v.Result == nil {
				return false
			}
			r := *v.Result
			r.Winners = toggled(r.Winners, v.Seats[0].Seat)
			v.Result = &r
			return true
		}},
	}
}
