package story_test

import (
	"fmt"
	"slices"
	"testing"

	"fengsheng/engine/wire"
	"fengsheng/steps/report"
	"fengsheng/steps/story"
)

// Of whatever kind the difference is, the scenario fails on an implementation that has it.
func TestEveryKindOfDifferenceIsCaught(t *testing.T) {
	ends := map[story.Kind]report.Outcome{story.Crash: report.Crash, story.Timeout: report.Timeout, story.Protocol: report.Protocol}
	for kind, plant := range planters {
		t.Run(string(kind), func(t *testing.T) {
			tried := 0
			for n := uint64(0); tried < max(6, stories(t)/33); n++ {
				f, g, before := settled(t, n)
				if kind == story.Chance {
					f, g, before = lastChance(t, f)
				}
				p := plant(site{int(n), f, g, before}, story.Difference{Kind: kind})
				if p == nil {
					continue
				}
				tried++
				f.Name = fmt.Sprintf("%s%d", "发现", n)
				f.Last = p.Difference
				files := told(t, f)
				got := outcomeOn(t, files, p.make)
				if got == report.Pass || ends[kind] != "" && got != ends[kind] {
					t.Errorf("%+v: %s on\n%s", p.Difference, got, files[f.Name+".feature"].Data)
				}
			}
		})
	}
}

// Announcements that did happen may still come in the wrong order, or once too often.
func TestTheOrderOfAnnouncementsIsCaught(t *testing.T) {
	f := ordered()
	files := told(t, f)
	_, before := ended(t, f.Setup, f.Moves)
	for name, spoil := range map[string]func([]wire.Event){
		"reversed": slices.Reverse[[]wire.Event],
		"repeated": func(all []wire.Event) {
			for i := range all {
				if all[i].What == "locked" {
					all[i] = wire.Event{What: "resolved", Seat: "A", Other: "C", Card: "红锁定", Name: "锁定"}
				}
			}
		},
	} {
		got := outcomeOn(t, files, func() *wrong {
			return &wrong{before: before, answers: func(r wire.Report) wire.Report {
				r.Events = slices.Clone(r.Events)
				spoil(r.Events)
				return r
			}}
		})
		if got != report.Fail {
			t.Errorf("%s announcements: %s on\n%s", name, got, files["order.feature"].Data)
		}
	}
}
