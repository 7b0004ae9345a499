// Package child runs a subject as a process: started at the head of a group of
// its own, listened to, and ended with everything it has started, whatever it
// does.
package child

import (
	"io"
	"os/exec"
	"time"
)

// logDelay is how long the log of a dead process is still read. Something that
// it started and that outlives it may hold the log open for ever.
const logDelay = 500 * time.Millisecond

// termDelay is how long a process may take to obey a request to end before it
// is killed.
const termDelay = 500 * time.Millisecond

// Child is a running process.
type Child struct {
	In  io.WriteCloser
	Out io.ReadCloser

	cmd    *exec.Cmd
	log    tail
	ending ending
}

// Start runs a command. The error is that of the system: there is no such
// file, it may not be run.
func Start(command []string) (*Child, error) {
	c := &Child{cmd: exec.Command(command[0], command[1:]...)}
	c.cmd.Stderr = &c.log
	c.cmd.WaitDelay = logDelay
	ownGroup(c.cmd)
	var err error
	if c.In, err = c.cmd.StdinPipe(); err != nil {
		return nil, err
	}
	if c.Out, err = c.cmd.StdoutPipe(); err != nil {
		return nil, err
	}
	return c, c.cmd.Start()
}

// Log is the last lines that the process wrote on its standard error. It is
// safe to show.
func (c *Child) Log() string { return c.log.String() }

// Kill ends the process and everything in its group at once, and waits until
// it has ended. It may be called twice, from different goroutines too.
func (c *Child) Kill() Parting { return c.part(0, 0) }

// Leave waits for the process to end by itself, then asks it to end, then
// kills it, and everything it has left behind. It reads nothing: whoever still
// reads what the process writes must do so at the same time.
func (c *Child) Leave(grace time.Duration) Parting { return c.part(grace, termDelay) }
