package shell

import (
	"fmt"
	"sync"
	"time"

	"github.com/schollz/progressbar/v3"

	"fengsheng/steps/say"
)

// Gauge tells on stderr how far a long piece of work is: a bar that rewrites
// itself on a terminal, a line every ten seconds elsewhere.
type Gauge struct {
	world  World
	locale say.Locale
	what   say.Text
	bar    *progressbar.ProgressBar
	stop   chan struct{}

	watching sync.WaitGroup
	mu       sync.Mutex
	done, of int
}

// NewGauge begins to tell of work on so many things (0 where that is not known yet); it must be ended.
func NewGauge(w World, l say.Locale, what say.Text, of int) *Gauge {
	g := &Gauge{world: w, locale: l, what: what, of: of, stop: make(chan struct{})}
	if w.ErrIsTerminal {
		g.bar = progressbar.NewOptions(of,
			progressbar.OptionSetWriter(w.Err), progressbar.OptionShowCount(), progressbar.OptionClearOnFinish(),
			progressbar.OptionSetDescription(what.In(l)), progressbar.OptionThrottle(100*time.Millisecond))
		return g
	}
	g.watching.Go(func() { g.tick(time.NewTicker(Every)) })
	return g
}

func (g *Gauge) tick(t *time.Ticker) {
	defer t.Stop()
	for {
		select {
		case <-g.stop:
			return
		case <-t.C:
			g.mu.Lock()
			fmt.Fprintln(g.world.Err, g.what.In(g.locale), fmt.Sprintf("%d/%d", g.done, g.of))
			g.mu.Unlock()
		}
	}
}

// Reach says how much is done, and out of how much.
func (g *Gauge) Reach(done, of int) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.done, g.of = done, of
	if g.bar != nil {
		g.bar.ChangeMax(max(of, 1))
		_ = g.bar.Set(done)
	}
}

func (g *Gauge) End() {
	close(g.stop)
	g.watching.Wait()
	if g.bar != nil {
		_ = g.bar.Finish()
	}
}

// Every is how often work that nobody watches on a terminal says that it is alive.
const Every = 10 * time.Second
