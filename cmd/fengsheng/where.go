package main

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"fengsheng/features/rulings"
	"fengsheng/steps/say"
	"fengsheng/steps/suite"
)

// builtinFolder is where the built-in scenarios lie in this project, so that file:line leads a reader to them.
const builtinFolder = "features"

// loadCases reads the built-in scenarios or, where paths are given, those on disk under them.
func loadCases(w world, paths []string) ([]suite.Case, error) {
	if len(paths) > 0 {
		return suite.Load(disk{}, paths...)
	}
	cases, err := suite.Load(w.features)
	for i := range cases {
		cases[i].File = path.Join(builtinFolder, cases[i].File)
	}
	return cases, err
}

// disk opens files by the names that the user knows them by. os.DirFS would refuse absolute paths and "..", and a file
// would then be reported under another name than it was given.
type disk struct{}

// Open opens a file of the operating system.
func (disk) Open(name string) (fs.File, error) { return os.Open(filepath.FromSlash(name)) }

func checkProfile(name string) error {
	if name == "" || slices.Contains(rulings.Profiles(), name) {
		return nil
	}
	list := strings.Join(rulings.Profiles(), ", ")
	return say.Problemf("没有名为“%s”的规则版本；可用：%s", "no profile %q; there are: %s", name, list)
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

// arguments are the flags that decide what a run is; where its results go is left out.
func arguments(f testFlags) []string {
	var args []string
	for _, s := range f.selects {
		args = append(args, "--select", s)
	}
	for _, s := range f.skips {
		args = append(args, "--skip", s)
	}
	for _, r := range f.readings {
		args = append(args, "--reading", r)
	}
	if f.profile != "" {
		args = append(args, "--profile", f.profile)
	}
	if f.expect != "" {
		args = append(args, "--expect", f.expect)
	}
	if f.failFast {
		args = append(args, "--fail-fast")
	}
	return args
}
