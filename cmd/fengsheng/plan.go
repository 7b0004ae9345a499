package main

import (
	"errors"
	"os"
	"slices"

	"fengsheng/steps/suite"
)

// selection says which cases are meant.
type selection struct {
	selects, skips  []string
	profile, expect string
	allowEmpty      bool
}

// planOf loads, expands, marks what is known and selects. A known-failures file is about the whole suite, so it is
// applied before anything is left out.
func planOf(w world, f selection, paths []string) ([]suite.Case, error) {
	if err := checkProfile(f.profile); err != nil {
		return nil, err
	}
	cases, err := loadCases(w, paths)
	if err != nil {
		return nil, err
	}
	plan, err := expecting(w, suite.Expand(cases, ""), f.expect)
	if err != nil {
		return nil, err
	}
	selects, err := suite.Patterns(f.selects, os.ReadFile)
	if err != nil {
		return nil, err
	}
	skips, err := suite.Patterns(f.skips, os.ReadFile)
	if err != nil {
		return nil, err
	}
	plan, err = suite.Select(onProfile(plan, f.profile), selects, skips)
	if f.allowEmpty && errors.Is(err, suite.ErrNothingSelected) {
		return nil, nil
	}
	return plan, err
}

// onProfile keeps the runs of one profile, or of all where none is named.
func onProfile(plan []suite.Case, profile string) []suite.Case {
	return slices.DeleteFunc(plan, func(c suite.Case) bool { return profile != "" && c.Profile != profile })
}
