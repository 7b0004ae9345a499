package report

import (
	"fengsheng/steps/say"
	"fmt"
	"strings"
)

// Format is the version of the stream; [Read] refuses any other.
const Format = 1

// Header says what was run against what.
type Header struct {
	Format int    `json:"format"`
	Tool   string `json:"tool"`
	// Suite and Rules are the versions of the scenarios and of the rulings.
	Suite   string  `json:"suite,omitempty"`
	Rules   string  `json:"rules,omitempty"`
	Subject Subject `json:"subject"`
	// Paths are the feature files and folders that were run; empty means the built-in scenarios.
	Paths []string `json:"paths,omitempty"`
	// Readings are those declared that are not the usual ones: a letter by the id of its ruling.
	Readings map[string]string `json:"readings,omitempty"`
	// Arguments are those of the command line, as given.
	Arguments []string `json:"arguments,omitempty"`
	Seed      string   `json:"seed,omitempty"`
	// AllowEmpty says that the user accepts a run of nothing.
	AllowEmpty bool `json:"allowEmpty,omitempty"`
}

// Subject is the implementation under test.
type Subject struct {
	Name    string `json:"name"`
	Version string `json:"version,omitempty"`
	// Command is how it was started; empty for the built-in reference.
	Command []string `json:"command,omitempty"`
}

// String is name and version.
func (s Subject) String() string { return strings.TrimSpace(s.Name + " " + s.Version) }

// Step is one line of a scenario as it went.
type Step struct {
	Keyword string `json:"keyword"`
	Text    string `json:"text"`
	Line    int    `json:"line"`
	// Outcome is Pass, or what the step came to; Unrun after an earlier step ended the case.
	Outcome Outcome `json:"outcome"`
	// Table is the step's table or quoted text, one row or line each.
	Table   []string `json:"table,omitempty"`
	Message say.Text `json:"message,omitzero"`
}

// Record is what became of one case on one profile.
type Record struct {
	ID      string   `json:"id"`
	Name    string   `json:"name"`
	Rule    string   `json:"rule,omitempty"`
	Chapter string   `json:"chapter,omitempty"`
	File    string   `json:"file"`
	Line    int      `json:"line"`
	Profile string   `json:"profile"`
	Rulings []string `json:"rulings"`

	Outcome     Outcome     `json:"outcome"`
	Expectation Expectation `json:"expectation"`
	Verdict     Verdict     `json:"verdict"`
	// Signature tells one kind of failure from another, with names and numbers of the case left out.
	Signature string `json:"signature,omitempty"`
	Ms        int64  `json:"ms"`
	// Attempts is 2 where the case failed and was repeated on a fresh subject, to learn its Stability; the outcome is
	// that of the first.
	Attempts  int       `json:"attempts"`
	Stability Stability `json:"stability,omitempty"`
	// Artefact is the path of the trace that replays the case, if one was written.
	Artefact string   `json:"artefact,omitempty"`
	Message  say.Text `json:"message,omitzero"`
	// Diff is what was wanted against what was got, line by line.
	Diff  string `json:"diff,omitempty"`
	Steps []Step `json:"steps,omitempty"`
}

// At is the place of the case: of the step that ended it, otherwise of its heading.
func (r Record) At() string {
	line := r.Line
	for _, s := range r.Steps {
		if s.Outcome != Pass && s.Outcome != Unrun {
			line = s.Line
			break
		}
	}
	return fmt.Sprintf("%s:%d", r.File, line)
}

// Ill says that the case did not come out as expected. What was not judged is counted and listed, but is no failure.
func (r Record) Ill() bool { return r.Verdict != Met && r.Verdict != NotJudged }

// Replay is the one command that shows a case of this run again: its trace, or else its scenario.
//
// A trace replays on the reference; what a subject does is seen only by running the subject.
func (h Header) Replay(r Record) string {
	if r.Artefact != "" && len(h.Subject.Command) == 0 {
		return "fengsheng replay " + ShellWord(r.Artefact)
	}
	words := append([]string{"fengsheng", "test", "-v", "--select", r.ID}, h.Paths...)
	if len(h.Subject.Command) > 0 {
		words = append(append(words, "--"), h.Subject.Command...)
	}
	return ShellWords(words)
}

// Result is a whole run.
type Result struct {
	Header  Header
	Plan    []string
	Records []Record
	Footer  Footer
}
