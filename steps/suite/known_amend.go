package suite

import (
	"strings"

	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

// Amendment is one thing that was changed in a known-failures file, or that somebody must decide.
type Amendment struct {
	// Sign is + for an added line, - for a removed one, ~ for a changed one, ! where nothing was done.
	Sign string
	// Text is the line, or what is to be decided.
	Text say.Text
}

func amended(sign, line string) Amendment { return Amendment{sign, say.Plain(line)} }

// NewKnownFile writes down the failures of a run, a line a case, under the file that each stands in. Outcomes that no
// entry can expect (an undefined step, a defect) are amendments with the sign !.
func NewKnownFile(name string, res report.Result) (*KnownFile, []Amendment) {
	f := &KnownFile{name: name, lines: []knownLine{{text: headerOf(res.Header)}}}
	return f, f.append(res.Records, func(report.Record) bool { return false })
}

func headerOf(h report.Header) string {
	impl := strings.Join(strings.Fields(h.Subject.Name), "-")
	if h.Subject.Version != "" {
		impl += "/" + strings.Join(strings.Fields(h.Subject.Version), "-")
	}
	line := knownHeader + " " + knownFormat + "   impl=" + impl
	if h.Suite != "" {
		line += "   suite=" + h.Suite
	}
	return line
}

// append adds an entry for each failed case that is not covered, under a remark with its file.
func (f *KnownFile) append(records []report.Record, covered func(report.Record) bool) []Amendment {
	var done []Amendment
	file := ""
	for _, r := range records {
		if r.Outcome == report.Pass || !r.Outcome.Judged() || covered(r) {
			continue
		}
		if !expectable(r.Outcome) {
			done = append(done, Amendment{"!", say.Textf("%s：结果 %s 不能写进名单，请先解决", "%s: an outcome %s cannot be expected; mend it first", r.ID, r.Outcome)})
			continue
		}
		if r.File != file {
			file = r.File
			f.lines = append(f.lines, knownLine{}, knownLine{text: "# " + file})
		}
		k := Known{Pattern: exactly(r.ID), Outcome: r.Outcome, Signature: lasting(r)}
		f.lines = append(f.lines, lineOf(k))
		done = append(done, amended("+", k.String()))
	}
	return done
}

// expectable says whether an entry can expect an outcome.
func expectable(o report.Outcome) bool {
	return o == report.Fail || o == report.Crash || o == report.Timeout || o == report.Protocol
}

// lasting is the signature that the next run can be expected to show: none where the failure hangs on what was played
// before.
func lasting(r report.Record) string {
	if r.Stability == report.StateLeak {
		return ""
	}
	return r.Signature
}

func lineOf(k Known) knownLine { return knownLine{text: k.String(), entry: &k} }

// Update brings the file up to date with a run: entries whose cases fail in another way are changed, failures that no
// entry covers are added. Remarks, order and what was written by hand stay; nothing is removed. plan is the whole plan.
func (f *KnownFile) Update(plan []Case, res report.Result) []Amendment {
	f.lines[0].text = headerOf(res.Header)
	book := newBook(plan, res)
	done := f.rewrite(book.updated)
	known := f.Entries()
	covered := func(r report.Record) bool {
		for _, k := range known {
			if c, ok := book.cases[r.ID]; ok && !k.Finding() && covers(k.Pattern, c, book.planned) {
				return true
			}
		}
		return false
	}
	return append(done, f.append(res.Records, covered)...)
}

// Prune removes what a run shows to be over: entries whose cases pass, and entries that cover no case of the plan. Of an
// entry for many cases of which some pass, those that do not stay. Cases that the run did not judge prove nothing.
func (f *KnownFile) Prune(plan []Case, res report.Result) []Amendment {
	return f.rewrite(newBook(plan, res).pruned)
}

// rewrite puts in the place of each entry what change makes of it.
func (f *KnownFile) rewrite(change func(Known) ([]Known, []Amendment)) []Amendment {
	var done []Amendment
	var lines []knownLine
	for _, l := range f.lines {
		if l.entry == nil || l.entry.Finding() {
			lines = append(lines, l)
			continue
		}
		entries, notes := change(*l.entry)
		done = append(done, notes...)
		if len(entries) == 1 && entries[0] == *l.entry {
			lines = append(lines, l)
			continue
		}
		for _, k := range entries {
			lines = append(lines, lineOf(k))
		}
	}
	f.lines = withoutBareHeadings(lines)
	return done
}

// withoutBareHeadings drops the paragraphs of which only the heading is left that append has written: the name of a file.
// What somebody wrote stays.
func withoutBareHeadings(lines []knownLine) []knownLine {
	var kept []knownLine
	for i, l := range lines {
		bare := l.entry == nil && isHeading(l.text) && (i+1 == len(lines) || strings.TrimSpace(lines[i+1].text) == "")
		if !bare {
			kept = append(kept, l)
			continue
		}
		if n := len(kept); n > 1 && strings.TrimSpace(kept[n-1].text) == "" {
			kept = kept[:n-1]
		}
	}
	return kept
}

func isHeading(line string) bool {
	return strings.HasPrefix(line, "# ") && strings.HasSuffix(line, ".feature")
}
