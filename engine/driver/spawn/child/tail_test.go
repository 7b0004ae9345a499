package child

import (
	"fmt"
	"strings"
	"testing"
)

func TestTailKeepsTheLastLinesAndNoMore(t *testing.T) {
	var log tail
	for i := range 100 {
		fmt.Fprintf(&log, "line %d\r\n", i)
	}
	fmt.Fprint(&log, "and \x1b[31mso")
	lines := strings.Split(log.String(), "\n")
	if len(lines) != tailLines+1 || lines[0] != "line 36" || lines[tailLines] != "and �[31mso" {
		t.Errorf("%d lines, %q … %q", len(lines), lines[0], lines[len(lines)-1])
	}
	huge := strings.Repeat("x", 1<<20)
	for range 100 {
		log.Write([]byte(huge))
	}
	if n := len(log.String()); n > (tailLines+1)*(lineBytes+1) {
		t.Errorf("%d bytes are kept", n)
	}
}
