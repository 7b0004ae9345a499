package report

import "fengsheng/steps/say"

// Stability is what repeating a failed case on a subject that has played nothing else shows. It never changes the
// outcome: it only says where to look.
type Stability string

const (
	// Stable: it failed in the same way again; the case alone is enough to show the failure.
	Stable Stability = "stable"
	// StateLeak: it went otherwise, so the failure depends on what the subject played before, or on chance.
	StateLeak Stability = "state-leak"
)

// Advice says what the label means; empty where the case was not repeated.
func (s Stability) Advice(l say.Locale) string {
	switch s {
	case Stable:
		return l.Say("换新进程单独重跑，同样不符（stable）", "fails alone in a fresh process too (stable)")
	case StateLeak:
		return l.Say("换新进程单独重跑，结果不同：与之前的对局或随机性有关（state-leak）",
			"goes otherwise alone in a fresh process: earlier games or chance play a part (state-leak)")
	}
	return ""
}
