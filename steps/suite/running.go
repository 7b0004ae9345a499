package suite

import (
	"path/filepath"
	"strings"
	"unicode"
)

// Running is a case under way, as the binding sees it. Options.Bind gets a fresh one for every case, before godog says
// which case it is: Case is filled in before the first hook and the first step of the binding run.
type Running struct {
	// Case is the planned case; Case.Profile is the rule profile to play it on.
	Case Case
	// Job is the number of the job that runs the case, from 0 and below Options.Jobs. A job runs one case at a time.
	Job int
	// Artefacts is the folder for traces, or "" where none are asked for.
	Artefacts string

	artefact string
	unkept   error
	failure  *Failure
}

// ArtefactPath is where a file of this case belongs, such as its trace (ext ".jsonl"); "" where none are asked for.
func (r *Running) ArtefactPath(ext string) string {
	if r.Artefacts == "" {
		return ""
	}
	return filepath.Join(r.Artefacts, fileName(r.Case.ID)+ext)
}

// fileName is an id as the name of a file: whoever writes a tag has no say in which folder. Letters, figures and what else
// means nothing to any file system stay.
func fileName(id string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || strings.ContainsRune("-_.+（）、", r) {
			return r
		}
		return '_'
	}, strings.ReplaceAll(id, "@", "_at_"))
}

// Keep notes the path of the trace that replays this case; it goes into the record.
func (r *Running) Keep(path string) { r.artefact = path }

// Unkept notes why there is no trace; it goes into the message of the record, and changes nothing else about the case.
func (r *Running) Unkept(err error) { r.unkept = err }

// Fail notes a structured failure of the case and returns it as the error for the step. The first one counts.
func (r *Running) Fail(f Failure) error {
	if r.failure == nil {
		r.failure = &f
	}
	return &f
}
