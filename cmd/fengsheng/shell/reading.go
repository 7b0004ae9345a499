package shell

import (
	"github.com/spf13/pflag"

	"fengsheng/steps/say"
	"fengsheng/steps/suite"
)

// ReadingFlag is the flag with which a user names readings that are not the usual ones.
func ReadingFlag(flags *pflag.FlagSet, l say.Locale, into *[]string) {
	flags.StringArrayVar(into, "reading", nil, l.Say("按这种`读法`，如 STL-041=B；有哪些见 rulings readings；可重复",
		"hold this `reading`, as STL-041=B; rulings readings lists them; repeatable"))
}

// ReadingsOf checks what the user and, where there is one, the subject say about readings.
func ReadingsOf(user []string, subject map[string]string) (suite.Readings, error) {
	named, err := suite.ParseReadings(user)
	if err != nil {
		return suite.Readings{}, err
	}
	if named, err = suite.Agreed(named, subject); err != nil {
		return suite.Readings{}, err
	}
	return suite.Declare(named)
}

// PlayedReadings is ReadingsOf for the reference alone: the letter by the ruling, as it goes into a set-up. A reading that the
// reference does not play is an error here, since nothing else would.
func PlayedReadings(user []string) (map[string]string, error) {
	readings, err := ReadingsOf(user, nil)
	if err != nil {
		return nil, err
	}
	played := readings.Played()
	for ruling, letter := range readings.Named() {
		if played[ruling] == "" {
			return nil, say.Problemf("参考实现不会按 %s=%s 来玩；它会的见 fengsheng rulings readings",
				"the reference does not play %s=%s; fengsheng rulings readings lists what it plays", ruling, letter)
		}
	}
	return played, nil
}

// PlanUnder is PlanOf under the readings of the user and those that a subject declares.
func PlanUnder(w World, f Selection, paths []string, declared map[string]string) ([]suite.Case, suite.Readings, error) {
	readings, err := ReadingsOf(f.Readings, declared)
	if err != nil {
		return nil, readings, err
	}
	plan, err := planUnder(w, f, paths, readings)
	return plan, readings, err
}
