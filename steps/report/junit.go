package report

import (
	"encoding/xml"
	"fengsheng/steps/say"
	"fmt"
	"io"
	"strings"
)

// The elements and attributes are those that Surefire writes and Jenkins' schema (junit-10) allows, and file and line at a
// test case, by which GitHub's and GitLab's readers find the place; Jenkins passes over them.
type junitSuites struct {
	XMLName  xml.Name     `xml:"testsuites"`
	Name     string       `xml:"name,attr"`
	Tests    int          `xml:"tests,attr"`
	Failures int          `xml:"failures,attr"`
	Errors   int          `xml:"errors,attr"`
	Time     string       `xml:"time,attr"`
	Suites   []junitSuite `xml:"testsuite"`
	ms       int64
}

type junitSuite struct {
	Name       string          `xml:"name,attr"`
	Tests      int             `xml:"tests,attr"`
	Failures   int             `xml:"failures,attr"`
	Errors     int             `xml:"errors,attr"`
	Skipped    int             `xml:"skipped,attr"`
	Time       string          `xml:"time,attr"`
	Properties []junitProperty `xml:"properties>property,omitempty"`
	Cases      []junitCase     `xml:"testcase"`
	ms         int64
}

type junitProperty struct {
	Name  string `xml:"name,attr"`
	Value string `xml:"value,attr"`
}

type junitCase struct {
	Name    string      `xml:"name,attr"`
	Class   string      `xml:"classname,attr"`
	Time    string      `xml:"time,attr"`
	File    string      `xml:"file,attr,omitempty"`
	Line    int         `xml:"line,attr,omitempty"`
	Failure *junitFault `xml:"failure,omitempty"`
	Error   *junitFault `xml:"error,omitempty"`
	Skipped *junitFault `xml:"skipped,omitempty"`
	Out     string      `xml:"system-out,omitempty"`
}

type junitFault struct {
	Message string `xml:"message,attr"`
	Type    string `xml:"type,attr,omitempty"`
	Body    string `xml:",chardata"`
}

// drawJUnit writes a suite a chapter.
func drawJUnit(w io.Writer, r Result, look Look) error { return drawJUnits(w, []Result{r}, look) }

// drawJUnits writes the suites of several runs, each named after its subject where there is more than one run.
func drawJUnits(w io.Writer, runs []Result, look Look) error {
	all := junitSuites{Name: "fengsheng", Time: seconds(0)}
	for _, r := range runs {
		prefix := ""
		if len(runs) > 1 {
			prefix = r.Header.Subject.String() + " / "
		}
		for _, s := range suitesOf(r, prefix, look.Locale) {
			all.add(s)
		}
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

func suitesOf(r Result, prefix string, l say.Locale) []junitSuite {
	var all []junitSuite
	at := map[string]int{}
	for _, rec := range r.Records {
		i, ok := at[rec.Chapter]
		if !ok {
			i = len(all)
			at[rec.Chapter] = i
			all = append(all, junitSuite{Name: prefix + rec.Chapter, Properties: properties(r.Header)})
		}
		all[i].add(r.Header, rec, l)
	}
	if len(r.Footer.Troubles) > 0 {
		all = append(all, troubleSuite(r.Footer.Troubles, prefix, l))
	}
	return all
}

// properties say what was run against what; CI servers show them beside the suite.
func properties(h Header) []junitProperty {
	var all []junitProperty
	for _, p := range []junitProperty{
		{"subject", h.Subject.String()}, {"suite", h.Suite}, {"rules", h.Rules}, {"arguments", strings.Join(h.Arguments, " ")},
	} {
		if p.Value != "" {
			all = append(all, p)
		}
	}
	return all
}

func (all *junitSuites) add(s junitSuite) {
	all.Tests += s.Tests
	all.Failures += s.Failures
	all.Errors += s.Errors
	all.ms += s.ms
	all.Time = seconds(all.ms)
	all.Suites = append(all.Suites, s)
}

// add books a case. A rule that was broken is a failure; whatever kept a case from being judged is an error; only what
// does not apply or is left out by the known-failures file is skipped. A known failure is as it should be, and says so.
func (s *junitSuite) add(h Header, r Record, l say.Locale) {
	c := junitCase{Name: strings.TrimSpace(r.ID + " " + r.Name), Class: className(r), Time: seconds(r.Ms), File: r.File, Line: r.Line}
	fault := &junitFault{Message: firstLine(r.Message.In(l)), Type: string(r.Outcome), Body: junitBody(h, r, l)}
	switch {
	case r.Outcome.Excused():
		c.Skipped = &junitFault{Message: firstLine(r.Message.In(l)), Type: string(r.Outcome)}
		s.Skipped++
	case r.Verdict == Met && r.Outcome != Pass:
		c.Out = l.Say("已知的不符", "known failure") + strings.TrimRight(" "+r.Expectation.Issue+" "+r.Expectation.Reason, " ") + "\n" + fault.Body
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
func troubleSuite(troubles []Trouble, prefix string, l say.Locale) junitSuite {
	s := junitSuite{Name: prefix + "fengsheng", Time: seconds(0)}
	for i, t := range troubles {
		s.Cases = append(s.Cases, junitCase{
			Name: fmt.Sprintf("run %d", i+1), Class: "fengsheng", Time: seconds(0),
			Error: &junitFault{Message: firstLine(t.Message.In(l)), Type: fmt.Sprintf("exit-%d", t.Code), Body: t.Message.In(l)},
		})
		s.Tests++
		s.Errors++
	}
	return s
}

func junitBody(h Header, r Record, l say.Locale) string {
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
