package report

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fengsheng/steps/say"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// form is what Jenkins' schema for Surefire's reports, junit-10.xsd, allows of an element.
type form struct{ children, must, may []string }

// junitForm is that schema as far as a report of ours could touch it, with the place of a case, which others read.
var junitForm = map[string]form{
	"testsuites": {[]string{"testsuite"}, nil, []string{"name", "time", "tests", "failures", "errors"}},
	"testsuite": {[]string{"testsuite", "properties", "testcase", "system-out", "system-err"}, []string{"name", "tests", "failures", "errors"},
		[]string{"group", "time", "skipped", "timestamp", "hostname", "id", "package", "file", "log", "url", "version"}},
	"properties": {[]string{"property"}, nil, nil},
	"property":   {nil, []string{"name", "value"}, nil},
	"testcase": {[]string{"skipped", "error", "failure", "system-out", "system-err"}, []string{"name"},
		[]string{"time", "classname", "group", "file", "line"}},
	"failure":    {nil, nil, []string{"type", "message"}},
	"error":      {nil, nil, []string{"type", "message"}},
	"skipped":    {nil, nil, []string{"type", "message"}},
	"system-out": {},
}

var surefireTime = regexp.MustCompile(`^[0-9]+\.[0-9]{3}$`)

// misformed lists where a document is not of the schema's form.
func misformed(doc io.Reader) []string {
	var wrong, open []string
	dec := xml.NewDecoder(doc)
	for {
		token, err := dec.Token()
		if errors.Is(err, io.EOF) {
			return wrong
		}
		if err != nil {
			return append(wrong, err.Error())
		}
		switch e := token.(type) {
		case xml.EndElement:
			open = open[:len(open)-1]
		case xml.StartElement:
			name := e.Name.Local
			if len(open) > 0 && !slices.Contains(junitForm[open[len(open)-1]].children, name) {
				wrong = append(wrong, name+" in "+open[len(open)-1])
			}
			wrong = append(wrong, misattributed(e)...)
			open = append(open, name)
		}
	}
}

func misattributed(e xml.StartElement) []string {
	var wrong, seen []string
	f := junitForm[e.Name.Local]
	for _, a := range e.Attr {
		seen = append(seen, a.Name.Local)
		if !slices.Contains(f.must, a.Name.Local) && !slices.Contains(f.may, a.Name.Local) {
			wrong = append(wrong, e.Name.Local+" with "+a.Name.Local)
		}
		if a.Name.Local == "time" && !surefireTime.MatchString(a.Value) {
			wrong = append(wrong, "time "+a.Value)
		}
	}
	for _, must := range f.must {
		if !slices.Contains(seen, must) {
			wrong = append(wrong, e.Name.Local+" without "+must)
		}
	}
	return wrong
}

// knowing is colourful with a known failure, a trouble and a header that has everything.
func knowing() Result {
	res := colourful()
	r := rec("Z-001/main", Fail)
	r.Expectation = Expectation{Outcome: Fail, Issue: "https://example.org/7"}
	r.Verdict = r.Expectation.Judge(Fail, "")
	res.Plan, res.Records = append(res.Plan, r.ID), append(res.Records, r)
	res.Header.Suite, res.Header.Arguments = "1.0.0", []string{"--select", "A<B"}
	res.Footer = Conclude(res.Header, res.Plan, res.Records, []Trouble{{Incomplete, say.Text{Zh: "中断", En: "interrupted"}}})
	return res
}

func TestJUnitHasTheFormOfJenkinsSchema(t *testing.T) {
	for claim, runs := range map[string][]Result{"one run": {knowing()}, "two runs": {knowing(), knowing()}} {
		var b bytes.Buffer
		if err := drawJUnits(&b, runs, Look{Locale: say.Zh}); err != nil {
			t.Fatal(err)
		}
		for _, wrong := range misformed(&b) {
			t.Errorf("%s: %s", claim, wrong)
		}
	}
}

func TestMisformedReportsAreSeen(t *testing.T) {
	for want, doc := range map[string]string{
		"testcase with colour":      `<testsuite name="a" tests="1" failures="0" errors="0"><testcase name="b" colour="3"/></testsuite>`,
		"failure in testsuite":      `<testsuite name="a" tests="1" failures="0" errors="0"><failure/></testsuite>`,
		"testsuite without tests":   `<testsuite name="a" failures="0" errors="0"></testsuite>`,
		"time 1s":                   `<testcase name="b" time="1s"/>`,
		"unexpected EOF":            `<testsuites>`,
		"invalid character entity ": `<testsuites>&nonsense;</testsuites>`,
	} {
		if got := strings.Join(misformed(strings.NewReader(doc)), "\n"); !strings.Contains(got, want) {
			t.Errorf("%s: found %q, want %q", doc, got, want)
		}
	}
}

// The counts are what a CI server shows before anybody opens a case.
func TestJUnitCountsWhatItContains(t *testing.T) {
	var b bytes.Buffer
	if err := drawJUnits(&b, []Result{knowing(), knowing()}, Look{Locale: say.En}); err != nil {
		t.Fatal(err)
	}
	var all junitSuites
	if err := xml.Unmarshal(b.Bytes(), &all); err != nil {
		t.Fatal(err)
	}
	tests, failures, faults := 0, 0, 0
	for _, s := range all.Suites {
		skipped := 0
		for _, c := range s.Cases {
			tests++
			failures += count(c.Failure)
			faults += count(c.Error)
			skipped += count(c.Skipped)
		}
		if s.Tests != len(s.Cases) || s.Skipped != skipped {
			t.Errorf("suite %s says %d tests, %d skipped and has %d, %d", s.Name, s.Tests, s.Skipped, len(s.Cases), skipped)
		}
	}
	if all.Tests != tests || all.Failures != failures || all.Errors != faults || tests != 30 || failures != 2 {
		t.Errorf("totals %d, %d, %d; found %d, %d, %d", all.Tests, all.Failures, all.Errors, tests, failures, faults)
	}
	if !strings.Contains(b.String(), "known failure https://example.org/7") {
		t.Error("the known failure does not say that it is one")
	}
}

func count(f *junitFault) int {
	if f == nil {
		return 0
	}
	return 1
}
