package fake

import (
	"slices"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
)

// The engines that play by the protocol and not by the rules.

// lenient accepts what it should refuse, and does nothing.
type lenient struct {
	driver.Driver
	asked wire.Awaiting
}

func (l *lenient) Start(s wire.Setup) (wire.Report, error) {
	r, err := l.Driver.Start(s)
	l.asked = r.Awaiting
	return r, err
}

func (l *lenient) Do(seat string, a wire.Action, chance []string) (wire.Report, error) {
	r, err := l.Driver.Do(seat, a, chance)
	if err == nil && !r.Accepted {
		r = wire.Report{Accepted: true, Awaiting: l.asked}
	}
	l.asked = r.Awaiting
	return r, err
}

// leaky shows every player all cards.
type leaky struct{ driver.Driver }

func (l leaky) View(viewer string) (wire.View, error) {
	v, err := l.Driver.View(driver.Everything)
	v.Viewer = viewer
	return v, err
}

// unstable loses the next player's turn to answer when it refuses something.
type unstable struct {
	driver.Driver
	asked wire.Awaiting
}

func (u *unstable) Start(s wire.Setup) (wire.Report, error) {
	r, err := u.Driver.Start(s)
	u.asked = r.Awaiting
	return r, err
}

func (u *unstable) Do(seat string, a wire.Action, chance []string) (wire.Report, error) {
	r, err := u.Driver.Do(seat, a, chance)
	if err == nil && !r.Accepted && u.asked.Question == wire.AskAct {
		u.Driver.Do(u.asked.Seat, wire.Action{Do: wire.Pass}, nil)
	}
	if r.Accepted {
		u.asked = r.Awaiting
	}
	return r, err
}

// crooked turns the deck that it is given upside down.
type crooked struct{ driver.Driver }

func (c crooked) Start(s wire.Setup) (wire.Report, error) {
	s.Deck = slices.Clone(s.Deck)
	slices.Reverse(s.Deck)
	return c.Driver.Start(s)
}
