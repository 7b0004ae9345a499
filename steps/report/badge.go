package report

import (
	"fmt"
	"html/template"
	"io"

	"github.com/mattn/go-runewidth"
)

var badge = template.Must(template.New("badge").Parse(`<svg xmlns="http://www.w3.org/2000/svg" width="{{.Width}}" height="20" role="img" aria-label="{{.Label}}: {{.Value}}">
<title>{{.Label}}: {{.Value}}</title>
<rect width="{{.Left}}" height="20" fill="#555"/><rect x="{{.Left}}" width="{{.Right}}" height="20" fill="{{.Fill}}"/>
<g fill="#fff" text-anchor="middle" font-family="Verdana,Noto Sans SC,sans-serif" font-size="11"><text x="{{.LabelX}}" y="14">{{.Label}}</text><text x="{{.ValueX}}" y="14">{{.Value}}</text></g>
</svg>
`))

type badgeData struct {
	Label, Value, Fill                 string
	Width, Left, Right, LabelX, ValueX int
}

// drawBadge shows a count, not a bare percentage: what was not applicable stands beside it.
func drawBadge(w io.Writer, r Result, look Look) error {
	l, f := look.Locale, r.Footer
	d := badgeData{Label: l.Say("风声规则", "fengsheng rules"), Fill: "#2e7d32"}
	d.Value = fmt.Sprintf("%d/%d", f.Counts[Pass], f.Applicable())
	if n := f.Counts[NotApplicable]; n > 0 {
		d.Value += l.Sayf("，不适用 %d", ", %d n/a", n)
	}
	if n := f.Counts[Skipped]; n > 0 {
		d.Value += l.Sayf("，跳过 %d", ", %d skipped", n)
	}
	if n := f.Counts[OtherReading]; n > 0 {
		d.Value += l.Sayf("，读法不同 %d", ", %d other reading", n)
	}
	switch {
	case f.Exit == Incomplete || !f.Complete:
		d.Fill = "#b26a00"
		d.Value += l.Say("，未完成", ", incomplete")
	case f.Exit != OK:
		d.Fill = "#b71c1c"
	}
	d.Left, d.Right = 7*runewidth.StringWidth(d.Label)+12, 7*runewidth.StringWidth(d.Value)+12
	d.Width, d.LabelX, d.ValueX = d.Left+d.Right, d.Left/2, d.Left+d.Right/2
	if err := badge.Execute(w, d); err != nil {
		return fmt.Errorf("report: badge: %w", err)
	}
	return nil
}
