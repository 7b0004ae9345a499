package report

import (
	"cmp"
	"fengsheng/steps/say"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// mostIDs is how many ids a list names, mostExamples how many of those that do not apply, which are often thousands;
// mostReasons is how many reasons. What is left out is counted.
const (
	mostIDs      = 12
	mostExamples = 3
	mostReasons  = 8
)

// reason is why some cases were not judged.
type reason struct {
	text say.Text
	ids  []string
}

// reasonsOf groups the records with an outcome by what they say, the most frequent first.
func reasonsOf(records []Record, o Outcome) []reason {
	var all []reason
	at := map[say.Text]int{}
	for _, r := range records {
		if r.Outcome != o {
			continue
		}
		i, ok := at[r.Message]
		if !ok {
			i = len(all)
			at[r.Message] = i
			all = append(all, reason{text: r.Message})
		}
		all[i].ids = append(all[i].ids, r.ID)
	}
	slices.SortStableFunc(all, func(a, b reason) int { return cmp.Compare(len(b.ids), len(a.ids)) })
	return all
}

// listing says in lines by which unusual readings the run judged, and which cases were not judged and why: skipped ones
// all, the others shortened.
func listing(h Header, records []Record, l say.Locale) []string {
	var out []string
	if len(h.Readings) > 0 {
		out = append(out, l.Say("读法：", "readings: ")+h.reads())
	}
	for _, o := range [...]Outcome{NotApplicable, OtherReading, Skipped, Unrun} {
		reasons := reasonsOf(records, o)
		for i, r := range reasons {
			full := o == Skipped || o == OtherReading
			if i == mostReasons && !full {
				out = append(out, l.Sayf("%[2]s：另有 %[1]d 种原因", "%[2]s: %[1]d more reasons", len(reasons)-i, o.Name(l)))
				break
			}
			most := map[Outcome]int{NotApplicable: mostExamples, Skipped: len(r.ids), OtherReading: mostIDs, Unrun: mostIDs}[o]
			out = append(out, l.Sayf("%[1]s %[2]d：%[3]s（%[4]s）", "%[1]s %[2]d: %[3]s (%[4]s)",
				o.Name(l), len(r.ids), firstLine(r.text.In(l)), shorten(r.ids, most)))
		}
	}
	return out
}

// reads is the readings that are not the usual ones, in order.
func (h Header) reads() string {
	var all []string
	for _, ruling := range slices.Sorted(maps.Keys(h.Readings)) {
		all = append(all, ruling+"="+h.Readings[ruling])
	}
	return strings.Join(all, " ")
}

// shorten joins the first ids and counts the rest.
func shorten(ids []string, most int) string {
	if len(ids) > most {
		return strings.Join(ids[:most], " ") + fmt.Sprintf(" … +%d", len(ids)-most)
	}
	return strings.Join(ids, " ")
}

// share is a count with its denominator and, rounded down so that only all is 100 %, its percentage.
func share(part, whole int) string {
	if whole == 0 {
		return "0/0"
	}
	tenths := part * 1000 / whole
	return fmt.Sprintf("%d/%d (%d.%d%%)", part, whole, tenths/10, tenths%10)
}
