package report

import (
	"encoding/json"
	"fmt"
	"io"
)

// line is one line of the stream. Exactly one of the fields is set, and Type names it.
type line struct {
	Type   string   `json:"type"`
	Header *Header  `json:"header,omitempty"`
	Plan   []string `json:"plan,omitempty"`
	Case   *Record  `json:"case,omitempty"`
	Footer *Footer  `json:"footer,omitempty"`
}

// Writer writes a stream as the run goes on, so that a run that is killed leaves what it knew.
type Writer struct {
	enc *json.Encoder
}

// NewWriter writes header and plan. Errors are those of w.
func NewWriter(w io.Writer, h Header, plan []string) (*Writer, error) {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	h.Format = Format
	out := &Writer{enc: enc}
	if err := out.put(line{Type: "header", Header: &h}); err != nil {
		return nil, err
	}
	return out, out.put(line{Type: "plan", Plan: plan})
}

// Case writes one record.
func (w *Writer) Case(r Record) error { return w.put(line{Type: "case", Case: &r}) }

// Close writes the footer, after which the stream may be rendered.
func (w *Writer) Close(f Footer) error { return w.put(line{Type: "footer", Footer: &f}) }

func (w *Writer) put(l line) error {
	if err := w.enc.Encode(l); err != nil {
		return fmt.Errorf("report: write %s: %w", l.Type, err)
	}
	return nil
}

// Write writes a whole run at once.
func Write(w io.Writer, r Result) error {
	out, err := NewWriter(w, r.Header, r.Plan)
	if err != nil {
		return err
	}
	for _, rec := range r.Records {
		if err := out.Case(rec); err != nil {
			return err
		}
	}
	return out.Close(r.Footer)
}
