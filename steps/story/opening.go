package story

import (
	"fmt"

	"fengsheng/engine/profile"
	"fengsheng/engine/wire"
	"fengsheng/steps/tongue/noun"
	"fengsheng/steps/tongue/setup"
)

// opening tells the set-up: the 假如-lines.
func opening(s wire.Setup) ([]any, error) {
	p, err := profile.Named(s.Profile)
	if err != nil {
		return nil, fmt.Errorf("story: %w", err)
	}
	if s.Mode == wire.ModeNew {
		return []any{setup.Dealt{Players: noun.Count(s.Players)}}, nil
	}
	seated := setup.Seated{Edition: noun.Edition(p.ID), Players: noun.Count(len(s.Seats))}
	table := setup.Opening{}
	for _, q := range s.Seats {
		seated.Around = append(seated.Around, noun.Seat(q.Seat))
		table.Rows = append(table.Rows, row(p, q))
	}
	out := []any{seated, table.WithoutEmpty()}
	deck := func(cards noun.Cards) any { return setup.DeckTop{Cards: cards} }
	for i, line := range inLines(noun.CardsOf(s.Deck), deck) {
		if i > 0 {
			line = setup.DeckDeeper{Cards: line.(setup.DeckTop).Cards}
		}
		out = append(out, line)
	}
	for _, z := range [...]struct {
		where noun.PlaceKind
		cards []string
	}{{noun.Discard, s.Discard}, {noun.Hidden, s.Hidden}, {noun.Removed, s.Removed}} {
		out = append(out, inLines(gathered(z.cards), func(cards noun.Cards) any {
			return setup.Holds{Where: noun.Place{Kind: z.where}, Cards: cards}
		})...)
	}
	turn := setup.TurnAt{Who: "A", Phase: "play1"}
	if s.Turn != "" {
		turn.Who = noun.Seat(s.Turn)
	}
	if s.Phase != "" {
		turn.Phase = noun.Phase(s.Phase)
	}
	return append(out, turn), nil
}

// row is a player's row of the opening table.
func row(p profile.Profile, q wire.SeatSetup) setup.Row {
	r := setup.Row{Who: noun.Seat(q.Seat), Identity: noun.Identity(q.Identity), Character: noun.Character(q.Character), Side: side(p, q),
		Gender: noun.Gender(q.Gender), Hand: noun.CardsOf(q.Hand), Intel: noun.CardsOf(q.Intel),
		Says: []noun.Column{"identity", "character", "hand", "intel", "gender", "state"}}
	if q.IdentityShown {
		r.Shown = "shown"
	}
	switch {
	case q.Dead:
		r.Fate = "dead"
	case q.Lost:
		r.Fate = "out"
	}
	return r
}

// side is which side of the character is up, where it is not the one that goes without saying.
func side(p profile.Profile, q wire.SeatSetup) noun.Side {
	if q.Character == "" || q.FaceUp == nil {
		return ""
	}
	up := q.Dead || q.Lost
	for _, c := range p.Characters {
		up = up || c.Name == q.Character && !c.Stealth
	}
	switch {
	case *q.FaceUp == up:
		return ""
	case *q.FaceUp:
		return "up"
	}
	return "down"
}
