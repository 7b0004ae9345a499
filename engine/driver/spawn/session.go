package spawn

import (
	"fmt"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
)

// session is one game on the process.
type session struct{ p *Subject }

var errDied = fmt.Errorf("%w earlier in this game", driver.ErrEnded)

func (s *session) talk(f func(*driver.Remote) error) error {
	r := s.p.remote
	if r == nil {
		return errDied
	}
	return s.p.timed(s.p.EachIn, func() error { return f(r) })
}

func (s *session) Start(setup wire.Setup) (r wire.Report, err error) {
	err = s.talk(func(d *driver.Remote) (e error) { r, e = d.Start(setup); return })
	return
}

func (s *session) Do(seat string, a wire.Action, chance []string) (r wire.Report, err error) {
	err = s.talk(func(d *driver.Remote) (e error) { r, e = d.Do(seat, a, chance); return })
	return
}

func (s *session) View(viewer string) (v wire.View, err error) {
	err = s.talk(func(d *driver.Remote) (e error) { v, e = d.View(viewer); return })
	return
}

func (s *session) Legal(seat string) (a []wire.Action, err error) {
	err = s.talk(func(d *driver.Remote) (e error) { a, e = d.Legal(seat); return })
	return
}

func (s *session) Close() error {
	if s.p.remote == nil {
		return nil
	}
	return s.talk((*driver.Remote).Close)
}

// Replay plays the game in one call.
func (s *session) Replay(p wire.ReplayParams) (r wire.ReplayResult, err error) {
	err = s.talk(func(d *driver.Remote) (e error) { r, e = d.Replay(p); return })
	return
}
