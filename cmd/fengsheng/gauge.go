package main

import (
	"fmt"
	"sync"
	"time"

	"fengsheng/steps/say"

	"github.com/schollz/progressbar/v3"
)

// gauge tells on stderr how far a long piece of work is: a bar that rewrites
// itself on a terminal, a line every ten seconds elsewhere.
type gauge struct {
	world  world
	locale say.Locale
	what   say.Text
	bar    *progressbar.ProgressBar
	stop   chan struct{}

	watching sync.WaitGroup
	mu       sync.Mutex
	done, of int
}

func newGauge(w world, l say.Locale, what say.Text, of int) *gauge {
	g := &gauge{world: w, locale: l, what: what, of: of, stop: make(chan struct{})}
	if w.errIsTerminal {
		g.bar = progressbar.NewOptions(of,
			progressbar.OptionSetWriter(w.err), progressbar.OptionShowCount(), progressbar.OptionClearOnFinish(),
			progressbar.OptionSetDescription(what.In(l)), progressbar.OptionThrottle(100*time.Millisecond))
		return g
	}
	g.watching.Go(func() { g.tick(time.NewTicker(every)) })
	return g
}

func (g *gauge) tick(t *time.Ticker) {
	defer t.Stop()
	for {
		select {
		case <-g.stop:
			return
		case <-t.C:
			g.mu.Lock()
			fmt.Fprintln(g.world.err, g.what.In(g.locale), fmt.Sprintf("%d/%d", g.done, g.of))
			g.mu.Unlock()
		}
	}
}

// reach says how much is done, and out of how much.
func (g *gauge) reach(done, of int) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.done, g.of = done, of
	if g.bar != nil {
		g.bar.ChangeMax(max(of, 1))
		_ = g.bar.Set(done)
	}
}

func (g *gauge) end() {
	close(g.stop)
	g.watching.Wait()
	if g.bar != nil {
		_ = g.bar.Finish()
	}
}

// every is how often work that nobody watches on a terminal says that it is alive.
const every = 10 * time.Second
