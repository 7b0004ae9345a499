package suite

import (
	"maps"
	"slices"
	"strings"

	"fengsheng/features/rulings"
	"fengsheng/steps/say"
)

// readingsOf collects the readings that a case's tags name, as @STL-041=B: the case holds only where one of the letters
// of each ruling is in force. An unknown ruling or letter is an error.
func readingsOf(tags []string) (map[string][]string, error) {
	var out map[string][]string
	for _, tag := range tags {
		ruling, letter, ok := rulings.SplitReadingTag(tag)
		if !ok || slices.Contains(out[ruling], letter) {
			continue
		}
		c, err := catalogue()
		if err != nil {
			return nil, err
		}
		if _, err := chosen(c, ruling, letter); err != nil {
			return nil, err
		}
		if out == nil {
			out = map[string][]string{}
		}
		out[ruling] = append(out[ruling], letter)
	}
	return out, nil
}

// Depends reports whether the case holds only under some reading of a ruling.
func (c Case) Depends() bool { return len(c.readings) > 0 }

// HoldsUnder lists the letters of the ruling's readings under which the case holds; nil says under all.
func (c Case) HoldsUnder(ruling string) []string { return c.readings[ruling] }

// Other is why the case is not judged under the readings of the plan; empty where it is.
func (c Case) Other() say.Text { return c.other }

// ExpandUnder is [Expand] for an implementation that holds other readings than the usual ones. Cases written for
// readings that are not in force are not planned. Cases that hold only under the usual reading of a ruling which is read
// otherwise are planned and have the outcome report.OtherReading; so have, where the reference does not play the reading,
// all cases that the ruling concerns.
func ExpandUnder(cases []Case, profile string, readings Readings) []Case {
	played := readings.Played()
	var plan []Case
	for _, c := range expand(cases, profile) {
		if c.written(readings) {
			c.Readings = played
			c.other = c.otherwise(readings)
			plan = append(plan, c)
		}
	}
	return plan
}

// written is whether the case belongs to the suite under the readings: where it is for an unusual reading only, that one
// is in force.
func (c Case) written(readings Readings) bool {
	for ruling, letters := range c.readings {
		letter, _ := readings.letter(ruling, c.Profile)
		if !slices.Contains(letters, letter) && !slices.Contains(letters, usualLetter(ruling)) {
			return false
		}
	}
	return true
}

// otherwise says why the case does not bind under the readings.
func (c Case) otherwise(readings Readings) say.Text {
	for _, ruling := range slices.Sorted(maps.Keys(c.readings)) {
		if letter, usual := readings.letter(ruling, c.Profile); !usual && !slices.Contains(c.readings[ruling], letter) {
			return say.Textf("只在 %s=%s 时成立，而对方读作 %[1]s=%[3]s", "holds under %s=%s only, and %[1]s=%[3]s is declared",
				ruling, strings.Join(c.readings[ruling], "/"), letter)
		}
	}
	for _, each := range readings.chosen {
		if !each.played && each.Binds(c.Profile) && slices.ContainsFunc(c.Rulings, each.Concerns) {
			return say.Textf("取决于 %s，而 %s 没有场景", "depends on %s, and there are no cases for %s", each.Ruling, each)
		}
	}
	return say.Text{}
}
