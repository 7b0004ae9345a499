package suite

import (
	"errors"
	"fengsheng/steps/say"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// Load reads the cases of all feature files under the paths (files or folders; none means all of fsys), in the
// order of file names and lines. The error joins everything that is wrong, each with file and line.
func Load(fsys fs.FS, paths ...string) ([]Case, error) {
	files, err := featureFiles(fsys, paths)
	if err != nil {
		return nil, err
	}
	var cases []Case
	var errs []error
	for _, file := range files {
		content, err := fs.ReadFile(fsys, file)
		if err != nil {
			errs = append(errs, say.Problemf("%s：读不了：%v", "suite: %s: cannot be read: %v", file, err).Because(err))
			continue
		}
		found, err := parse(file, content)
		errs = append(errs, err)
		cases = append(cases, found...)
	}
	errs = append(errs, duplicates(cases)...)
	if err := errors.Join(errs...); err != nil {
		return nil, err
	}
	return cases, nil
}

// featureFiles finds the files, each once. A path under which there is none is an error: it was meant to add cases.
func featureFiles(fsys fs.FS, paths []string) ([]string, error) {
	if len(paths) == 0 {
		paths = []string{"."}
	}
	var files []string
	for _, p := range paths {
		found, err := under(fsys, path.Clean(p))
		if err != nil {
			return nil, say.Problemf("%s：找不到或打不开：%v", "suite: %s: not found or not readable: %v", p, err).Because(err)
		}
		if len(found) == 0 {
			return nil, say.Problemf("%s：里面没有 .feature 文件；请给出功能文件或其所在文件夹",
				"suite: %s: no .feature file there; name a feature file or a folder with some", p)
		}
		files = append(files, found...)
	}
	slices.Sort(files)
	return slices.Compact(files), nil
}

func under(fsys fs.FS, root string) ([]string, error) {
	var files []string
	err := fs.WalkDir(fsys, root, func(p string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && strings.HasSuffix(p, ".feature") {
			files = append(files, p)
		}
		return err
	})
	return files, err
}

// duplicates finds ids given twice: results, known failures and artefacts are kept by id.
func duplicates(cases []Case) []error {
	first := map[string]Case{}
	var errs []error
	for _, c := range cases {
		before, again := first[c.ID]
		if !again {
			first[c.ID] = c
			continue
		}
		errs = append(errs, say.Problemf(
			"用例编号 %s 重复：%s:%d 与 %s:%d；请在标签后加 /变体名（如 @TX-014/反例），大纲则让每行第一格不同",
			"suite: case id %s is given twice: %s:%d and %s:%d; add /variant to the tag (as in @TX-014/refused), in an outline make the first cells differ",
			c.ID, before.File, before.Line, c.File, c.Line))
	}
	return errs
}
