package suite

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/cucumber/godog"

	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

const header = knownHeader + " " + knownFormat

const expectFeature = `# language: zh-CN
功能: 试
  @TX-001
  场景: 好的
    那么 好
  @TX-002/甲
  场景: 坏的
    那么 坏
  @TX-002/乙 @standard @promo
  场景: 也好
    那么 好
`

func planned(t *testing.T) []Case {
	t.Helper()
	cases, err := Load(fstest.MapFS{"turn/a.feature": {Data: []byte(expectFeature)}})
	if err != nil {
		t.Fatal(err)
	}
	return Expand(cases, "")
}

// known reads entries without their header.
func known(t *testing.T, entries string) []Known {
	t.Helper()
	all, err := ReadKnown("x", []byte(header+"\n"+entries+"\n"))
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func runExpecting(t *testing.T, entries, today string) report.Result {
	t.Helper()
	plan, err := Expect(planned(t), known(t, entries), today)
	if err != nil {
		t.Fatal(err)
	}
	res, err := Run(t.Context(), plan, Options{Now: frozen, Bind: func(sc *godog.ScenarioContext, run *Running) {
		sc.Then("^好$", func() {})
		sc.Then("^坏$", func() error { return run.Fail(Failure{Message: say.Textf("坏", "bad")}) })
	}})
	if err != nil {
		t.Fatal(err)
	}
	return res
}

func TestOnlyWhatIsOtherwiseThanExpectedCounts(t *testing.T) {
	for claim, test := range map[string]struct {
		entries string
		want    report.Code
		skipped int
	}{
		"the failure is expected":      {"TX-002/甲 fail issue=7", report.OK, 0},
		"a failure is not expected":    {"TX-001 skip reason=x issue=1", report.Nonconforming, 1},
		"a pass is not expected":       {"TX-002/* fail", report.Nonconforming, 0},
		"it fails in another way":      {"TX-002/甲 crash", report.Nonconforming, 0},
		"what hangs may be left out":   {"TX-002/甲 skip reason=hangs issue=9", report.OK, 1},
		"it has another signature":     {"TX-002/甲 fail sig=nope", report.Nonconforming, 0},
		"it has the signature":         {"TX-002/甲 fail sig=fail:坏", report.OK, 0},
		"a house rule stays a failure": {"TX-002/甲 wontfix reason=house-rule", report.OK, 0},
		"a day that is not over":       {"TX-002/甲 fail until=2027-01-31", report.OK, 0},
		"a day that is over":           {"TX-002/甲 fail until=2027-01-30", report.Nonconforming, 0},
		"a finding is no case":         {"TX-002/甲 fail\nfuzz/act:* fail", report.OK, 0},
	} {
		res := runExpecting(t, test.entries, "2027-01-31")
		if res.Footer.Exit != test.want || res.Footer.Counts[report.Skipped] != test.skipped || len(res.Records) != 4 {
			t.Errorf("%s: exit %d, %d skipped of %d; want %d, %d of 4", claim, res.Footer.Exit, res.Footer.Counts[report.Skipped],
				len(res.Records), test.want, test.skipped)
		}
	}
}

func TestASkippedCaseSaysWhy(t *testing.T) {
	r := runExpecting(t, "TX-002/甲 skip reason=hangs issue=https://example.org/53", "").Records[1]
	if r.Outcome != report.Skipped || !strings.Contains(r.Message.En, "x:2: hangs, https://example.org/53") {
		t.Errorf("%s: %s", r.Outcome, r.Message.En)
	}
}

// An id is one case, though it is also the head of others: there must be a way to name each.
func TestAnIDStandsForOneCase(t *testing.T) {
	for pattern, want := range map[string][]string{
		"TX-002/乙":       {"TX-002/乙"},
		"TX-002/乙@promo": {"TX-002/乙@promo"},
		"TX-002/乙*":      {"TX-002/乙", "TX-002/乙@promo"},
		"TX-002":         {"TX-002/甲", "TX-002/乙", "TX-002/乙@promo"},
	} {
		plan, err := Expect(planned(t), known(t, pattern+" fail"), "")
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, c := range plan {
			if c.expect.Outcome == report.Fail {
				got = append(got, c.ID)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s covers %q, want %q", pattern, got, want)
		}
	}
}

func TestFaultsThatThePlanShows(t *testing.T) {
	for claim, test := range map[string]struct{ entries, says string }{
		"an entry without a case":  {"TX-404 fail", "x:2: TX-404 matches no case"},
		"near it":                  {"TX-02/甲 fail", "near it: TX-002/甲"},
		"two entries for one case": {"TX-002/* fail\nTX-002/甲 fail", "x:3: both TX-002/* and TX-002/甲"},
		"an entry for too many":    {"TX-* fail max=2", "matches 4 cases, at most 2; say max=4"},
		"an entry that is over":    {"TX-001 fail until=2026-12-31", "x:2: TX-001 expired on 2026-12-31"},
	} {
		err := errors.Join(CheckKnown(planned(t), known(t, test.entries), "2027-01-31")...)
		if err == nil || !strings.Contains(err.Error(), test.says) {
			t.Errorf("%s: %v, want %q", claim, err, test.says)
		}
		if _, expect := Expect(planned(t), known(t, test.entries), "2027-01-31"); (expect == nil) != (claim == "an entry that is over") {
			t.Errorf("%s: Expect says %v", claim, expect)
		}
	}
	if errs := CheckKnown(planned(t), known(t, "TX-* fail max=4\nfuzz/* fail"), "2027-01-31"); len(errs) > 0 {
		t.Errorf("a good file: %v", errs)
	}
	if errs := CheckKnown(planned(t), known(t, "TX-404 fail\nTX-405 fail"), ""); len(errs) != 2 {
		t.Errorf("%d of 2 faults are told: %v", len(errs), errs)
	}
}

func TestFindingsAreMatchedBySignature(t *testing.T) {
	all := known(t, "TX-001 fail\nfuzz/act:accepted-illegal/burn* fail issue=57\nfuzz/view* crash until=2026-01-01")
	for signature, want := range map[string]string{
		"act:accepted-illegal/burn-own": "57", "act:accepted-illegal/lock": "", "view:hand": "", "TX-001": "",
	} {
		if k, ok := MatchFinding(all, signature, "2027-01-31"); k.Issue != want || ok != (want != "") {
			t.Errorf("%s: %v, %t", signature, k, ok)
		}
	}
}
