package native

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
)

// ends is the two ends of the protocol, or wrong ones.
type ends struct {
	serve   func(io.Reader, io.Writer, driver.Driver) error
	connect func(io.Reader, io.Writer) (*driver.Remote, error)
}

// Wire is both decoders of the protocol. Served as requests, every line of the
// input gets exactly one answer; read as a subject's answers, whatever is wrong
// with them is one of the errors that driver documents.
func Wire() Target { return wireBetween(ends{driver.Serve, driver.NewRemote}) }

// wireBetween is Wire with other ends.
func wireBetween(e ends) Target {
	return asItIs("Wire", "txt", func(input []byte) error {
		return errors.Join(e.served(input), e.heard(input))
	})
}

// mostReply bounds an answer of the reference, in bytes. A list of legal answers
// is the longest there is.
const mostReply = 1 << 20

func (e ends) served(input []byte) error {
	var out bytes.Buffer
	if err := e.serve(bytes.NewReader(input), &out, driver.NewLocal()); err != nil {
		return fmt.Errorf("serve gave up: %w", err)
	}
	asked, answers := bufio.NewScanner(bytes.NewReader(input)), bufio.NewScanner(&out)
	asked.Buffer(nil, wire.MaxLine)
	answers.Buffer(nil, mostReply)
	for n := 1; asked.Scan(); n++ {
		if !answers.Scan() {
			return fmt.Errorf("request %d has no answer: %.200q (%v)", n, asked.Bytes(), answers.Err())
		}
		last, err := fits(asked.Bytes(), answers.Bytes())
		if err != nil {
			return fmt.Errorf("answer %d: %w\nto %.200q\n%.400q", n, err, asked.Bytes(), answers.Bytes())
		}
		if last {
			break
		}
	}
	if answers.Scan() {
		return fmt.Errorf("an answer to nothing: %.200q", answers.Bytes())
	}
	return nil
}

// fits is whether a line answers a request, and whether that was the last.
func fits(request, answer []byte) (last bool, err error) {
	var a struct {
		JSONRPC string           `json:"jsonrpc"`
		ID      *string          `json:"id"`
		Result  *json.RawMessage `json:"result"`
		Error   *wire.RPCError   `json:"error"`
	}
	var q wire.Request
	refused := json.Unmarshal(request, &q) != nil
	switch err := json.Unmarshal(answer, &a); {
	case err != nil:
		return false, err
	case a.JSONRPC != "2.0" || a.ID == nil:
		return false, errors.New("no JSON-RPC 2.0, or no id")
	case (a.Result == nil) == (a.Error == nil):
		return false, errors.New("not one of result and error")
	case a.Error != nil && a.Error.Code == wire.CodeParse && heavy(request):
		return false, nil
	case refused && (a.Error == nil || a.Error.Code != wire.CodeParse):
		return false, errors.New("no parse error for what is no request")
	case !refused && *a.ID != q.ID:
		return false, fmt.Errorf("id %q for request %q", *a.ID, q.ID)
	case a.Error != nil:
		return q.Method == wire.DoShutdown, legible(a.Error)
	}
	return q.Method == wire.DoShutdown, nil
}

// heavy is whether a request may be refused for its size or its nesting alone.
func heavy(request []byte) bool {
	return bytes.Count(request, []byte{'['})+bytes.Count(request, []byte{'{'}) > 100 || len(request) > 1<<18
}

// heard reads the input as what a subject answers to one request of each kind.
func (e ends) heard(input []byte) error {
	d, err := e.connect(bytes.NewReader(input), io.Discard)
	if err != nil {
		return documented(err)
	}
	setup := wire.Setup{Mode: wire.ModeNew, Profile: "beginner", Players: 4}
	for _, call := range [...]func() error{
		func() error { _, err := d.Start(setup); return err },
		func() error { _, err := d.Legal("A"); return err },
		func() error { _, err := d.View("A"); return err },
		func() error { _, err := d.Do("A", wire.Action{Do: wire.Pass}, []string{"红锁定"}); return err },
		func() error { _, err := d.View(driver.Everything); return err },
		func() error { _, err := d.Replay(wire.ReplayParams{Setup: setup}); return err },
		d.Close, d.Shutdown,
	} {
		if err := documented(call()); err != nil {
			return err
		}
	}
	return nil
}

// documented is an error about an error that package driver does not document.
func documented(err error) error {
	if err == nil {
		return nil
	}
	var failed *wire.RPCError
	for _, known := range [...]error{driver.ErrProtocol, driver.ErrClaim, driver.ErrUnsupported, driver.ErrSetup,
		driver.ErrUnusedChance, driver.ErrNoLegal, driver.ErrNoReplay} {
		if errors.Is(err, known) {
			return legible(err)
		}
	}
	if errors.As(err, &failed) {
		return legible(err)
	}
	return fmt.Errorf("an error of no known kind: %w", err)
}
