package driver

import (
	"os/exec"
	"strconv"
)

// ownGroup has nothing to do: the system knows whose child a process is.
func ownGroup(*exec.Cmd) {}

func killGroup(cmd *exec.Cmd) {
	exec.Command("taskkill", "/T", "/F", "/PID", strconv.Itoa(cmd.Process.Pid)).Run()
	cmd.Process.Kill()
}
