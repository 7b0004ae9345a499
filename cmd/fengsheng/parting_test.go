//go:build unix

package main

import (
	"bytes"
	"strings"
	"testing"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/engine/driver/fake"
	"fengsheng/steps"
	"fengsheng/steps/report"
)

func init() { fake.Main() }

// A subject that plays well and does not leave as the protocol says costs no
// case, but the run is not green.
func TestNotLeavingIsATroubleOfTheRun(t *testing.T) {
	dir := threeCases(t)
	for name, says := range map[string]string{
		"honest":              "",
		"stays":               "exit in shutdown",
		"ignores SIGTERM":     "did not obey SIGTERM",
		"leaves a grandchild": "processes that it had started",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var out, errs bytes.Buffer
			w := shell.World{In: strings.NewReader(""), Out: &out, Err: &errs, Bind: steps.Bind, Getenv: func(string) string { return "" }}
			code := run(t.Context(), append([]string{"test", dir, "--artifacts", "", "--"}, fake.Command(name, "no such request")...), w)
			want := report.Nonconforming
			if says == "" {
				want = report.OK
			}
			if code != want || !strings.Contains(out.String(), "3/3 passed") || !strings.Contains(out.String(), says) {
				t.Errorf("exit %d, want %d and %q\n%s%s", code, want, says, out.String(), errs.String())
			}
		})
	}
}
