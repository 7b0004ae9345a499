package test

import (
	"bytes"
	"errors"
	"io"
	"os"
	"strings"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
	"fengsheng/steps/suite"
)

// outputs are the places to which a run is reported. Files are opened before the run, so that a path that cannot be
// written is known at once, and an old report does not outlive a run that breaks off.
type outputs struct {
	world  shell.World
	locale say.Locale
	files  []*outputFile
	// heard are the cases that the streams have already.
	heard map[string]bool
}

// outputFile is one report. After its first error nothing more is written to it; the others go on.
type outputFile struct {
	kind   report.Kind
	file   *os.File
	stream *report.Writer
	err    error
}

func openReports(w shell.World, l say.Locale, specs []string, h report.Header, plan []suite.Case) (*outputs, error) {
	out := &outputs{world: w, locale: l, heard: map[string]bool{}}
	for _, spec := range specs {
		f, err := openReport(spec)
		if err == nil && f.kind == report.NDJSON {
			f.stream, err = report.NewWriter(f.file, h, idsOf(plan))
			f.note(err)
			err = f.err
		}
		if f.file != nil {
			out.files = append(out.files, f)
		}
		if err != nil {
			out.abandon()
			return nil, err
		}
	}
	return out, nil
}

func openReport(spec string) (*outputFile, error) {
	f := &outputFile{}
	name, path, ok := strings.Cut(spec, ":")
	if !ok || path == "" {
		return f, say.Problemf("--report 要写成 格式:路径（如 junit:out.xml），不是“%s”",
			"--report is FORMAT:PATH (as in junit:out.xml), not %q", spec)
	}
	var err error
	if f.kind, err = report.ParseKind(name); err != nil {
		return f, err
	}
	f.file, err = shell.Create(path)
	return f, err
}

// hear writes a record to the streams at once.
func (o *outputs) hear(r report.Record) {
	o.heard[r.ID] = true
	for _, f := range o.files {
		if f.stream != nil && f.err == nil {
			f.note(f.stream.Case(r))
		}
	}
}

// note keeps the first error, told so that the file is named and what to do about it.
func (f *outputFile) note(err error) {
	if err != nil && f.err == nil {
		f.err = say.Problemf("报告 %s 没有写全：%v；结果仍印在标准输出上，腾出空间后可以重跑",
			"the report %s is not whole: %v; the result still stands on standard output, run again when there is room", f.file.Name(), err).Because(err)
	}
}

// write ends the streams, draws the other reports and prints the result, which comes whatever befalls the files.
func (o *outputs) write(res report.Result) error {
	var errs []error
	for _, f := range o.files {
		f.finish(res, o)
		errs = append(errs, f.err)
	}
	o.files = nil
	err := report.Render(o.world.Out, report.PlainText, res, o.world.Look(o.locale))
	if err != nil {
		err = say.Problemf("标准输出写不下去：%v", "cannot write to standard output: %v", err).Because(err)
	}
	return errors.Join(append(errs, err)...)
}

// finish writes what is left to write and closes the file. A report is drawn in memory first, so that one that cannot be
// drawn leaves no half of it.
func (f *outputFile) finish(res report.Result, o *outputs) {
	switch {
	case f.err != nil:
	case f.stream != nil:
		f.note(o.closeStream(f.stream, res))
	default:
		var drawn bytes.Buffer
		f.note(report.Render(&drawn, f.kind, res, report.Look{Locale: o.locale}))
		_, err := io.Copy(f.file, &drawn)
		f.note(err)
	}
	f.note(f.file.Close())
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
