package steps

import (
	"strings"

	"fengsheng/engine/wire"
)

const places = `(?:玩家)?[A-I](?:[、，和与及](?:玩家)?[A-I])*(?:手里|面前)|每位玩家(?:手里|面前)|弃牌堆里?|弃牌堆里盖着的牌里|移出游戏的牌里|牌库里?`

// place is a place where cards lie.
type place struct {
	kind  string // 手里, 面前, 弃牌堆, 盖着, 移出, 牌库
	seats []string
}

func (w *World) place(text string) place {
	text = simplify(text)
	switch {
	case strings.HasSuffix(text, "手里"), strings.HasSuffix(text, "面前"):
		return place{text[len(text)-len("手里"):], w.seatsIn(text)}
	case strings.Contains(text, "盖着"):
		return place{kind: "盖着"}
	case strings.HasPrefix(text, "弃牌堆"):
		return place{kind: "弃牌堆"}
	case strings.HasPrefix(text, "移出"):
		return place{kind: "移出"}
	}
	return place{kind: "牌库"}
}

// pile is what lies in one place: the known cards, and how many there are in all.
type pile struct {
	name  string
	cards []string
	count int
}

// piles looks into a place, one pile for each player it names.
func (w *World) piles(text string) ([]pile, error) {
	v, err := w.all()
	if err != nil {
		return nil, err
	}
	p := w.place(text)
	switch p.kind {
	case "弃牌堆":
		return []pile{{"弃牌堆", v.Discard.Cards, v.Discard.Count}}, nil
	case "盖着":
		return []pile{{"弃牌堆里盖着的牌", nil, v.Discard.Count - len(v.Discard.Cards)}}, nil
	case "移出":
		return []pile{{"移出游戏的牌", v.Removed.Cards, v.Removed.Count}}, nil
	case "牌库":
		return []pile{{"牌库", v.Deck.Top, v.Deck.Count}}, nil
	}
	var out []pile
	for _, seat := range p.seats {
		s, err := w.seatView(seat)
		if err != nil {
			return nil, err
		}
		out = append(out, pileOf(s, p.kind))
	}
	return out, nil
}

func pileOf(s wire.SeatView, kind string) pile {
	if kind == "手里" {
		return pile{"玩家" + s.Seat + "手里", s.Hand, s.HandCount}
	}
	return pile{"玩家" + s.Seat + "面前", s.Intel, len(s.Intel)}
}

// trimSeat drops the player before a card: A红锁定.
func trimSeat(part string) string {
	return strings.TrimLeft(strings.TrimPrefix(strings.TrimSpace(part), "玩家"), "ABCDEFGHI：:")
}
