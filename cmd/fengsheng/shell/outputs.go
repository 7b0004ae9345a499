package shell

import (
	"os"
	"path/filepath"

	"fengsheng/fuzz/whole"
	"fengsheng/steps/say"
)

// ReplaceFile writes a file as a whole or leaves it as it was: a full disk or a crash must not cost what somebody has
// written by hand.
func ReplaceFile(path string, text []byte) error {
	if err := prepareFolder(filepath.Dir(path)); err != nil {
		return err
	}
	if err := whole.Write(path, text); err != nil {
		return say.Problemf("写不了 %s：%v；原来的内容没有动", "cannot write %s: %v; what was there is untouched", path, err).Because(err)
	}
	return nil
}

// Create opens a new file, with the folder that it lies in; one that stands there is emptied.
func Create(path string) (*os.File, error) {
	if err := prepareFolder(filepath.Dir(path)); err != nil {
		return nil, err
	}
	file, err := os.Create(path)
	if err != nil {
		return nil, say.Problemf("写不了 %s：%v", "cannot write %s: %v", path, err).Because(err)
	}
	return file, nil
}

func prepareFolder(dir string) error {
	if dir == "" {
		return nil
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return say.Problemf("建不了文件夹 %s：%v", "cannot make folder %s: %v", dir, err).Because(err)
	}
	return nil
}
