package rulings

import "slices"

// Certainty says how a ruling follows from the rule texts.
type Certainty string

const (
	Explicit    Certainty = "explicit"    // a text says it
	Derived     Certainty = "derived"     // it follows from other rulings
	Adjudicated Certainty = "adjudicated" // the texts are silent or disagree; Question and Decision are given
)

// Certainties lists every certainty, the surest first.
func Certainties() []Certainty { return []Certainty{Explicit, Derived, Adjudicated} }

// The rule profiles that a ruling may bind.
const (
	Standard = "standard" // 标准版
	Promo    = "promo"    // 推广版
	Mission  = "mission"  // 绝密任务
	Beginner = "beginner" // 初次游戏
	Qianzhi  = "qianzhi"  // 千智风声
)

// Profiles lists every profile, the base first.
func Profiles() []string { return []string{Standard, Promo, Mission, Beginner, Qianzhi} }

// Ruling is one testable sentence of the rules.
type Ruling struct {
	ID        string    `yaml:"id"`        // TX-014: never moves, never used again
	Title     string    `yaml:"title"`     // Chinese, a heading
	ZH        string    `yaml:"zh"`        // the ruling in Chinese
	EN        string    `yaml:"en"`        // the ruling in English
	Profiles  []string  `yaml:"profiles"`  // as written; Binds knows what inherits
	Sources   []string  `yaml:"sources"`   // 001:L16 or 001:L67-L76, see SOURCES.md
	Certainty Certainty `yaml:"certainty"` //
	Question  string    `yaml:"question"`  // the readings; only where adjudicated
	Decision  string    `yaml:"decision"`  // the reading taken, and why; only where adjudicated
	Scenario  string    `yaml:"scenario"`  // sketch of the proving case
	AlsoNot   string    `yaml:"also_not"`  // the other side, where the ruling forbids or limits
	Mutant    string    `yaml:"mutant"`    // a plausible wrong engine that the case must catch
	ProvedBy  []string  `yaml:"proved_by"` // Go tests, as fengsheng/engine/profile.TestStandardDeck

	Chapter string `yaml:"-"` // core, cards, stealth, open or qianzhi
	File    string `yaml:"-"` // below features/
	Line    int    `yaml:"-"` // of the id
}

// Prefix is the letters of the id: TX of TX-014.
func (r Ruling) Prefix() string {
	prefix, _, _ := SplitID(r.ID)
	return prefix
}

// TwoSided reports whether the ruling forbids or limits something, so that one case alone cannot prove it.
func (r Ruling) TwoSided() bool { return r.AlsoNot != "" }

// Binds reports whether the ruling can hold under the profile, by its own list or by inheritance from standard:
// mission (SET-001), beginner (SET-026) and, where its text is silent, qianzhi (QZ-042). Promo inherits nothing.
func (r Ruling) Binds(profile string) bool {
	if slices.Contains(r.Profiles, profile) {
		return true
	}
	inherits := profile == Mission || profile == Beginner || profile == Qianzhi
	return inherits && slices.Contains(r.Profiles, Standard)
}
