package rulings

import (
	"testing"
	"testing/fstest"
)

func TestEveryChangeOfARulingIsANewRevision(t *testing.T) {
	seen := map[string]string{}
	for claim, fsys := range map[string]fstest.MapFS{
		"two files":       {"rulings/a.yaml": {Data: []byte("甲")}, "rulings/b.yaml": {Data: []byte("乙")}},
		"a word changed":  {"rulings/a.yaml": {Data: []byte("甲")}, "rulings/b.yaml": {Data: []byte("丙")}},
		"a file renamed":  {"rulings/a.yaml": {Data: []byte("甲")}, "rulings/c.yaml": {Data: []byte("乙")}},
		"a text moved":    {"rulings/a.yaml": {Data: []byte("甲乙")}, "rulings/b.yaml": {Data: nil}},
		"nothing in them": {},
	} {
		r, err := Revision(fsys)
		if err != nil || len(r) != 12 {
			t.Errorf("%s: %q, %v", claim, r, err)
		}
		if other, twice := seen[r]; twice {
			t.Errorf("%s and %s are both %s", claim, other, r)
		}
		seen[r] = claim
	}
	fsys := fstest.MapFS{"rulings/a.yaml": {Data: []byte("甲")}, "cards/x.feature": {Data: []byte("一")}}
	before, _ := Revision(fsys)
	fsys["cards/x.feature"] = &fstest.MapFile{Data: []byte("二")}
	if after, _ := Revision(fsys); after != before {
		t.Error("a scenario is no ruling")
	}
}
