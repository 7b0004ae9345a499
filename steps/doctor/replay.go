package doctor

import "fengsheng/steps/report"

// replay is a line for a shell that says to the subject what was said to it.
func (p *patient) replay() string {
	command := report.ShellWords(p.options.Command)
	if len(p.said) == 0 {
		return command
	}
	return `printf '%s\n' ` + report.ShellWords(p.said) + " | " + command
}
