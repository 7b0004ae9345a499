package world

import (
	"slices"

	"fengsheng/engine/wire"
	"fengsheng/steps/cast"
	"fengsheng/steps/tongue"
	"fengsheng/steps/tongue/setup"
)

// complete fills in what the scenario leaves open: identities to make up the table, quiet characters.
func (w *World) complete() error {
	if w.setup.Mode == wire.ModeNew {
		return nil
	}
	if len(w.setup.Seats) == 0 {
		return w.defect("还没有说几个人玩，例如：%s", "the number of players is missing, for example: %s", tongue.All().Text(setup.Seated{Players: 5}))
	}
	w.setup.Mode = wire.ModePosition
	if w.setup.Turn == "" {
		w.setup.Turn = "A"
	}
	w.fillIdentities()
	w.fillCharacters()
	if err := w.lend(); err != nil {
		return err
	}
	if err := w.stock(); err != nil {
		return err
	}
	w.shut()
	return nil
}

// identitiesLeft are the identities for those of whom nothing is said: of the first identity table that what is said
// fits into, since the first is the one that is dealt. Where none fits it is the first.
func (w *World) identitiesLeft() map[string]int {
	var first map[string]int
	for _, t := range w.components.Identities {
		if t.Players != len(w.setup.Seats) {
			continue
		}
		left := map[string]int{"潜伏战线": int(t.Lurkers), "军情处": int(t.MI), "打酱油": int(t.Bystanders)}
		fits := true
		for _, s := range w.setup.Seats {
			if s.Identity != "" {
				left[s.Identity]--
				fits = fits && left[s.Identity] >= 0
			}
		}
		if fits {
			return left
		}
		if first == nil {
			first = left
		}
	}
	return first
}

func (w *World) fillIdentities() {
	left := w.identitiesLeft()
	for i := range w.setup.Seats {
		s := &w.setup.Seats[i]
		for _, id := range [...]string{"潜伏战线", "军情处", "打酱油"} {
			if s.Identity == "" && left[id] > 0 {
				s.Identity = id
				left[id]--
			}
		}
		if s.Identity == "" {
			// A table that the profile does not have is for the implementation to refuse (SET-025).
			s.Identity = "军情处"
		}
	}
}

func (w *World) fillCharacters() {
	w.assign(cast.Harmless(), func(s *wire.SeatSetup) bool { return s.Identity == "打酱油" })
	w.assign(cast.Quiet(), func(s *wire.SeatSetup) bool { return s.Seat == w.setup.Turn })
	w.assign(cast.Quiet(), func(*wire.SeatSetup) bool { return true })
}

// assign gives characters to those who have none, those of a list first.
func (w *World) assign(first []string, want func(*wire.SeatSetup) bool) {
	for i := range w.setup.Seats {
		if s := &w.setup.Seats[i]; s.Character == "" && want(s) {
			if free := w.unused(first); len(free) > 0 {
				s.Character = free[0]
			}
		}
	}
}

// unused are the characters of the profile that nobody has, those of a list first.
func (w *World) unused(first []string) []string {
	var out []string
	for _, name := range first {
		if w.HasCharacter(name) {
			out = append(out, name)
		}
	}
	for _, c := range w.components.Characters {
		if !slices.Contains(out, c.Name) {
			out = append(out, c.Name)
		}
	}
	return slices.DeleteFunc(out, func(name string) bool {
		return slices.ContainsFunc(w.setup.Seats, func(s wire.SeatSetup) bool { return s.Character == name })
	})
}

// HasCharacter is whether the profile has a character.
func (w *World) HasCharacter(name string) bool {
	for _, c := range w.components.Characters {
		if c.Name == name {
			return true
		}
	}
	return false
}

// Skilled is whether a character of the profile has a skill; without a character, whether any has it.
func (w *World) Skilled(character, skill string) bool {
	for _, c := range w.components.Characters {
		for _, k := range c.Skills {
			if k.Name == skill && (character == "" || character == c.Name) {
				return true
			}
		}
	}
	return false
}
