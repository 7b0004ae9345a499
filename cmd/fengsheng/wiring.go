package main

import (
	"io/fs"

	"github.com/cucumber/godog"
	"github.com/spf13/cobra"

	"fengsheng/features"
	"fengsheng/steps/report"
	"fengsheng/steps/suite"
)

// builtinFeatures are the scenarios that `test` runs where no path is given.
func builtinFeatures() fs.FS { return features.FS() }

// builtinPhrases binds a case to the game.
func builtinPhrases(sc *godog.ScenarioContext, run *suite.Running) {}

// builtinVocabulary lists what builtinPhrases binds.
func builtinVocabulary() []phrase { return nil }

// verbs lists the program's verbs.
func verbs(w world, l report.Locale) []*cobra.Command {
	return []*cobra.Command{
		testVerb(w, l),
		reportVerb(w, l),
		rulingsVerb(w, l),
		stepsVerb(w, l),
		replayVerb(w, l),
	}
}
