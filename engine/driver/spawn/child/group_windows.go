package child

import (
	"os/exec"
	"strconv"
)

// ownGroup has nothing to do: the system knows whose child a process is.
func ownGroup(*exec.Cmd) {}

// askGroup has nothing to ask with: a console program hears no request to end
// that another program could send it.
func askGroup(*exec.Cmd) {}

func killGroup(cmd *exec.Cmd) {
	exec.Command("taskkill", "/T", "/F", "/PID", strconv.Itoa(cmd.Process.Pid)).Run()
	cmd.Process.Kill()
}

// groupAlive is unknown here: the system forgets whose child a process was once
// the parent has ended.
func groupAlive(*exec.Cmd) bool { return false }
