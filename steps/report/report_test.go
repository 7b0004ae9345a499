package report

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fengsheng/steps/say"
	"io"
	"slices"
	"strings"
	"testing"
)

// rec is a record that came to an outcome though it was to pass.
func rec(id string, o Outcome) Record {
	r := Record{
		ID: id, Name: "试<一>试", Chapter: "cards", File: "cards/a.feature", Line: 3, Profile: "standard",
		Rulings: []string{"TX-001"}, Outcome: o, Attempts: 1, Message: say.Plain("坏了 \x01 ]]> & <b>"),
		Steps: []Step{{Keyword: "当", Text: "玩家A让过", Line: 4, Outcome: o, Table: []string{"| 甲 |"}}},
	}
	r.Verdict = r.Expectation.Judge(o, "")
	return r
}

func result(h Header, outcomes ...Outcome) Result {
	h.Format = Format
	res := Result{Header: h}
	for i, o := range outcomes {
		id := string(rune('A'+i)) + "-001/main"
		res.Plan = append(res.Plan, id)
		res.Records = append(res.Records, rec(id, o))
	}
	res.Footer = Conclude(h, res.Plan, res.Records, nil)
	return res
}

func TestExitCodes(t *testing.T) {
	usage := Trouble{Code: Usage}
	unusable := Trouble{Code: SubjectUnusable}
	tests := []struct {
		claim    string
		header   Header
		outcomes []Outcome
		troubles []Trouble
		missing  int
		want     Code
	}{
		{"all passed", Header{}, []Outcome{Pass, Pass}, nil, 0, OK},
		{"what does not apply is no failure", Header{}, []Outcome{Pass, NotApplicable}, nil, 0, OK},
		{"another reading is no failure", Header{}, []Outcome{Pass, OtherReading}, nil, 0, OK},
		{"all hold under another reading, so nothing was judged", Header{}, []Outcome{OtherReading}, nil, 0, Incomplete},
		{"nothing applied, so nothing was judged", Header{}, []Outcome{NotApplicable}, nil, 0, Incomplete},
		{"a failure", Header{}, []Outcome{Pass, Fail}, nil, 0, Nonconforming},
		{"an undefined step", Header{}, []Outcome{Undefined}, nil, 0, Nonconforming},
		{"an ambiguous step", Header{}, []Outcome{Ambiguous}, nil, 0, Nonconforming},
		{"a pending step", Header{}, []Outcome{Pending}, nil, 0, Nonconforming},
		{"a crash", Header{}, []Outcome{Crash}, nil, 0, Nonconforming},
		{"a time-out", Header{}, []Outcome{Timeout}, nil, 0, Nonconforming},
		{"a protocol error", Header{}, []Outcome{Protocol}, nil, 0, Nonconforming},
		{"a case did not run", Header{}, []Outcome{Pass, Unrun}, nil, 0, Incomplete},
		{"a planned case has no record", Header{}, []Outcome{Pass}, nil, 1, Incomplete},
		{"nothing was planned", Header{}, nil, nil, 0, Usage},
		{"nothing was planned, as the user allowed", Header{AllowEmpty: true}, nil, nil, 0, OK},
		{"a failure outranks what did not run", Header{}, []Outcome{Fail, Unrun}, nil, 0, Nonconforming},
		{"an unusable subject outranks a failure", Header{}, []Outcome{Fail}, []Trouble{unusable}, 0, SubjectUnusable},
		{"usage outranks an unusable subject", Header{}, []Outcome{Fail}, []Trouble{unusable, usage}, 0, Usage},
		{"a defect outranks everything", Header{}, []Outcome{Fail, Defect, Unrun}, []Trouble{unusable, usage}, 0, HarnessDefect},
	}
	for _, test := range tests {
		t.Run(test.claim, func(t *testing.T) {
			res := result(test.header, test.outcomes...)
			for range test.missing {
				res.Plan = append(res.Plan, "Z-001/main")
			}
			f := Conclude(test.header, res.Plan, res.Records, test.troubles)
			if f.Exit != test.want {
				t.Errorf("exit %d, want %d (%s)", f.Exit, test.want, f.Summary.En)
			}
		})
	}
}

func TestKnownFailuresAndThoseThatStayAreCountedApart(t *testing.T) {
	res := result(Header{}, Pass, Fail, Fail, Fail, Skipped)
	for i, e := range []Expectation{{Outcome: Fail}, {Outcome: Fail, WontFix: true}} {
		r := &res.Records[i+1]
		r.Expectation, r.Verdict = e, e.Judge(r.Outcome, "")
	}
	f := Conclude(res.Header, res.Plan, res.Records, nil)
	if f.Known != 1 || f.WontFix != 1 || f.Exit != Nonconforming {
		t.Errorf("known %d, won't fix %d, exit %d", f.Known, f.WontFix, f.Exit)
	}
	want := "5 cases planned, 1/4 passed, 3 failed, 1 skipped, 1 known failures, 1 won't be fixed. Some cases do not conform (exit code 1)"
	if f.Summary.En != want {
		t.Errorf("summary %q\nwant    %q", f.Summary.En, want)
	}
}

func TestASkippedCaseStandsInEverySummary(t *testing.T) {
	res := result(Header{}, Pass, Skipped)
	res.Records[1].Message = say.Text{Zh: "会挂起 #53", En: "hangs #53"}
	for _, k := range []Kind{PlainText, Markdown, JUnit, HTML, NDJSON} {
		var b bytes.Buffer
		if err := Render(&b, k, res, Look{Locale: say.En}); err != nil || !strings.Contains(b.String(), "hangs #53") {
			t.Errorf("%s: %v, says nothing of the skipped case:\n%s", k, err, b.String())
		}
	}
}

func TestRecordsBeyondThePlanAreADefect(t *testing.T) {
	res := result(Header{}, Pass)
	twice := append(res.Records, res.Records[0])
	if f := Conclude(Header{}, res.Plan, twice, nil); f.Exit != HarnessDefect {
		t.Errorf("a case recorded twice gives exit %d", f.Exit)
	}
}

func TestJudge(t *testing.T) {
	tests := []struct {
		claim string
		want  Expectation
		got   Outcome
		sig   string
		is    Verdict
	}{
		{"no expectation means pass", Expectation{}, Pass, "", Met},
		{"a known failure that passes is unexpected", Expectation{Outcome: Fail}, Pass, "", UnexpectedPass},
		{"the same failure is met", Expectation{Outcome: Fail, Signature: "a"}, Fail, "a", Met},
		{"another signature is a change", Expectation{Outcome: Fail, Signature: "a"}, Fail, "b", ChangedFailure},
		{"a crash does not satisfy an expected failure", Expectation{Outcome: Fail}, Crash, "", ChangedFailure},
		{"a defect satisfies nothing", Expectation{Outcome: Defect}, Defect, "", UnexpectedFailure},
		{"what did not run is not judged", Expectation{Outcome: Fail}, Unrun, "", NotJudged},
		{"what was skipped is not judged", Expectation{}, Skipped, "", NotJudged},
	}
	for _, test := range tests {
		t.Run(test.claim, func(t *testing.T) {
			if got := test.want.Judge(test.got, test.sig); got != test.is {
				t.Errorf("%s, want %s", got, test.is)
			}
		})
	}
}

func stream(t *testing.T, r Result) string {
	t.Helper()
	var b bytes.Buffer
	if err := Write(&b, r); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestStreamComesBackWhole(t *testing.T) {
	text := stream(t, result(Header{Tool: "fengsheng"}, Pass, Fail, NotApplicable))
	back, err := Read(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	if again := stream(t, back); again != text {
		t.Errorf("read and written again:\n%s\nwas:\n%s", again, text)
	}
}

func TestRecordsComeBackInTheOrderOfThePlan(t *testing.T) {
	res := result(Header{}, Pass, Fail, Pass)
	slices.Reverse(res.Records)
	back, err := Read(strings.NewReader(stream(t, res)))
	if err != nil {
		t.Fatal(err)
	}
	for i, r := range back.Records {
		if r.ID != back.Plan[i] {
			t.Errorf("place %d has %s, the plan %s", i, r.ID, back.Plan[i])
		}
	}
}

func TestReadRefuses(t *testing.T) {
	whole := strings.SplitAfter(strings.TrimSuffix(stream(t, result(Header{}, Pass, Fail)), "\n"), "\n")
	join := func(lines ...string) string { return strings.Join(lines, "") }
	tests := []struct {
		claim, text string
		is          error
	}{
		{"an empty stream", "", ErrTruncated},
		{"a stream without a footer", join(whole[:4]...), ErrTruncated},
		{"a stream cut within a line", join(whole...)[:len(join(whole...))-9], ErrTruncated},
		{"a record taken out", join(whole[0], whole[1], whole[2], whole[4]), nil},
		{"a failure painted green", strings.Replace(join(whole...), `"verdict":"unexpected-failure"`, `"verdict":"met"`, 1), nil},
		{"a stream without a plan", join(whole[0], whole[2], whole[4]), nil},
		{"something after the footer", join(whole...) + "{}", nil},
		{"another format", strings.Replace(join(whole...), `"format":1`, `"format":9`, 1), nil},
		{"something that is no JSON", "PASS\n", nil},
		{"an outcome that nobody knows", strings.Replace(join(whole...), `"outcome":"fail","expectation"`, `"outcome":"fine","expectation"`, 1), nil},
	}
	for _, test := range tests {
		t.Run(test.claim, func(t *testing.T) {
			_, err := Read(strings.NewReader(test.text))
			if err == nil || test.is != nil && !errors.Is(err, test.is) {
				t.Errorf("error %v", err)
			}
		})
	}
}

func TestNothingIsDrawnWithoutAFooter(t *testing.T) {
	for _, k := range Kinds() {
		var b bytes.Buffer
		if err := Render(&b, k, Result{}, Look{}); !errors.Is(err, ErrTruncated) || b.Len() > 0 {
			t.Errorf("%s: %v, %d bytes", k, err, b.Len())
		}
	}
}

// every outcome at once, with text that would break careless markup.
func colourful() Result {
	return result(Header{Subject: Subject{Name: "<script>"}},
		Pass, Fail, Undefined, Ambiguous, Pending, Crash, Timeout, Protocol, NotApplicable, Skipped, OtherReading, Unrun, Defect)
}

func draw(t *testing.T, k Kind, l say.Locale) string {
	t.Helper()
	var b bytes.Buffer
	if err := Render(&b, k, colourful(), Look{Locale: l}); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestXMLFormsAreWellFormed(t *testing.T) {
	for _, k := range []Kind{JUnit, Badge} {
		dec := xml.NewDecoder(strings.NewReader(draw(t, k, say.Zh)))
		for {
			_, err := dec.Token()
			if errors.Is(err, io.EOF) {
				break
			}
			if err != nil {
				t.Fatalf("%s: %v", k, err)
			}
		}
	}
}

func TestJUnitTellsFailureErrorAndSkipApart(t *testing.T) {
	var suites junitSuites
	if err := xml.Unmarshal([]byte(draw(t, JUnit, say.En)), &suites); err != nil {
		t.Fatal(err)
	}
	s := suites.Suites[0]
	if s.Tests != 13 || s.Failures != 1 || s.Skipped != 3 || s.Errors != 8 {
		t.Errorf("tests %d, failures %d, skipped %d, errors %d", s.Tests, s.Failures, s.Skipped, s.Errors)
	}
	for _, c := range s.Cases {
		if c.Error != nil && !strings.Contains(c.Error.Body, "cards/a.feature:") {
			t.Errorf("%s has no place", c.Name)
		}
	}
}

// GitHub drops a step summary of more than a mebibyte.
func TestAStepSummaryOfABigRunStaysSmall(t *testing.T) {
	outcomes := make([]Outcome, 4000)
	for i := range outcomes {
		outcomes[i] = Fail
	}
	res := result(Header{}, outcomes...)
	for i := range res.Records {
		res.Records[i].Message = say.Plain(strings.Repeat("手牌不对", 200))
	}
	var b bytes.Buffer
	if err := Render(&b, Markdown, res, Look{Locale: say.Zh}); err != nil {
		t.Fatal(err)
	}
	if b.Len() > 1<<18 || !strings.Contains(b.String(), "另有 3970 个不符") {
		t.Errorf("%d bytes", b.Len())
	}
}

func TestEveryFormSpeaksBothLanguages(t *testing.T) {
	for _, k := range []Kind{PlainText, Markdown, HTML, Badge} {
		zh, en := draw(t, k, say.Zh), draw(t, k, say.En)
		if zh == en || strings.TrimSpace(zh) == "" {
			t.Errorf("%s is the same in both languages", k)
		}
	}
}

func TestHTMLIsSelfContainedAndEscaped(t *testing.T) {
	page := draw(t, HTML, say.Zh)
	for _, never := range []string{"<script", "http://", "https://", "<b>", "src="} {
		if strings.Contains(page, never) {
			t.Errorf("the page contains %q", never)
		}
	}
}

func TestTextEndsWithTheSummaryAndNamesTheReplay(t *testing.T) {
	text := strings.TrimSpace(draw(t, PlainText, say.Zh))
	last := text[strings.LastIndex(text, "\n")+1:]
	if last != colourful().Footer.Summary.Zh {
		t.Errorf("last line %q", last)
	}
	for _, part := range []string{"cards/a.feature:4", "fengsheng test -v --select B-001/main", "当 玩家A让过", "| 甲 |"} {
		if !strings.Contains(text, part) {
			t.Errorf("the text lacks %q:\n%s", part, text)
		}
	}
}

// What is not judged because of a reading is named in every form that people read, with the readings.
func TestReadingsAreNamedInEveryReport(t *testing.T) {
	r := result(Header{Readings: map[string]string{"WIN-015": "B"}}, Pass, OtherReading)
	r.Records[1].Message = say.Textf("只在 WIN-015=A 时成立", "holds under WIN-015=A only")
	r.Footer = Conclude(r.Header, r.Plan, r.Records, nil)
	for kind, want := range map[Kind][]string{
		PlainText: {"readings: WIN-015=B", "holds under WIN-015=A only", "1 other reading"},
		Markdown:  {"readings: WIN-015=B", "holds under WIN-015=A only", "1 other reading"},
		HTML:      {"readings: WIN-015=B", "holds under WIN-015=A only", "1 other reading"},
		JUnit:     {"holds under WIN-015=A only", `skipped="1"`},
		NDJSON:    {`"readings":{"WIN-015":"B"}`, `"outcome":"other-reading"`},
		Badge:     {"1 other reading"},
	} {
		var b bytes.Buffer
		if err := Render(&b, kind, r, Look{Locale: say.En}); err != nil {
			t.Fatal(err)
		}
		for _, text := range want {
			if !strings.Contains(b.String(), text) {
				t.Errorf("%s does not say %q:\n%s", kind, text, b.String())
			}
		}
	}
}
