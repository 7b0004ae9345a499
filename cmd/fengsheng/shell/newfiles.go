package shell

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"fengsheng/steps/say"
)

// NewFile is a file to be written below a folder; its path is slash-separated.
type NewFile struct {
	Path string
	Text []byte
}

// WriteNew writes files that must not be there yet. All are looked for before the first is written, so that a refusal
// leaves the folder as it was; and none is ever opened over an existing one, whoever makes it in the meantime.
func WriteNew(dir string, files []NewFile) error {
	var there []string
	for _, f := range files {
		if _, err := os.Lstat(below(dir, f.Path)); err == nil {
			there = append(there, f.Path)
		}
	}
	if len(there) > 0 {
		return say.Problemf("%[1]s 里已经有这些文件，不会覆盖：%[2]s；请换一个文件夹，或先移走它们",
			"%[1]s has these files already, which are never overwritten: %[2]s; choose another folder or move them away",
			dir, some(there))
	}
	for i, f := range files {
		if err := writeOne(below(dir, f.Path), f.Text); err != nil {
			return unfinished(dir, i, len(files), err)
		}
	}
	return nil
}

// some names the first of many.
func some(names []string) string {
	const most = 12
	if len(names) <= most {
		return strings.Join(names, ", ")
	}
	return strings.Join(names[:most], ", ") + fmt.Sprintf(" … +%d", len(names)-most)
}

func below(dir, name string) string { return filepath.Join(dir, filepath.FromSlash(path.Clean(name))) }

func writeOne(name string, text []byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	file, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	_, err = file.Write(text)
	return errors.Join(err, file.Close())
}

// unfinished says how far the writing came; the system's error names the file.
func unfinished(dir string, done, all int, err error) error {
	if errors.Is(err, fs.ErrExist) {
		return say.Problemf("%s：刚刚有人写了同名的文件，没有覆盖它：%v", "%s: a file of that name has just been made and was left alone: %v",
			dir, err).Because(err)
	}
	return say.Problemf("%[1]s：写了 %[2]d/%[3]d 个文件之后写不下去了：%[4]v",
		"%[1]s: %[2]d of %[3]d files were written, then: %[4]v", dir, done, all, err).Because(err)
}
