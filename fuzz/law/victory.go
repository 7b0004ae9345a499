package law

import (
	"fmt"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// verdict judges victories anew, by the wording of the rulings and not by what
// the engine has worked out.
type verdict struct {
	m      *rule.Machine
	r      *rule.Rules
	s      *table.State
	claims *heardClaims
}

// judge is the verdict on the position as it stands. It lives in the Turn, since
// missions are function values and would move a local one to the heap.
func (t *Turn) judge() *verdict {
	t.verdict = verdict{t.M, t.M.R, &t.M.S, &t.claims}
	return &t.verdict
}

// winnersDeclare: while nobody is dying and no declaration is being settled,
// nobody in the game meets the condition of the identity. Cards that are drawn
// together are judged together, not while chance has still some to bring.
func winnersDeclare(t *Turn) error {
	s := &t.M.S
	if s.Result.Over || s.Ask.Seat == table.Nature || s.Phase == table.Dealing || s.Rounds > 0 || t.claims.open {
		return nil
	}
	v := t.judge()
	living := s.Living()
	if v.last() {
		return fmt.Errorf("%d players are left and the game goes on", living.Len())
	}
	for i := range table.Seat(s.Players) {
		if living.Has(i) && v.stands(i) {
			return fmt.Errorf("seat %s (%s) has won and plays on", i, s.Seats[i].Identity.ZH())
		}
	}
	return nil
}

// winnersMay: the declarer could declare, and the winners are exactly those who
// win with that declaration.
func winnersMay(t *Turn) error {
	s := &t.M.S
	if !s.Result.Over {
		return nil
	}
	v := t.judge()
	d := s.Result.Declarer
	if d == table.Nobody {
		if s.Living() != 0 || s.Result.Winners != 0 {
			return fmt.Errorf("nobody has declared, %d players are left, %d win", s.Living().Len(), s.Result.Winners.Len())
		}
		return nil
	}
	if !s.In(d) {
		return fmt.Errorf("seat %s declared and is not in the game", d)
	}
	if !v.may(d) {
		return fmt.Errorf("seat %s (%s, %s) declared without having won", d, s.Seats[d].Identity.ZH(), v.name(d))
	}
	if want := v.winners(d); s.Result.Winners != want {
		return fmt.Errorf("the winners are %v, they should be %v", letters(s.Result.Winners), letters(want))
	}
	return nil
}

func letters(x table.SeatSet) string {
	out := ""
	for ; x != 0; x &^= x.First().Of() {
		out += x.First().String()
	}
	return out
}

func (v *verdict) name(seat table.Seat) string {
	if c := v.r.Character(v.s.Seats[seat].Character); c != nil {
		return c.Name
	}
	return ""
}

// last is whether those who are left end the game (WIN-020, WIN-022).
func (v *verdict) last() bool {
	living := v.s.Living()
	return living.Len() < 2 || v.r.Remains(v.m, living)
}

// stands is whether the seat has won as things lie on the table (WIN-001,
// WIN-003).
func (v *verdict) stands(seat table.Seat) bool {
	p := &v.s.Seats[seat]
	switch p.Identity {
	case table.Lurker:
		return p.Intel.And(v.r.Red).Len() >= 3
	case table.MI:
		return p.Intel.And(v.r.Blue).Len() >= 3
	case table.Bystander:
		m := missionOf(v.name(seat))
		return m.stands != nil && m.stands(v, seat)
	}
	return false
}

// may is whether the seat could make the last declaration.
func (v *verdict) may(d table.Seat) bool {
	if v.claims.alone {
		return v.sole(d)
	}
	if v.stands(d) || v.last() {
		return true
	}
	if v.s.Seats[d].Identity != table.Bystander {
		return false
	}
	m := missionOf(v.name(d))
	if v.s.Dying.Has(d) && m.dying != nil && m.dying(v, d) {
		return true
	}
	beaten := v.claims.beaten
	return beaten != table.Nobody && m.overturns != nil && m.overturns(v, d, beaten)
}

// winners are all who win with the declaration (WIN-008, WIN-009, WIN-028,
// QB-011, LOSE-007).
func (v *verdict) winners(d table.Seat) table.SeatSet {
	won := d.Of()
	if v.claims.alone {
		return won
	}
	if v.name(d) == "柒佰" {
		won |= v.claims.partner.Of()
	}
	side := v.s.Seats[d].Identity
	for i := range table.Seat(v.s.Players) {
		p := &v.s.Seats[i]
		if p.Lost {
			continue
		}
		if p.Identity == side && side != table.Bystander && side != table.NoIdentity {
			won |= i.Of()
		}
		joins := missionOf(v.name(i)).joins
		if i != d && p.Identity == table.Bystander && p.Alive && !v.s.Dying.Has(i) && joins != nil && joins(v, i, d) {
			won |= i.Of()
		}
	}
	return won
}

// genders are those of the person and of the character that lay face up when
// the declaration was made; to prove a mission is no reveal (STL-053).
func (v *verdict) genders(seat table.Seat) table.Gender {
	return v.character(seat) | v.s.Seats[seat].Player&^v.r.Unheeded
}

func (v *verdict) character(seat table.Seat) table.Gender {
	c := v.r.Character(v.s.Seats[seat].Character)
	switch {
	case c == nil || !v.claims.faceUp.Has(seat):
		return 0
	case c.Name == "小白": // counts as both (XB-001)
		return table.Male | table.Female
	}
	return c.Gender
}
