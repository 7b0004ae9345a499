package rulings

import (
	"slices"
	"strings"
	"testing"
)

func sample(t *testing.T) *Catalogue {
	t.Helper()
	core := strings.Replace(entryOf("TX-001"), "[standard, promo]", "[standard]", 1) +
		strings.Replace(entryOf("TX-002"), "[standard, promo]", "[promo]", 1) +
		strings.Replace(entryOf("WIN-001"), "certainty: explicit", "certainty: adjudicated\n  question: 问\n  decision: 答", 1)
	c, err := Read(folder(core, "TX-001", "TX-002", "WIN-001"))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestSelect(t *testing.T) {
	c := sample(t)
	for _, tt := range []struct {
		claim  string
		filter Filter
		want   []string
	}{
		{"an empty filter chooses all", Filter{}, []string{"TX-001", "TX-002", "WIN-001"}},
		{"by chapter", Filter{Chapter: "cards"}, nil},
		{"by prefix", Filter{Prefix: "TX"}, []string{"TX-001", "TX-002"}},
		{"by profile", Filter{Profile: Promo}, []string{"TX-002", "WIN-001"}},
		{"mission inherits standard", Filter{Profile: Mission}, []string{"TX-001", "WIN-001"}},
		{"by certainty", Filter{Certainty: Adjudicated}, []string{"WIN-001"}},
		{"by text, whatever the case", Filter{Text: "win-"}, []string{"WIN-001"}},
		{"every field counts", Filter{Prefix: "TX", Profile: Promo}, []string{"TX-002"}},
	} {
		var got []string
		for _, ruling := range c.Select(tt.filter) {
			got = append(got, ruling.ID)
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%s: %v, want %v", tt.claim, got, tt.want)
		}
	}
}

func TestLookups(t *testing.T) {
	c := sample(t)
	if _, ok := c.ByID("TX-009"); ok {
		t.Error("ByID found a ruling that does not exist")
	}
	if got := c.Prefixes("core"); !slices.Equal(got, []string{"TX", "WIN"}) {
		t.Errorf("Prefixes(core) = %v", got)
	}
	c.All()[0].ID = "X"
	if _, ok := c.ByID("TX-001"); !ok || c.All()[0].ID != "TX-001" {
		t.Error("a caller could change the catalogue")
	}
}
