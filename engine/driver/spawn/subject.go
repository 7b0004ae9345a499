package spawn

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"fengsheng/engine/driver"
	"fengsheng/engine/driver/spawn/child"
	"fengsheng/engine/wire"
)

// MaxRestarts is how often a subject is started again before it is given up.
const MaxRestarts = 10

// Grace is how long a subject may take to leave after shutdown.
const Grace = 2 * time.Second

// lastGasp is how long a subject that has ended its output may take to end,
// until it is killed: its exit status then tells why it ended.
const lastGasp = 200 * time.Millisecond

// Subject plays on a command that speaks the protocol on its standard input
// and output. It starts the command when it is needed and again after it has
// died; one bad moment costs the game under way and no other.
type Subject struct {
	Command []string
	StartIn time.Duration    // for the handshake
	EachIn  time.Duration    // for every answer
	Inspect driver.Inspector // judges every result; nil believes them
	// Hello tells the subject whose scenarios and rulings it is measured by.
	Hello wire.Hello

	remote *driver.Remote
	child  *child.Child
	starts int
	log    string // the last words of the child before
	failed error  // why the child before had to go
}

// Open is the subject ready for a game.
func (p *Subject) Open() (driver.Driver, error) {
	if p.remote != nil {
		return &session{p}, nil
	}
	if p.starts > MaxRestarts {
		return nil, fmt.Errorf("%w: it was started %d times and failed each time, the last time so: %v", driver.ErrUnusable, p.starts, p.failed)
	}
	p.starts++
	if err := p.start(); err != nil {
		p.Kill()
		return nil, fmt.Errorf("%w: %s: %w", driver.ErrUnusable, strings.Join(p.Command, " "), err)
	}
	return &session{p}, nil
}

func (p *Subject) start() error {
	c, err := child.Start(p.Command)
	if err != nil {
		return err
	}
	p.child = c
	return p.timed(p.StartIn, func() error {
		d, err := driver.Connect(c.Out, c.In, p.Hello, p.Inspect)
		// Once for what is too much after the handshake, and once more for what
		// is too much after that: the first game is to blame for neither.
		for range 2 {
			if err == nil {
				err = d.Settle()
			}
		}
		if err == nil {
			p.remote = d
		}
		return err
	})
}

// timed runs what talks to the subject. A subject that takes too long is
// killed, which ends the read that waits for it, and so is one that is out of
// step with the requests; one whose results are wrong is not, since the same
// mistake in every game would soon cost all its restarts. The clock runs beside the
// talk, since a goroutine for each talk would double its cost.
func (p *Subject) timed(limit time.Duration, talk func() error) error {
	killed := make(chan struct{})
	c := p.child
	var parting child.Parting
	clock := time.AfterFunc(limit, func() {
		defer close(killed)
		parting = c.Kill()
	})
	err := talk()
	if !clock.Stop() {
		<-killed
		p.forget()
		return p.gone(late(limit, err, parting.Status))
	}
	switch {
	case errors.Is(err, driver.ErrEnded):
		status := c.Leave(lastGasp).Status
		p.forget()
		return p.gone(fmt.Errorf("%w (%s)", err, status))
	case errors.Is(err, driver.ErrResult):
		return err
	case errors.Is(err, driver.ErrProtocol):
		p.Kill()
		return p.gone(err)
	}
	return err
}

// late words a time-out. A talk that went well all the same was ended by the
// death of the subject: the end of its output stood where the end of the line
// was missing. And a subject that had died before it was killed has left its
// output to somebody else.
func late(limit time.Duration, err error, status string) error {
	switch {
	case err == nil:
		return fmt.Errorf("%w: %s; the answer was there, but no end of line: end every answer with a newline and flush", driver.ErrTimeout, limit)
	case strings.HasPrefix(status, "exit status"):
		return fmt.Errorf("%w: %s; it had ended already (%s), but something that it started keeps its output open", driver.ErrTimeout, limit, status)
	}
	return fmt.Errorf("%w: %s", driver.ErrTimeout, limit)
}

// gone keeps why the subject had to go and adds what it logged last. That is no
// verdict, but often says why the subject failed.
func (p *Subject) gone(err error) error {
	if said := p.Stderr(); said != "" {
		err = fmt.Errorf("%w; stderr: %s", err, said)
	}
	p.failed = err
	return err
}

// Kill ends the command and everything it has started.
func (p *Subject) Kill() {
	if p.child != nil {
		p.child.Kill()
	}
	p.forget()
}

func (p *Subject) forget() {
	if p.child != nil {
		p.log = p.child.Log()
	}
	p.child, p.remote = nil, nil
}

// Shutdown asks the subject to leave. One that has not after two seconds is
// asked by the system and then killed, with everything it has started. That it
// did not leave as it should is an driver.ErrParting; it is gone in any case.
func (p *Subject) Shutdown() error {
	if p.remote == nil {
		p.Kill()
		return nil
	}
	c := p.child
	if err := p.timed(Grace, p.remote.Shutdown); err != nil {
		p.Kill()
		return fmt.Errorf("%w: %w", driver.ErrParting, err)
	}
	parting := c.Leave(Grace)
	p.forget()
	return rude(parting)
}

// rude says what was wrong with a parting, or nil.
func rude(p child.Parting) error {
	switch {
	case p.Killed:
		return fmt.Errorf("%w: it was still there %s after shutdown, did not obey SIGTERM, and was killed", driver.ErrParting, Grace)
	case p.Asked:
		return fmt.Errorf("%w: it was still there %s after shutdown; exit in shutdown", driver.ErrParting, Grace)
	case p.Orphans:
		return fmt.Errorf("%w: processes that it had started were still there, and were killed", driver.ErrParting)
	}
	return nil
}

// Welcome is how the subject introduced itself.
func (p *Subject) Welcome() wire.Welcome {
	if p.remote == nil {
		return wire.Welcome{}
	}
	return p.remote.Welcome
}

// Stderr is the last lines that the subject logged, safe to show.
func (p *Subject) Stderr() string {
	if p.child != nil {
		return p.child.Log()
	}
	return p.log
}
