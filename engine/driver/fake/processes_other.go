//go:build !unix

package fake

// processes are the subjects that do things to processes, which this system
// has no signals for.
func processes() []Subject { return nil }
