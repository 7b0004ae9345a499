package shell

import (
	"errors"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"fengsheng/engine/driver"
	"fengsheng/engine/driver/spawn"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

// Limits bound how long a subject may take: to start, for one answer, for a case as a whole.
type Limits struct{ Start, Answer, Whole time.Duration }

// DefaultTimeout and its like hold where nothing else is said.
const (
	DefaultTimeout      = 5 * time.Second
	DefaultStartTimeout = 20 * time.Second
	DefaultCaseTimeout  = time.Minute
)

// LimitFlags are the flags that bound how long a subject may take where there
// are no cases.
func LimitFlags(flags *pflag.FlagSet, l say.Locale, most *Limits) {
	flags.DurationVar(&most.Answer, "timeout", DefaultTimeout, l.Say("被测程序每次应答最多`多久`", "how `long` a subject may take for an answer"))
	flags.DurationVar(&most.Start, "start-timeout", DefaultStartTimeout, l.Say("被测程序启动最多`多久`", "how `long` a subject may take to start"))
}

// Process is a subject that holds to the limits. Its messages are not checked against the schemas, which test and doctor
// do: views hardly ever recur in random play, and the check would cost as much as the play.
func (most Limits) Process(args []string) *spawn.Subject {
	return &spawn.Subject{Command: args, StartIn: most.Start, EachIn: most.Answer}
}

// Unusable is the error about a subject that cannot do what a verb needs.
func Unusable(command []string, err error) error {
	name := strings.Join(command, " ")
	if errors.Is(err, driver.ErrNoLegal) {
		return &Exit{report.SubjectUnusable, say.Problemf(
			"被测程序 %s 不列出合法回答，没法数：请实现 legal，并在 initialize 的 capabilities 里写 \"legal\":\"list\"",
			"the subject %s does not list its legal answers and cannot be counted: implement legal and say \"legal\":\"list\" in the capabilities of initialize", name).Because(err)}
	}
	return &Exit{report.SubjectUnusable, say.Problemf("被测程序 %s 用不了：%s", "the subject %s cannot be used: %s", name, reason(name, err)).Because(err)}
}

// reason is why a subject cannot be used, without what the sentence around it says already.
func reason(name string, err error) string {
	why := strings.ReplaceAll(err.Error(), "driver: ", "")
	return strings.TrimPrefix(strings.TrimPrefix(why, "the subject is unusable: "), name+": ")
}
