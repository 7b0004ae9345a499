//go:build unix

package main

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/engine/driver/fake"
	"fengsheng/steps"
	"fengsheng/steps/report"
)

// hostileRun plays cases whose ids point elsewhere on a subject that says what
// steers terminals and breaks out of markup. It gives the folder of all that
// was written, and what was printed.
func hostileRun(t *testing.T) (dir, printed string) {
	t.Helper()
	dir = t.TempDir()
	feature := filepath.Join(t.TempDir(), "a.feature")
	text := "# language: zh-CN\n功能: 试\n" +
		"  @TX-001/../../../evil\n  场景: 一\n    假如 五人局\n    当 玩家A让过\n    那么 对局还没有结束\n" +
		"  @TX-002/..\\..\\evil\n  场景: 二\n    假如 五人局\n    当 玩家A让过\n    那么 对局还没有结束\n"
	if err := os.WriteFile(feature, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	w := shell.World{In: strings.NewReader(""), Out: &out, Err: &out, Bind: steps.Bind, Getenv: func(string) string { return "" }}
	args := []string{"test", feature, "-v", "--artifacts", filepath.Join(dir, "deep", "artifacts")}
	for _, kind := range report.Kinds() {
		args = append(args, "--report", string(kind)+":"+filepath.Join(dir, "report."+string(kind)))
	}
	if code := run(t.Context(), append(append(args, "--"), fake.Command("is hostile", "")...), w); code != report.Nonconforming {
		t.Fatalf("exit %d: %s", code, out.String())
	}
	return dir, out.String()
}

func TestAHostileSubjectWritesNowhereElse(t *testing.T) {
	dir, _ := hostileRun(t)
	traces := 0
	filepath.WalkDir(filepath.Dir(dir), func(path string, d fs.DirEntry, err error) error {
		inside := strings.HasPrefix(path, filepath.Join(dir, "deep", "artifacts")+string(filepath.Separator))
		switch {
		case err != nil || d.IsDir():
		case strings.ContainsAny(filepath.Base(path), `\:*?"<>|`):
			t.Errorf("%s is another file on another system", path)
		case inside && filepath.Dir(path) == filepath.Join(dir, "deep", "artifacts"):
			traces++
		case strings.Contains(path, "evil"):
			t.Errorf("%s was written", path)
		}
		return nil
	})
	if traces != 2 {
		t.Errorf("%d traces, want 2", traces)
	}
}

func TestAHostileSubjectBreaksOutOfNoReport(t *testing.T) {
	dir, printed := hostileRun(t)
	texts := map[string]string{"stdout and stderr": printed}
	for _, kind := range report.Kinds() {
		text, err := os.ReadFile(filepath.Join(dir, "report."+string(kind)))
		if err != nil {
			t.Fatal(err)
		}
		texts[string(kind)] = string(text)
	}
	for name, text := range texts {
		if i := strings.IndexFunc(text, steers); i >= 0 {
			t.Errorf("%s: %q", name, text[max(0, i-40):min(len(text), i+40)])
		}
		for line := range strings.Lines(text) {
			if strings.HasPrefix(line, "✓ forged") {
				t.Errorf("%s has a forged line", name)
			}
		}
		if !strings.Contains(text, "evil") && name != "badge" {
			t.Errorf("%s: the subject's words are not there at all, so nothing is proved", name)
		}
	}
	for _, kind := range []report.Kind{report.HTML, report.Markdown} {
		for _, tag := range []string{"<script>alert", "</code></details><", "\" onload=x"} {
			if strings.Contains(outsideFences(texts[string(kind)]), tag) {
				t.Errorf("%s has %s", kind, tag)
			}
		}
	}
	for _, kind := range []report.Kind{report.JUnit, report.Badge} {
		if err := wellFormed(texts[string(kind)]); err != nil {
			t.Errorf("%s: %v", kind, err)
		}
	}
}

// steers is whether a terminal does something at r.
func steers(r rune) bool {
	return r != '\n' && r != '\t' && (unicode.IsControl(r) || unicode.Is(unicode.Cf, r))
}

var span = regexp.MustCompile("`[^`]*`")

// outsideFences is a Markdown text without its code, in which tags mean nothing.
// In a page there is none.
func outsideFences(text string) string {
	var out strings.Builder
	fence := ""
	for line := range strings.Lines(text) {
		bar := line[:len(line)-len(strings.TrimLeft(line, "`"))]
		switch {
		case fence == "" && len(bar) >= 3:
			fence = bar
		case fence != "" && strings.TrimSpace(line) == fence:
			fence = ""
		case fence == "":
			out.WriteString(span.ReplaceAllString(line, ""))
		}
	}
	return out.String()
}

func wellFormed(text string) error {
	dec := xml.NewDecoder(strings.NewReader(text))
	for {
		if _, err := dec.Token(); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
	}
}
