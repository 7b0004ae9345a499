package grind

import (
	"fengsheng/fuzz/law"
	"fengsheng/fuzz/relation"
	"regexp"
	"testing"

	"fengsheng/features/rulings"
)

func TestLawsAndRelationsCiteRulingsThatExist(t *testing.T) {
	catalogue, err := rulings.Load()
	if err != nil {
		t.Fatal(err)
	}
	id := regexp.MustCompile(`[A-Z]+-[0-9]{3}`)
	cites := map[string]string{}
	for _, law := range law.Laws() {
		cites[law.Name] = law.Rulings
	}
	for _, rel := range relation.Relations() {
		cites[rel.Name] = rel.Rulings
	}
	for name, text := range cites {
		ids := id.FindAllString(text, -1)
		if len(ids) == 0 {
			t.Errorf("%q cites no ruling", name)
		}
		for _, one := range ids {
			if _, ok := catalogue.ByID(one); !ok {
				t.Errorf("%q cites %s, which the catalogue does not have", name, one)
			}
		}
	}
}
