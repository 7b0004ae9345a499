package claim_test

import (
	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
	"fengsheng/steps/tongue/claim"
	"fengsheng/steps/tongue/deed"
)

// fake is a table that is as it is told to be.
type fake struct {
	view     wire.View
	eyes     map[string]wire.View // how others than the all-seeing one see it
	awaiting wire.Awaiting
	happened []wire.Event
	asked    []wire.Awaiting
	legal    []wire.Action
	attempt  claim.Attempt
	opening  error
	skills   map[string]string // the character that has a skill
}

func (f fake) All() (wire.View, error)                 { return f.view, nil }
func (f fake) Awaiting() wire.Awaiting                 { return f.awaiting }
func (f fake) Happened() ([]wire.Event, error)         { return f.happened, nil }
func (f fake) Asked() ([]wire.Awaiting, error)         { return f.asked, nil }
func (f fake) Attempt(deed.Act) (claim.Attempt, error) { return f.attempt, nil }
func (f fake) Opening() error                          { return f.opening }

func (f fake) Look(viewer string) (wire.View, error) {
	if v, other := f.eyes[viewer]; other {
		return v, nil
	}
	return f.view, nil
}

func (f fake) Through(viewer string) claim.Table {
	f.view, _ = f.Look(viewer)
	f.awaiting = f.view.Awaiting
	return f
}

// Legal lists answers for whoever is asked.
func (f fake) Legal(seat string) ([]wire.Action, error) {
	if f.legal == nil {
		return nil, driver.ErrNoLegal
	}
	if seat != f.awaiting.Seat {
		return nil, nil
	}
	return f.legal, nil
}

func (f fake) Skilled(character, skill string) bool {
	has, known := f.skills[skill]
	return known && (character == "" || has == character)
}
