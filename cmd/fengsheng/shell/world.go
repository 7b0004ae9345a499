package shell

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

// World is everything that the program touches outside itself. Tests bring their own.
type World struct {
	In       io.Reader
	Out, Err io.Writer
	Getenv   func(string) string
	// Now is the clock; nil is that of the system.
	Now func() time.Time
	// OutIsTerminal allows colour, ErrIsTerminal a bar that rewrites itself.
	OutIsTerminal, ErrIsTerminal bool

	Features fs.FS
	Bind     func(*godog.ScenarioContext, *suite.Running)
}

// Clock is the time now.
func (w World) Clock() time.Time {
	if w.Now == nil {
		return time.Now()
	}
	return w.Now()
}

// Look is how results are to look on stdout.
func (w World) Look(l say.Locale) report.Look {
	return report.Look{Locale: l, Colour: w.OutIsTerminal && w.Getenv("NO_COLOR") == ""}
}

// Today is the day by the world's clock, as known-failures files write it.
func (w World) Today() string { return w.Clock().Format(time.DateOnly) }

// WriteJSON writes a value to stdout, indented, with no character escaped that a reader would miss.
func WriteJSON(w World, v any) error {
	enc := json.NewEncoder(w.Out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(v)
}
