package rulings

import (
	"errors"
	"flag"
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"fengsheng/features"
)

var update = flag.Bool("update", false, "register new ids in ids.txt; never takes one out")

// entryOf writes a sound entry; a test spoils it with strings.Replace.
func entryOf(id string) string {
	return "- id: " + id + `
  title: 题目
  zh: 中文
  en: English
  profiles: [standard, promo]
  sources: ['001:L16', '001:L67-L76']
  certainty: explicit
  scenario: 假如 当 那么
  mutant: 错的引擎

`
}

// folder is a features folder with one chapter filled and the ids given.
func folder(core string, ids ...string) fstest.MapFS {
	files := fstest.MapFS{
		"rulings/core.yaml":     {Data: []byte(core)},
		"rulings/ids.txt":       {Data: []byte(strings.Join(ids, "\n"))},
		"rulings/complete.yaml": {Data: []byte("complete: []\n")},
		"rulings/readings.yaml": {Data: []byte("[]\n")},
	}
	for _, chapter := range Chapters()[1:] {
		files["rulings/"+chapter+".yaml"] = &fstest.MapFile{Data: []byte("[]\n")}
	}
	return files
}

func TestASoundCatalogueIsRead(t *testing.T) {
	c, err := Read(folder(entryOf("TX-001")+entryOf("TX-003"), "TX-001", "TX-003"))
	if err != nil {
		t.Fatal(err)
	}
	got, ok := c.ByID("TX-003")
	if !ok || got.Line != 11 || got.File != "rulings/core.yaml" || got.Chapter != "core" || got.Prefix() != "TX" {
		t.Errorf("ByID(TX-003) = %+v, %v", got, ok)
	}
}

func TestABadCatalogueIsRefused(t *testing.T) {
	one := entryOf("TX-001")
	spoil := func(old, new string) string { return strings.Replace(one, old, new, 1) }
	for _, tt := range []struct {
		claim, core string
		ids         []string
		want        string // beginning of the first fault
		part        string // what else it must say
	}{
		{"an unknown key", spoil("  mutant:", "  colour: 红\n  mutant:"), nil, "rulings/core.yaml:9:", `"colour"`},
		{"a key given twice", spoil("  mutant:", "  title: 又\n  mutant:"), nil, "rulings/core.yaml:9:", "title"},
		{"broken YAML", "- id: [\n", nil, "rulings/core.yaml:1:", "[yaml]"},
		{"a chapter that is no list", "id: TX-001\n", nil, "rulings/core.yaml:1:", "list of entries"},
		{"an id given twice", one + one, nil, "rulings/core.yaml:11:", "rulings/core.yaml:1"},
		{"a missing field", spoil("  en: English\n", ""), nil, "rulings/core.yaml:1:", "field en"},
		{"an empty list", spoil("[standard, promo]", "[]"), nil, "rulings/core.yaml:5:", "field profiles"},
		{"a malformed id", entryOf("tx-1"), []string{"tx-1"}, "rulings/core.yaml:1:", "[bad-id]"},
		{"numbers out of order", entryOf("TX-002") + one, []string{"TX-001", "TX-002"}, "rulings/core.yaml:11:", "[out-of-order]"},
		{"an id that vanished", one, []string{"TX-001", "TX-002"}, "rulings/ids.txt:2:", "moved id"},
		{"an id not registered", one + entryOf("TX-002"), nil, "rulings/core.yaml:11:", "[unlisted-id]"},
		{"an unknown profile", spoil("promo", "house"), nil, "rulings/core.yaml:5:", "[bad-profile]"},
		{"a profile given twice", spoil("promo", "standard"), nil, "rulings/core.yaml:5:", "[bad-profile]"},
		{"an unknown certainty", spoil("explicit", "sure"), nil, "rulings/core.yaml:7:", "[bad-certainty]"},
		{"a decision without a question", spoil("explicit", "adjudicated\n  decision: 甲"), nil, "rulings/core.yaml:7:", "[unargued]"},
		{"a question without a decision", spoil("explicit", "adjudicated\n  question: 甲还是乙"), nil, "rulings/core.yaml:7:", "[unargued]"},
		{"an argued ruling that claims a text", spoil("explicit", "explicit\n  question: 甲还是乙\n  decision: 甲"), nil, "rulings/core.yaml:7:", "[unargued]"},
		{"a malformed source", spoil("L16", "16"), nil, "rulings/core.yaml:6:", "[bad-source]"},
		{"a malformed test name", one[:len(one)-1] + "  proved_by: [TestX]\n", nil, "rulings/core.yaml:10:", "[bad-proved-by]"},
	} {
		t.Run(tt.claim, func(t *testing.T) {
			ids := tt.ids
			if ids == nil {
				ids = []string{"TX-001"}
			}
			_, err := Read(folder(tt.core, ids...))
			var faults Faults
			if !errors.As(err, &faults) {
				t.Fatalf("error = %v, want Faults", err)
			}
			if got := faults[0].String(); len(faults) != 1 || !strings.HasPrefix(got, tt.want) || !strings.Contains(got, tt.part) {
				t.Errorf("faults:\n%v\nwant one at %s saying %s", err, tt.want, tt.part)
			}
			if faults[0].ZH == "" {
				t.Error("the fault says nothing in Chinese")
			}
		})
	}
}

func TestAPrefixLivesInOneFile(t *testing.T) {
	files := folder(entryOf("TX-001"), "TX-001", "TX-002")
	files["rulings/cards.yaml"] = &fstest.MapFile{Data: []byte(entryOf("TX-002"))}
	_, err := Read(files)
	if err == nil || !strings.Contains(err.Error(), "rulings/cards.yaml:1: ") || !strings.Contains(err.Error(), "[moved-id]") {
		t.Errorf("error = %v", err)
	}
}

func TestACompleteChapterMustExist(t *testing.T) {
	for claim, text := range map[string]string{
		"an unknown name": "complete:\n  - core\n  - TX\n  - house\n",
		"an unknown key":  "complete: [TX]\n\n\nchapters: []\n",
	} {
		files := folder(entryOf("TX-001"), "TX-001")
		files["rulings/complete.yaml"] = &fstest.MapFile{Data: []byte(text)}
		if _, err := Read(files); err == nil || !strings.HasPrefix(err.Error(), "rulings: rulings/complete.yaml:4: ") {
			t.Errorf("%s: error = %v", claim, err)
		}
	}
}

func TestAMissingFileIsNamed(t *testing.T) {
	for _, file := range []string{"rulings/core.yaml", "rulings/ids.txt", "rulings/complete.yaml", "rulings/readings.yaml"} {
		files := folder(entryOf("TX-001"), "TX-001")
		delete(files, file)
		if _, err := Read(files); !errors.Is(err, fs.ErrNotExist) || !strings.Contains(err.Error(), file) {
			t.Errorf("without %s: error = %v", file, err)
		}
	}
}

func TestTheBuiltInCatalogueLoads(t *testing.T) {
	if *update {
		registerIDs(t)
		t.Log("ids.txt rewritten; run the test again to read it")
		return
	}
	c, err := Load()
	if err != nil {
		t.Fatal(err)
	}
	if len(c.Select(Filter{Certainty: Adjudicated})) < 236 || c.Len() < 1058 {
		t.Errorf("%d rulings, fewer than the catalogue began with", c.Len())
	}
}

// registerIDs adds new ids behind the last of their prefix. It refuses nothing and removes nothing, so that a moved
// id still fails afterwards.
func registerIDs(t *testing.T) {
	entries, faults, err := readChapters(features.FS())
	if err != nil || len(faults) > 0 {
		t.Fatal(err, faults)
	}
	given, err := readIDs(features.FS())
	if err != nil {
		t.Fatal(err)
	}
	var ids []string
	for _, g := range given {
		ids = append(ids, g.id)
	}
	for _, e := range entries {
		if !slices.Contains(ids, e.ID) {
			ids = slices.Insert(ids, behindPrefix(ids, e.Prefix()), e.ID)
		}
	}
	if err := os.WriteFile("ids.txt", []byte(strings.Join(ids, "\n")+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
}

func behindPrefix(ids []string, prefix string) int {
	for i := len(ids) - 1; i >= 0; i-- {
		if strings.HasPrefix(ids[i], prefix+"-") {
			return i + 1
		}
	}
	return len(ids)
}
