package driver

import (
	"bufio"
	"errors"
	"fmt"
	"io"

	"github.com/segmentio/encoding/json"

	"fengsheng/engine/driver/foreign"
	"fengsheng/engine/profile"
	"fengsheng/engine/wire"
)

// Serve answers the protocol on r and w with a driver until shutdown or the
// end of input. A line that is no request is answered with an error that
// quotes it; nothing ends the loop but the two.
func Serve(r io.Reader, w io.Writer, d Driver) error {
	lines := bufio.NewScanner(r)
	lines.Buffer(make([]byte, 0, 64<<10), wire.MaxLine)
	out := json.NewEncoder(w)
	out.SetEscapeHTML(false)
	for lines.Scan() {
		reply, last := answer(d, lines.Bytes())
		if err := out.Encode(reply); err != nil {
			return fmt.Errorf("driver: serve: %w", err)
		}
		if last {
			return nil
		}
	}
	if err := lines.Err(); err != nil {
		return fmt.Errorf("driver: serve: %w", err)
	}
	return nil
}

func answer(d Driver, line []byte) (reply wire.Response, last bool) {
	reply.JSONRPC = "2.0"
	var q wire.Request
	err := bounded(line)
	if err == nil {
		err = json.Unmarshal(line, &q)
	}
	if err != nil {
		reply.Error = &wire.RPCError{Code: wire.CodeParse, Message: fmt.Sprintf("expected one JSON-RPC request per line, got %.80q: %s", line, why(err))}
		return reply, false
	}
	reply.ID = q.ID
	if reply.Result, err = call(d, q); err != nil {
		reply.Result, reply.Error = nil, rpcError(err)
	}
	return reply, q.Method == wire.DoShutdown
}

// why is an error of the decoder, which quotes the line as it stands.
func why(err error) string { return foreign.Line(err.Error(), 200) }

func rpcError(err error) *wire.RPCError {
	var e *wire.RPCError
	switch {
	case errors.As(err, &e):
		return e
	case errors.Is(err, ErrSetup):
		return &wire.RPCError{Code: wire.CodeSetupRefused, Message: err.Error()}
	case errors.Is(err, ErrUnusedChance):
		return &wire.RPCError{Code: wire.CodeUnusedChance, Message: err.Error()}
	case errors.Is(err, ErrNoLegal), errors.Is(err, ErrUnsupported):
		return &wire.RPCError{Code: wire.CodeUnsupported, Message: err.Error()}
	}
	return &wire.RPCError{Code: wire.CodeFailed, Message: err.Error()}
}

// call does what the request asks.
func call(d Driver, q wire.Request) (any, error) {
	switch q.Method {
	case wire.Initialize:
		return welcome(d), nil
	case wire.DoSetup:
		return with(q, d.Start)
	case wire.DoAct:
		return with(q, func(a wire.ActParams) (wire.Report, error) { return d.Do(a.Seat, a.Action, a.Chance) })
	case wire.DoObserve:
		return with(q, func(v wire.ViewerParams) (wire.View, error) { return d.View(v.Viewer) })
	case wire.DoLegal:
		return with(q, func(s wire.SeatParams) (wire.LegalResult, error) {
			actions, err := d.Legal(s.Seat)
			return wire.LegalResult{Actions: append([]wire.Action{}, actions...)}, err
		})
	case wire.DoReplay:
		return with(q, func(p wire.ReplayParams) (wire.ReplayResult, error) { return Replay(d, p) })
	case wire.DoReset, wire.DoShutdown:
		return struct{}{}, d.Close()
	}
	return nil, &wire.RPCError{Code: wire.CodeNoMethod, Message: fmt.Sprintf("no method %q", q.Method)}
}

// with reads the params and does something with them.
func with[P, R any](q wire.Request, do func(P) (R, error)) (any, error) {
	var p P
	if err := json.Unmarshal(q.Params, &p); err != nil {
		return nil, &wire.RPCError{Code: wire.CodeBadParams, Message: fmt.Sprintf("params of %s: %s", q.Method, why(err))}
	}
	return do(p)
}

// welcome introduces the reference, with the readings that it was given.
func welcome(d Driver) wire.Welcome {
	out := wire.Welcome{
		ProtocolVersion: wire.ProtocolVersion,
		Implementation:  wire.Implementation{Name: "fengsheng reference", Language: "Go"},
		Capabilities: wire.Capabilities{Setup: []string{wire.ModeNew, wire.ModePosition}, Legal: "list",
			Observe: []string{"seat", Public, Everything}, Replay: true},
	}
	if l, ok := d.(*Local); ok {
		out.Readings = l.Readings
	}
	for _, p := range profile.All() {
		out.Profiles = append(out.Profiles, p.ID)
	}
	return out
}
