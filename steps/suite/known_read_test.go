package suite

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"fengsheng/steps/report"
)

func TestKnownFailuresFileIsChecked(t *testing.T) {
	for claim, test := range map[string][2]string{
		"no header":              {"TX-001 fail", "x:1: the first line"},
		"another version":        {knownHeader + " 12\n", "x:1: the first line"},
		"no outcome":             {header + "\nTX-001", "x:2: expected PATTERN"},
		"a strange outcome":      {header + "\nTX-001 broken", `x:2: "broken"`},
		"a strange key":          {header + "\nTX-001 fail colour=red", `x:2: unknown "colour=red"`},
		"a key after a value":    {header + "\nTX-001 fail sig=a colour=red", `x:2: unknown "colour=red"`},
		"a word without a key":   {header + "\nTX-001 fail slow", `x:2: unknown "slow"`},
		"a key given twice":      {header + "\nTX-001 fail issue=1 issue=2", "x:2: issue= is given twice"},
		"a skip without reason":  {header + "\nTX-001 skip issue=1", "x:2: a skip needs"},
		"a bad max":              {header + "\nTX-00? fail max=0", "x:2: max="},
		"a day that is none":     {header + "\nTX-001 fail until=2027-02-30", "x:2: until="},
		"a bad pattern":          {header + "\nTX-[ fail", "x:2: malformed pattern"},
		"an entry given twice":   {header + "\nTX-001 fail\n\nTX-001 crash", "x:4: TX-001 stands already in line 2"},
		"bytes that are no text": {header + "\n\xfc fail", "x:2: the line is not all UTF-8"},
		"a line for a terminal":  {header + "\n\x1b[2J fail", "x:2: the line is not all UTF-8"},
		"the second fault too":   {header + "\nTX-001\nTX-002", "x:3: expected PATTERN"},
	} {
		if _, err := ReadKnown("x", []byte(test[0])); err == nil || !strings.Contains(err.Error(), test[1]) {
			t.Errorf("%s: %v, want an error with %q", claim, err, test[1])
		}
	}
}

// The example of the format, as its description gives it.
const exampleFile = `# fengsheng-expect 1   impl=acme/2.3   suite=1.4
# 调虎离山：等新版

LURE-012/*          fail   sig=transit.at:want A,got B   issue=https://…/41   until=2027-01-31
MUDD-006            crash  issue=https://…/44
fuzz/act:accepted-illegal/burn*   fail   sig=…   issue=https://…/57
WIN-012             wontfix  reason=house-rule
DECO-009            skip   reason=hangs for ever   issue=https://…/53
TX-*	timeout	max=30	sig="a b=c \" d"
`

func TestEntriesAreReadInFull(t *testing.T) {
	want := []Known{
		{Pattern: "LURE-012/*", Outcome: report.Fail, Signature: "transit.at:want A,got B", Issue: "https://…/41", Until: "2027-01-31"},
		{Pattern: "MUDD-006", Outcome: report.Crash, Issue: "https://…/44"},
		{Pattern: "fuzz/act:accepted-illegal/burn*", Outcome: report.Fail, Signature: "…", Issue: "https://…/57"},
		{Pattern: "WIN-012", Outcome: report.Fail, WontFix: true, Reason: "house-rule"},
		{Pattern: "DECO-009", Skip: true, Reason: "hangs for ever", Issue: "https://…/53"},
		{Pattern: "TX-*", Outcome: report.Timeout, Signature: `a b=c " d`, max: 30},
	}
	got, err := ReadKnown("x", []byte(exampleFile))
	if err != nil {
		t.Fatal(err)
	}
	opts := cmp.Options{cmp.AllowUnexported(Known{}), cmpopts.IgnoreFields(Known{}, "file", "line")}
	if d := cmp.Diff(want, got, opts); d != "" {
		t.Error(d)
	}
	for _, k := range got {
		again, err := ReadKnown("x", []byte(header+"\n"+k.String()))
		if err != nil || cmp.Diff(k, again[0], opts) != "" {
			t.Errorf("%s comes back as %v, %v", k, again, err)
		}
	}
}

func TestWhatNobodyChangesStaysAsItIs(t *testing.T) {
	f, err := ParseKnown("x", []byte(exampleFile))
	if err != nil {
		t.Fatal(err)
	}
	if f.String() != exampleFile {
		t.Errorf("got\n%s", f)
	}
}

func TestARemarkBehindAnEntryIsNoPartOfIt(t *testing.T) {
	for line, sig := range map[string]string{
		`TX-020/* fail sig=transit.at:want "D",got "A"   # 等他们改`: `transit.at:want "D",got "A"`,
		`TX-020/* fail sig="a # b" # c`:                          "a # b",
		`TX-020/* fail sig=a#b`:                                  "a#b",
	} {
		known, err := ReadKnown("x", []byte(header+"\n"+line))
		if err != nil || len(known) != 1 || known[0].Signature != sig {
			t.Errorf("%s: %+v, %v; want the signature %s", line, known, err, sig)
		}
	}
}
