package driver

import (
	"errors"
	"fmt"
	"os/exec"
	"strings"
	"time"

	"fengsheng/engine/wire"
)

// MaxRestarts is how often a subject is started again before it is given up.
const MaxRestarts = 10

// waitDelay is how long a dead subject's log is still read. Something that it
// started and that outlives it may hold the log open for ever.
const waitDelay = 500 * time.Millisecond

// ErrUnusable is wrapped when a subject cannot be started, or has died too
// often to go on.
var ErrUnusable = errors.New("driver: the subject is unusable")

// ErrTimeout is wrapped when a subject does not answer in time.
var ErrTimeout = errors.New("driver: the subject did not answer in time")

// Process plays on a command that speaks the protocol on its standard input
// and output. It starts the command when it is needed and again after it has
// died; one bad moment costs the game under way and no other.
type Process struct {
	Command []string
	StartIn time.Duration // for the handshake
	EachIn  time.Duration // for every answer

	remote *Remote
	cmd    *exec.Cmd
	stderr *tail
	starts int
}

// Open is the subject ready for a game.
func (p *Process) Open() (Driver, error) {
	if p.remote != nil {
		return &session{p}, nil
	}
	if p.starts > MaxRestarts {
		return nil, fmt.Errorf("%w: it was started %d times and died each time; its last words: %s", ErrUnusable, p.starts, p.stderr)
	}
	p.starts++
	if err := p.start(); err != nil {
		p.Kill()
		return nil, fmt.Errorf("%w: %s: %w", ErrUnusable, strings.Join(p.Command, " "), err)
	}
	return &session{p}, nil
}

func (p *Process) start() error {
	p.stderr = &tail{}
	cmd := exec.Command(p.Command[0], p.Command[1:]...)
	cmd.Stderr = p.stderr
	cmd.WaitDelay = waitDelay
	ownGroup(cmd)
	in, err := cmd.StdinPipe()
	if err != nil {
		return err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	p.cmd = cmd
	return p.timed(p.StartIn, func() (err error) {
		p.remote, err = NewRemote(out, in)
		return err
	})
}

// timed runs what talks to the subject. A subject that takes too long is
// killed, which ends the read that waits for it. The clock runs beside the
// talk, since a goroutine for each talk would double its cost.
func (p *Process) timed(limit time.Duration, talk func() error) error {
	killed := make(chan struct{})
	clock := time.AfterFunc(limit, func() {
		defer close(killed)
		p.end()
	})
	err := talk()
	if !clock.Stop() {
		<-killed
		p.forget()
		return p.withLog(fmt.Errorf("%w: %s", ErrTimeout, limit))
	}
	if errors.Is(err, ErrProtocol) {
		p.Kill()
		return p.withLog(err)
	}
	return err
}

// withLog adds what the subject logged last. It is no verdict, but often says
// why the subject failed.
func (p *Process) withLog(err error) error {
	if said := p.Stderr(); said != "" {
		return fmt.Errorf("%w; stderr: %s", err, said)
	}
	return err
}

// Kill ends the command and everything it has started.
func (p *Process) Kill() {
	if p.cmd != nil {
		p.end()
	}
	p.forget()
}

func (p *Process) end() {
	killGroup(p.cmd)
	p.cmd.Wait()
}

func (p *Process) forget() { p.cmd, p.remote = nil, nil }

// Shutdown asks the subject to leave and kills it if it has not within two
// seconds.
func (p *Process) Shutdown() {
	if p.remote != nil {
		p.timed(2*time.Second, p.remote.Shutdown)
	}
	p.Kill()
}

// Welcome is how the subject introduced itself.
func (p *Process) Welcome() wire.Welcome {
	if p.remote == nil {
		return wire.Welcome{}
	}
	return p.remote.Welcome
}

// Stderr is the last lines that the subject logged.
func (p *Process) Stderr() string { return p.stderr.String() }
