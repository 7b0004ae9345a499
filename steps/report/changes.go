package report

import "fengsheng/steps/say"

// Change is what became of one case from one run to another.
type Change struct {
	ID string
	// Was and Is are the records; nil where the run did not plan the case.
	Was, Is *Record
	Kind    ChangeKind
}

// ChangeKind says what a change means.
type ChangeKind string

const (
	// NewlyFailing: it passed and fails now.
	NewlyFailing ChangeKind = "newly-failing"
	// Unjudged: it passed, and now it did not run, was skipped or does not apply.
	Unjudged ChangeKind = "no-longer-judged"
	// Removed: the new run did not plan it.
	Removed ChangeKind = "removed"
	// Changed: it fails in another way.
	Changed ChangeKind = "changed"
	// Added: the old run did not plan it.
	Added ChangeKind = "added"
	// Judged: it said nothing in the old run.
	Judged ChangeKind = "newly-judged"
	// Fixed: it failed and passes now.
	Fixed ChangeKind = "fixed"
)

// changeKinds is the order in which changes are told, the worst first.
var changeKinds = [...]struct {
	is   ChangeKind
	name say.Text
}{
	{NewlyFailing, say.Text{Zh: "新的不符", En: "newly failing"}},
	{Unjudged, say.Text{Zh: "原来通过，现在没有判定", En: "passed before, not judged now"}},
	{Changed, say.Text{Zh: "不符的方式变了", En: "fails in another way"}},
	{Removed, say.Text{Zh: "不再计划", En: "removed"}},
	{Added, say.Text{Zh: "新增", En: "added"}},
	{Judged, say.Text{Zh: "原来没有判定", En: "not judged before"}},
	{Fixed, say.Text{Zh: "修好了", En: "fixed"}},
}

// Worse says whether the change is a loss: what passed fails, or is no longer shown to pass. A case that fails in
// another way failed before, one that was added or taken away says something of the suite and nothing of the subject.
func (c Change) Worse() bool { return c.Kind == NewlyFailing || c.Kind == Unjudged }

// Compare lists what changed from one run to another, in the order of the new plan, then what was removed in the order of
// the old one. Expectations play no part: what counts is what happened.
func Compare(was, is Result) []Change {
	before := byID(was.Records)
	var changes []Change
	seen := map[string]bool{}
	for i := range is.Records {
		r := &is.Records[i]
		seen[r.ID] = true
		if kind := kindOf(before[r.ID], r); kind != "" {
			changes = append(changes, Change{r.ID, before[r.ID], r, kind})
		}
	}
	for i := range was.Records {
		if r := &was.Records[i]; !seen[r.ID] {
			changes = append(changes, Change{r.ID, r, nil, Removed})
		}
	}
	return changes
}

func byID(records []Record) map[string]*Record {
	at := make(map[string]*Record, len(records))
	for i := range records {
		at[records[i].ID] = &records[i]
	}
	return at
}

// kindOf is "" where nothing changed.
func kindOf(was, is *Record) ChangeKind {
	switch {
	case was == nil:
		return Added
	case was.Outcome == Pass && !is.Outcome.Judged():
		return Unjudged
	case was.Outcome == Pass && is.Outcome != Pass:
		return NewlyFailing
	case was.Outcome.Judged() && was.Outcome != Pass && is.Outcome == Pass:
		return Fixed
	case !was.Outcome.Judged() && is.Outcome.Judged():
		return Judged
	case was.Outcome != is.Outcome || was.Signature != is.Signature:
		return Changed
	}
	return ""
}
