package main

import (
	"io/fs"
	"strings"

	"github.com/cucumber/godog"
	"github.com/spf13/cobra"

	"fengsheng/features"
	"fengsheng/steps"
	"fengsheng/steps/say"
	"fengsheng/steps/suite"
	"fengsheng/steps/tongue"
	"fengsheng/steps/tongue/grammar"
)

// builtinFeatures are the scenarios that `test` runs where no path is given.
func builtinFeatures() fs.FS { return features.FS() }

// builtinPhrases binds a case to the game.
func builtinPhrases(sc *godog.ScenarioContext, run *suite.Running) { steps.Bind(sc, run) }

// builtinVocabulary lists what builtinPhrases binds.
func builtinVocabulary() []phrase {
	keywords := map[grammar.Keyword]string{grammar.Given: "假如", grammar.When: "当", grammar.Then: "那么"}
	var all []phrase
	for _, s := range tongue.All().Sentences() {
		all = append(all, phrase{Pattern: strings.Join(s.Templates(grammar.Zh), "\n    "), Example: keywords[s.Keyword] + " " + s.Example(grammar.Zh), Doc: s.Doc.Zh})
	}
	return all
}

// nearestPhrases adds nothing: a sentence that is not understood says itself what is near it.
func nearestPhrases(string) say.Text { return say.Text{} }

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
