package main

import (
	"time"

	"github.com/spf13/pflag"

	"fengsheng/engine/driver"
	"fengsheng/steps/say"
)

// limits bound how long a subject may take: to start, for one answer, for a case as a whole.
type limits struct{ start, answer, whole time.Duration }

// defaultTimeout and its like hold where nothing else is said.
const (
	defaultTimeout      = 5 * time.Second
	defaultStartTimeout = 20 * time.Second
	defaultCaseTimeout  = time.Minute
)

// limitFlags are the flags that bound how long a subject may take where there
// are no cases.
func limitFlags(flags *pflag.FlagSet, l say.Locale, most *limits) {
	flags.DurationVar(&most.answer, "timeout", defaultTimeout, l.Say("被测程序每次应答最多`多久`", "how `long` a subject may take for an answer"))
	flags.DurationVar(&most.start, "start-timeout", defaultStartTimeout, l.Say("被测程序启动最多`多久`", "how `long` a subject may take to start"))
}

// process is a subject that holds to the limits. Its messages are not checked against the schemas, which test and doctor
// do: views hardly ever recur in random play, and the check would cost as much as the play.
func (most limits) process(command []string) *driver.Process {
	return &driver.Process{Command: command, StartIn: most.start, EachIn: most.answer}
}
