package child

import (
	"sync"
	"time"
)

// Parting is how a process ended.
type Parting struct {
	// Status is how the system describes it: exit status 1, signal: killed.
	Status string
	// Asked is whether it had to be asked to end, Killed whether even that was
	// not enough.
	Asked, Killed bool
	// Orphans is whether it left processes behind, which have been ended.
	Orphans bool
}

// Clean is whether the process ended of its own accord, with success, and left
// nothing behind.
func (p Parting) Clean() bool { return p == Parting{Status: "exit status 0"} }

// ending keeps several goroutines from ending one process at the same time.
type ending struct {
	once    sync.Once
	parting Parting
}

func (c *Child) part(grace, term time.Duration) Parting {
	c.ending.once.Do(func() {
		p := &c.ending.parting
		done := make(chan struct{})
		go func() {
			c.cmd.Wait()
			close(done)
		}()
		if !within(done, grace) && term > 0 {
			p.Asked = true
			askGroup(c.cmd)
		}
		if !within(done, term) {
			p.Killed = true
			killGroup(c.cmd)
			<-done
		}
		p.Status = c.cmd.ProcessState.String()
		if !p.Killed && groupAlive(c.cmd) {
			p.Orphans = true
			killGroup(c.cmd)
		}
	})
	return c.ending.parting
}

// within waits for something, but not for ever.
func within(done <-chan struct{}, limit time.Duration) bool {
	timer := time.NewTimer(limit)
	defer timer.Stop()
	select {
	case <-done:
		return true
	case <-timer.C:
		return false
	}
}
