package driver

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"

	"fengsheng/engine/wire"
)

// ErrProtocol is wrapped by errors about what a subject wrote that is no
// answer.
var ErrProtocol = errors.New("driver: the subject broke the protocol")

// Remote plays on an implementation at the other end of the protocol.
type Remote struct {
	w       io.Writer
	lines   *bufio.Scanner
	next    int
	Welcome wire.Welcome
}

// NewRemote shakes hands over r and w.
func NewRemote(r io.Reader, w io.Writer) (*Remote, error) {
	d := &Remote{w: w, lines: bufio.NewScanner(r)}
	d.lines.Buffer(make([]byte, 0, 64<<10), wire.MaxLine)
	if err := d.ask(wire.Initialize, wire.Hello{ProtocolVersions: []int{wire.ProtocolVersion}}, &d.Welcome); err != nil {
		return nil, fmt.Errorf("driver: handshake: %w", err)
	}
	if d.Welcome.ProtocolVersion != wire.ProtocolVersion {
		return nil, fmt.Errorf("%w: handshake: protocol version %d, expected %d", ErrProtocol, d.Welcome.ProtocolVersion, wire.ProtocolVersion)
	}
	return d, nil
}

// ask sends one request and reads its answer.
func (d *Remote) ask(method string, params, result any) error {
	raw, err := json.Marshal(params)
	if err != nil {
		return fmt.Errorf("driver: %s: %w", method, err)
	}
	d.next++
	q := wire.Request{JSONRPC: "2.0", ID: strconv.Itoa(d.next), Method: method, Params: raw}
	line, err := json.Marshal(q)
	if err != nil {
		return fmt.Errorf("driver: %s: %w", method, err)
	}
	if _, err := d.w.Write(append(line, '\n')); err != nil {
		return fmt.Errorf("%w: %s: it does not read any more: %w", ErrProtocol, method, err)
	}
	return d.read(q, result)
}

func (d *Remote) read(q wire.Request, result any) error {
	if !d.lines.Scan() {
		if err := d.lines.Err(); err != nil {
			return fmt.Errorf("%w: after %s: %w", ErrProtocol, q.Method, err)
		}
		return fmt.Errorf("%w: the subject ended its output instead of answering %s", ErrProtocol, q.Method)
	}
	var a wire.Response
	if err := json.Unmarshal(d.lines.Bytes(), &a); err != nil {
		return fmt.Errorf("%w: expected an answer to %s, got the line %.80q; stdout is for the protocol only, log to stderr", ErrProtocol, q.Method, d.lines.Text())
	}
	switch {
	case a.ID != q.ID:
		return fmt.Errorf("%w: answer %q to request %q (%s)", ErrProtocol, a.ID, q.ID, q.Method)
	case a.Error != nil:
		return remoteError(q.Method, a.Error)
	}
	if err := json.Unmarshal(a.Result, result); err != nil {
		return fmt.Errorf("%w: result of %s: %w", ErrProtocol, q.Method, err)
	}
	return nil
}

func remoteError(method string, e *wire.RPCError) error {
	switch e.Code {
	case wire.CodeSetupRefused:
		return fmt.Errorf("%w: %s", ErrSetup, e.Message)
	case wire.CodeUnusedChance:
		return fmt.Errorf("%w: %s", ErrUnusedChance, e.Message)
	case wire.CodeUnsupported:
		if method == wire.DoLegal {
			return ErrNoLegal
		}
	}
	return fmt.Errorf("driver: the subject failed at %s: %w", method, e)
}

// Start begins a game.
func (d *Remote) Start(s wire.Setup) (r wire.Report, err error) {
	err = d.ask(wire.DoSetup, s, &r)
	return r, err
}

// Do takes an action.
func (d *Remote) Do(seat string, a wire.Action, chance []string) (r wire.Report, err error) {
	err = d.ask(wire.DoAct, wire.ActParams{Seat: seat, Action: a, Chance: chance}, &r)
	return r, err
}

// View is the table as the viewer sees it.
func (d *Remote) View(viewer string) (v wire.View, err error) {
	err = d.ask(wire.DoObserve, wire.ViewerParams{Viewer: viewer}, &v)
	return v, err
}

// Legal lists what the seat may answer.
func (d *Remote) Legal(seat string) ([]wire.Action, error) {
	if d.Welcome.Capabilities.Legal != "list" {
		return nil, ErrNoLegal
	}
	var out wire.LegalResult
	err := d.ask(wire.DoLegal, wire.SeatParams{Seat: seat}, &out)
	return out.Actions, err
}

// Close ends the game; the subject stays for the next one.
func (d *Remote) Close() error { return d.ask(wire.DoReset, struct{}{}, &struct{}{}) }

// Shutdown asks the subject to leave.
func (d *Remote) Shutdown() error { return d.ask(wire.DoShutdown, struct{}{}, &struct{}{}) }
