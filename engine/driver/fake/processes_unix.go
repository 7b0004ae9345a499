//go:build unix

package fake

import (
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"syscall"

	"fengsheng/engine/driver"
)

// processes are the subjects that do things to processes.
func processes() []Subject {
	return []Subject{
		{"ignores SIGTERM", "hangs, and obeys no request to end", func(s *stage) {
			signal.Ignore(syscall.SIGTERM)
			s.serve(func(_, _ string) string { sleep(); return "" })
			sleep()
		}},
		{"leaves a grandchild", "starts a process that outlives it", func(s *stage) {
			start(&syscall.SysProcAttr{}, nil)
			s.play(driver.NewLocal())
		}},
		{"leaves its output to a grandchild", "ends, but a process that it started keeps its output open", func(s *stage) {
			s.serve(func(_, _ string) string {
				start(&syscall.SysProcAttr{}, os.Stdout)
				die(1, "out of tea")
				return ""
			})
		}},
		{"leaves its output to a stranger", "ends, but a process in a session of its own keeps its output open", func(s *stage) {
			s.serve(func(_, _ string) string {
				fmt.Fprintf(os.Stderr, "stranger %d\n", start(&syscall.SysProcAttr{Setsid: true}, os.Stdout))
				os.Exit(1)
				return ""
			})
		}},
	}
}

// start starts a process that outlives its parent, and gives its number.
func start(attr *syscall.SysProcAttr, out *os.File) int {
	cmd := exec.Command("sleep", "60")
	cmd.SysProcAttr = attr
	if out != nil {
		cmd.Stdout, cmd.Stderr = out, os.Stderr
	}
	if err := cmd.Start(); err != nil {
		die(70, err.Error())
	}
	return cmd.Process.Pid
}
