package main

import (
	"errors"
	"os"
	"path/filepath"
	"strings"

	"fengsheng/steps/report"
	"fengsheng/steps/suite"
)

// outputs are the places to which a run is reported. Files are opened before the run, so that a path that cannot be
// written is known at once, and an old report does not outlive a run that breaks off.
type outputs struct {
	world  world
	locale report.Locale
	files  []outputFile
	// heard are the cases that the streams have already.
	heard map[string]bool
	err   error
}

type outputFile struct {
	kind   report.Kind
	file   *os.File
	stream *report.Writer
}

func openReports(w world, l report.Locale, specs []string, h report.Header, plan []suite.Case) (*outputs, error) {
	out := &outputs{world: w, locale: l, heard: map[string]bool{}}
	for _, spec := range specs {
		f, err := openReport(spec)
		if err == nil && f.kind == report.NDJSON {
			f.stream, err = report.NewWriter(f.file, h, idsOf(plan))
		}
		if err != nil {
			out.abandon()
			return nil, err
		}
		out.files = append(out.files, f)
	}
	return out, nil
}

func openReport(spec string) (outputFile, error) {
	name, path, ok := strings.Cut(spec, ":")
	if !ok || path == "" {
		return outputFile{}, report.Problemf("--report 要写成 格式:路径（如 junit:out.xml），不是“%s”",
			"--report is FORMAT:PATH (as in junit:out.xml), not %q", spec)
	}
	kind, err := report.ParseKind(name)
	if err != nil {
		return outputFile{}, err
	}
	file, err := create(path)
	return outputFile{kind: kind, file: file}, err
}

func create(path string) (*os.File, error) {
	if err := prepareFolder(filepath.Dir(path)); err != nil {
		return nil, err
	}
	file, err := os.Create(path)
	if err != nil {
		return nil, report.Problemf("写不了 %s：%v", "cannot write %s: %v", path, err).Because(err)
	}
	return file, nil
}

// hear writes a record to the streams at once.
func (o *outputs) hear(r report.Record) {
	o.heard[r.ID] = true
	for _, f := range o.files {
		if f.stream != nil {
			o.err = errors.Join(o.err, f.stream.Case(r))
		}
	}
}

// write ends the streams, draws the other reports and prints the result.
func (o *outputs) write(res report.Result) error {
	for _, f := range o.files {
		var err error
		if f.stream != nil {
			err = o.closeStream(f.stream, res)
		} else {
			err = report.Render(f.file, f.kind, res, report.Look{Locale: o.locale})
		}
		o.err = errors.Join(o.err, err, f.file.Close())
	}
	o.files = nil
	return errors.Join(o.err, report.Render(o.world.out, report.PlainText, res, o.world.look(o.locale)))
}

// closeStream adds the records of what never ran, of which nothing was heard during the run.
func (o *outputs) closeStream(s *report.Writer, res report.Result) error {
	for _, r := range res.Records {
		if !o.heard[r.ID] {
			if err := s.Case(r); err != nil {
				return err
			}
		}
	}
	return s.Close(res.Footer)
}

// abandon closes what is still open, after an error.
func (o *outputs) abandon() {
	for _, f := range o.files {
		_ = f.file.Close()
	}
	o.files = nil
}

func idsOf(plan []suite.Case) []string {
	ids := make([]string, 0, len(plan))
	for _, c := range plan {
		ids = append(ids, c.ID)
	}
	return ids
}

func kindNames() string {
	var names []string
	for _, k := range report.Kinds() {
		names = append(names, string(k))
	}
	return strings.Join(names, ", ")
}
