package test

import (
	"sync"

	"github.com/cucumber/godog"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/engine/driver/spawn"
	"fengsheng/engine/wire"
	"fengsheng/engine/wire/schema"
	"fengsheng/steps"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
	"fengsheng/steps/suite"
)

// subject is the implementation under test: the reference, or a command in a process for each job.
type subject struct {
	name report.Subject
	bind func(*godog.ScenarioContext, *suite.Running)
	// fresh is nil for the reference, which keeps nothing from one case to the next.
	fresh func() (func(*godog.ScenarioContext, *suite.Running), func())
	pool  []*spawn.Subject
	// readings are those that the subject declares.
	readings map[string]string
}

// openSubject starts the command, where one is given, to see that it can be used at all; the processes of the other jobs
// are started when they are needed.
func openSubject(w shell.World, command []string, f testFlags, yardstick wire.Hello) (subject, error) {
	if len(command) == 0 {
		// Without a subject the reference itself is under test: what it fails is a non-conformance like anybody's.
		return subject{name: report.Subject{Name: "reference"}, bind: w.Bind}, nil
	}
	s := subject{}
	for range max(1, f.jobs) {
		s.pool = append(s.pool, newProcess(command, f.limits, yardstick))
	}
	if _, err := s.pool[0].Open(); err != nil {
		return subject{}, shell.Unusable(command, err)
	}
	welcome := s.pool[0].Welcome()
	s.readings = welcome.Readings
	s.name = report.Subject{Name: welcome.Implementation.Name, Version: welcome.Implementation.Version, Command: command}
	on := func(p *spawn.Subject) func(*godog.ScenarioContext, *suite.Running) {
		return steps.On(caseBound{p, f.limits, w.Clock}.open, welcome.Profiles...)
	}
	s.bind = func(sc *godog.ScenarioContext, run *suite.Running) { on(s.pool[run.Job])(sc, run) }
	s.fresh = func() (func(*godog.ScenarioContext, *suite.Running), func()) {
		p := newProcess(command, f.limits, yardstick)
		return on(p), func() { _ = p.Shutdown() }
	}
	return s, nil
}

func newProcess(command []string, most shell.Limits, yardstick wire.Hello) *spawn.Subject {
	p := most.Process(command)
	p.Hello, p.Inspect = yardstick, new(schema.Memo).Result
	return p
}

// close lets all processes leave at once: each may take its two seconds. How to leave is part of the protocol, so one
// that does not as it should is a trouble of the run, though of none of its cases.
func (s subject) close() []report.Trouble {
	partings := make([]error, len(s.pool))
	var all sync.WaitGroup
	for i, p := range s.pool {
		all.Go(func() { partings[i] = p.Shutdown() })
	}
	all.Wait()
	var out []report.Trouble
	for _, err := range partings {
		if err != nil {
			out = append(out, report.Trouble{Code: report.Nonconforming, Message: say.Textf(
				"用例之外：被测程序没有好好退出：%v", "outside any case: %v", err)})
		}
	}
	return out
}
