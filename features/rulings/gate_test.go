package rulings

import (
	"errors"
	"strings"
	"testing"
	"testing/fstest"
)

// tests is a finder that knows what it is told.
type tests map[string]Presence

func (ts tests) Find(name string) (Presence, error) {
	if strings.HasSuffix(name, "TestBroken") {
		return Absent, errors.New("does not parse")
	}
	return ts[name], nil
}

func read(t *testing.T, core, complete string, ids ...string) *Catalogue {
	t.Helper()
	files := folder(core, ids...)
	files["rulings/complete.yaml"].Data = []byte("complete: [" + complete + "]\n")
	c, err := Read(files)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestTheGateFinds(t *testing.T) {
	plain := entryOf("TX-001")
	limiting := plain[:len(plain)-1] + "  also_not: 反面\n"
	tested := plain[:len(plain)-1] + "  proved_by: [m/p.TestThere]\n"
	lost := plain[:len(plain)-1] + "  proved_by: [m/p.TestGone]\n"
	broken := plain[:len(plain)-1] + "  proved_by: [m/p.TestBroken]\n"
	beginner := strings.Replace(plain, "[standard, promo]", "[standard, beginner]", 1)
	promo := strings.Replace(plain, "[standard, promo]", "[promo]", 1)
	proof := Proof{Case: "TX-001/main", File: "t/a.feature", Line: 7, Rulings: []string{"TX-001"}, Positive: true}
	both := proof
	both.Negative = true
	negative := proof
	negative.Positive, negative.Negative = false, true
	untagged := proof
	untagged.Rulings = nil
	astray := proof
	astray.Rulings = []string{"TX-001", "TX-404"}
	inStandard := proof
	inStandard.Profiles = []string{Standard}
	inBeginner := proof
	inBeginner.Profiles = []string{Standard, Beginner}
	inPromo := proof
	inPromo.Profiles = []string{Standard, Promo}
	finder := tests{"m/p.TestThere": Present, "m/p.TestGone": Absent}
	for _, tt := range []struct {
		claim    string
		core     string
		complete string
		proofs   []Proof
		want     string // beginning and rule of the only finding; empty for none
	}{
		{"an unproved ruling in a complete chapter", plain, "core", nil, "rulings/core.yaml:1: TX-001 … [unproved]"},
		{"a ruling that lists a profile in which no case plays it", beginner, "core", []Proof{inStandard},
			"rulings/core.yaml:1: TX-001 … [unplayed-profile]"},
		{"a ruling that lists a profile in which a case plays it", beginner, "core", []Proof{inBeginner}, ""},
		{"an unproved ruling of a complete prefix", plain, "TX", nil, "rulings/core.yaml:1: TX-001 … [unproved]"},
		{"nothing while the chapter is open", plain, "", nil, ""},
		{"nothing when a case proves it", plain, "core", []Proof{proof}, ""},
		{"nothing when a Go test proves it", tested, "core", nil, ""},
		{"a tag that names no ruling", plain, "", []Proof{astray}, "t/a.feature:7: … TX-404 … [unknown-ruling]"},
		{"a scenario without a ruling", plain, "", []Proof{untagged}, "t/a.feature:7: … [untagged]"},
		{"a limit proved from its good side only", limiting, "core", []Proof{proof}, "rulings/core.yaml:1: TX-001 … [no-negative]"},
		{"a limit proved from its bad side only", limiting, "core", []Proof{negative}, "rulings/core.yaml:1: TX-001 … [no-positive]"},
		{"nothing about sides while the chapter is open", limiting, "", []Proof{proof}, ""},
		{"nothing when two cases share the sides", limiting, "core", []Proof{proof, negative}, ""},
		{"nothing when one case has both sides", limiting, "core", []Proof{both}, ""},
		{"a proving test that is gone", lost, "", nil, "rulings/core.yaml:1: TX-001 … m/p.TestGone … [no-such-test]"},
		{"a proving test that cannot be read", broken, "", nil, "rulings/core.yaml:1: TX-001 … parse … [unreadable-test]"},
		{"a case in a profile that is not bound", promo, "", []Proof{inStandard}, "t/a.feature:7: … [wrong-profile]"},
		{"nothing when one of its profiles is bound", promo, "", []Proof{inPromo}, ""},
	} {
		t.Run(tt.claim, func(t *testing.T) {
			report := Check(read(t, tt.core, tt.complete, "TX-001"), tt.proofs, finder)
			if tt.want == "" {
				if !report.OK() {
					t.Errorf("findings: %v, want none", report.Findings)
				}
				return
			}
			if len(report.Findings) != 1 || !inOrder(report.Findings[0].String(), strings.Split(tt.want, "…")) {
				t.Errorf("findings: %v, want %s", report.Findings, tt.want)
			}
			if len(report.Findings) == 1 && strings.Contains(report.Findings[0].ZH+report.Findings[0].EN, "%!") {
				t.Errorf("a message is badly formatted: %+v", report.Findings[0])
			}
		})
	}
}

// inOrder reports whether text has the parts one after the other.
func inOrder(text string, parts []string) bool {
	for _, part := range parts {
		_, after, ok := strings.Cut(text, strings.TrimSpace(part))
		if !ok {
			return false
		}
		text = after
	}
	return true
}

func TestWithoutSourceTestsAreNotChecked(t *testing.T) {
	core := strings.TrimSuffix(entryOf("TX-001"), "\n") + "  proved_by: [m/p.TestGone]\n"
	report := Check(read(t, core, "core", "TX-001"), nil, NoSource{})
	if !report.OK() || len(report.Notes) != 1 || !strings.Contains(report.Notes[0].EN, "not checked") {
		t.Errorf("findings %v, notes %v", report.Findings, report.Notes)
	}
}

func TestTheGateCountsEachChapter(t *testing.T) {
	c := read(t, entryOf("TX-001")+entryOf("TX-002"), "", "TX-001", "TX-002")
	report := Check(c, []Proof{{Case: "a", Rulings: []string{"TX-002"}}, {Case: "b", Rulings: []string{"TX-002"}}}, NoSource{})
	if len(report.Counts) != 5 || report.Counts[0] != (Count{"core", 1, 2}) || report.Total() != (Count{"", 1, 2}) {
		t.Errorf("counts %v, total %v", report.Counts, report.Total())
	}
}

func TestFindingsAreInReadingOrder(t *testing.T) {
	late := Proof{Case: "b", File: "b.feature", Line: 1}
	early := Proof{Case: "a", File: "a.feature", Line: 9}
	first := Proof{Case: "c", File: "a.feature", Line: 2}
	report := Check(read(t, "[]\n", ""), []Proof{late, early, first}, NoSource{})
	var cases []string
	for _, f := range report.Findings {
		cases = append(cases, strings.Fields(f.EN)[1])
	}
	if got := strings.Join(cases, ""); got != "cab" {
		t.Errorf("order %s, want cab", got)
	}
}

func TestModuleFindsGoTests(t *testing.T) {
	finder, err := OpenModule(fstest.MapFS{
		"go.mod":        {Data: []byte("module m\n")},
		"p/a_test.go":   {Data: []byte("package p\nfunc TestThere() {}\nfunc (x X) TestMethod() {}\n")},
		"p/b.go":        {Data: []byte("package p\nfunc TestOutside() {}\n")},
		"bad/a_test.go": {Data: []byte("package bad\nfunc {")},
		"root_test.go":  {Data: []byte("package m\nfunc TestRoot() {}\n")},
	})
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]Presence{
		"m/p.TestThere": Present, "m.TestRoot": Present, "m/p.TestGone": Absent, "m/q.TestThere": Absent,
		"m/p.TestMethod": Absent, "m/p.TestOutside": Absent, "other/p.TestThere": Unchecked,
	} {
		if got, err := finder.Find(name); got != want || err != nil {
			t.Errorf("Find(%s) = %v, %v, want %v", name, got, err, want)
		}
	}
	if _, err := finder.Find("m/bad.TestX"); err == nil || !strings.Contains(err.Error(), "bad/a_test.go") {
		t.Errorf("a file that does not parse: error = %v", err)
	}
}

func TestOutsideAModuleThereIsNoSource(t *testing.T) {
	finder, err := OpenModule(fstest.MapFS{})
	if finder != (NoSource{}) || err != nil {
		t.Errorf("OpenModule = %v, %v", finder, err)
	}
	if _, err := OpenModule(fstest.MapFS{"go.mod": {Data: []byte("go 1.26\n")}}); err == nil {
		t.Error("a go.mod without a module line was accepted")
	}
}
