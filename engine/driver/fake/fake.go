// Package fake has subjects that misbehave, each in one way and at one moment,
// and one that does not. Tests of whatever has to do with subjects play them by
// starting their own binary again:
//
//	func TestMain(m *testing.M) { fake.Main(); os.Exit(m.Run()) }
//	command := fake.Command("crashes", `"烧毁"`)
//
// All of them are the reference engine up to the moment in question.
package fake

import (
	"bufio"
	"fmt"
	"os"
	"strings"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
)

// The environment says which subject the binary is, and when it misbehaves: at
// every request that contains the text.
const (
	nameVariable   = "FENGSHENG_FAKE"
	momentVariable = "FENGSHENG_FAKE_AT"
)

// Subject is one way of misbehaving.
type Subject struct {
	Name string
	Sin  string // what it does wrong, in words
	play func(*stage)
}

// Main plays the subject that the environment names, if it names one, and does
// not return then.
func Main() {
	name, ok := os.LookupEnv(nameVariable)
	if !ok {
		return
	}
	for _, s := range All() {
		if s.Name == name {
			s.play(newStage(os.Getenv(momentVariable)))
			os.Exit(0)
		}
	}
	fmt.Fprintf(os.Stderr, "fake: no subject %q\n", name)
	os.Exit(64)
}

// Command starts the running binary again as the named subject, which
// misbehaves at requests that contain the text at.
func Command(name, at string) []string {
	return []string{"env", nameVariable + "=" + name, momentVariable + "=" + at, os.Args[0]}
}

// stage is where a subject plays.
type stage struct {
	at    string
	in    *bufio.Scanner
	out   *bufio.Writer
	inner driver.Driver
}

func newStage(at string) *stage {
	s := &stage{at: at, in: bufio.NewScanner(os.Stdin), out: bufio.NewWriter(os.Stdout), inner: driver.NewLocal()}
	s.in.Buffer(nil, wire.MaxLine)
	return s
}

// serve answers honestly, but for the moments at which act does something else.
// Act gets the request and what an honest subject would answer; what it returns
// is written as it is.
func (s *stage) serve(act func(request, honest string) string) {
	for s.in.Scan() {
		request := s.in.Text()
		reply := s.honest(request)
		if strings.Contains(request, s.at) {
			reply = act(request, reply)
		}
		s.out.WriteString(reply)
		s.out.Flush()
		if strings.Contains(request, `"method":"shutdown"`) {
			return
		}
	}
}

// honest is the reference's answer, with its end of line.
func (s *stage) honest(request string) string {
	var out strings.Builder
	driver.Serve(strings.NewReader(request+"\n"), &out, s.inner)
	return out.String()
}

// play serves with another engine inside, which errs by itself.
func (s *stage) play(inner driver.Driver) {
	s.inner = inner
	s.serve(func(_, honest string) string { return honest })
}
