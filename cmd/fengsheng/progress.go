package main

import (
	"fmt"
	"sync"
	"time"

	"github.com/schollz/progressbar/v3"

	"fengsheng/steps/report"
)

// every is how often a run that nobody watches on a terminal says that it is alive.
const every = 10 * time.Second

// progress tells on stderr how far a run is. It never says how it will end: that is the summary's.
type progress struct {
	world  world
	locale report.Locale
	header report.Header
	total  int

	verbose bool
	bar     *progressbar.ProgressBar
	stop    chan struct{}

	mu        sync.Mutex
	done, ill int
}

// newProgress begins to watch. Where every case is listed on a terminal, a bar would only be torn to pieces.
func newProgress(w world, l report.Locale, h report.Header, total int, verbose bool) *progress {
	p := &progress{world: w, locale: l, header: h, total: total, verbose: verbose, stop: make(chan struct{})}
	switch {
	case !w.errIsTerminal:
		go p.tick(time.NewTicker(every))
	case !verbose:
		p.bar = progressbar.NewOptions(total,
			progressbar.OptionSetWriter(w.err), progressbar.OptionShowCount(), progressbar.OptionClearOnFinish(),
			progressbar.OptionSetDescription(l.Say("运行", "running")), progressbar.OptionThrottle(100*time.Millisecond))
	}
	return p
}

func (p *progress) tick(t *time.Ticker) {
	defer t.Stop()
	for {
		select {
		case <-p.stop:
			return
		case <-t.C:
			p.mu.Lock()
			fmt.Fprintln(p.world.err, p.locale.Sayf("已运行 %d/%d，%d 个不符预期", "%d/%d cases run, %d not as expected", p.done, p.total, p.ill))
			p.mu.Unlock()
		}
	}
}

// hear counts a case and, where the user asked for it, lists it.
func (p *progress) hear(r report.Record) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.done++
	if r.Ill() {
		p.ill++
	}
	if p.bar != nil {
		_ = p.bar.Add(1)
	}
	if p.verbose {
		_ = report.Describe(p.world.out, p.header, r, p.world.look(p.locale))
	}
}

func (p *progress) end() {
	close(p.stop)
	if p.bar != nil {
		_ = p.bar.Finish()
	}
}
