package main

import (
	"io/fs"

	"github.com/cucumber/godog"

	"fengsheng/features"
	"fengsheng/steps"
	"fengsheng/steps/suite"
)

// builtinFeatures are the scenarios that `test` runs where no path is given.
func builtinFeatures() fs.FS { return features.FS() }

// builtinPhrases binds a case to the game.
func builtinPhrases(sc *godog.ScenarioContext, run *suite.Running) { steps.Bind(sc, run) }
