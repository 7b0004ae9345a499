package report

import (
	"fengsheng/steps/say"
	"slices"

	"github.com/google/go-cmp/cmp"
)

// Named is a run with the name of the file that it was read from, for messages.
type Named struct {
	Name string
	Result
}

// Merge makes one run of shards: runs of the same suite on the same subject, no case in two of them. Plans, records and
// troubles follow one another in the order given; the footer is concluded anew.
func Merge(shards []Named) (Result, error) {
	if len(shards) == 0 {
		return Result{}, say.Problemf("没有可以合并的结果流", "report: there is nothing to merge")
	}
	whole := Result{Header: shards[0].Header}
	from := map[string]string{}
	var troubles []Trouble
	for _, s := range shards {
		if err := sameRun(shards[0], s); err != nil {
			return Result{}, err
		}
		for _, id := range s.Plan {
			if before, twice := from[id]; twice {
				return Result{}, say.Problemf("用例 %s 在 %s 和 %s 里都有：合并的各份不能重叠",
					"report: case %s is in both %s and %s: shards must not overlap", id, before, s.Name)
			}
			from[id] = s.Name
		}
		whole.Plan = append(whole.Plan, s.Plan...)
		whole.Records = append(whole.Records, s.Records...)
		troubles = append(troubles, s.Footer.Troubles...)
		whole.Header.AllowEmpty = whole.Header.AllowEmpty && s.Header.AllowEmpty
		if !slices.Equal(whole.Header.Arguments, s.Header.Arguments) {
			// Each shard selected its own part; the whole has no arguments of its own.
			whole.Header.Arguments = nil
		}
	}
	whole.Footer = Conclude(whole.Header, whole.Plan, whole.Records, troubles)
	return whole, nil
}

// sameRun says whether two shards can be of one run.
func sameRun(a, b Named) error {
	part := func(h Header) Header {
		h.Arguments, h.AllowEmpty = nil, false
		// A subject may be started by another path on another machine.
		h.Subject.Command = nil
		return h
	}
	if cmp.Equal(part(a.Header), part(b.Header)) {
		return nil
	}
	return say.Problemf("%s（%s，场景 %s，裁定 %s）与 %s（%s，场景 %s，裁定 %s）不是同一次运行的两份",
		"report: %s (%s, suite %s, rules %s) and %s (%s, suite %s, rules %s) are not shards of one run",
		a.Name, a.Header.Subject, a.Header.Suite, a.Header.Rules, b.Name, b.Header.Subject, b.Header.Suite, b.Header.Rules)
}
