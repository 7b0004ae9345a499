package grind

import (
	"fengsheng/fuzz/law"
	"fengsheng/fuzz/play"
	"fengsheng/fuzz/relation"
	"fmt"
	"os"
	"runtime"
	"testing"

	"fengsheng/engine/profile"
)

// TestLawsHoldUnderEveryReading plays READINGS_DECISIONS decisions under each
// reading that the reference plays beside the usual one.
func TestLawsHoldUnderEveryReading(t *testing.T) {
	most := number(t, "READINGS_DECISIONS", 4_000)
	for _, s := range profile.Switches() {
		for _, other := range s.Others {
			readings := profile.Readings{{Ruling: s.Ruling, Letter: other.Letter}}
			t.Run(readings.String(), func(t *testing.T) {
				tables, err := play.SeatingsUnder(readings)
				if err != nil {
					t.Fatal(err)
				}
				grindThrough(t, Plan{Tables: tables, Decisions: most})
			})
		}
	}
}

// TestLawsHoldUnderAllReadingsAtOnce plays under the last alternative of each.
func TestLawsHoldUnderAllReadingsAtOnce(t *testing.T) {
	var all []profile.Reading
	for _, s := range profile.Switches() {
		all = append(all, profile.Reading{Ruling: s.Ruling, Letter: s.Others[len(s.Others)-1].Letter})
	}
	tables, err := play.SeatingsUnder(profile.ReadingsOf(all...))
	if err != nil {
		t.Fatal(err)
	}
	grindThrough(t, Plan{Tables: tables, Decisions: number(t, "READINGS_DECISIONS", 4_000)})
}

func grindThrough(t *testing.T, p Plan) {
	t.Helper()
	p.Laws, p.Relations, p.RelateEvery, p.Jobs = law.Laws(), relation.Relations(), relateEvery, runtime.GOMAXPROCS(0)
	s, err := Grind(t.Context(), p, func(s Status) { fmt.Fprintln(os.Stderr, told(s)) })
	t.Log(told(s))
	if err != nil {
		t.Errorf("after %s: %v", told(s), err)
	}
}
