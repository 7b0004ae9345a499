package main

import (
	"io"
	"io/fs"

	"github.com/cucumber/godog"

	"fengsheng/steps/report"
	"fengsheng/steps/suite"
)

// world is everything that the program touches outside itself. Tests bring their own.
type world struct {
	in       io.Reader
	out, err io.Writer
	getenv   func(string) string
	// outIsTerminal allows colour, errIsTerminal a bar that rewrites itself.
	outIsTerminal, errIsTerminal bool

	features fs.FS
	bind     func(*godog.ScenarioContext, *suite.Running)
	// advise says what to write instead of an undefined step.
	advise func(step string) report.Text
	// vocabulary lists the phrases that bind registers.
	vocabulary func() []phrase
}

// look is how results are to look on stdout.
func (w world) look(l report.Locale) report.Look {
	return report.Look{Locale: l, Colour: w.outIsTerminal && w.getenv("NO_COLOR") == ""}
}
