package main

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
	"fengsheng/features"
	"fengsheng/features/rulings"
	"fengsheng/steps"
	"fengsheng/steps/report"
)

// fakes are subjects that the test binary plays when it is started with their name in the environment. Each is told of
// every request before it is answered, with the number of games begun so far.
var fakes = map[string]func(request string, games int){
	"honest": func(string, int) {},
	"dies at every act": func(request string, _ int) {
		if strings.Contains(request, `"method":"act"`) {
			os.Exit(3)
		}
	},
	"has no acts yet": func(string, int) {},
	"dies in its second game": func(request string, games int) {
		if games == 2 && strings.Contains(request, `"method":"act"`) {
			os.Exit(3)
		}
	},
}

func init() {
	fake, ok := fakes[os.Getenv("FENGSHENG_SUBJECT")]
	if !ok {
		return
	}
	lines, d, games := bufio.NewScanner(os.Stdin), driver.Driver(driver.NewLocal()), 0
	if os.Getenv("FENGSHENG_SUBJECT") == "has no acts yet" {
		d = unwritten{d}
	}
	for lines.Scan() {
		if strings.Contains(lines.Text(), `"method":"setup"`) {
			games++
		}
		fake(lines.Text(), games)
		_ = driver.Serve(strings.NewReader(lines.Text()+"\n"), os.Stdout, d)
		if strings.Contains(lines.Text(), `"method":"shutdown"`) {
			break
		}
	}
	os.Exit(0)
}

// unwritten is an engine in which nothing can be done yet.
type unwritten struct{ driver.Driver }

func (unwritten) Do(string, wire.Action, []string) (wire.Report, error) {
	return wire.Report{}, fmt.Errorf("%w: act: not written yet", driver.ErrUnsupported)
}

// threeCases are of three files, so that several jobs have something to do.
func threeCases(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for _, name := range []string{"1", "2", "3"} {
		text := "# language: zh-CN\n功能: 试\n  @TX-00" + name + "\n  场景: 让过\n    假如 五人局\n    当 玩家A让过\n    那么 对局还没有结束\n"
		if err := os.WriteFile(filepath.Join(dir, name+".feature"), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// against runs the cases against a fake and reads the stream of the run.
func against(t *testing.T, fake, dir string, now func() time.Time, flags ...string) (session, report.Result) {
	t.Helper()
	stream := filepath.Join(t.TempDir(), "run.ndjson")
	var out, errs bytes.Buffer
	w := shell.World{In: strings.NewReader(""), Out: &out, Err: &errs, Bind: steps.Bind, Now: now, Getenv: func(string) string { return "" }}
	args := append([]string{"test", dir, "--artifacts", "", "--report", "ndjson:" + stream}, flags...)
	code := run(t.Context(), append(args, "--", "env", "FENGSHENG_SUBJECT="+fake, os.Args[0]), w)
	s := session{code, out.String(), errs.String()}
	res, err := shell.ReadStream(w, stream)
	if err != nil {
		t.Fatalf("%v\n%+v", err, s)
	}
	return s, res
}

func outcomes(res report.Result) string {
	var all []string
	for _, r := range res.Records {
		all = append(all, strings.TrimSpace(string(r.Outcome)+" "+string(r.Stability)))
	}
	return strings.Join(all, ", ")
}

func TestSubjects(t *testing.T) {
	tests := []struct {
		claim, fake string
		flags       []string
		want        string
		code        report.Code
	}{
		{"a good subject passes", "honest", nil, "pass, pass, pass", report.OK},
		{"in several processes too", "honest", []string{"--jobs", "3"}, "pass, pass, pass", report.OK},
		{"what fails alone as well is stable", "dies at every act", nil, "crash stable, crash stable, crash stable", report.Nonconforming},
		{"what fails only after another game is a leak, and costs one case", "dies in its second game", nil, "pass, crash state-leak, pass", report.Nonconforming},
		{"a bad moment in one process costs the others nothing", "dies at every act", []string{"--jobs", "2", "--select", "TX-002"}, "crash stable", report.Nonconforming},
	}
	for _, test := range tests {
		t.Run(test.claim, func(t *testing.T) {
			s, res := against(t, test.fake, threeCases(t), nil, test.flags...)
			if got := outcomes(res); got != test.want || s.code != test.code {
				t.Errorf("%s, exit %d; want %s, %d\n%s%s", got, s.code, test.want, test.code, s.out, s.err)
			}
		})
	}
}

// hours is a clock on which an hour passes whenever somebody looks.
func hours() func() time.Time {
	var mu sync.Mutex
	now := time.Date(2027, 1, 31, 0, 0, 0, 0, time.UTC)
	return func() time.Time {
		mu.Lock()
		defer mu.Unlock()
		now = now.Add(time.Hour)
		return now
	}
}

func TestACaseMayTakeOnlySoLongAsAWhole(t *testing.T) {
	s, res := against(t, "honest", threeCases(t), hours(), "--case-timeout", "2h30m")
	if got := outcomes(res); got != "timeout stable, timeout stable, timeout stable" || s.code != report.Nonconforming {
		t.Errorf("%s, exit %d", got, s.code)
	}
	if !strings.Contains(res.Records[0].Message.En, "took longer than 2h30m0s") {
		t.Errorf("it says %s", res.Records[0].Message.En)
	}
	if _, res := against(t, "honest", threeCases(t), hours(), "--case-timeout", "100h"); outcomes(res) != "pass, pass, pass" {
		t.Errorf("with time enough: %s", outcomes(res))
	}
}

func TestTheHeaderSaysWhatWasRunAgainstWhat(t *testing.T) {
	_, res := against(t, "honest", threeCases(t), nil, "--select", "TX-001")
	h := res.Header
	if h.Subject.Name != "fengsheng reference" || len(h.Subject.Command) != 3 || strings.Join(h.Arguments, " ") != "--select TX-001" || h.Suite != "" {
		t.Errorf("%+v", h)
	}
	if replay := h.Replay(res.Records[0]); !strings.Contains(replay, " -- env ") {
		t.Errorf("the subject is missing: %s", replay)
	}
}

func TestFlagsThatMakeNoSense(t *testing.T) {
	for flag, says := range map[string]string{"--jobs=0": "--jobs", "--timeout=0s": "--timeout", "--start-timeout=-1s": "--start-timeout", "--case-timeout=0": "--case-timeout"} {
		if s := start(t, built(greenFeature), "test", flag); s.code != report.Usage || !strings.Contains(s.err, says) || s.out != "" {
			t.Errorf("%s: %+v", flag, s)
		}
	}
}

func TestASubjectHearsWhatItIsMeasuredBy(t *testing.T) {
	s := program(t, "test", "--", "sh", "-c", "read -r line; echo \"$line\" >&2; exit 1")
	rules, err := rulings.Revision(builtinFeatures())
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`"suite":"` + features.Version + `"`, `"rules":"` + rules + `"`} {
		if s.code != report.SubjectUnusable || !strings.Contains(s.err, want) {
			t.Errorf("exit %d, %s; it does not hear %s", s.code, s.err, want)
		}
	}
}
