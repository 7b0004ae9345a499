package suite

import (
	"slices"

	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

// book is a run, looked up by the entries of a known-failures file.
type book struct {
	plan    []Case
	planned map[string]bool
	cases   map[string]Case
	records map[string]report.Record
}

func newBook(plan []Case, res report.Result) *book {
	b := &book{plan: plan, planned: plannedIDs(plan), cases: map[string]Case{}, records: map[string]report.Record{}}
	for _, c := range plan {
		b.cases[c.ID] = c
	}
	for _, r := range res.Records {
		b.records[r.ID] = r
	}
	return b
}

// covered are the ids of the cases that an entry covers.
func (b *book) covered(k Known) []string {
	var ids []string
	for _, c := range b.plan {
		if covers(k.Pattern, c, b.planned) {
			ids = append(ids, c.ID)
		}
	}
	return ids
}

// failures are the records of the cases that an entry covers and that failed as an entry can expect.
func (b *book) failures(k Known) []report.Record {
	var failed []report.Record
	for _, id := range b.covered(k) {
		if r, ran := b.records[id]; ran && expectable(r.Outcome) {
			failed = append(failed, r)
		}
	}
	return failed
}

// updated is an entry as the run would have it: changed where its cases all fail in one new way, a line a case where
// they fail in several.
func (b *book) updated(k Known) ([]Known, []Amendment) {
	failed := b.failures(k)
	other := slices.ContainsFunc(failed, func(r report.Record) bool {
		return k.expectation().Judge(r.Outcome, r.Signature) != report.Met
	})
	if k.Skip || !other {
		return []Known{k}, nil
	}
	first := failed[0]
	sameOutcome := !slices.ContainsFunc(failed, func(r report.Record) bool { return r.Outcome != first.Outcome })
	sameSignature := !slices.ContainsFunc(failed, func(r report.Record) bool { return r.Signature != first.Signature })
	switch {
	case k.WontFix && !(sameOutcome && first.Outcome == report.Fail):
		return []Known{k}, []Amendment{{"!", say.Textf("%s：%s 写作 wontfix，现在却是 %s；请自己决定",
			"%s: %s is wontfix, but comes to %s now; decide yourself", k.At(), k.Pattern, first.Outcome)}}
	case !sameOutcome:
		return b.split(k, func(string) bool { return true })
	case !sameSignature:
		first.Signature = ""
	}
	k.Outcome, k.Signature = first.Outcome, lasting(first)
	return []Known{k}, []Amendment{amended("~", k.String())}
}

// pruned is what the run leaves of an entry.
func (b *book) pruned(k Known) ([]Known, []Amendment) {
	ids := b.covered(k)
	passed := func(id string) bool { return b.records[id].Outcome == report.Pass }
	switch {
	case len(ids) == 0, !k.Skip && !slices.ContainsFunc(ids, func(id string) bool { return !passed(id) }):
		return nil, []Amendment{amended("-", k.String())}
	case k.Skip || !slices.ContainsFunc(ids, passed):
		return []Known{k}, nil
	}
	return b.split(k, func(id string) bool { return !passed(id) })
}

// split makes an entry of each case that the old one covers and that is to be kept, as the run shows it; what was written
// by hand goes with each.
func (b *book) split(k Known, keep func(id string) bool) ([]Known, []Amendment) {
	var parts []Known
	done := []Amendment{amended("-", k.String())}
	for _, id := range b.covered(k) {
		r, ran := b.records[id]
		if !keep(id) || ran && r.Outcome == report.Pass {
			continue
		}
		part := k
		part.Pattern, part.max = exactly(id), 0
		if ran && expectable(r.Outcome) && !(k.WontFix && r.Outcome != report.Fail) {
			part.Outcome, part.Signature = r.Outcome, lasting(r)
		}
		parts = append(parts, part)
		done = append(done, amended("+", part.String()))
	}
	return parts, done
}
