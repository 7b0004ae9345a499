package driver

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"slices"

	"fengsheng/engine/driver/foreign"
	"fengsheng/engine/wire"
)

// ErrProtocol is wrapped by errors about what a subject wrote that is no
// answer.
var ErrProtocol = errors.New("driver: the subject broke the protocol")

// ErrEnded is wrapped when a subject ends or stops reading in the middle of the
// protocol. It is an ErrProtocol too.
var ErrEnded = fmt.Errorf("%w: it ended", ErrProtocol)

// ErrResult is wrapped when the result of a method is refused by the inspector.
// It is an ErrProtocol too, but one answer has met one request: the subject is
// good for more.
var ErrResult = fmt.Errorf("%w: a result is wrong", ErrProtocol)

// ErrClaim is wrapped when a subject does not do what it claims to be able to.
// It has not broken the protocol, and is good for other things.
var ErrClaim = errors.New("driver: the subject does not do what it claims")

// Inspector judges the result of a method before it is believed. It says what
// is wrong with it, and is free to remember what was right.
type Inspector func(method string, result []byte) error

// Remote plays on an implementation at the other end of the protocol. It asks
// for nothing that the implementation does not claim to be able to do, and
// takes it at its word for what it claims.
type Remote struct {
	Welcome wire.Welcome

	w       io.Writer
	lines   *bufio.Scanner
	inspect Inspector
	next    int
	last    string // the method asked for before
}

// NewRemote shakes hands over r and w, and believes every result.
func NewRemote(r io.Reader, w io.Writer) (*Remote, error) {
	return Connect(r, w, wire.Hello{}, nil)
}

// Connect shakes hands over r and w, introducing the harness; the versions of
// the protocol are filled in. Every result is inspected; nil believes them.
func Connect(r io.Reader, w io.Writer, hello wire.Hello, inspect Inspector) (*Remote, error) {
	d := &Remote{w: w, lines: bufio.NewScanner(r), inspect: inspect}
	d.lines.Buffer(make([]byte, 0, 64<<10), wire.MaxLine)
	var err error
	hello.ProtocolVersions = []int{wire.ProtocolVersion}
	if d.Welcome, err = ask[wire.Welcome](d, wire.Initialize, hello); err != nil {
		return nil, fmt.Errorf("driver: handshake: %w", err)
	}
	if d.Welcome.ProtocolVersion != wire.ProtocolVersion {
		return nil, fmt.Errorf("%w: handshake: protocol version %d, expected %d", ErrProtocol, d.Welcome.ProtocolVersion, wire.ProtocolVersion)
	}
	introduce(&d.Welcome.Implementation)
	return d, nil
}

// introduce makes names fit for a line of a report.
func introduce(who *wire.Implementation) {
	const most = 100
	for _, s := range []*string{&who.Name, &who.Version, &who.Language, &who.Homepage} {
		*s = foreign.Line(*s, most)
	}
}

// claims is whether the subject says that it can do something. One that says
// nothing on the matter is asked.
func claims(offered []string, want string) bool {
	return len(offered) == 0 || slices.Contains(offered, want)
}

// Start begins a game.
func (d *Remote) Start(s wire.Setup) (wire.Report, error) {
	if !claims(d.Welcome.Capabilities.Setup, s.Mode) {
		return wire.Report{}, fmt.Errorf("%w: setup of mode %s", ErrUnsupported, s.Mode)
	}
	return ask[wire.Report](d, wire.DoSetup, s)
}

// Do takes an action.
func (d *Remote) Do(seat string, a wire.Action, chance []string) (wire.Report, error) {
	return ask[wire.Report](d, wire.DoAct, wire.ActParams{Seat: seat, Action: a, Chance: chance})
}

// View is the table as the viewer sees it.
func (d *Remote) View(viewer string) (wire.View, error) {
	kind := "seat"
	if viewer == Everything || viewer == Public {
		kind = viewer
	}
	if !claims(d.Welcome.Capabilities.Observe, kind) {
		return wire.View{}, fmt.Errorf("%w: observe as %s", ErrUnsupported, kind)
	}
	return ask[wire.View](d, wire.DoObserve, wire.ViewerParams{Viewer: viewer})
}

// Legal lists what the seat may answer.
func (d *Remote) Legal(seat string) ([]wire.Action, error) {
	if d.Welcome.Capabilities.Legal != "list" {
		return nil, ErrNoLegal
	}
	out, err := ask[wire.LegalResult](d, wire.DoLegal, wire.SeatParams{Seat: seat})
	return out.Actions, err
}

// Close ends the game; the subject stays for the next one.
func (d *Remote) Close() error {
	if _, err := ask[struct{}](d, wire.DoReset, struct{}{}); err != nil {
		return err
	}
	return d.Settle()
}

// Settle sees to it that nothing is left to read but the answers to what is
// asked next: whatever a subject has said too much must be noticed now, not in
// the next game. The answer to one more request is read; what stands before it
// is too much. The request itself may fail.
func (d *Remote) Settle() error {
	if _, err := ask[struct{}](d, wire.DoReset, struct{}{}); errors.Is(err, ErrProtocol) {
		return err
	}
	return nil
}

// Shutdown asks the subject to leave.
func (d *Remote) Shutdown() error {
	_, err := ask[struct{}](d, wire.DoShutdown, struct{}{})
	return err
}
