package report

import (
	"bytes"
	"fengsheng/steps/say"
	"strings"
	"testing"
)

func TestCompare(t *testing.T) {
	tests := []struct {
		was, is      Outcome // "" where the run did not plan the case
		sigWas, sigs string
		want         ChangeKind
		worse        bool
	}{
		{Pass, Pass, "", "", "", false},
		{Pass, Fail, "", "a", NewlyFailing, true},
		{Pass, Crash, "", "a", NewlyFailing, true},
		{Pass, NotApplicable, "", "", Unjudged, true},
		{Pass, Unrun, "", "", Unjudged, true},
		{Pass, Skipped, "", "", Unjudged, true},
		{Fail, Pass, "a", "", Fixed, false},
		{Fail, Fail, "a", "a", "", false},
		{Fail, Fail, "a", "b", Changed, false},
		{Fail, Crash, "a", "a", Changed, false},
		{Fail, Unrun, "a", "", Changed, false},
		{Unrun, Pass, "", "", Judged, false},
		{NotApplicable, Unrun, "", "", Changed, false},
		{"", Fail, "", "a", Added, false},
		{Pass, "", "", "", Removed, false},
	}
	run := func(o Outcome, sig string) Result {
		var res Result
		if o != "" {
			r := rec("A-001/main", o)
			r.Signature = sig
			res.Records = append(res.Records, r)
		}
		return res
	}
	for _, test := range tests {
		var kind ChangeKind
		worse := false
		for _, c := range Compare(run(test.was, test.sigWas), run(test.is, test.sigs)) {
			kind, worse = c.Kind, c.Worse()
		}
		if kind != test.want || worse != test.worse {
			t.Errorf("%s to %s: %q, worse %t; want %q, %t", test.was, test.is, kind, worse, test.want, test.worse)
		}
	}
}

func TestChangesAreDrawn(t *testing.T) {
	was, is := result(Header{}, Pass, Pass, Fail), result(Header{}, Pass, Fail, Pass)
	for kind, parts := range map[Kind][]string{
		PlainText: {"newly failing: B-001/main  passed → failed", "1 newly failing, 1 fixed"},
		Markdown:  {"### newly failing (1)", "| B-001/main | passed → failed |", "### fixed (1)"},
	} {
		var b bytes.Buffer
		if err := DrawChanges(&b, kind, Compare(was, is), Look{Locale: say.En}); err != nil {
			t.Fatal(err)
		}
		for _, part := range parts {
			if !strings.Contains(b.String(), part) {
				t.Errorf("%s lacks %q:\n%s", kind, part, b.String())
			}
		}
	}
	if err := DrawChanges(&bytes.Buffer{}, JUnit, nil, Look{}); err == nil {
		t.Error("changes were drawn as JUnit")
	}
}
