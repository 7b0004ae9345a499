package main

import (
	"errors"
	"io"

	"fengsheng/fuzz/hunt"
)

var errNoWords = errors.New("findings are not told as scenarios yet")

// tellFinding writes a finding as a scenario.
func tellFinding(io.Writer, hunt.Finding) error { return errNoWords }
