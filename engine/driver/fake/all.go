package fake

import (
	"fmt"
	"os"
	"strings"
	"time"

	"fengsheng/engine/driver"
)

// All lists the subjects: an honest one, and one for every way of misbehaving.
func All() []Subject {
	return append(processes(),
		Subject{"honest", "nothing", func(*stage) { driver.Serve(os.Stdin, os.Stdout, driver.NewLocal()) }},
		Subject{"says nothing", "does not answer the handshake", func(*stage) { sleep() }},
		Subject{"crashes at start", "ends before the handshake", func(*stage) { die(3, "out of cheese") }},
		Subject{"hangs", "does not answer", func(s *stage) { s.serve(func(_, _ string) string { sleep(); return "" }) }},
		Subject{"crashes", "ends instead of answering", func(s *stage) { s.serve(func(_, _ string) string { die(1, "out of tea"); return "" }) }},
		Subject{"prints garbage", "answers with what is no JSON", with(func(_, _ string) string { return "panic: index out of range\n" })},
		Subject{"logs on stdout", "logs where the protocol is spoken", with(func(_, honest string) string { return "thinking…\n" + honest })},
		Subject{"answers twice", "answers one request twice", with(func(_, honest string) string { return honest + honest })},
		Subject{"answers with the wrong id", "repeats another id than the request's", with(wrongID)},
		Subject{"answers with neither", "answers with neither result nor error", with(neither)},
		Subject{"answers with 20 MiB", "writes a line that is too long", with(huge)},
		Subject{"answers with a million values", "writes a line that holds too much", with(crowded)},
		Subject{"forgets the newline", "does not end its line", with(func(_, honest string) string { return strings.TrimSuffix(honest, "\n") })},
		Subject{"forgets to flush", "keeps its answer until more input comes", keepsBack},
		Subject{"reads no more", "closes its input", with(func(_, honest string) string { os.Stdin.Close(); return honest })},
		Subject{"fails", "answers with an error", with(fails)},
		Subject{"is hostile", "says what steers terminals and breaks out of markup", hostile},
		Subject{"invents names", "names a question that there is none of", with(invents)},
		Subject{"lies about legal", "claims to list legal answers and does not", lies},
		Subject{"cannot build positions", "refuses every set-up that it claims", cannotBuild},
		Subject{"accepts illegal acts", "accepts everything", func(s *stage) { s.play(&lenient{Driver: driver.NewLocal()}) }},
		Subject{"leaks a hidden card", "shows everybody all hands", func(s *stage) { s.play(leaky{driver.NewLocal()}) }},
		Subject{"changes after a refusal", "refuses, and changes the table", func(s *stage) { s.play(&unstable{Driver: driver.NewLocal()}) }},
		Subject{"stacks the deck", "deals other cards than the harness says", func(s *stage) { s.play(crooked{driver.NewLocal()}) }},
		Subject{"stays", "answers shutdown and goes on", func(s *stage) { s.play(driver.NewLocal()); sleep() }},
	)
}

func with(act func(request, honest string) string) func(*stage) {
	return func(s *stage) { s.serve(act) }
}

// sleep is long enough for every harness to lose its patience, and short
// enough to leave no trace where a test is broken off.
func sleep() { time.Sleep(time.Minute) }

func die(code int, lastWords string) {
	fmt.Fprintln(os.Stderr, lastWords)
	os.Exit(code)
}
