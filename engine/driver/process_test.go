//go:build unix

package driver_test

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
)

// fakes are subjects that misbehave. The test binary plays them when it is
// started with their name in the environment.
var fakes = map[string]func(){
	"honest":      func() { driver.Serve(os.Stdin, os.Stdout, driver.NewLocal()) },
	"mute":        func() { time.Sleep(time.Minute) },
	"dies":        func() { fmt.Fprintln(os.Stderr, "out of cheese"); os.Exit(3) },
	"serves":      func() { driver.Serve(os.Stdin, os.Stdout, driver.NewLocal()) },
	"echoes":      echo,
	"chatty":      func() { fmt.Println("engine v1 ready"); driver.Serve(os.Stdin, os.Stdout, driver.NewLocal()) },
	"dies at act": func() { until("act", func() { fmt.Fprintln(os.Stderr, "out of tea"); os.Exit(1) }) },
	"hangs at act": func() {
		until("act", func() { time.Sleep(time.Minute) })
	},
	"garbage at act": func() { until("act", func() { fmt.Println("panic: index out of range") }) },
	"empty at act":   func() { until("act", func() { fmt.Println(`{"jsonrpc":"2.0","id":"3"}`) }) },
	"wrong id at act": func() {
		until("act", func() { fmt.Println(`{"jsonrpc":"2.0","id":"0","result":{"accepted":true}}`) })
	},
	"deaf after act": func() {
		until("act", func() {
			os.Stdin.Close()
			fmt.Println(`{"jsonrpc":"2.0","id":"3","result":{"accepted":true}}`)
			time.Sleep(time.Minute)
		})
	},
	"leaves a child in its own session": func() {
		child := exec.Command("sleep", "600")
		child.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
		child.Stdout, child.Stderr = os.Stdout, os.Stderr
		child.Start()
		fmt.Fprintf(os.Stderr, "child %d\n", child.Process.Pid)
		until("act", func() { os.Exit(1) })
	},
	"leaves a child": func() {
		exec.Command("sleep", "600").Start()
		until("act", func() { time.Sleep(time.Minute) })
	},
}

// until serves honestly until a request for the method comes in.
func until(method string, then func()) {
	lines := bufio.NewScanner(os.Stdin)
	d := driver.NewLocal()
	for lines.Scan() {
		if strings.Contains(lines.Text(), `"method":"`+method+`"`) {
			then()
			continue
		}
		driver.Serve(strings.NewReader(lines.Text()+"\n"), os.Stdout, d)
	}
}

func TestMain(m *testing.M) {
	if fake, ok := fakes[os.Getenv("FENGSHENG_FAKE")]; ok {
		fake()
		os.Exit(0)
	}
	os.Exit(m.Run())
}

func process(t testing.TB, fake string) *driver.Process {
	t.Helper()
	p := &driver.Process{Command: []string{"env", "FENGSHENG_FAKE=" + fake, os.Args[0]},
		StartIn: 5 * time.Second, EachIn: 300 * time.Millisecond}
	if fake == "mute" {
		p.StartIn = 300 * time.Millisecond
	}
	t.Cleanup(p.Kill)
	return p
}

func TestSubjectThatCannotStartIsUnusable(t *testing.T) {
	for fake, want := range map[string]struct {
		err  error
		says string
	}{
		"mute":   {driver.ErrTimeout, "300ms"},
		"dies":   {driver.ErrProtocol, "out of cheese"},
		"chatty": {driver.ErrProtocol, "engine v1 ready"},
	} {
		_, err := process(t, fake).Open()
		if !errors.Is(err, driver.ErrUnusable) || !errors.Is(err, want.err) || !strings.Contains(err.Error(), want.says) {
			t.Errorf("%s: %v; want %v that says %q", fake, err, want.err, want.says)
		}
	}
}

func TestOneBadMomentCostsOneGame(t *testing.T) {
	for fake, want := range map[string]error{
		"dies at act":     driver.ErrProtocol,
		"hangs at act":    driver.ErrTimeout,
		"garbage at act":  driver.ErrProtocol,
		"empty at act":    driver.ErrProtocol,
		"wrong id at act": driver.ErrProtocol,
		"leaves a child":  driver.ErrTimeout,
	} {
		p := process(t, fake)
		for game := range 2 {
			d, err := p.Open()
			if err != nil {
				t.Fatalf("%s, game %d: %v", fake, game, err)
			}
			if _, err := d.Start(setup()); err != nil {
				t.Fatalf("%s, game %d: %v", fake, game, err)
			}
			if _, err := d.Do("A", wire.Action{Do: wire.Pass}, nil); !errors.Is(err, want) {
				t.Errorf("%s, game %d: %v, want %v", fake, game, err, want)
			}
			if err := d.Close(); err != nil {
				t.Errorf("%s, game %d: closing: %v", fake, game, err)
			}
		}
	}
}

// A child that has left the process group keeps the subject's pipes open after
// its death; neither reading nor waiting may last as long as it does.
func TestChildThatOutlivesTheSubjectIsNotWaitedFor(t *testing.T) {
	p := process(t, "leaves a child in its own session")
	d, err := p.Open()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := d.Start(setup()); err != nil {
		t.Fatal(err)
	}
	_, err = d.Do("A", wire.Action{Do: wire.Pass}, nil)
	var child int
	if _, after, ok := strings.Cut(p.Stderr(), "child "); ok {
		fmt.Sscan(after, &child)
		syscall.Kill(child, syscall.SIGKILL)
	}
	if !errors.Is(err, driver.ErrTimeout) || child == 0 {
		t.Errorf("%v, want %v; child %d", err, driver.ErrTimeout, child)
	}
}

func TestSubjectThatStopsReadingCostsOneGame(t *testing.T) {
	p := process(t, "deaf after act")
	for game := range 2 {
		d, err := p.Open()
		if err != nil {
			t.Fatalf("game %d: %v", game, err)
		}
		if _, err := d.Start(setup()); err != nil {
			t.Fatalf("game %d: %v", game, err)
		}
		if _, err := d.Do("A", wire.Action{Do: wire.Pass}, nil); err != nil {
			t.Fatalf("game %d: %v", game, err)
		}
		for err == nil {
			_, err = d.View(driver.Everything)
		}
		if !errors.Is(err, driver.ErrProtocol) {
			t.Errorf("game %d: %v, want %v", game, err, driver.ErrProtocol)
		}
	}
}

func TestLastWordsOfADeadSubjectAreTold(t *testing.T) {
	d, err := process(t, "dies at act").Open()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := d.Start(setup()); err != nil {
		t.Fatal(err)
	}
	if _, err := d.Do("A", wire.Action{Do: wire.Pass}, nil); err == nil || !strings.Contains(err.Error(), "out of tea") {
		t.Errorf("%v does not tell what the subject logged", err)
	}
}

func TestSubjectIsGivenUpAfterTooManyDeaths(t *testing.T) {
	p := process(t, "dies at act")
	for n := 0; ; n++ {
		d, err := p.Open()
		if err != nil {
			if !errors.Is(err, driver.ErrUnusable) || n != driver.MaxRestarts+1 {
				t.Errorf("given up after %d games: %v", n, err)
			}
			return
		}
		if n > driver.MaxRestarts+1 {
			t.Fatal("never given up")
		}
		if _, err := d.Start(setup()); err != nil {
			t.Fatal(err)
		}
		if _, err := d.Do("A", wire.Action{Do: wire.Pass}, nil); err == nil {
			t.Fatal("a dead subject answered")
		}
	}
}

func TestHonestSubjectStaysForManyGames(t *testing.T) {
	p := process(t, "honest")
	for range 20 {
		d, err := p.Open()
		if err != nil {
			t.Fatal(err)
		}
		if _, err := d.Start(setup()); err != nil {
			t.Fatal(err)
		}
		if r, err := d.Do("A", wire.Action{Do: wire.Pass}, nil); err != nil || !r.Accepted {
			t.Fatalf("%+v, %v", r, err)
		}
		if err := d.Close(); err != nil {
			t.Fatal(err)
		}
	}
	p.Shutdown()
	if p.Welcome().ProtocolVersion != 0 {
		t.Error("the subject is still there after the shutdown")
	}
}
