package fuzz

import (
	"fmt"
	"time"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/fuzz/hunt"
	"fengsheng/steps/say"
)

// status tells on stderr how a hunt goes: a line that rewrites itself on a
// terminal, a line every ten seconds elsewhere.
type status struct {
	world  shell.World
	locale say.Locale
	wanted []string

	began, last time.Time
	before      int // decisions of the hunt that is taken up
}

func newStatus(w shell.World, l say.Locale, wanted []string, t *hunt.Tally) *status {
	now := time.Now()
	return &status{world: w, locale: l, wanted: wanted, before: t.Decisions, began: now, last: now}
}

// hear is told after every game.
func (s *status) hear(t *hunt.Tally) {
	pause := shell.Every
	if s.world.ErrIsTerminal {
		pause = 200 * time.Millisecond
	}
	if time.Since(s.last) < pause {
		return
	}
	s.last = time.Now()
	line := s.locale.Sayf("%d 局，每秒 %.0f 个回答，见到 %d/%d 项，发现 %d 种", "%d games, %.0f answers/s, %d of %d items reached, %d findings",
		t.Games, float64(t.Decisions-s.before)/time.Since(s.began).Seconds(), reached(t, s.wanted), len(s.wanted), len(t.Findings))
	if s.world.ErrIsTerminal {
		fmt.Fprint(s.world.Err, "\r"+line+"\x1b[K")
		return
	}
	fmt.Fprintln(s.world.Err, line)
}

// end leaves the terminal's line free.
func (s *status) end() {
	if s.world.ErrIsTerminal {
		fmt.Fprint(s.world.Err, "\r\x1b[K")
	}
}
