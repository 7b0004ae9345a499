package lockstep

import (
	"slices"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
)

// Watch chooses in whose eyes the table is compared after an act. It is given
// the number of the act, counted from 0 for the set-up, and everybody whose
// view the subject offers. The end of a game is always compared in the eyes of
// all of them.
type Watch func(act int, viewers []string) []string

// EveryView compares all views after every act.
func EveryView(_ int, viewers []string) []string { return viewers }

// TwoViews compares the widest view after every act and one of the others in
// turn. A leak that lasts for a round is found; one that lasts for one act may
// be missed.
func TwoViews(act int, viewers []string) []string {
	if len(viewers) < 2 {
		return viewers
	}
	return []string{viewers[0], viewers[1+act%(len(viewers)-1)]}
}

// TheEnd compares views only when the game is over.
func TheEnd(int, []string) []string { return nil }

// OneView compares one view after every act.
func OneView(viewer string) Watch {
	return func(_ int, viewers []string) []string {
		if slices.Contains(viewers, viewer) {
			return []string{viewer}
		}
		return viewers
	}
}

// viewers lists whose eyes a subject offers, the widest view first.
func viewers(c wire.Capabilities, seats []string) []string {
	var out []string
	for _, word := range [...]string{driver.Everything, driver.Public} {
		if slices.Contains(c.Observe, word) {
			out = append(out, word)
		}
	}
	if slices.Contains(c.Observe, "seat") {
		out = append(out, seats...)
	}
	return out
}
