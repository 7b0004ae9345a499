package adapter

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"

	"fengsheng/steps/suite"
)

// projects are all that can be asked for.
func projects() []Project {
	var all []Project
	for _, lang := range Languages() {
		for _, l := range []Locale{Chinese, English} {
			all = append(all, Project{Language: lang, Locale: l, Suite: "someone/suite"})
		}
	}
	return all
}

func filesOf(t *testing.T, p Project) map[string]string {
	t.Helper()
	files, err := p.Files()
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]string{}
	for _, f := range files {
		out[f.Path] = string(f.Text)
	}
	return out
}

// leftover is what must not survive in a project: a mark of either kind of template, a file's name of ours.
var leftover = regexp.MustCompile(`[⟦¦⟧]|\{\{ *[.w]|<no value>|\.txt\b`)

func TestEveryProjectIsCompleteAndInOneLanguage(t *testing.T) {
	for _, p := range projects() {
		files := filesOf(t, p)
		for _, name := range []string{p.Language.Engine, p.Language.Protocol, "README.md", "expect.txt", ".gitignore",
			".gitlab-ci.yml", ".github/workflows/conformance.yml"} {
			if files[name] == "" {
				t.Errorf("%s: no %s", p.Language.Name, name)
			}
		}
		for name, text := range files {
			if m := leftover.FindString(strings.ReplaceAll(text, "expect.txt", "")); m != "" {
				t.Errorf("%s, locale %d: %s has %q left in it", p.Language.Name, p.Locale, name, m)
			}
			if strings.Contains(text, "。") != (p.Locale == Chinese) && slices.Contains([]string{"README.md", p.Language.Engine}, name) {
				t.Errorf("%s, locale %d: %s is in the wrong language", p.Language.Name, p.Locale, name)
			}
		}
		if !strings.Contains(files["README.md"], p.Language.Command) || !strings.Contains(files["README.md"], p.Language.Tests) {
			t.Errorf("%s: the README tells neither how to start nor how to test it", p.Language.Name)
		}
	}
}

func TestTheKnownFailuresFileIsOne(t *testing.T) {
	for _, p := range projects() {
		known, err := suite.ReadKnown("expect.txt", []byte(filesOf(t, p)["expect.txt"]))
		if err != nil || len(known) > 0 {
			t.Errorf("%s: %d entries, %v", p.Language.Name, len(known), err)
		}
	}
}

func TestTheCIFilesAreYAMLAndSayTheCommand(t *testing.T) {
	for _, p := range projects() {
		for name, where := range map[string]string{
			".github/workflows/conformance.yml": "$.jobs.fengsheng.steps[-1].with.command", ".gitlab-ci.yml": "$.conformance.script[-1]",
		} {
			text := filesOf(t, p)[name]
			var tree any
			if err := yaml.Unmarshal([]byte(text), &tree); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			last := lastOf(t, text, where)
			if !strings.HasSuffix(last, p.Language.Command) {
				t.Errorf("%s of %s ends in %q, want %q", name, p.Language.Name, last, p.Language.Command)
			}
			if !strings.Contains(text, "someone/suite") || !strings.Contains(text, p.Language.Tests) {
				t.Errorf("%s of %s says neither the suite nor the tests:\n%s", name, p.Language.Name, text)
			}
		}
	}
}

// lastOf reads a string by its path, where [-1] is the last of a list.
func lastOf(t *testing.T, text, where string) string {
	t.Helper()
	head, tail, _ := strings.Cut(where, "[-1]")
	var list []any
	path, err := yaml.PathString(head)
	if err == nil {
		err = path.Read(strings.NewReader(text), &list)
	}
	if err != nil || len(list) == 0 {
		t.Fatalf("%s: %v", where, err)
	}
	last := list[len(list)-1]
	for _, key := range strings.FieldsFunc(tail, func(r rune) bool { return r == '.' }) {
		last = last.(map[string]any)[key]
	}
	s, _ := last.(string)
	return s
}

// Templates must be formatted in the form in which people get them too.
func TestGoProjectsAreFormattedAndPassTheirOwnTests(t *testing.T) {
	for _, p := range projects() {
		if p.Language.Name != "go" {
			continue
		}
		dir := t.TempDir()
		for name, text := range filesOf(t, p) {
			if err := os.MkdirAll(filepath.Join(dir, filepath.Dir(name)), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if out := run(t, dir, "gofmt", "-l", "."); out != "" {
			t.Errorf("gofmt would change %s", out)
		}
		if out := run(t, dir, "go", "test", "./..."); !strings.HasPrefix(out, "ok") {
			t.Error(out)
		}
	}
}

func run(t *testing.T, dir, name string, args ...string) string {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOFLAGS=", "GOWORK=off")
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	if err := cmd.Run(); err != nil {
		t.Fatalf("%s %v: %v\n%s", name, args, err, out.String())
	}
	return out.String()
}
