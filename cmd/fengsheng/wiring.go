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
)

// builtinFeatures are the scenarios that `test` runs where no path is given.
func builtinFeatures() fs.FS { return features.FS() }

// builtinPhrases binds a case to the game.
func builtinPhrases(sc *godog.ScenarioContext, run *suite.Running) { steps.Bind(sc, run) }

// builtinVocabulary lists what builtinPhrases binds.
func builtinVocabulary() []shell.Phrase {
	var all []shell.Phrase
	for _, p := range steps.Vocabulary() {
		all = append(all, shell.Phrase{Pattern: p.Pattern, Example: p.Keyword + " " + p.Example, Doc: p.Doc})
	}
	return all
}

// nearestPhrases answers an undefined step with what a misspelt name should be, and with the three phrases nearest to it.
func nearestPhrases(step string) say.Text {
	var meant say.Text
	if right, ok := steps.Corrected(step); ok {
		meant = say.Textf("；名称写错了？“%s”就认得", "; is a name misspelt? %s would be understood", right)
	}
	var list strings.Builder
	for _, p := range steps.Nearest(step, 3) {
		list.WriteString("\n      " + p.Keyword + " " + p.Example)
	}
	return say.Text{Zh: meant.Zh + "；最像的有：" + list.String(), En: meant.En + "; the nearest are:" + list.String()}
}
