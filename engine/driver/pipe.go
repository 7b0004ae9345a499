package driver

import "io"

// Pipe runs the protocol without a process: the far end serves on the other
// side of two pipes.
func Pipe(far Driver) (*Remote, error) {
	toFar, fromNear := io.Pipe()
	toNear, fromFar := io.Pipe()
	go func() {
		err := Serve(toFar, fromFar, far)
		fromFar.CloseWithError(err)
		toFar.CloseWithError(err)
	}()
	return NewRemote(toNear, fromNear)
}
