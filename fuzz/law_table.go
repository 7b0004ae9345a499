package fuzz

import (
	"fmt"

	"fengsheng/engine/table"
)

func listed(t *Turn) error {
	if t.M.S.Result.Over {
		if len(t.Legal) != 0 {
			return fmt.Errorf("%d legal answers after the end", len(t.Legal))
		}
		return nil
	}
	if len(t.Legal) == 0 {
		return fmt.Errorf("no legal answer to question %d of seat %s", t.M.S.Ask.Kind, t.M.S.Ask.Seat)
	}
	for i := 1; i < len(t.Legal); i++ {
		if t.Legal[i-1].Key() >= t.Legal[i].Key() {
			return fmt.Errorf("legal answers out of order: %+v before %+v", t.Legal[i-1], t.Legal[i])
		}
	}
	return nil
}

func onlyLiving(t *Turn) error {
	s := &t.M.S
	if s.Result.Over {
		return nil
	}
	if a := s.Ask.Seat; a != table.Nature && !s.In(a) {
		return fmt.Errorf("seat %s is asked and is not in the game", a)
	}
	for _, a := range t.Legal {
		switch a.Verb {
		case table.Play, table.Use, table.SendOff, table.Point:
			if a.Seat < table.MaxSeats && !s.In(a.Seat) {
				return fmt.Errorf("%+v aims at a player who is not in the game", a)
			}
		}
	}
	return nil
}

// outHoldNothing: no card, no Lock, no Lure stays with those who are out.
func outHoldNothing(t *Turn) error {
	s := &t.M.S
	living := s.Living()
	for i := range table.Seat(s.Players) {
		if living.Has(i) {
			continue
		}
		if p := &s.Seats[i]; !p.Hand.Or(p.Intel).Empty() {
			return fmt.Errorf("seat %s is out of the game and holds %d cards", i, p.Hand.Or(p.Intel).Len())
		}
	}
	if late := (s.Locked | s.Transit.Lured) &^ living; late != 0 {
		return fmt.Errorf("seat %s is out of the game and Locked or Lured", late.First())
	}
	return nil
}

// fatalKills writes the number out: the engine's own constant could be wrong.
func fatalKills(t *Turn) error {
	s := &t.M.S
	if s.Result.Over {
		return nil
	}
	for i := range table.Seat(s.Players) {
		if n := s.Seats[i].Intel.And(t.M.R.Black).Len(); s.In(i) && n >= 3 && !s.Dying.Has(i) {
			return fmt.Errorf("seat %s goes on with %d false intel", i, n)
		}
	}
	return nil
}
