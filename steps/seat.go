package steps

import (
	"slices"
	"strings"
)

// seatsIn lists the letters of 玩家E、A和B in their order; 每位玩家 is everybody at the table.
func (w *World) seatsIn(list string) []string {
	var out []string
	for _, r := range list {
		if r >= 'A' && r <= 'I' {
			out = append(out, string(r))
		}
	}
	if out == nil {
		for _, s := range w.setup.Seats {
			out = append(out, s.Seat)
		}
	}
	return out
}

// player is how a seat is written in messages.
func player(seat string) string {
	switch seat {
	case "":
		return "没有人"
	case "Nature":
		return "随机"
	}
	return "玩家" + seat
}

// seatList writes seats as E、A.
func seatList(seats []string) string {
	if len(seats) == 0 {
		return "没有人"
	}
	return strings.Join(seats, "、")
}

func sorted(list []string) []string {
	list = slices.Clone(list)
	slices.Sort(list)
	return list
}
