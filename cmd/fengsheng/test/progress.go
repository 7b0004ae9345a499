package test

import (
	"context"
	"fmt"
	"sync"
	"time"

	"github.com/schollz/progressbar/v3"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

// progress tells on stderr how far a run is. It never says how it will end: that is the summary's.
type progress struct {
	world  shell.World
	locale say.Locale
	header report.Header
	total  int

	verbose bool
	bar     *progressbar.ProgressBar
	stop    chan struct{}

	watching  sync.WaitGroup
	mu        sync.Mutex
	done, ill int
}

// newProgress begins to watch. Where every case is listed on a terminal, a bar would only be torn to pieces.
func newProgress(ctx context.Context, w shell.World, l say.Locale, h report.Header, total int, verbose bool) *progress {
	p := &progress{world: w, locale: l, header: h, total: total, verbose: verbose, stop: make(chan struct{})}
	p.watching.Go(func() { p.await(ctx) })
	switch {
	case !w.ErrIsTerminal:
		p.watching.Go(func() { p.tick(time.NewTicker(shell.Every)) })
	case !verbose:
		p.bar = progressbar.NewOptions(total,
			progressbar.OptionSetWriter(w.Err), progressbar.OptionShowCount(), progressbar.OptionClearOnFinish(),
			progressbar.OptionSetDescription(l.Say("运行", "running")), progressbar.OptionThrottle(100*time.Millisecond))
	}
	return p
}

// await says that an interrupt has been heard, since the case under way is still played to its end.
func (p *progress) await(ctx context.Context) {
	select {
	case <-p.stop:
	case <-ctx.Done():
		p.mu.Lock()
		defer p.mu.Unlock()
		fmt.Fprintln(p.world.Err, p.locale.Say("收到中断：跑完手上的用例就停，已有的结果会保留；再按一次立即退出",
			"interrupted: the cases under way are finished and the results so far are kept; once more quits at once"))
	}
}

func (p *progress) tick(t *time.Ticker) {
	defer t.Stop()
	for {
		select {
		case <-p.stop:
			return
		case <-t.C:
			p.mu.Lock()
			fmt.Fprintln(p.world.Err, p.locale.Sayf("已运行 %d/%d，%d 个不符预期", "%d/%d cases run, %d not as expected", p.done, p.total, p.ill))
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
		_ = report.Describe(p.world.Out, p.header, r, p.world.Look(p.locale))
	}
}

func (p *progress) end() {
	close(p.stop)
	p.watching.Wait()
	if p.bar != nil {
		_ = p.bar.Finish()
	}
}
