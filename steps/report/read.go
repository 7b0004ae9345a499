package report

import (
	"cmp"
	"encoding/json"
	"errors"
	"fengsheng/steps/say"
	"io"
	"reflect"
	"slices"
)

// ErrTruncated says that a stream has no footer: the run that wrote it did not end.
var ErrTruncated = errors.New("report: stream without footer")

// Read reads a whole stream and checks it: header, plan, records, footer, in that order, nothing after the footer,
// and a footer that [Conclude] would give for these records. What a report shows is thereby never more than what ran.
func Read(r io.Reader) (Result, error) {
	dec := json.NewDecoder(r)
	var res Result
	for n := 1; ; n++ {
		var l line
		err := dec.Decode(&l)
		if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
			return Result{}, say.Problemf("结果流没有结尾行：那次运行没有结束，不能据此出报告。请重新运行",
				"report: the stream has no footer: the run did not end, so nothing is drawn from it; run it again").Because(ErrTruncated)
		}
		if err != nil {
			return Result{}, say.Problemf("结果流第 %d 条不是 JSON：%v", "report: entry %d of the stream is no JSON: %v", n, err).Because(err)
		}
		done, err := res.take(n, l)
		if err != nil {
			return Result{}, err
		}
		if done {
			res.sort()
			return res, res.check(dec)
		}
	}
}

// take adds one line; true means that it was the footer.
func (r *Result) take(n int, l line) (bool, error) {
	switch {
	case n == 1 && l.Header != nil && l.Header.Format == Format:
		r.Header = *l.Header
	case n == 1 && l.Header != nil:
		return false, say.Problemf("结果流是第 %d 版，本程序只读第 %d 版", "report: the stream has format %d, this program reads %d",
			l.Header.Format, Format)
	case n == 2 && l.Type == "plan":
		r.Plan = l.Plan
	case n > 2 && l.Case != nil && l.Case.Outcome.Known():
		r.Records = append(r.Records, *l.Case)
	case n > 2 && l.Footer != nil:
		r.Footer = *l.Footer
		return true, nil
	default:
		return false, say.Problemf("结果流第 %d 条（%q）不该出现在这里；顺序是 header、plan、case…、footer",
			"report: entry %d (%q) of the stream is out of place; the order is header, plan, case…, footer", n, l.Type)
	}
	return false, nil
}

// sort puts the records in the order of the plan: several jobs write them as they come.
func (r *Result) sort() {
	at := make(map[string]int, len(r.Plan))
	for i, id := range r.Plan {
		at[id] = i
	}
	slices.SortStableFunc(r.Records, func(a, b Record) int { return cmp.Compare(at[a.ID], at[b.ID]) })
}

// check compares the footer with what the records say.
func (r *Result) check(dec *json.Decoder) error {
	if dec.More() {
		return say.Problemf("结果流在结尾行之后还有内容", "report: the stream goes on after its footer")
	}
	want := Conclude(r.Header, r.Plan, r.Records, r.Footer.Troubles)
	// Stray records are found anew by Conclude and stand in the footer already.
	want.Troubles = r.Footer.Troubles
	if r.Footer.Counts == nil {
		r.Footer.Counts = map[Outcome]int{}
	}
	if !reflect.DeepEqual(want, r.Footer) {
		return say.Problemf("结果流的结尾行与记录不符：按记录应为“%s”，结尾写着“%s”",
			"report: the footer does not agree with the records: they say %q, it says %q", want.Summary.Zh, r.Footer.Summary.Zh)
	}
	return nil
}
