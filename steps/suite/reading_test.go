package suite

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"fengsheng/steps/report"
)

func mustDeclare(t *testing.T, named map[string]string) Readings {
	t.Helper()
	r, err := Declare(named)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestDeclare(t *testing.T) {
	r := mustDeclare(t, map[string]string{"WIN-015": "B", "LOSE-003": "B", "TX-037": "C"})
	if want := map[string]string{"WIN-015": "B", "TX-037": "C"}; !maps.Equal(r.Named(), want) {
		t.Errorf("named %v, want %v: the usual reading of LOSE-003 is B", r.Named(), want)
	}
	if want := map[string]string{"WIN-015": "B"}; !maps.Equal(r.Played(), want) {
		t.Errorf("played %v, want %v", r.Played(), want)
	}
	for _, tt := range []struct{ ruling, letter, says string }{
		{"WIN-15", "B", "WIN-015"},
		{"WIN-015", "D", "A B"},
		{"CARD-019", "B", "TERM-015"},
		{"TX-014", "B", "no other reading"},
	} {
		if _, err := Declare(map[string]string{tt.ruling: tt.letter}); err == nil || !strings.Contains(err.Error(), tt.says) {
			t.Errorf("%s=%s: %v, want it to say %q", tt.ruling, tt.letter, err, tt.says)
		}
	}
}

func TestUserAndSubjectMustAgree(t *testing.T) {
	user, err := ParseReadings([]string{"WIN-015=B", "WIN-015=B"})
	if err != nil {
		t.Fatal(err)
	}
	if all, err := Agreed(user, map[string]string{"LOSE-003": "A", "WIN-015": "B"}); err != nil || len(all) != 2 {
		t.Errorf("%v, %v", all, err)
	}
	if _, err := Agreed(user, map[string]string{"WIN-015": "A"}); err == nil {
		t.Error("a contradiction is accepted")
	}
	for _, bad := range [][]string{{"WIN-015"}, {"WIN-015=B", "WIN-015=A"}, {"15=B"}} {
		if _, err := ParseReadings(bad); err == nil {
			t.Errorf("%v is accepted", bad)
		}
	}
}

const readTwice = `
  @TX-001
  场景: 怎样读都成立
    那么 好
  @WIN-015/甲 @WIN-015=A
  场景: 只在通常的读法下成立
    那么 好
  @WIN-015/乙 @WIN-015=B
  场景: 只在另一种读法下成立
    那么 好
  @STL-002/丙 @mission @standard @STL-002=A
  场景: 绝密任务里两种读法一样
    那么 好
`

func TestExpandUnder(t *testing.T) {
	cases := mustLoad(t, map[string]string{"turn/a.feature": readTwice})
	for _, tt := range []struct {
		claim         string
		named         map[string]string
		judged, other []string
	}{
		{"the usual readings", nil, []string{"TX-001/main", "WIN-015/甲", "STL-002/丙", "STL-002/丙@mission"}, nil},
		{"another reading", map[string]string{"WIN-015": "B"}, []string{"TX-001/main", "WIN-015/乙", "STL-002/丙", "STL-002/丙@mission"}, []string{"WIN-015/甲"}},
		{"a reading that matters in some profiles", map[string]string{"STL-002": "B"}, []string{"TX-001/main", "WIN-015/甲", "STL-002/丙@mission"}, []string{"STL-002/丙"}},
		{"a reading without cases", map[string]string{"WIN-016": "B"}, []string{"TX-001/main", "WIN-015/甲", "STL-002/丙", "STL-002/丙@mission"}, nil},
	} {
		var judged, other []string
		for _, c := range ExpandUnder(cases, "", mustDeclare(t, tt.named)) {
			if c.Other().Empty() {
				judged = append(judged, c.ID)
			} else {
				other = append(other, c.ID)
			}
		}
		if !slices.Equal(judged, tt.judged) || !slices.Equal(other, tt.other) {
			t.Errorf("%s: judged %v, other %v; want %v, %v", tt.claim, judged, other, tt.judged, tt.other)
		}
	}
}

func TestCasesThatDependOnAnUnplayedReadingAreNotJudged(t *testing.T) {
	cases := mustLoad(t, map[string]string{"turn/a.feature": "\n@TX-037\n场景: 一\n  那么 坏\n@TX-001\n场景: 二\n  那么 好\n"})
	res, err := Run(t.Context(), ExpandUnder(cases, "", mustDeclare(t, map[string]string{"TX-037": "B"})), Options{Bind: phrases})
	if err != nil {
		t.Fatal(err)
	}
	if r := res.Records[0]; r.Outcome != report.OtherReading || r.Verdict != report.NotJudged || !strings.Contains(r.Message.En, "TX-037=B") {
		t.Errorf("%s %s %s", r.Outcome, r.Verdict, r.Message.En)
	}
	if f := res.Footer; f.Exit != report.OK || f.Counts[report.OtherReading] != 1 || f.Applicable() != 1 {
		t.Errorf("%+v", f)
	}
}

func TestATagOfNoReadingIsRefused(t *testing.T) {
	for tag, says := range map[string]string{"@WIN-015=D": "A B", "@WIN-15=A": "", "@CARD-019=B": "TERM-015", "@TX-014=A": "TX-014"} {
		_, err := Load(tree(map[string]string{"turn/a.feature": "\n@TX-001 " + tag + "\n场景: 一\n  那么 好\n"}))
		if malformed := says == ""; !malformed && (err == nil || !strings.Contains(err.Error(), says)) {
			t.Errorf("%s: %v", tag, err)
		}
	}
}
