package law

import (
	"testing"

	"fengsheng/engine/profile"
	"fengsheng/fuzz/planted"
)

// The missions are written down twice, and so a character that is added or
// renamed must be added here too: without an entry it could never win.
func TestEveryCharacterHasItsMissionInTheLaws(t *testing.T) {
	left := map[string]bool{}
	for name := range missions {
		left[name] = true
	}
	for _, p := range profile.All() {
		for _, c := range p.Characters {
			m, ok := missions[c.Name]
			if !ok {
				t.Errorf("%s: the laws do not know %s", p.ID, c.Name)
			}
			delete(left, c.Name)
			for what, differ := range map[string]bool{
				"on the table":               (m.stands == nil) != (c.Mission.Won == nil),
				"by the own death":           (m.dying == nil) != (c.Mission.Death == nil),
				"by overturning":             (m.overturns == nil) != (c.Mission.Overturns == nil),
				"along with somebody else's": (m.joins == nil) != (c.Mission.Joins == nil),
			} {
				if differ {
					t.Errorf("%s: engine and laws disagree whether the mission is fulfilled %s", c.Name, what)
				}
			}
		}
	}
	for name := range left {
		t.Errorf("the laws know %s, whom no profile has", name)
	}
	for name := range soleVictories {
		if !skillNamed(t, name) {
			t.Errorf("no skill is called %s", name)
		}
	}
}

func skillNamed(t *testing.T, name string) bool {
	r := planted.Rules(t, "mission")
	for id := 1; id < r.SkillCount(); id++ {
		if r.Skill(uint8(id)).Name == name {
			return true
		}
	}
	return false
}
