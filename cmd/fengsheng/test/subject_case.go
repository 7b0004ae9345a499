package test

import (
	"errors"
	"fmt"
	"time"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/engine/driver"
	"fengsheng/engine/driver/spawn"
	"fengsheng/engine/wire"
)

// caseBound opens games on a process that may last only so long as a whole.
type caseBound struct {
	process *spawn.Subject
	most    shell.Limits
	now     func() time.Time
}

func (c caseBound) open() (driver.Driver, error) {
	d, err := c.process.Open()
	if err != nil {
		return nil, err
	}
	return &boundGame{Driver: d, caseBound: c, ends: c.now().Add(c.most.Whole)}, nil
}

// boundGame is one such game. Each request may take what is left of the case, and never longer than one answer may.
type boundGame struct {
	driver.Driver
	caseBound
	ends time.Time
}

// within makes a request. When the time of the case is up, the subject is killed as it is for an answer that is too late.
func (g *boundGame) within(request func() error) error {
	left := g.ends.Sub(g.now())
	if left <= 0 {
		g.process.Kill()
		return g.late(driver.ErrTimeout)
	}
	g.process.EachIn = min(g.most.Answer, left)
	err := request()
	if errors.Is(err, driver.ErrTimeout) && left < g.most.Answer {
		return g.late(err)
	}
	return err
}

func (g *boundGame) late(err error) error {
	return fmt.Errorf("the case took longer than %s: %w", g.most.Whole, err)
}

// Start begins the game.
func (g *boundGame) Start(s wire.Setup) (r wire.Report, err error) {
	err = g.within(func() (e error) { r, e = g.Driver.Start(s); return })
	return r, err
}

// Do takes an action.
func (g *boundGame) Do(seat string, a wire.Action, chance []string) (r wire.Report, err error) {
	err = g.within(func() (e error) { r, e = g.Driver.Do(seat, a, chance); return })
	return r, err
}

// View is the table as the viewer sees it.
func (g *boundGame) View(viewer string) (v wire.View, err error) {
	err = g.within(func() (e error) { v, e = g.Driver.View(viewer); return })
	return v, err
}

// Legal lists what the seat may answer.
func (g *boundGame) Legal(seat string) (a []wire.Action, err error) {
	err = g.within(func() (e error) { a, e = g.Driver.Legal(seat); return })
	return a, err
}

// Close puts the game away; that is one answer's time, whatever the case took.
func (g *boundGame) Close() error {
	g.process.EachIn = g.most.Answer
	return g.Driver.Close()
}
