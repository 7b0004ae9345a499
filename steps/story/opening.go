package story

import (
	"fmt"

	"fengsheng/engine/profile"
	"fengsheng/engine/wire"
	"fengsheng/steps/words"
)

// line is a step with the table under it, if it has one.
type line struct {
	text  string
	table [][]string
}

func plain(texts ...string) []line {
	var out []line
	for _, s := range texts {
		out = append(out, line{text: s})
	}
	return out
}

// opening tells the set-up: the 假如-lines.
func opening(s wire.Setup) ([]line, error) {
	p, err := profile.Named(s.Profile)
	if err != nil {
		return nil, fmt.Errorf("story: %w", err)
	}
	if s.Mode == wire.ModeNew {
		return plain(count(s.Players) + "人从头开局"), nil
	}
	edition := p.ZH
	if edition == "千智风声" {
		edition = "千智版"
	}
	out := plain(edition + count(len(s.Seats)) + "人局，逆时针坐着" + around(s))
	out = append(out, line{"开局时", seating(p, s)})
	for _, z := range [...]struct {
		first, more string
		cards       []several
	}{
		{"牌库顶依次是", "再往下依次是", inOrder(s.Deck)},
		{"弃牌堆里有", "弃牌堆里有", counted(s.Discard)},
		{"弃牌堆里盖着的牌里有", "弃牌堆里盖着的牌里有", counted(s.Hidden)},
		{"移出游戏的牌里有", "移出游戏的牌里有", counted(s.Removed)},
	} {
		if len(z.cards) > 0 {
			out = append(out, plain(listed(z.first, z.more, z.cards)...)...)
		}
	}
	turn, phase := s.Turn, s.Phase
	if turn == "" {
		turn = "A"
	}
	if phase == "" {
		phase = "play1"
	}
	return append(out, line{text: "轮到玩家" + turn + "，" + words.Phases().ZH(phase)}), nil
}

func around(s wire.Setup) string {
	var seats []string
	for _, q := range s.Seats {
		seats = append(seats, q.Seat)
	}
	return enumerate(seats)
}

// enumerate writes seats as A、B、C.
func enumerate(seats []string) string {
	out := ""
	for i, s := range seats {
		if i > 0 {
			out += "、"
		}
		out += s
	}
	return out
}

// seating is the table under 开局时. Columns in which nothing would stand are left out.
func seating(p profile.Profile, s wire.Setup) [][]string {
	rows := [][]string{{"玩家", "身份", "角色", "手牌", "情报", "性别", "状态"}}
	for _, q := range s.Seats {
		state := ""
		switch {
		case q.Dead:
			state = "死亡"
		case q.Lost:
			state = "出局"
		}
		id := q.Identity
		if q.IdentityShown {
			id += "（已公开）"
		}
		rows = append(rows, []string{q.Seat, id, characterCell(p, q), inCell(q.Hand), inCell(q.Intel), q.Gender, state})
	}
	return withoutEmpty(rows)
}

// characterCell names the side of the card where it is not the one that goes without saying.
func characterCell(p profile.Profile, q wire.SeatSetup) string {
	if q.Character == "" || q.FaceUp == nil {
		return q.Character
	}
	up := q.Dead || q.Lost
	for _, c := range p.Characters {
		up = up || c.Name == q.Character && !c.Stealth
	}
	switch {
	case *q.FaceUp == up:
		return q.Character
	case *q.FaceUp:
		return q.Character + "（翻开）"
	}
	return q.Character + "（盖伏）"
}

func withoutEmpty(rows [][]string) [][]string {
	out := make([][]string, len(rows))
	for c := range rows[0] {
		empty := c > 0
		for _, r := range rows[1:] {
			empty = empty && r[c] == ""
		}
		if empty {
			continue
		}
		for i := range rows {
			out[i] = append(out[i], rows[i][c])
		}
	}
	return out
}
