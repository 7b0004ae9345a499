package main

import (
	"errors"
	"os"
	"path/filepath"

	"fengsheng/steps/report"
)

// replaceFile writes a file as a whole or leaves it as it was: a full disk or a crash must not cost what somebody has
// written by hand.
func replaceFile(path string, text []byte) error {
	if err := prepareFolder(filepath.Dir(path)); err != nil {
		return err
	}
	if err := writeBeside(path, text); err != nil {
		return report.Problemf("写不了 %s：%v；原来的内容没有动", "cannot write %s: %v; what was there is untouched", path, err).Because(err)
	}
	return nil
}

func writeBeside(path string, text []byte) error {
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

// modeOf keeps the rights that a file has.
func modeOf(path string) os.FileMode {
	if info, err := os.Stat(path); err == nil {
		return info.Mode().Perm()
	}
	return 0o644
}
