package perft

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"

	"fengsheng/fuzz/whole"
)

// counts is where the part of a table begins that is written by machine.
const counts = "\nsequences: |\n"

// Write puts the table's counts into its file, and leaves what stands above
// them, which is written by hand, as it is.
func (t Table) Write(folder string) error {
	name := filepath.Join(folder, t.Name+ending)
	text, err := os.ReadFile(name)
	if err != nil {
		return fmt.Errorf("perft: %w", err)
	}
	head, _, _ := bytes.Cut(text, []byte(counts))
	out := bytes.NewBuffer(bytes.TrimRight(head, "\n"))
	out.WriteString(counts)
	for i, n := range t.Sequences {
		fmt.Fprintf(out, "  %-10d %d\n", n, i+1)
	}
	out.WriteString("divide: |\n")
	for _, l := range t.Divide {
		fmt.Fprintf(out, "  %-10d %s\n", l.Count, l.Words)
	}
	if err := whole.Write(name, out.Bytes()); err != nil {
		return fmt.Errorf("perft: %w", err)
	}
	return nil
}
