package shell

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestWritingSaysHowFarItCame(t *testing.T) {
	dir := t.TempDir()
	err := WriteNew(dir, []NewFile{{"a", nil}, {"a/b", nil}, {"c", nil}})
	if err == nil || !strings.Contains(err.Error(), "1 of 3") || !strings.Contains(err.Error(), filepath.Join(dir, "a")) {
		t.Errorf("%v does not say what was written and where it stuck", err)
	}
}

func TestAFileMadeInTheMeantimeIsLeftAlone(t *testing.T) {
	dir := t.TempDir()
	err := WriteNew(dir, []NewFile{{"a", []byte("first")}, {"a", []byte("second")}})
	if text, _ := os.ReadFile(filepath.Join(dir, "a")); err == nil || string(text) != "first" {
		t.Errorf("%v; a is %q", err, text)
	}
}
