package main

import (
	"strings"
	"time"

	"github.com/cucumber/godog"

	"fengsheng/engine/driver"
	"fengsheng/steps"
	"fengsheng/steps/report"
	"fengsheng/steps/suite"
)

// subject is the implementation under test: the reference, or a command.
type subject struct {
	name    report.Subject
	bind    func(*godog.ScenarioContext, *suite.Running)
	process *driver.Process // nil for the reference
}

// openSubject starts the command, where one is given, to see that it can be
// used at all.
func openSubject(w world, l report.Locale, command []string, f testFlags) (subject, error) {
	if len(command) == 0 {
		// Without a subject the reference itself is under test: what it fails is a non-conformance like anybody's.
		return subject{name: report.Subject{Name: "reference"}, bind: w.bind}, nil
	}
	if f.jobs > 1 {
		return subject{}, report.Problemf("被测程序只开一个进程，--jobs 请用 1", "a subject runs in one process; leave --jobs at 1")
	}
	p := &driver.Process{Command: command, StartIn: f.startTimeout, EachIn: f.timeout}
	if _, err := p.Open(); err != nil {
		return subject{}, &exit{report.SubjectUnusable, report.Problemf(
			"被测程序 %s 用不了：%v", "the subject %s cannot be used: %v", strings.Join(command, " "), err).Because(err)}
	}
	who := p.Welcome().Implementation
	return subject{name: report.Subject{Name: who.Name, Version: who.Version},
		bind: steps.On(p.Open, p.Welcome().Profiles...), process: p}, nil
}

func (s subject) close() {
	if s.process != nil {
		s.process.Shutdown()
	}
}

// defaultTimeout and its like bound how long a subject may take.
const (
	defaultTimeout      = 5 * time.Second
	defaultStartTimeout = 20 * time.Second
)
