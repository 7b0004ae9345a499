package hunt

import (
	"fengsheng/engine/driver"
	"fengsheng/engine/driver/spawn"
	"fengsheng/engine/wire"
)

// Opener opens a subject for games.
type Opener interface {
	// Open is the subject ready for a game.
	Open() (driver.Driver, error)
	// Welcome is what it offers, once it has been opened.
	Welcome() wire.Welcome
	// Kill ends it; Open then begins anew.
	Kill()
	// Shutdown ends it in a friendly way.
	Shutdown()
}

// Command is a subject that is started by a command. Other than with a
// spawn.Subject, it may die as often as it likes: to find out why is what a
// hunt is for.
type Command struct {
	new func() *spawn.Subject
	now *spawn.Subject
	was wire.Welcome
}

// NewCommand is a subject that runs as the process that new makes.
func NewCommand(new func() *spawn.Subject) *Command { return &Command{new: new, now: new()} }

// Open starts the command if it does not run.
func (c *Command) Open() (driver.Driver, error) {
	d, err := c.now.Open()
	if err == nil {
		c.was = c.now.Welcome()
	}
	return d, err
}

// Welcome is how the subject introduced itself last.
func (c *Command) Welcome() wire.Welcome { return c.was }

// Kill ends the process.
func (c *Command) Kill() {
	c.now.Kill()
	c.now = c.new()
}

// Shutdown asks the process to leave.
func (c *Command) Shutdown() { c.now.Shutdown() }

// InProcess is a subject that needs no process.
type InProcess struct {
	Offers wire.Welcome
	New    func() driver.Driver
}

// Open makes a new subject.
func (p InProcess) Open() (driver.Driver, error) { return p.New(), nil }

// Welcome is what it offers.
func (p InProcess) Welcome() wire.Welcome { return p.Offers }

// Kill has nothing to end.
func (p InProcess) Kill() {}

// Shutdown has nothing to end.
func (p InProcess) Shutdown() {}
