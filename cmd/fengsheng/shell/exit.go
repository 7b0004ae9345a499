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

func (e *Exit) Error() string {
	if e.Err == nil {
		return fmt.Sprintf("exit code %d", e.Code)
	}
	return e.Err.Error()
}

func (e *Exit) Unwrap() error { return e.Err }
