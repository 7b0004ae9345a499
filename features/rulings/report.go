package rulings

import "fmt"

// Count is how far a chapter has come.
type Count struct {
	Chapter string
	Proved  int
	Total   int
}

// Report is the answer of the gate.
type Report struct {
	Counts   []Count   // one a chapter, in reading order
	Findings []Finding // in reading order; the gate is shut while there is one
	Notes    []Finding // what could not be checked; never shuts the gate
}

// OK reports whether the gate is open.
func (r Report) OK() bool { return len(r.Findings) == 0 }

// Total sums the counts of all chapters; its Chapter is empty.
func (r Report) Total() Count {
	var sum Count
	for _, count := range r.Counts {
		sum.Proved += count.Proved
		sum.Total += count.Total
	}
	return sum
}

func (r Ruling) finding(rule, zh, en string, args ...any) Finding {
	return Finding{
		File: r.File, Line: r.Line, Rule: rule,
		ZH: fmt.Sprintf("%s（%s）", r.ID, r.Title) + fmt.Sprintf(zh, args...),
		EN: r.ID + " " + fmt.Sprintf(en, args...),
	}
}

func (p Proof) finding(rule, zh, en string, args ...any) Finding {
	return Finding{
		File: p.File, Line: p.Line, Rule: rule,
		ZH: fmt.Sprintf("场景 %s ", p.Case) + fmt.Sprintf(zh, args...),
		EN: fmt.Sprintf("scenario %s ", p.Case) + fmt.Sprintf(en, args...),
	}
}
