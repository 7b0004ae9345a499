package shell

import (
	"errors"
	"os"
	"slices"

	"fengsheng/steps/suite"
)

// Selection says which cases are meant.
type Selection struct {
	Selects, Skips  []string
	Profile, Expect string
	Readings        []string // those of the user, as STL-041=B
	AllowEmpty      bool
}

// PlanOf loads, expands, marks what is known and selects. A known-failures file is about the whole suite, so it is
// applied before anything is left out.
func PlanOf(w World, f Selection, paths []string) ([]suite.Case, error) {
	plan, _, err := PlanUnder(w, f, paths, nil)
	return plan, err
}

func planUnder(w World, f Selection, paths []string, readings suite.Readings) ([]suite.Case, error) {
	if err := CheckProfile(f.Profile); err != nil {
		return nil, err
	}
	cases, err := LoadCases(w, paths)
	if err != nil {
		return nil, err
	}
	plan, err := expecting(w, suite.ExpandUnder(cases, "", readings), f.Expect)
	if err != nil {
		return nil, err
	}
	selects, err := suite.Patterns(f.Selects, os.ReadFile)
	if err != nil {
		return nil, err
	}
	skips, err := suite.Patterns(f.Skips, os.ReadFile)
	if err != nil {
		return nil, err
	}
	plan, err = suite.Select(onProfile(plan, f.Profile), selects, skips)
	if f.AllowEmpty && errors.Is(err, suite.ErrNothingSelected) {
		return nil, nil
	}
	return plan, err
}

// onProfile keeps the runs of one profile, or of all where none is named.
func onProfile(plan []suite.Case, profile string) []suite.Case {
	return slices.DeleteFunc(plan, func(c suite.Case) bool { return profile != "" && c.Profile != profile })
}
