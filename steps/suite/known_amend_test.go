package suite

import (
	"slices"
	"strings"
	"testing"

	"fengsheng/steps/report"
)

// ran is a result of a plan with what came of some cases; the others passed.
func ran(plan []Case, outcomes map[string]report.Outcome) report.Result {
	res := report.Result{Header: report.Header{Suite: "1.4.0", Subject: report.Subject{Name: "acme engine", Version: "2.3"}}}
	for _, c := range plan {
		r := newRecord(c)
		r.Outcome = report.Pass
		if o, ok := outcomes[c.ID]; ok {
			r.Outcome = o
		}
		if r.Outcome != report.Pass && r.Outcome.Judged() {
			r.Signature = string(r.Outcome) + ":" + c.Steps[0].Text
		}
		res.Plan, res.Records = append(res.Plan, c.ID), append(res.Records, r)
	}
	return res
}

const acmeHeader = "# fengsheng-expect 1   impl=acme-engine/2.3   suite=1.4.0\n"

func TestInitWritesALineACase(t *testing.T) {
	plan := planned(t)
	f, done := NewKnownFile("x", ran(plan, map[string]report.Outcome{
		"TX-002/甲": report.Fail, "TX-002/乙@promo": report.Crash, "TX-001/main": report.Undefined, "TX-002/乙": report.NotApplicable,
	}))
	want := acmeHeader + "\n# turn/a.feature\nTX-002/甲  fail  sig=fail:坏\nTX-002/乙@promo  crash  sig=crash:好\n"
	if f.String() != want {
		t.Errorf("got\n%s\nwant\n%s", f, want)
	}
	if signs(done) != "!++" {
		t.Errorf("amendments %v", done)
	}
	again, err := ReadKnown("x", []byte(f.String()))
	if err != nil {
		t.Fatal(err)
	}
	if errs := CheckKnown(plan, again, ""); len(errs) > 0 {
		t.Errorf("what init writes has faults: %v", errs)
	}
}

func TestAFailureThatHangsOnEarlierGamesHasNoSignatureToExpect(t *testing.T) {
	res := ran(planned(t), map[string]report.Outcome{"TX-002/甲": report.Fail})
	res.Records[1].Stability = report.StateLeak
	if f, _ := NewKnownFile("x", res); !strings.HasSuffix(f.String(), "TX-002/甲  fail\n") {
		t.Errorf("got\n%s", f)
	}
}

func signs(done []Amendment) string {
	var all strings.Builder
	for _, a := range done {
		all.WriteString(a.Sign)
	}
	return all.String()
}

func TestUpdate(t *testing.T) {
	all := func(o report.Outcome) map[string]report.Outcome {
		return map[string]report.Outcome{"TX-002/甲": o, "TX-002/乙": o, "TX-002/乙@promo": o}
	}
	tests := []struct {
		claim, file string
		outcomes    map[string]report.Outcome
		want, signs string
	}{
		{"what is met stays as it stands", "# 先放着\nTX-002/甲    fail   issue=7\n", map[string]report.Outcome{"TX-002/甲": report.Fail},
			"# 先放着\nTX-002/甲    fail   issue=7\n", ""},
		{"another way to fail is noted, what was written by hand stays", "TX-002/甲 fail sig=old issue=7 until=2027-01-31\n",
			map[string]report.Outcome{"TX-002/甲": report.Crash}, "TX-002/甲  crash  sig=crash:坏  issue=7  until=2027-01-31\n", "~"},
		{"a failure that nobody knew is added at the end", "TX-002/甲 fail\n# 尾\n",
			map[string]report.Outcome{"TX-002/甲": report.Fail, "TX-001/main": report.Fail},
			"TX-002/甲 fail\n# 尾\n\n# turn/a.feature\nTX-001/main  fail  sig=fail:好\n", "+"},
		{"one way for all keeps the glob", "TX-002/* fail issue=7\n", all(report.Crash), "TX-002/*  crash  issue=7\n", "~"},
		{"several ways make a line a case", "TX-002/* fail issue=7 max=3\n",
			map[string]report.Outcome{"TX-002/甲": report.Fail, "TX-002/乙": report.Crash, "TX-002/乙@promo": report.Unrun},
			"TX-002/甲  fail  sig=fail:坏  issue=7\nTX-002/乙  crash  sig=crash:好  issue=7\nTX-002/乙@promo  fail  issue=7\n", "-+++"},
		{"a failure meant to stay is for people to judge", "TX-002/甲 wontfix reason=r\n", map[string]report.Outcome{"TX-002/甲": report.Crash},
			"TX-002/甲 wontfix reason=r\n", "!"},
		{"findings and skips are left alone", "fuzz/view* fail\nTX-001 skip reason=r issue=1\n", map[string]report.Outcome{"TX-001/main": report.Skipped},
			"fuzz/view* fail\nTX-001 skip reason=r issue=1\n", ""},
		{"what passes stays until it is pruned", "TX-001 fail\n", nil, "TX-001 fail\n", ""},
	}
	for _, test := range tests {
		t.Run(test.claim, func(t *testing.T) {
			amends(t, test.file, test.want, test.signs, func(f *KnownFile) []Amendment { return f.Update(planned(t), ran(planned(t), test.outcomes)) })
		})
	}
}

func TestPrune(t *testing.T) {
	tests := []struct {
		claim, file string
		outcomes    map[string]report.Outcome
		want, signs string
	}{
		{"what passes goes", "# 说明\nTX-001 fail issue=7\n", nil, "# 说明\n", "-"},
		{"what covers no case goes", "TX-404 fail\nTX-405 skip reason=r issue=1\n", nil, "", "--"},
		{"what fails stays, however it fails", "TX-002/甲    fail\n", map[string]report.Outcome{"TX-002/甲": report.Crash}, "TX-002/甲    fail\n", ""},
		{"what did not run proves nothing", "TX-001 fail\n", map[string]report.Outcome{"TX-001/main": report.Unrun}, "TX-001 fail\n", ""},
		{"of many those that pass go", "TX-002/* fail issue=7\n", map[string]report.Outcome{"TX-002/甲": report.Fail, "TX-002/乙": report.Unrun},
			"TX-002/甲  fail  sig=fail:坏  issue=7\nTX-002/乙  fail  issue=7\n", "-++"},
		{"a skip stays while there is a case", "TX-001 skip reason=r issue=1\n", map[string]report.Outcome{"TX-001/main": report.Skipped},
			"TX-001 skip reason=r issue=1\n", ""},
		{"a heading goes with the last of its entries", "# 手写\n\n# turn/a.feature\nTX-001 fail\n\n# cards/b.feature\nTX-002/甲 fail\n", map[string]report.Outcome{"TX-002/甲": report.Fail},
			"# 手写\n\n# cards/b.feature\nTX-002/甲 fail\n", "-"},
		{"findings are left alone", "fuzz/view* fail\n", nil, "fuzz/view* fail\n", ""},
	}
	for _, test := range tests {
		t.Run(test.claim, func(t *testing.T) {
			amends(t, test.file, test.want, test.signs,
				func(f *KnownFile) []Amendment { return f.Prune(planned(t), ran(planned(t), test.outcomes)) })
		})
	}
}

// amends checks what a change makes of a file, its header apart, and that what is left has no fault of its own making.
func amends(t *testing.T, before, after, want string, change func(*KnownFile) []Amendment) {
	t.Helper()
	f, err := ParseKnown("x", []byte(acmeHeader+before))
	if err != nil {
		t.Fatal(err)
	}
	done := change(f)
	if got := strings.TrimPrefix(f.String(), acmeHeader); got != after {
		t.Errorf("got\n%s\nwant\n%s", got, after)
	}
	if signs(done) != want {
		t.Errorf("amendments %v, want %s", done, want)
	}
	if _, err := ReadKnown("x", []byte(f.String())); err != nil {
		t.Error(err)
	}
	if slices.ContainsFunc(done, func(a Amendment) bool { return a.Text.Empty() }) {
		t.Errorf("an amendment says nothing: %v", done)
	}
}
