package report

// Tally is the count of one chapter.
type Tally struct {
	Chapter       string
	Passed        int
	Judged        int
	NotApplicable int
}

// Chapters counts records by chapter, in the order in which the chapters first appear.
func Chapters(records []Record) []Tally {
	var all []Tally
	at := map[string]int{}
	for _, r := range records {
		i, ok := at[r.Chapter]
		if !ok {
			i = len(all)
			at[r.Chapter] = i
			all = append(all, Tally{Chapter: r.Chapter})
		}
		switch r.Outcome {
		case Pass:
			all[i].Passed++
			all[i].Judged++
		case NotApplicable:
			all[i].NotApplicable++
		case Skipped, OtherReading:
		default:
			all[i].Judged++
		}
	}
	return all
}

// ill lists the records that need attention.
func ill(records []Record) []Record {
	var some []Record
	for _, r := range records {
		if r.Ill() {
			some = append(some, r)
		}
	}
	return some
}

// mark is the sign of an outcome in text.
func mark(o Outcome) string {
	switch o {
	case Pass:
		return "✓"
	case Unrun, NotApplicable, Skipped, OtherReading:
		return "-"
	}
	return "✗"
}
