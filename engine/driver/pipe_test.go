package driver_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
)

func TestPipeAnswersLikeLocal(t *testing.T) {
	local, far := driver.NewLocal(), driver.NewLocal()
	pipe, err := driver.Pipe(far)
	if err != nil {
		t.Fatal(err)
	}
	defer pipe.Shutdown()
	same := func(what string, a, b any, errA, errB error) {
		t.Helper()
		if (errA == nil) != (errB == nil) {
			t.Fatalf("%s: local %v, pipe %v", what, errA, errB)
		}
		if d := cmp.Diff(a, b); d != "" {
			t.Errorf("%s: %s", what, d)
		}
	}
	r1, e1 := local.Start(setup())
	r2, e2 := pipe.Start(setup())
	same("setup", r1, r2, e1, e2)
	a := wire.Action{Do: wire.Play, Card: "红试探", Target: "B"}
	for _, seat := range []string{"B", "A", "A"} {
		r1, e1 = local.Do(seat, a, nil)
		r2, e2 = pipe.Do(seat, a, nil)
		same("act of "+seat, r1, r2, e1, e2)
	}
	for _, viewer := range []string{"A", "C", "public", driver.Everything, "Z"} {
		v1, e1 := local.View(viewer)
		v2, e2 := pipe.View(viewer)
		same("view of "+viewer, v1, v2, e1, e2)
	}
	l1, e1 := local.Legal("A")
	l2, e2 := pipe.Legal("A")
	same("legal", l1, l2, e1, e2)
	bad := setup()
	bad.Seats[0].Identity = "卧底"
	_, e1 = local.Start(bad)
	_, e2 = pipe.Start(bad)
	same("bad setup", nil, nil, e1, e2)
}

func TestServeAnswersGarbageAndGoesOn(t *testing.T) {
	in := "garbage\n" + `{"jsonrpc":"2.0","id":"7","method":"fly"}` + "\n" + `{"jsonrpc":"2.0","id":"8","method":"act","params":3}` + "\n"
	var out strings.Builder
	if err := driver.Serve(strings.NewReader(in), &out, driver.NewLocal()); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	if len(lines) != 3 {
		t.Fatalf("%d answers: %s", len(lines), out.String())
	}
	for i, want := range []string{"garbage", `no method \"fly\"`, "params of act"} {
		if !strings.Contains(lines[i], want) || !strings.Contains(lines[i], `"error"`) {
			t.Errorf("answer %d: %s, want an error about %s", i+1, lines[i], want)
		}
	}
}

func TestRemoteNamesWhatIsNoAnswer(t *testing.T) {
	for line, says := range map[string]string{
		"starting up…": `initialize, got the line "starting up…"`,
		`{"jsonrpc":"2.0","id":"99","result":{}}`:     `answer "99" to request "1"`,
		`{"id":"1","result":{"protocolVersion":9}}`:   "protocol version 9, expected 1",
		`{"id":"1","result":{"protocolVersion":"1"}}`: "protocolVersion should be of type int",
		`{"id":"1"}`: "neither result nor error",
		"":           "ended its output",
	} {
		_, err := driver.NewRemote(strings.NewReader(line), &strings.Builder{})
		if !errors.Is(err, driver.ErrProtocol) || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v; want %v that says %q", line, err, driver.ErrProtocol, says)
		}
	}
}
