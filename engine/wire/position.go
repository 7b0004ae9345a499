package wire

import (
	"fmt"

	"fengsheng/engine/driver/foreign"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// Position reads a set-up of mode position. Errors name the seat and the card.
func (b Book) Position(s Setup) (rule.Position, error) {
	p := rule.Position{Phase: table.Play1}
	var err error
	if s.Phase != "" {
		if p.Phase, err = ParsePhase(s.Phase); err != nil {
			return p, err
		}
	}
	if s.Turn != "" {
		if p.Turn, err = ParseSeat(s.Turn); err != nil {
			return p, err
		}
	}
	if len(s.Seats) > table.MaxSeats {
		return p, fmt.Errorf("wire: %d seats, at most %d can play (SET-025)", len(s.Seats), table.MaxSeats)
	}
	p.Players = make([]rule.Player, len(s.Seats))
	for i, q := range s.Seats {
		if want := table.Seat(i).String(); q.Seat != want {
			return p, fmt.Errorf("wire: seat %d of the set-up is %.60q, expected %q: seats are listed anticlockwise from A", i+1, q.Seat, want)
		}
		if err := b.player(&p.Players[i], q); err != nil {
			return p, fmt.Errorf("wire: seat %s: %w", q.Seat, err)
		}
	}
	return p, b.layOut(&p, s)
}

func (b Book) player(p *rule.Player, q SeatSetup) error {
	var err error
	if q.Dealt != "" {
		if p.Dealt, err = ParseIdentity(q.Dealt); err != nil {
			return err
		}
	}
	if q.Identity != "" || q.Dealt == "" {
		if p.Identity, err = ParseIdentity(q.Identity); err != nil {
			return err
		}
	}
	if p.Gender, err = ParseGender(q.Gender); err != nil {
		return err
	}
	p.Shown, p.Dead, p.Lost = q.IdentityShown || q.Dead || q.Lost, q.Dead, q.Lost
	if q.Character == "" {
		return nil
	}
	n, ok := b.CharacterNamed(q.Character)
	if !ok {
		return fmt.Errorf("no character %.60q in this profile", q.Character)
	}
	p.Character = n
	p.FaceUp = !b.R.Character(n).Stealth || q.Dead || q.Lost
	if q.FaceUp != nil {
		p.FaceUp = *q.FaceUp
	}
	return nil
}

// demand is one card that a set-up asks for.
type demand struct {
	word  string
	face  Face
	where string
	put   func(table.Card)
}

// layOut finds a card for every name: first for those that describe one kind
// of card exactly, then for those that leave something open.
func (b Book) layOut(p *rule.Position, s Setup) error {
	var all []demand
	add := func(where string, words []string, put func(table.Card)) error {
		for _, w := range words {
			f, err := ParseCard(w)
			if err != nil {
				return fmt.Errorf("%s: %w", where, err)
			}
			all = append(all, demand{w, f, where, put})
		}
		return nil
	}
	into := func(x *table.CardSet) func(table.Card) { return func(c table.Card) { *x = x.With(c) } }
	p.Deck = make([]table.Card, 0, len(s.Deck))
	deck := func(c table.Card) { p.Deck = append(p.Deck, c) }
	for i, q := range s.Seats {
		if err := add("hand of "+q.Seat, q.Hand, into(&p.Players[i].Hand)); err != nil {
			return err
		}
		if err := add("intel of "+q.Seat, q.Intel, into(&p.Players[i].Intel)); err != nil {
			return err
		}
	}
	for _, z := range [...]struct {
		where string
		words []string
		put   func(table.Card)
	}{{"discard pile", s.Discard, into(&p.Up)}, {"hidden discards", s.Hidden, into(&p.Down)},
		{"removed cards", s.Removed, into(&p.Removed)}, {"deck", s.Deck, deck}} {
		if err := add(z.where, z.words, z.put); err != nil {
			return err
		}
	}
	return b.allot(all)
}

func (b Book) allot(all []demand) error {
	free := b.R.All
	got := make([]table.Card, len(all))
	for _, exact := range [...]bool{true, false} {
		for i, d := range all {
			if complete(d.face) != exact {
				continue
			}
			c := b.find(free, d.face)
			if c == table.NoCard {
				return fmt.Errorf("wire: %s: no %s left, the deck has only %d (CARD-004)", d.where, foreign.Line(d.word, mostWords), b.count(d.face))
			}
			free = free.Without(c)
			got[i] = c
		}
	}
	for i, d := range all {
		d.put(got[i])
	}
	return nil
}

func complete(f Face) bool {
	return f.Color != 0 && (f.Name != table.Probe || f.Asks != 0 && f.Act != 0)
}

func (b Book) find(free table.CardSet, f Face) table.Card {
	for c := free.Pop(); c != table.NoCard; c = free.Pop() {
		if Fits(f, b.R.Faces[c]) {
			return c
		}
	}
	return table.NoCard
}

func (b Book) count(f Face) int {
	n := 0
	for x := b.R.All; !x.Empty(); {
		if Fits(f, b.R.Faces[x.Pop()]) {
			n++
		}
	}
	return n
}
