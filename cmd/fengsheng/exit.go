package main

import (
	"fmt"

	"fengsheng/steps/report"
)

// exit is an error with the exit code it calls for. Where err is nil, everything has been said already.
type exit struct {
	code report.Code
	err  error
}

func (e *exit) Error() string {
	if e.err == nil {
		return fmt.Sprintf("exit code %d", e.code)
	}
	return e.err.Error()
}

func (e *exit) Unwrap() error { return e.err }
