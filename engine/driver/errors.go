package driver

import "errors"

// ErrUnusable is wrapped when a subject cannot be started, or has died too
// often to go on.
var ErrUnusable = errors.New("driver: the subject is unusable")

// ErrTimeout is wrapped when a subject does not answer in time.
var ErrTimeout = errors.New("driver: the subject did not answer in time")

// ErrParting is wrapped when a subject does not leave as it should.
var ErrParting = errors.New("driver: the subject did not leave as it should")
