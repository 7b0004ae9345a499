// Package whole writes files as a whole or not at all: a full disk, a crash or an
// interrupt leaves what was there, be it written by hand or hard to come by.
package whole

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// Write puts a text in the place of a file. It is written beside the file first
// and then renamed. A file keeps its rights, a new one can be read by everybody.
// The error is that of the system and names a file.
func Write(path string, text []byte) error {
	file, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+".*")
	if err != nil {
		return err
	}
	_, err = file.Write(text)
	err = errors.Join(err, file.Chmod(modeOf(path)), file.Sync(), file.Close())
	if err == nil {
		err = os.Rename(file.Name(), path)
	}
	if err != nil {
		_ = os.Remove(file.Name())
	}
	return err
}

func modeOf(path string) fs.FileMode {
	if info, err := os.Stat(path); err == nil {
		return info.Mode().Perm()
	}
	return 0o644
}
