//go:build unix

package doctor_test

import (
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode"

	"fengsheng/engine/driver/fake"
	"fengsheng/steps/doctor"
)

func TestMain(m *testing.M) {
	fake.Main()
	os.Exit(m.Run())
}

// ample is more time than any fake can need that means to answer.
const ample = 20 * time.Second

func examine(t *testing.T, name, at string) doctor.Examination {
	t.Helper()
	return doctor.Examine(t.Context(), doctor.Options{Command: fake.Command(name, at), StartIn: ample, EachIn: ample})
}

// silent are those of whom no answer is to be expected, so that the wait may be
// short.
var silent = []string{"says nothing", "forgets to flush", "hangs", "forgets the newline", "leaves its output to a grandchild"}

// briefly examines a silent one, with more and more patience until it is found
// out: on a busy machine even what a subject does well takes its time.
func briefly(t *testing.T, name, at string, found func(doctor.Examination) bool) (e doctor.Examination) {
	t.Helper()
	for patience := 500 * time.Millisecond; patience <= ample; patience *= 4 {
		o := doctor.Options{Command: fake.Command(name, at), StartIn: ample, EachIn: patience}
		if !strings.Contains(at, "play") {
			o.StartIn = 2 * patience
		}
		if e = doctor.Examine(t.Context(), o); found(e) {
			break
		}
	}
	return e
}

func ill(e doctor.Examination) (names []string) {
	for _, f := range e.Findings {
		if f.Verdict == doctor.Ill {
			names = append(names, f.Check)
		}
	}
	return names
}

func TestAnHonestSubjectIsHealthy(t *testing.T) {
	e := examine(t, "honest", "no such request")
	for _, f := range e.Findings {
		if f.Verdict != doctor.Healthy {
			t.Errorf("%s: %s: %s", f.Check, f.Verdict, f.Trouble.En)
		}
	}
	if !e.Usable || len(e.Findings) < 20 || e.Welcome.Implementation.Name == "" {
		t.Errorf("%d findings, usable %v, %+v", len(e.Findings), e.Usable, e.Welcome)
	}
}

// worst is the first finding of an illness.
func worst(e doctor.Examination) doctor.Finding {
	for _, f := range e.Findings {
		if f.Verdict == doctor.Ill {
			return f
		}
	}
	return doctor.Finding{}
}

// Acts are what the sinners are tried at: every play of a card.
var acts = []string{"legal-act", "illegal-act", "legal-list", "replay"}

// Every subject that misbehaves is found to, in the checks that it fails and in
// no others, and told how.
func TestEveryMisbehaviourIsFound(t *testing.T) {
	for _, test := range []struct {
		name, at string
		ill      []string
		says     string // of the first of them
	}{
		{"says nothing", "", []string{"handshake"}, "no answer to initialize within"},
		{"crashes at start", "", []string{"handshake"}, "exit status 3); stderr: out of cheese"},
		{"forgets to flush", "", []string{"handshake"}, "comes only with more input"},
		{"prints garbage", "initialize", []string{"handshake"}, `no JSON: "panic: index out of range"`},
		{"logs on stdout", "initialize", []string{"handshake"}, `no JSON: "thinking…"`},
		{"answers twice", "initialize", []string{"handshake"}, "request 1 was answered twice"},
		{"forgets the newline", "initialize", []string{"handshake"}, "does not end"},
		{"fails", "initialize", []string{"handshake"}, "null pointer"},
		{"answers with neither", "initialize", []string{"handshake"}, "result is missing"},
		{"answers with 20 MiB", "initialize", []string{"handshake"}, "longer than 16 MiB"},
		{"hangs", `"do":"play"`, acts, "no answer to act within"},
		{"crashes", `"do":"play"`, acts, "ended instead of answering act (exit status 1); stderr: out of tea"},
		{"prints garbage", `"do":"play"`, acts, "no JSON"},
		{"logs on stdout", `"do":"play"`, acts, "no JSON"},
		{"answers twice", `"do":"play"`, acts, "was answered twice"},
		{"answers with the wrong id", `"do":"play"`, acts, `has the id "another"`},
		{"answers with neither", `"do":"play"`, acts, "result is missing"},
		{"answers with 20 MiB", `"do":"play"`, acts, "longer than 16 MiB"},
		{"answers with a million values", `"do":"play"`, acts, "values, more than"},
		{"forgets the newline", `"do":"play"`, acts, "does not end"},
		{"reads no more", `"do":"play"`, acts, "did not read standard input any more"},
		{"fails", `"do":"play"`, acts, "null pointer"},
		{"invents names", `"do":"play"`, acts, `got "my-act"`},
		{"leaves its output to a grandchild", `"do":"play"`, acts, "keeps its output open"},
		{"hangs", "fengsheng/unknown", []string{"unknown-method"}, "no answer"},
		{"crashes", "mood", []string{"unknown-field"}, "ended"},
		{"crashes", "pad", []string{"long-line"}, "ended"},
		{"cannot build positions", "", []string{"setup"}, "cannot build that"},
		{"lies about legal", "", []string{"legal-list"}, "legal is answered with -32003, unsupported: no list of answers here"},
		{"accepts illegal acts", "", []string{"illegal-act", "wrong-seat", "replay"}, "but it was accepted"},
		{"changes after a refusal", "", []string{"illegal-act", "wrong-seat"}, "the refusal changed the table"},
		{"leaks a hidden card", "", []string{"secrecy"}, "A sees the hand of B"},
		{"stacks the deck", "", []string{"deck-order"}, "A should hold"},
		{"stays", "no such request", []string{"shutdown"}, "left only when it got SIGTERM"},
		{"ignores SIGTERM", "no such request", []string{"shutdown"}, "had to be killed"},
		{"leaves a grandchild", "no such request", []string{"shutdown"}, "processes that it had started stayed"},
	} {
		t.Run(test.name+" at "+test.at, func(t *testing.T) {
			t.Parallel()
			var e doctor.Examination
			if slices.Contains(silent, test.name) {
				e = briefly(t, test.name, test.at, func(e doctor.Examination) bool {
					return slices.Equal(ill(e), test.ill) && strings.Contains(worst(e).Trouble.En, test.says)
				})
			} else {
				e = examine(t, test.name, test.at)
			}
			if got := ill(e); !slices.Equal(got, test.ill) {
				t.Errorf("ill: %q, want %q", got, test.ill)
			}
			if e.Usable == slices.Contains(test.ill, "handshake") {
				t.Errorf("usable: %v", e.Usable)
			}
			told(t, e, test.says)
		})
	}
}

// told checks what is said about the first trouble: what it is, what to do
// about it, and a line that shows it again, in both languages.
func told(t *testing.T, e doctor.Examination, says string) {
	t.Helper()
	f := worst(e)
	if !strings.Contains(f.Trouble.En, says) || f.Trouble.Zh == "" || f.Fix.Zh == "" || f.Fix.En == "" {
		t.Errorf("%s: %+v, fix %+v; want %q", f.Check, f.Trouble, f.Fix, says)
	}
	if !strings.Contains(f.Replay, os.Args[0]) || strings.Contains(f.Replay, "\n") {
		t.Errorf("%s: the replay is %q", f.Check, f.Replay)
	}
}

func TestTheReplayShowsTheTrouble(t *testing.T) {
	e := examine(t, "prints garbage", `"do":"play"`)
	out, err := exec.Command("sh", "-c", worst(e).Replay).Output()
	if err != nil || !strings.HasSuffix(string(out), "panic: index out of range\n") {
		t.Errorf("%v: %s", err, out)
	}
}

func TestAHostileSubjectIsToldSafely(t *testing.T) {
	e := examine(t, "is hostile", "")
	if len(ill(e)) < 5 {
		t.Errorf("ill: %q", ill(e))
	}
	said := []string{e.Welcome.Implementation.Name}
	for _, f := range e.Findings {
		said = append(said, f.Trouble.Zh, f.Trouble.En, f.Fix.Zh, f.Fix.En, f.Replay)
	}
	for _, s := range said {
		if strings.ContainsFunc(s, func(r rune) bool { return unicode.IsControl(r) || unicode.Is(unicode.Cf, r) }) {
			t.Errorf("%q", s)
		}
	}
}

func TestASubjectThatIsNotThereCannotBeExamined(t *testing.T) {
	e := doctor.Examine(t.Context(), doctor.Options{Command: []string{"/no/such/engine"}})
	if e.Usable || !slices.Equal(ill(e), []string{"start"}) {
		t.Errorf("%+v", e)
	}
}
