package steps

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"fengsheng/engine/profile"
	"fengsheng/features/rulings"
	"fengsheng/steps/report"
	"fengsheng/steps/suite"
)

// alternatives is every reading that the reference plays beside the usual ones.
func alternatives(t *testing.T) [][2]string {
	c, err := rulings.Load()
	if err != nil {
		t.Fatal(err)
	}
	var all [][2]string
	for _, r := range c.Readings() {
		for _, letter := range r.Letters()[1:] {
			all = append(all, [2]string{r.Ruling, letter})
		}
	}
	return all
}

// The catalogue and the engine know the same readings, of which the first is the usual one, in the same profiles.
func TestEveryReadingOfTheCatalogueIsPlayed(t *testing.T) {
	c, err := rulings.Load()
	if err != nil {
		t.Fatal(err)
	}
	var want, got []string
	for _, r := range c.Readings() {
		want = append(want, fmt.Sprint(r.Ruling, r.Letters(), r.Profiles))
	}
	for _, s := range profile.Switches() {
		got = append(got, fmt.Sprint(s.Ruling, s.Letters(), s.In))
	}
	slices.Sort(want)
	slices.Sort(got)
	if !slices.Equal(want, got) {
		t.Errorf("the catalogue (-) and the engine (+) differ:\n%s", suite.Diff(strings.Join(want, "\n"), strings.Join(got, "\n")))
	}
}

// share is one case in so many: sample of those that no reading is known to change, dependents of those that one does.
type share struct{ sample, dependents int }

// few is what a test run usually plays, or all of it with READINGS=all.
func few(t *testing.T, usually, all share) share {
	switch s := os.Getenv("READINGS"); s {
	case "":
		return usually
	case "all":
		return all
	default:
		t.Fatalf("READINGS=%q, expected all or nothing", s)
		return share{}
	}
}

func TestEachReadingAlone(t *testing.T) {
	cases := builtinCases(t)
	for i, a := range alternatives(t) {
		t.Run(a[0]+"="+a[1], func(t *testing.T) {
			passUnder(t, cases, map[string]string{a[0]: a[1]}, few(t, share{100, 6}, share{1, 1}), i)
		})
	}
}

// A tag that says a case holds under the usual reading only is there because the case does not hold under the other one: at
// least one of its rows, in one of its profiles.
func TestNoTagOfAReadingIsIdle(t *testing.T) {
	cases := builtinCases(t)
	for i, a := range alternatives(t) {
		t.Run(a[0]+"="+a[1], func(t *testing.T) {
			readings, err := suite.Declare(map[string]string{a[0]: a[1]})
			if err != nil {
				t.Fatal(err)
			}
			excluded := map[string][]suite.Case{}
			for _, c := range cases {
				if c.Chapter != "readings" && c.HoldsUnder(a[0]) != nil && !slices.Contains(c.HoldsUnder(a[0]), a[1]) {
					key := scenarioOf(c)
					excluded[key] = append(excluded[key], c)
				}
			}
			var some []suite.Case
			for n, key := range slices.Sorted(maps.Keys(excluded)) {
				if (n+i)%few(t, share{sample: 12}, share{sample: 1}).sample == 0 {
					some = append(some, excluded[key]...)
				}
			}
			flips, err := suite.Flip(t.Context(), some, readings, suite.Options{Bind: Bind})
			if err != nil {
				t.Fatal(err)
			}
			for _, c := range some {
				if !slices.ContainsFunc(flips.Usual, func(id string) bool { return strings.HasPrefix(id, scenarioOf(c)) }) {
					t.Errorf("%s:%d: %s holds under %s=%s too: its tag is idle", c.File, c.Line, c.ID, a[0], a[1])
				}
			}
		})
	}
}

// scenarioOf is the part of a case's id that all rows of its scenario share.
func scenarioOf(c suite.Case) string {
	ruling, rest, _ := strings.Cut(c.ID, "/")
	variant, _, _ := strings.Cut(rest, "/")
	return ruling + "/" + variant
}

// Readings do not get into each other's way: 200 combinations, drawn with a fixed seed.
func TestReadingsTogether(t *testing.T) {
	const combinations = 200
	cases, all := builtinCases(t), alternatives(t)
	p := rand.New(rand.NewPCG(12, 200))
	for i := range combinations {
		named := map[string]string{}
		odds := 2 + p.IntN(5)
		for _, a := range all {
			if p.IntN(odds) == 0 {
				named[a[0]] = a[1]
			}
		}
		t.Run(fmt.Sprintf("%03d", i), func(t *testing.T) { passUnder(t, cases, named, few(t, share{400, 60}, share{20, 1}), i) })
	}
}

// passUnder runs the cases that are written for the readings and a share of all others, another one for each turn.
func passUnder(t *testing.T, cases []suite.Case, named map[string]string, of share, turn int) {
	readings, err := suite.Declare(named)
	if err != nil {
		t.Fatal(err)
	}
	var plan []suite.Case
	for i, c := range suite.ExpandUnder(cases, "", readings) {
		switch {
		case !c.Other().Empty():
		case c.Chapter == "readings", c.Depends() && (i+turn)%of.dependents == 0, (i+turn)%of.sample == 0:
			plan = append(plan, c)
		}
	}
	result, err := suite.Run(t.Context(), plan, suite.Options{Bind: Bind})
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range result.Records {
		if r.Outcome != report.Pass {
			t.Errorf("%v: %s %s: %s", readings.Named(), r.ID, r.Outcome, r.Message.En)
		}
	}
}
