package report

import (
	_ "embed"
	"fengsheng/steps/say"
	"fmt"
	"html/template"
	"io"
)

//go:embed page.html
var pageSource string

// pageTemplate escapes whatever a subject may have said.
var pageTemplate = template.Must(template.New("page").Parse(pageSource))

// view is what the page's template sees.
type view struct {
	l       say.Locale
	Runs    []runView
	Rulings []rulingRow
}

// runView is one run on the page.
type runView struct {
	Result
	// Nr tells the runs' anchors apart.
	Nr       int
	Chapters []Tally
	Listing  []string
}

// rulingRow is a ruling with the cases that prove it, a cell a run.
type rulingRow struct {
	ID    string
	Cells [][]caseLink
}

// caseLink leads to a case further down the page.
type caseLink struct {
	Record
	Anchor string
}

// Say lets the template word itself in the page's language.
func (v view) Say(zh, en string) string { return v.l.Say(zh, en) }

// In words a message in the page's language.
func (v view) In(t say.Text) string { return t.In(v.l) }

// Lang is the page's language tag.
func (v view) Lang() string { return v.l.Say("zh-CN", "en") }

// Mark is the sign of an outcome.
func (v view) Mark(o Outcome) string { return mark(o) }

// Name is the name of an outcome.
func (v view) Name(o Outcome) string { return o.Name(v.l) }

// Share is a count with its denominator.
func (v view) Share(part, whole int) string { return share(part, whole) }

// Advice is what repeating the case has shown.
func (v view) Advice(s Stability) string { return s.Advice(v.l) }

// Anchor names a case of a run within the page.
func (r runView) Anchor(rec Record) string { return fmt.Sprintf("%d-%s", r.Nr, rec.ID) }

// drawHTML writes one page without a script or an outside address.
func drawHTML(w io.Writer, r Result, look Look) error { return drawHTMLs(w, []Result{r}, look) }

// drawHTMLs writes one page on several runs: a table of rulings × subjects above, the cases of each run below.
func drawHTMLs(w io.Writer, runs []Result, look Look) error {
	v := view{l: look.Locale}
	for i, r := range runs {
		v.Runs = append(v.Runs, runView{Result: r, Nr: i + 1, Chapters: Chapters(r.Records), Listing: listing(r.Header, r.Records, look.Locale)})
	}
	v.Rulings = byRuling(v.Runs)
	if err := pageTemplate.Execute(w, v); err != nil {
		return fmt.Errorf("report: html: %w", err)
	}
	return nil
}

// byRuling groups records by ruling, in the order in which rulings first appear.
func byRuling(runs []runView) []rulingRow {
	var rows []rulingRow
	at := map[string]int{}
	for n, run := range runs {
		for _, r := range run.Records {
			for _, id := range r.Rulings {
				i, ok := at[id]
				if !ok {
					i = len(rows)
					at[id] = i
					rows = append(rows, rulingRow{ID: id, Cells: make([][]caseLink, len(runs))})
				}
				rows[i].Cells[n] = append(rows[i].Cells[n], caseLink{r, run.Anchor(r)})
			}
		}
	}
	return rows
}
