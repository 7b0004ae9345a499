package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"

	"fengsheng/steps/report"
)

// root is the project's folder, which on GitHub is where the action is checked out.
const root = "../.."

// action is what of an action.yml is looked at here.
type action struct {
	Inputs map[string]struct {
		Description string
		Required    bool
		Default     string
	}
	Outputs map[string]struct{ Value string }
	Runs    struct {
		Using string
		Steps []struct {
			Uses, Run, Shell string
			WorkingDirectory string `yaml:"working-directory"`
			Env              map[string]string
		}
	}
}

func readAction(t *testing.T) action {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, "action.yml"))
	if err != nil {
		t.Fatal(err)
	}
	var a action
	if err := yaml.UnmarshalWithOptions(text, &a); err != nil {
		t.Fatal(err)
	}
	return a
}

func TestTheActionIsComposite(t *testing.T) {
	a := readAction(t)
	for name, in := range a.Inputs {
		if in.Description == "" || in.Required == (in.Default != "") && name != "expect" && name != "profile" && name != "flags" {
			t.Errorf("input %s: %+v should be described and be either required or have a default", name, in)
		}
	}
	for _, name := range []string{"command", "expect", "profile"} {
		if _, ok := a.Inputs[name]; !ok {
			t.Errorf("no input %s", name)
		}
	}
	if a.Runs.Using != "composite" || len(a.Runs.Steps) == 0 {
		t.Errorf("runs %+v", a.Runs)
	}
	for i, s := range a.Runs.Steps {
		if (s.Run == "") == (s.Uses == "") || s.Run != "" && s.Shell != "bash" {
			t.Errorf("step %d should either use an action or run in bash: %+v", i+1, s)
		}
	}
}

// runner is a machine of GitHub's as far as the action sees it.
type runner struct{ work, temp, summary, output string }

func newRunner(t *testing.T) runner {
	t.Helper()
	dir := t.TempDir()
	r := runner{filepath.Join(dir, "work"), filepath.Join(dir, "temp"), filepath.Join(dir, "summary"), filepath.Join(dir, "output")}
	for _, d := range []string{r.work, r.temp} {
		if err := os.Mkdir(d, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	return r
}

var expression = regexp.MustCompile(`\$\{\{ *inputs\.([a-z-]+) *\}\}`)

// play runs the steps of the action one after another, up to the first that fails, as GitHub does.
func (r runner) play(t *testing.T, a action, inputs map[string]string) (code report.Code, log string) {
	t.Helper()
	here, err := filepath.Abs(root)
	if err != nil {
		t.Fatal(err)
	}
	filled := func(s string) string {
		return expression.ReplaceAllStringFunc(s, func(e string) string {
			name := expression.FindStringSubmatch(e)[1]
			if value, ok := inputs[name]; ok {
				return value
			}
			return a.Inputs[name].Default
		})
	}
	for _, s := range a.Runs.Steps {
		if s.Run == "" {
			continue
		}
		cmd := exec.Command("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", filled(s.Run))
		cmd.Dir = filepath.Join(r.work, filled(s.WorkingDirectory))
		cmd.Env = append(os.Environ(), "GITHUB_ACTION_PATH="+here, "RUNNER_TEMP="+r.temp, "GITHUB_STEP_SUMMARY="+r.summary, "GITHUB_OUTPUT="+r.output)
		for name, value := range s.Env {
			cmd.Env = append(cmd.Env, name+"="+filled(value))
		}
		out, err := cmd.CombinedOutput()
		log += string(out)
		if err != nil {
			return report.Code(cmd.ProcessState.ExitCode()), log
		}
	}
	return report.OK, log
}

func (r runner) read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// The steps of the action, run as a runner would, on the reference: the exit code passes through, the summary is the
// report, and the paths that are given out exist.
func TestTheActionRunsAndPassesTheExitCodeThrough(t *testing.T) {
	a, temp := readAction(t), t.TempDir() // one build serves all
	for claim, test := range map[string]struct {
		inputs  map[string]string
		expect  string
		want    report.Code
		summary string
		reports bool
	}{
		"a conforming engine": {map[string]string{"profile": "beginner", "flags": "--select 'SET-0*' --select PRI-007"}, "", report.OK, "exit code 0", true},
		"a known failure that passes": {map[string]string{"flags": "--select PRI-007", "expect": "known.txt", "locale": "zh"},
			"# fengsheng-expect 1\nPRI-007/* fail\n", report.Nonconforming, "退出码 1", true},
		"an engine that does not start": {map[string]string{"command": "exit 7"}, "", report.SubjectUnusable, "exit code 3", false},
		"a pattern without a match":     {map[string]string{"flags": "--select NOPE-1"}, "", report.Usage, "exit code 2", false},
	} {
		t.Run(claim, func(t *testing.T) {
			r := newRunner(t)
			r.temp = temp
			if err := os.WriteFile(filepath.Join(r.work, "known.txt"), []byte(test.expect), 0o644); err != nil {
				t.Fatal(err)
			}
			if test.inputs["command"] == "" {
				test.inputs["command"] = `"$RUNNER_TEMP/fengsheng" serve`
			}
			code, log := r.play(t, a, test.inputs)
			if code != test.want {
				t.Fatalf("exit %d, want %d:\n%s", code, test.want, log)
			}
			if s := r.read(t, r.summary); !strings.Contains(s, test.summary) {
				t.Errorf("the summary does not say %q:\n%s", test.summary, s)
			}
			junit, stream := filepath.Join(r.work, "out/fengsheng.xml"), filepath.Join(r.work, "out/fengsheng.ndjson")
			given := r.read(t, r.output)
			for _, path := range []string{"junit=" + junit, "stream=" + stream} {
				if !strings.Contains(given, path+"\n") {
					t.Errorf("outputs %q, want %s", given, path)
				}
			}
			if test.reports && !strings.Contains(r.read(t, junit), "<testsuites") {
				t.Error("the JUnit report is none")
			}
		})
	}
}

// fenced are the blocks of a kind in a file of features/.
func fenced(t *testing.T, name, kind string) []string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, "features", name))
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, m := range regexp.MustCompile("(?s)```"+kind+"\n(.*?)```").FindAllStringSubmatch(string(text), -1) {
		out = append(out, m[1])
	}
	return out
}

// user is a step of somebody's workflow.
type user struct {
	Uses string
	With map[string]string
}

func TestTheGuideAndTheSkeletonUseInputsThatTheActionHas(t *testing.T) {
	var guide []user
	if err := yaml.Unmarshal([]byte(fenced(t, "PROTOCOL.md", "yaml")[0]), &guide); err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	program(t, "init", "--lang", "js", "--suite", "OWNER/fengsheng", dir)
	text, err := os.ReadFile(filepath.Join(dir, ".github/workflows/conformance.yml"))
	if err != nil {
		t.Fatal(err)
	}
	var skeleton struct {
		Jobs map[string]struct{ Steps []user }
	}
	if err := yaml.Unmarshal(text, &skeleton); err != nil {
		t.Fatal(err)
	}
	a, seen := readAction(t), 0
	for _, s := range append(guide, skeleton.Jobs["fengsheng"].Steps...) {
		if !strings.HasPrefix(s.Uses, "OWNER/fengsheng@") {
			continue
		}
		seen++
		for name := range s.With {
			if _, ok := a.Inputs[name]; !ok {
				t.Errorf("the action has no input %s", name)
			}
		}
	}
	if seen != 2 {
		t.Errorf("%d uses of the action, want one in the guide and one in the skeleton", seen)
	}
}

// The GitLab job of the guide runs as it stands, with this tree in the place of the one that git would bring, and the
// reference in the place of the adapter.
func TestTheGitLabJobOfTheGuideRuns(t *testing.T) {
	var jobs map[string]struct {
		Before []string `yaml:"before_script"`
		Script []string
	}
	if err := yaml.Unmarshal([]byte(fenced(t, "PROTOCOL.md", "yaml")[1]), &jobs); err != nil {
		t.Fatal(err)
	}
	r := newRunner(t)
	tree, err := filepath.Abs(root)
	if err != nil {
		t.Fatal(err)
	}
	clone := "#!/bin/sh\nfor to; do :; done\nexec cp -R \"" + tree + "/.\" \"$to\"\n"
	for path, text := range map[string]string{
		filepath.Join(r.work, "expect.txt"): "# fengsheng-expect 1\n",
		filepath.Join(r.work, "adapter"):    "#!/bin/sh\nexec fengsheng serve\n",
		filepath.Join(r.temp, "git"):        clone,
	} {
		if err := os.WriteFile(path, []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	job := jobs["conformance"]
	cmd := exec.Command("bash", "-euo", "pipefail", "-c", strings.Join(append(job.Before, job.Script...), "\n"))
	cmd.Dir, cmd.Env = r.work, append(os.Environ(), "PATH="+r.temp+":"+os.Getenv("PATH"),
		"TMPDIR="+t.TempDir(), "SUITE=https://example.invalid/fengsheng.git", "GOFLAGS=-buildvcs=false")
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	if err := cmd.Run(); err != nil {
		t.Fatalf("%v\n%s", err, out.String())
	}
	if !strings.Contains(r.read(t, filepath.Join(r.work, "out/fengsheng.xml")), "<testsuites") {
		t.Error("no JUnit report where the job looks for it")
	}
}
