package driver

import (
	"errors"
	"fmt"
	"os/exec"
	"strings"
	"sync"
	"syscall"
	"time"

	"fengsheng/engine/wire"
)

// MaxRestarts is how often a subject is started again before it is given up.
const MaxRestarts = 10

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
		return nil, fmt.Errorf("%w: %s: %w; stderr: %s", ErrUnusable, strings.Join(p.Command, " "), err, p.stderr)
	}
	return &session{p}, nil
}

func (p *Process) start() error {
	p.stderr = &tail{}
	cmd := exec.Command(p.Command[0], p.Command[1:]...)
	cmd.Stderr = p.stderr
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
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
// killed, which ends the read it is waited for in.
func (p *Process) timed(limit time.Duration, talk func() error) error {
	done := make(chan error, 1)
	go func() { done <- talk() }()
	timer := time.NewTimer(limit)
	defer timer.Stop()
	select {
	case err := <-done:
		if errors.Is(err, ErrProtocol) {
			p.Kill()
		}
		return err
	case <-timer.C:
		p.Kill()
		<-done
		p.remote = nil
		return fmt.Errorf("%w: %s", ErrTimeout, limit)
	}
}

// Kill ends the command and everything it has started.
func (p *Process) Kill() {
	p.remote = nil
	if p.cmd == nil {
		return
	}
	syscall.Kill(-p.cmd.Process.Pid, syscall.SIGKILL)
	p.cmd.Wait()
	p.cmd = nil
}

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

// session is one game on the process.
type session struct{ p *Process }

var errDied = fmt.Errorf("%w: it has died during this game", ErrProtocol)

func (s *session) talk(f func(*Remote) error) error {
	r := s.p.remote
	if r == nil {
		return errDied
	}
	return s.p.timed(s.p.EachIn, func() error { return f(r) })
}

func (s *session) Start(setup wire.Setup) (r wire.Report, err error) {
	err = s.talk(func(d *Remote) (e error) { r, e = d.Start(setup); return })
	return
}

func (s *session) Do(seat string, a wire.Action, chance []string) (r wire.Report, err error) {
	err = s.talk(func(d *Remote) (e error) { r, e = d.Do(seat, a, chance); return })
	return
}

func (s *session) View(viewer string) (v wire.View, err error) {
	err = s.talk(func(d *Remote) (e error) { v, e = d.View(viewer); return })
	return
}

func (s *session) Legal(seat string) (a []wire.Action, err error) {
	err = s.talk(func(d *Remote) (e error) { a, e = d.Legal(seat); return })
	return
}

func (s *session) Close() error {
	if s.p.remote == nil {
		return nil
	}
	return s.talk((*Remote).Close)
}

// tail keeps the last lines written to it.
type tail struct {
	mu    sync.Mutex
	lines []string
	part  string
}

// tailLines is how many lines of a subject's log are kept.
const tailLines = 64

func (t *tail) Write(b []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	parts := strings.Split(t.part+string(b), "\n")
	t.part = parts[len(parts)-1]
	if len(t.part) > 4096 {
		t.part = t.part[:4096]
	}
	t.lines = append(t.lines, parts[:len(parts)-1]...)
	if extra := len(t.lines) - tailLines; extra > 0 {
		t.lines = append([]string(nil), t.lines[extra:]...)
	}
	return len(b), nil
}

func (t *tail) String() string {
	if t == nil {
		return ""
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	return strings.Join(append(append([]string(nil), t.lines...), t.part), "\n")
}
