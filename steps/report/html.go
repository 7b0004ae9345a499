package report

import (
	_ "embed"
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
	Result
	l        Locale
	Chapters []Tally
	Rulings  []rulingRow
}

// rulingRow is a ruling with the cases that prove it.
type rulingRow struct {
	ID    string
	Cases []Record
}

// Say lets the template word itself in the page's language.
func (v view) Say(zh, en string) string { return v.l.Say(zh, en) }

// In words a message in the page's language.
func (v view) In(t Text) string { return t.In(v.l) }

// Lang is the page's language tag.
func (v view) Lang() string { return v.l.Say("zh-CN", "en") }

// Mark is the sign of an outcome.
func (v view) Mark(o Outcome) string { return mark(o) }

// Name is the name of an outcome.
func (v view) Name(o Outcome) string { return o.Name(v.l) }

// drawHTML writes one page without a script or an outside address.
func drawHTML(w io.Writer, r Result, look Look) error {
	v := view{Result: r, l: look.Locale, Chapters: Chapters(r.Records), Rulings: byRuling(r.Records)}
	if err := pageTemplate.Execute(w, v); err != nil {
		return fmt.Errorf("report: html: %w", err)
	}
	return nil
}

// byRuling groups records by ruling, in the order in which rulings first appear.
func byRuling(records []Record) []rulingRow {
	var rows []rulingRow
	at := map[string]int{}
	for _, r := range records {
		for _, id := range r.Rulings {
			i, ok := at[id]
			if !ok {
				i = len(rows)
				at[id] = i
				rows = append(rows, rulingRow{ID: id})
			}
			rows[i].Cases = append(rows[i].Cases, r)
		}
	}
	return rows
}
