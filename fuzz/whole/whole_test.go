package whole_test

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"fengsheng/fuzz/whole"
)

func TestAFileIsReplacedAndKeepsItsRights(t *testing.T) {
	path := filepath.Join(t.TempDir(), "finding.jsonl")
	for _, mode := range []os.FileMode{0o644, 0o600} {
		if err := whole.Write(path, []byte(mode.String())); err != nil {
			t.Fatal(err)
		}
		text, err := os.ReadFile(path)
		info, _ := os.Stat(path)
		if err != nil || string(text) != mode.String() || runtime.GOOS != "windows" && info.Mode() != mode {
			t.Errorf("%v, %q with %s, want %s", err, text, info.Mode(), mode)
		}
		if err := os.Chmod(path, 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

func TestWhatCannotBeReplacedStaysAndNothingLiesBesideIt(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "folder")
	if err := os.Mkdir(path, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := whole.Write(path, []byte("text")); err == nil {
		t.Error("a folder was replaced by a file")
	}
	if err := whole.Write(filepath.Join(dir, "missing", "file"), nil); err == nil {
		t.Error("a file was written where there is no folder")
	}
	if left, err := os.ReadDir(dir); err != nil || len(left) != 1 || !left[0].IsDir() {
		t.Errorf("%v: %v", err, left)
	}
}
