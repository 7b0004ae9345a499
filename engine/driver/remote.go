package driver

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strconv"

	"github.com/segmentio/encoding/json"

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
	var err error
	if d.Welcome, err = ask[wire.Welcome](d, wire.Initialize, wire.Hello{ProtocolVersions: []int{wire.ProtocolVersion}}); err != nil {
		return nil, fmt.Errorf("driver: handshake: %w", err)
	}
	if d.Welcome.ProtocolVersion != wire.ProtocolVersion {
		return nil, fmt.Errorf("%w: handshake: protocol version %d, expected %d", ErrProtocol, d.Welcome.ProtocolVersion, wire.ProtocolVersion)
	}
	return d, nil
}

// ask sends one request and reads its answer.
func ask[R any](d *Remote, method string, params any) (result R, err error) {
	d.next++
	q := wire.Call{JSONRPC: "2.0", ID: strconv.Itoa(d.next), Method: method, Params: params}
	line, err := json.Marshal(q)
	if err != nil {
		return result, fmt.Errorf("driver: %s: %w", method, err)
	}
	if _, err := d.w.Write(append(line, '\n')); err != nil {
		return result, fmt.Errorf("%w: %s: it does not read any more: %w", ErrProtocol, method, err)
	}
	if line, err = d.line(method); err != nil {
		return result, err
	}
	var a wire.Answer[R]
	err = json.Unmarshal(line, &a)
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax):
		return result, fmt.Errorf("%w: expected an answer to %s, got the line %.80q; stdout is for the protocol only, log to stderr", ErrProtocol, method, line)
	case errors.As(err, &kind):
		return result, fmt.Errorf("%w: answer to %s: %s should be of type %s", ErrProtocol, method, kind.Field, kind.Type)
	case err != nil:
		return result, fmt.Errorf("%w: answer to %s: %w", ErrProtocol, method, err)
	case a.ID != q.ID:
		return result, fmt.Errorf("%w: answer %q to request %q (%s)", ErrProtocol, a.ID, q.ID, method)
	case a.Error != nil:
		return result, remoteError(method, a.Error)
	case a.Result == nil:
		return result, fmt.Errorf("%w: the answer to %s has neither result nor error", ErrProtocol, method)
	}
	return *a.Result, nil
}

// line reads one line. It is valid until the next one is read.
func (d *Remote) line(method string) ([]byte, error) {
	if d.lines.Scan() {
		return d.lines.Bytes(), nil
	}
	if err := d.lines.Err(); err != nil {
		return nil, fmt.Errorf("%w: after %s: %w", ErrProtocol, method, err)
	}
	return nil, fmt.Errorf("%w: the subject ended its output instead of answering %s", ErrProtocol, method)
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
func (d *Remote) Start(s wire.Setup) (wire.Report, error) {
	return ask[wire.Report](d, wire.DoSetup, s)
}

// Do takes an action.
func (d *Remote) Do(seat string, a wire.Action, chance []string) (wire.Report, error) {
	return ask[wire.Report](d, wire.DoAct, wire.ActParams{Seat: seat, Action: a, Chance: chance})
}

// View is the table as the viewer sees it.
func (d *Remote) View(viewer string) (wire.View, error) {
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
	_, err := ask[struct{}](d, wire.DoReset, struct{}{})
	return err
}

// Shutdown asks the subject to leave.
func (d *Remote) Shutdown() error {
	_, err := ask[struct{}](d, wire.DoShutdown, struct{}{})
	return err
}
