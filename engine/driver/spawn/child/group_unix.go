//go:build unix

package child

import (
	"os/exec"
	"syscall"
)

// ownGroup makes the command the head of a process group, so that what it
// starts can be ended with it.
func ownGroup(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

func askGroup(cmd *exec.Cmd) { syscall.Kill(-cmd.Process.Pid, syscall.SIGTERM) }

func killGroup(cmd *exec.Cmd) { syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }

// groupAlive is whether anything is left of the group after its head has been
// waited for. As long as there is, the system gives its number to nobody else.
func groupAlive(cmd *exec.Cmd) bool { return syscall.Kill(-cmd.Process.Pid, 0) == nil }
