package report

import (
	"encoding/xml"
	"fmt"
	"io"
	"strings"
)

type junitSuites struct {
	XMLName xml.Name     `xml:"testsuites"`
	Name    string       `xml:"name,attr"`
	Suites  []junitSuite `xml:"testsuite"`
}

type junitSuite struct {
	Name     string      `xml:"name,attr"`
	Tests    int         `xml:"tests,attr"`
	Failures int         `xml:"failures,attr"`
	Errors   int         `xml:"errors,attr"`
	Skipped  int         `xml:"skipped,attr"`
	Time     string      `xml:"time,attr"`
	ms       int64       `xml:"-"`
	Cases    []junitCase `xml:"testcase"`
}

type junitCase struct {
	Name    string      `xml:"name,attr"`
	Class   string      `xml:"classname,attr"`
	File    string      `xml:"file,attr"`
	Line    int         `xml:"line,attr"`
	Time    string      `xml:"time,attr"`
	Failure *junitFault `xml:"failure,omitempty"`
	Error   *junitFault `xml:"error,omitempty"`
	Skipped *junitFault `xml:"skipped,omitempty"`
}

type junitFault struct {
	Message string `xml:"message,attr"`
	Type    string `xml:"type,attr,omitempty"`
	Body    string `xml:",chardata"`
}

// drawJUnit writes a suite a chapter. A rule that was broken is a failure; whatever kept a case from being judged is
// an error; only what does not apply is skipped.
func drawJUnit(w io.Writer, r Result, look Look) error {
	all := junitSuites{Name: "fengsheng"}
	at := map[string]int{}
	for _, rec := range r.Records {
		i, ok := at[rec.Chapter]
		if !ok {
			i = len(all.Suites)
			at[rec.Chapter] = i
			all.Suites = append(all.Suites, junitSuite{Name: rec.Chapter})
		}
		all.Suites[i].add(rec, junitBody(r.Header, rec, look.Locale), look.Locale)
	}
	if len(r.Footer.Troubles) > 0 {
		all.Suites = append(all.Suites, troubleSuite(r.Footer.Troubles, look.Locale))
	}
	if _, err := io.WriteString(w, xml.Header); err != nil {
		return fmt.Errorf("report: junit: %w", err)
	}
	enc := xml.NewEncoder(w)
	enc.Indent("", "  ")
	if err := enc.Encode(all); err != nil {
		return fmt.Errorf("report: junit: %w", err)
	}
	_, err := io.WriteString(w, "\n")
	return err
}

func (s *junitSuite) add(r Record, body string, l Locale) {
	c := junitCase{Name: r.ID + " " + r.Name, Class: className(r), File: r.File, Line: r.Line, Time: seconds(r.Ms)}
	fault := &junitFault{Message: firstLine(r.Message.In(l)), Type: string(r.Outcome), Body: body}
	switch {
	case r.Outcome == NotApplicable:
		c.Skipped = &junitFault{Message: firstLine(r.Message.In(l))}
		s.Skipped++
	case r.Verdict == Met:
	case r.Outcome == Fail || r.Outcome == Pass:
		c.Failure = fault
		s.Failures++
	default:
		c.Error = fault
		s.Errors++
	}
	s.Tests++
	s.ms += r.Ms
	s.Time = seconds(s.ms)
	s.Cases = append(s.Cases, c)
}

// troubleSuite keeps what befell the run as a whole from being lost between the cases.
func troubleSuite(troubles []Trouble, l Locale) junitSuite {
	s := junitSuite{Name: "fengsheng", Time: seconds(0)}
	for i, t := range troubles {
		s.Cases = append(s.Cases, junitCase{
			Name: fmt.Sprintf("run %d", i+1), Class: "fengsheng", Time: seconds(0),
			Error: &junitFault{Message: firstLine(t.Message.In(l)), Type: fmt.Sprintf("exit-%d", t.Code)},
		})
		s.Tests++
		s.Errors++
	}
	return s
}

func junitBody(h Header, r Record, l Locale) string {
	var b strings.Builder
	p := newPage(&b, h, Look{Locale: l})
	p.record(r)
	p.Flush()
	return b.String()
}

func className(r Record) string {
	return strings.Trim(r.Profile+"."+strings.ReplaceAll(strings.TrimSuffix(r.File, ".feature"), "/", "."), ".")
}

func seconds(ms int64) string { return fmt.Sprintf("%.3f", float64(ms)/1000) }

func firstLine(s string) string {
	head, _, _ := strings.Cut(s, "\n")
	return head
}
