package main

import (
	"github.com/spf13/cobra"

	"fengsheng/steps/say"
)

// verbs lists the program's verbs.
func verbs(w world, l say.Locale) []*cobra.Command {
	return []*cobra.Command{
		testVerb(w, l),
		expectVerb(w, l),
		reportVerb(w, l),
		rulingsVerb(w, l),
		stepsVerb(w, l),
		replayVerb(w, l),
		serveVerb(w, l),
		initVerb(w, l),
		listVerb(w, l),
		copyVerb(w, l),
		perftVerb(w, l),
		schemaVerb(w, l),
		doctorVerb(w, l),
		fuzzVerb(w, l),
		shrinkVerb(w, l),
		corpusVerb(w, l),
	}
}
