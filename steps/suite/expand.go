package suite

import (
	"slices"

	"fengsheng/features/rulings"
)

// Expand plans each case once for each profile it binds, standard first. The run on a profile other than standard has
// `@profile` behind its id. With a profile given, only runs on it are planned; "" stands for all.
// It is the plan under the usual readings: see [ExpandUnder].
func Expand(cases []Case, profile string) []Case { return ExpandUnder(cases, profile, Readings{}) }

func expand(cases []Case, profile string) []Case {
	var plan []Case
	for _, p := range rulings.Profiles() {
		if profile != "" && p != profile {
			continue
		}
		for _, c := range cases {
			if !slices.Contains(c.Profiles, p) {
				continue
			}
			c.Profile = p
			if p != rulings.Standard {
				c.ID += "@" + p
			}
			plan = append(plan, c)
		}
	}
	return plan
}
