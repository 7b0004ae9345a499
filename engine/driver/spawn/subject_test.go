//go:build unix

package spawn_test

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"syscall"
	"testing"
	"time"

	"fengsheng/engine/driver"
	"fengsheng/engine/driver/fake"
	"fengsheng/engine/driver/spawn"
	"fengsheng/engine/wire"
	"fengsheng/engine/wire/schema"
)

func TestMain(m *testing.M) {
	if os.Getenv("FENGSHENG_ECHO") != "" {
		echo()
		os.Exit(0)
	}
	fake.Main()
	os.Exit(m.Run())
}

// ample is more time than any fake can need that means to answer.
const ample = 20 * time.Second

// process is a fake that misbehaves at every act.
func process(t testing.TB, name string) *spawn.Subject {
	t.Helper()
	p := &spawn.Subject{Command: fake.Command(name, `"method":"act"`), StartIn: ample, EachIn: ample}
	if name == "says nothing" {
		p.StartIn = 300 * time.Millisecond
	}
	t.Cleanup(p.Kill)
	return p
}

// patience is how long an act of the fake is waited for. It is short where no
// answer will ever come, and longer where the fake must get as far as its sin
// before it is killed; up to the act all fakes are honest and get ample time.
func patience(name string) time.Duration {
	switch name {
	case "hangs", "ignores SIGTERM":
		return time.Second
	case "forgets the newline", "leaves its output to a grandchild", "leaves its output to a stranger":
		return 3 * time.Second
	}
	return ample
}

// begun is the process with a game that has begun, about to sin.
func begun(t *testing.T, p *spawn.Subject, name string) driver.Driver {
	t.Helper()
	p.EachIn = ample
	d, err := p.Open()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := d.Start(setup()); err != nil {
		t.Fatal(err)
	}
	p.EachIn = patience(name)
	return d
}

func TestSubjectThatCannotStartIsUnusable(t *testing.T) {
	for _, test := range []struct {
		fake, at string
		err      error
		says     string
	}{
		{"says nothing", "", driver.ErrTimeout, "300ms"},
		{"crashes at start", "", driver.ErrEnded, "out of cheese"},
		{"crashes at start", "", driver.ErrEnded, "exit status 3"},
		{"logs on stdout", "initialize", driver.ErrProtocol, "thinking…"},
		{"answers twice", "initialize", driver.ErrProtocol, "second answer to request \"1\" (initialize)"},
	} {
		p := process(t, test.fake)
		p.Command = fake.Command(test.fake, test.at)
		_, err := p.Open()
		if !errors.Is(err, driver.ErrUnusable) || !errors.Is(err, test.err) || !strings.Contains(err.Error(), test.says) {
			t.Errorf("%s: %v; want %v that says %q", test.fake, err, test.err, test.says)
		}
	}
}

// A bad moment at an act is an error of that act or, where the act was answered
// well enough, of the end of that game. The next game is another's.
func TestOneBadMomentCostsOneGame(t *testing.T) {
	for _, test := range []struct {
		fake string
		err  error
		says string
	}{
		{"crashes", driver.ErrEnded, "exit status 1"},
		{"crashes", driver.ErrEnded, "out of tea"},
		{"hangs", driver.ErrTimeout, "1s"},
		{"prints garbage", driver.ErrProtocol, "panic: index out of range"},
		{"logs on stdout", driver.ErrProtocol, "log to stderr"},
		{"answers twice", driver.ErrProtocol, "a second answer to request \"5\" (act)"},
		{"answers with the wrong id", driver.ErrProtocol, "answer \"another\" to request \"5\" (act)"},
		{"answers with neither", driver.ErrProtocol, "neither result nor error"},
		{"answers with 20 MiB", driver.ErrProtocol, "longer than 16 MiB"},
		{"answers with a million values", driver.ErrProtocol, "values, more than"},
		{"forgets the newline", driver.ErrTimeout, "no end of line"},
		{"reads no more", driver.ErrEnded, "does not read any more"},
		{"invents names", driver.ErrProtocol, "act.result at /awaiting/question"},
		{"ignores SIGTERM", driver.ErrTimeout, "1s"},
		{"leaves its output to a grandchild", driver.ErrTimeout, "it had ended already (exit status 1)"},
	} {
		t.Run(test.fake, func(t *testing.T) {
			t.Parallel()
			p := process(t, test.fake)
			p.Inspect = new(schema.Memo).Result
			for game := range 2 {
				d := begun(t, p, test.fake)
				_, err := d.Do("A", wire.Action{Do: wire.Pass}, nil)
				if err = errors.Join(err, d.Close()); !errors.Is(err, test.err) || !strings.Contains(err.Error(), test.says) {
					t.Errorf("game %d: %v, want %v that says %q", game, err, test.err, test.says)
				}
			}
		})
	}
}

// A child that has left the process group keeps the subject's pipes open after
// its death; neither reading nor waiting may last as long as it does.
func TestChildThatOutlivesTheSubjectIsNotWaitedFor(t *testing.T) {
	const name = "leaves its output to a stranger"
	p := process(t, name)
	d := begun(t, p, name)
	_, err := d.Do("A", wire.Action{Do: wire.Pass}, nil)
	var child int
	if _, after, ok := strings.Cut(p.Stderr(), "stranger "); ok {
		fmt.Sscan(after, &child)
		syscall.Kill(child, syscall.SIGKILL)
	}
	if !errors.Is(err, driver.ErrTimeout) || child == 0 {
		t.Errorf("%v, want %v; child %d", err, driver.ErrTimeout, child)
	}
}

func TestSubjectIsGivenUpAfterTooManyDeaths(t *testing.T) {
	for fake, why := range map[string]string{"crashes": "out of tea", "prints garbage": "panic: index out of range"} {
		t.Run(fake, func(t *testing.T) { givesUp(t, process(t, fake), why) })
	}
}

// givesUp plays until the subject is given up, which must be after all its
// restarts and say why the last one failed.
func givesUp(t *testing.T, p *spawn.Subject, why string) {
	for n := 0; ; n++ {
		d, err := p.Open()
		if err != nil {
			if !errors.Is(err, driver.ErrUnusable) || n != spawn.MaxRestarts+1 || !strings.Contains(err.Error(), why) {
				t.Errorf("given up after %d games: %v", n, err)
			}
			return
		}
		if n > spawn.MaxRestarts+1 {
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
		d := begun(t, p, "honest")
		if r, err := d.Do("A", wire.Action{Do: wire.Pass}, nil); err != nil || !r.Accepted {
			t.Fatalf("%+v, %v", r, err)
		}
		if err := d.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if err := p.Shutdown(); err != nil || p.Welcome().ProtocolVersion != 0 {
		t.Errorf("the subject is still there after the shutdown: %v", err)
	}
}

func TestSubjectThatDoesNotLeaveIsMadeTo(t *testing.T) {
	for name, says := range map[string]string{
		"stays":                     "exit in shutdown",
		"ignores SIGTERM":           "did not obey SIGTERM",
		"leaves a grandchild":       "processes that it had started",
		"answers with the wrong id": "another",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := process(t, name)
			p.Command = fake.Command(name, `"method":"shutdown"`)
			if name == "ignores SIGTERM" {
				p.Command = fake.Command(name, "no such request")
			}
			if _, err := p.Open(); err != nil {
				t.Fatal(err)
			}
			if err := p.Shutdown(); !errors.Is(err, driver.ErrParting) || !strings.Contains(err.Error(), says) {
				t.Errorf("%v, want %v that says %q", err, driver.ErrParting, says)
			}
		})
	}
}

// The answer to the last request of a game has nobody after it who could stumble
// over a second one, but for the next game, which is not to blame.
func TestASecondAnswerCostsTheGameThatCausedIt(t *testing.T) {
	p := process(t, "answers twice")
	p.Command = fake.Command("answers twice", `"method":"reset"`)
	if _, err := p.Open(); !errors.Is(err, driver.ErrProtocol) {
		t.Errorf("the handshake: %v, want %v", err, driver.ErrProtocol)
	}
	p.Command = fake.Command("answers twice", `"id":"5"`) // after the handshake and a set-up: the reset
	for game := range 2 {
		d, err := p.Open()
		if err != nil {
			t.Fatalf("game %d: %v", game, err)
		}
		if _, err := d.Start(setup()); err != nil {
			t.Errorf("game %d: %v", game, err)
		}
		if err := d.Close(); !errors.Is(err, driver.ErrProtocol) || !strings.Contains(err.Error(), "a second answer to request \"5\" (reset)") {
			t.Errorf("game %d: %v, want %v", game, err, driver.ErrProtocol)
		}
	}
}

// What a subject claims and does not do is its failure; what it does not claim
// is not asked for.
func TestClaimsAreTakenAtTheirWord(t *testing.T) {
	const name = "lies about legal"
	d := begun(t, process(t, name), name)
	if _, err := d.Legal("A"); !errors.Is(err, driver.ErrClaim) {
		t.Errorf("%v, want %v", err, driver.ErrClaim)
	}
	if r, err := d.Do("A", wire.Action{Do: wire.Pass}, nil); err != nil || !r.Accepted {
		t.Errorf("the game was lost with the lie: %+v, %v", r, err)
	}
}

// A mistake that is in every view costs the games it is in, not the restarts.
func TestWrongResultsDoNotCostTheSubject(t *testing.T) {
	p := process(t, "honest")
	p.Inspect = func(method string, _ []byte) error {
		if method == wire.DoObserve {
			return errors.New("seats[0].hand: no such card")
		}
		return nil
	}
	for game := range spawn.MaxRestarts + 2 {
		d, err := p.Open()
		if err != nil {
			t.Fatalf("game %d: %v", game, err)
		}
		if _, err := d.Start(setup()); err != nil {
			t.Fatalf("game %d: %v", game, err)
		}
		if _, err := d.View(driver.Everything); !errors.Is(err, driver.ErrResult) || !errors.Is(err, driver.ErrProtocol) {
			t.Fatalf("game %d: %v, want %v", game, err, driver.ErrResult)
		}
		if err := d.Close(); err != nil {
			t.Fatalf("game %d: %v", game, err)
		}
	}
}
