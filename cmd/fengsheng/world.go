package main

import (
	"encoding/json"
	"io"
	"io/fs"
	"time"

	"github.com/cucumber/godog"

	"fengsheng/steps/report"
	"fengsheng/steps/say"
	"fengsheng/steps/suite"
)

// world is everything that the program touches outside itself. Tests bring their own.
type world struct {
	in       io.Reader
	out, err io.Writer
	getenv   func(string) string
	// now is the clock; nil is that of the system.
	now func() time.Time
	// outIsTerminal allows colour, errIsTerminal a bar that rewrites itself.
	outIsTerminal, errIsTerminal bool

	features fs.FS
	bind     func(*godog.ScenarioContext, *suite.Running)
	// advise says what to write instead of an undefined step.
	advise func(step string) say.Text
	// vocabulary lists the phrases that bind registers.
	vocabulary func() []phrase
}

// clock is the time now.
func (w world) clock() time.Time {
	if w.now == nil {
		return time.Now()
	}
	return w.now()
}

// look is how results are to look on stdout.
func (w world) look(l say.Locale) report.Look {
	return report.Look{Locale: l, Colour: w.outIsTerminal && w.getenv("NO_COLOR") == ""}
}

// phrase is a sentence that scenarios may use.
type phrase struct {
	Pattern string `json:"pattern"`
	Example string `json:"example"`
	Doc     string `json:"doc"`
}

// today is the day by the world's clock, as known-failures files write it.
func (w world) today() string { return w.clock().Format(time.DateOnly) }

func writeJSON(w world, v any) error {
	enc := json.NewEncoder(w.out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(v)
}
