package noun

import (
	"testing"

	"fengsheng/engine/profile"
)

func TestEveryCharacterAndSkillHasANameInEnglish(t *testing.T) {
	seen := map[string]bool{}
	for _, all := range []Names{characterNames, skillNames, functionNames} {
		for _, n := range all {
			if n.En == "" || seen[n.En] || seen[n.Zh] {
				t.Errorf("%s: %q is empty or stands twice", n.Zh, n.En)
			}
			seen[n.En], seen[n.Zh] = true, true
		}
	}
	for _, p := range profile.All() {
		for _, c := range p.Characters {
			if characterNames.Of("en", c.Name) == "" {
				t.Errorf("%s has no English name", c.Name)
			}
			for _, k := range c.Skills {
				if skillNames.Of("en", k.Name) == "" {
					t.Errorf("%s of %s has no English name", k.Name, c.Name)
				}
			}
		}
	}
}
