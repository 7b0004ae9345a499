package shell

import (
	"fmt"

	"fengsheng/steps/report"
)

// Exit is an error with the exit code it calls for. Where Err is nil, everything has been said already.
type Exit struct {
	Code report.Code
	Err  error
}

// Error is what the error within says.
func (e *Exit) Error() string {
	if e.Err == nil {
		return fmt.Sprintf("exit code %d", e.Code)
	}
	return e.Err.Error()
}

// Unwrap is the error within, if any.
func (e *Exit) Unwrap() error { return e.Err }
