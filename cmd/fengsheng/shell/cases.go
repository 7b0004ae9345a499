package shell

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

// BuiltinFolder is where the built-in scenarios lie in this project, so that file:line leads a reader to them.
const BuiltinFolder = "features"

// LoadCases reads the built-in scenarios or, where paths are given, those on disk under them.
func LoadCases(w World, paths []string) ([]suite.Case, error) {
	if len(paths) > 0 {
		return suite.Load(disk{}, paths...)
	}
	cases, err := suite.Load(w.Features)
	for i := range cases {
		cases[i].File = path.Join(BuiltinFolder, cases[i].File)
	}
	return cases, err
}

// disk opens files by the names that the user knows them by. os.DirFS would refuse absolute paths and "..", and a file
// would then be reported under another name than it was given.
type disk struct{}

// Open opens a file of the operating system.
func (disk) Open(name string) (fs.File, error) { return os.Open(filepath.FromSlash(name)) }

// CheckProfile refuses a profile that there is none of, naming those that there are; none at all is fine.
func CheckProfile(name string) error {
	if name == "" || slices.Contains(rulings.Profiles(), name) {
		return nil
	}
	list := strings.Join(rulings.Profiles(), ", ")
	return say.Problemf("没有名为“%s”的规则版本；可用：%s", "no profile %q; there are: %s", name, list)
}
