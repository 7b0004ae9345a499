package main

import (
	"github.com/spf13/cobra"

	"fengsheng/cmd/fengsheng/copy"
	"fengsheng/cmd/fengsheng/corpus"
	"fengsheng/cmd/fengsheng/doctor"
	"fengsheng/cmd/fengsheng/expect"
	"fengsheng/cmd/fengsheng/fuzz"
	"fengsheng/cmd/fengsheng/initialise"
	"fengsheng/cmd/fengsheng/list"
	"fengsheng/cmd/fengsheng/perft"
	"fengsheng/cmd/fengsheng/replay"
	"fengsheng/cmd/fengsheng/report"
	"fengsheng/cmd/fengsheng/rulings"
	"fengsheng/cmd/fengsheng/schema"
	"fengsheng/cmd/fengsheng/serve"
	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/cmd/fengsheng/shrink"
	"fengsheng/cmd/fengsheng/steps"
	"fengsheng/cmd/fengsheng/test"
	"fengsheng/cmd/fengsheng/translate"
	"fengsheng/steps/say"
)

// verbs lists the program's verbs, in no order: help sorts them. None does any work before it is run.
func verbs(w shell.World, l say.Locale) []*cobra.Command {
	return []*cobra.Command{
		test.Verb(w, l),
		expect.Verb(w, l),
		report.Verb(w, l),
		rulings.Verb(w, l),
		steps.Verb(w, l),
		replay.Verb(w, l),
		serve.Verb(w, l),
		initialise.Verb(w, l),
		list.Verb(w, l),
		copy.Verb(w, l),
		perft.Verb(w, l),
		schema.Verb(w, l),
		doctor.Verb(w, l),
		fuzz.Verb(w, l),
		shrink.Verb(w, l),
		corpus.Verb(w, l),
		translate.Verb(w, l),
	}
}
