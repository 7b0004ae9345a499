package main

import (
	"io/fs"
	"strings"

	"github.com/cucumber/godog"

	"fengsheng/cmd/fengsheng/shell"
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
func builtinVocabulary() []shell.Phrase {
	keywords := map[grammar.Keyword]string{grammar.Given: "假如", grammar.When: "当", grammar.Then: "那么"}
	var all []shell.Phrase
	for _, s := range tongue.All().Sentences() {
		all = append(all, shell.Phrase{Pattern: strings.Join(s.Templates(grammar.Zh), "\n    "), Example: keywords[s.Keyword] + " " + s.Example(grammar.Zh), Doc: s.Doc.Zh})
	}
	return all
}

// nearestPhrases adds nothing: a sentence that is not understood says itself what is near it.
func nearestPhrases(string) say.Text { return say.Text{} }
