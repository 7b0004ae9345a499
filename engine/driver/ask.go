package driver

import (
	"bufio"
	"errors"
	"fmt"
	"strconv"

	"github.com/segmentio/encoding/json"

	"fengsheng/engine/driver/foreign"
	"fengsheng/engine/wire"
)

// ask sends one request and reads its answer.
func ask[R any](d *Remote, method string, params any) (result R, err error) {
	d.next++
	id := strconv.Itoa(d.next)
	line, err := json.Marshal(wire.Call{JSONRPC: "2.0", ID: id, Method: method, Params: params})
	if err != nil {
		return result, fmt.Errorf("driver: %s: %w", method, err)
	}
	if _, err := d.w.Write(append(line, '\n')); err != nil && !d.hasSpoken() {
		return result, fmt.Errorf("%w: %s: it does not read any more: %w", ErrEnded, method, err)
	}
	if line, err = d.line(method); err != nil {
		return result, err
	}
	if d.inspect != nil {
		if err := d.judge(id, method, line); err != nil {
			return result, err
		}
	}
	a, err := decode[R](d, id, method, line)
	if err != nil {
		return result, err
	}
	d.last = method
	return *a, nil
}

// decode reads the answer to a request; an error of the subject is one here.
func decode[R any](d *Remote, id, method string, line []byte) (*R, error) {
	var a wire.Answer[R]
	err := json.Unmarshal(line, &a)
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax):
		return nil, fmt.Errorf("%w: expected an answer to %s, got the line %.80q; stdout is for the protocol only, log to stderr", ErrProtocol, method, line)
	case errors.As(err, &kind):
		return nil, fmt.Errorf("%w: answer to %s: %s should be of type %s", ErrProtocol, method, kind.Field, kind.Type)
	case err != nil:
		return nil, fmt.Errorf("%w: answer to %s: %w", ErrProtocol, method, err)
	case a.ID != id:
		return nil, d.stray(a.ID, id, method)
	case a.Error != nil:
		d.last = method
		return nil, remoteError(method, a.Error)
	case a.Result == nil:
		return nil, fmt.Errorf("%w: the answer to %s has neither result nor error", ErrProtocol, method)
	}
	return a.Result, nil
}

// judge has the result of a well-formed answer inspected. What is wrong with
// the answer itself is told by decode.
func (d *Remote) judge(id, method string, line []byte) error {
	var a wire.Answer[json.RawMessage]
	if err := json.Unmarshal(line, &a); err != nil || a.ID != id || a.Error != nil || a.Result == nil {
		return nil
	}
	if err := d.inspect(method, *a.Result); err != nil {
		d.last = method
		return fmt.Errorf("%w: %w", ErrResult, err)
	}
	return nil
}

// stray words an answer to something that was not asked.
func (d *Remote) stray(got, want, method string) error {
	if got == strconv.Itoa(d.next-1) && d.last != "" {
		return fmt.Errorf("%w: a second answer to request %q (%s) where the answer to %q (%s) was expected; answer every request once",
			ErrProtocol, got, d.last, want, method)
	}
	return fmt.Errorf("%w: answer %.80q to request %q (%s); repeat the id of the request", ErrProtocol, got, want, method)
}

// line reads one line. It is valid until the next one is read.
func (d *Remote) line(method string) ([]byte, error) {
	if d.lines.Scan() {
		line := d.lines.Bytes()
		if err := bounded(line); err != nil {
			return nil, fmt.Errorf("%w: the answer to %s has %w", ErrProtocol, method, err)
		}
		return foreign.JSON(line), nil
	}
	switch err := d.lines.Err(); {
	case errors.Is(err, bufio.ErrTooLong):
		return nil, fmt.Errorf("%w: the answer to %s is longer than %d MiB", ErrProtocol, method, wire.MaxLine>>20)
	case err != nil:
		return nil, fmt.Errorf("%w: after %s: %w", ErrEnded, method, err)
	}
	return nil, fmt.Errorf("%w its output instead of answering %s", ErrEnded, method)
}

func remoteError(method string, e *wire.RPCError) error {
	e.Message = foreign.Line(e.Message, 1000)
	switch e.Code {
	case wire.CodeSetupRefused:
		return fmt.Errorf("%w: %s", ErrSetup, e.Message)
	case wire.CodeUnusedChance:
		return fmt.Errorf("%w: %s", ErrUnusedChance, e.Message)
	case wire.CodeUnsupported, wire.CodeNoMethod:
		switch {
		case claimed(method):
			return fmt.Errorf("%w: it claims %s and answers: %s", ErrClaim, method, e.Message)
		case e.Code == wire.CodeUnsupported:
			return fmt.Errorf("%w: %s: %s", ErrUnsupported, method, e.Message)
		}
	}
	return fmt.Errorf("driver: the subject failed at %s: %w", method, e)
}

// claimed is whether the method is asked for only because the subject says that
// it has it.
func claimed(method string) bool {
	return method == wire.DoLegal || method == wire.DoObserve || method == wire.DoReplay
}

// hasSpoken is whether a program that does not read may have written something
// all the same that tells what it is: at the start, and only then.
func (d *Remote) hasSpoken() bool { return d.next == 1 }
