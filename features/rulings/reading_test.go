package rulings

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

// adjudicatedEntry is a ruling whose question names two readings.
func adjudicatedEntry(id, decision string) string {
	return strings.Replace(entryOf(id), "certainty: explicit", "certainty: adjudicated\n  question: 如何读？A 这样。B 那样。\n  decision: "+decision, 1)
}

const soundReading = `- ruling: TX-001
  alike: [TX-002]
  profiles: [promo]
  alternatives:
    - letter: A
      zh: 这样
      en: this way
      by: {zh: 甲书, en: one text}
    - letter: B
      zh: 那样
      en: that way
      by: {zh: 乙书, en: another}
`

// withReadings reads three rulings, of which all but TX-002 are adjudicated.
func withReadings(readings string) (*Catalogue, error) {
	files := folder(adjudicatedEntry("TX-001", "A。")+entryOf("TX-002")+adjudicatedEntry("TX-003", "取 B：如此。"), "TX-001", "TX-002", "TX-003")
	files["rulings/readings.yaml"].Data = []byte(readings)
	return Read(files)
}

func TestReadings(t *testing.T) {
	c, err := withReadings(soundReading)
	if err != nil {
		t.Fatal(err)
	}
	r, played, ok := c.ReadingOf("TX-001")
	if !ok || !played || r.Default() != "A" || !slices.Equal(r.Letters(), []string{"A", "B"}) || r.Line != 1 || !r.Asks("TX-002") || r.Binds(Standard) {
		t.Errorf("ReadingOf(TX-001) = %+v, %t, %t", r, played, ok)
	}
	if r, played, ok := c.ReadingOf("TX-003"); !ok || played || !slices.Equal(r.Letters(), []string{"B", "A"}) {
		t.Errorf("an adjudicated ruling without an entry has the letters of its question, the decision first: %+v, %t, %t", r, played, ok)
	}
	if _, _, ok := c.ReadingOf("TX-002"); ok {
		t.Error("a ruling that is read alike with another has readings of its own")
	}
	if got := c.Readable(); !slices.Equal(got, []string{"TX-001", "TX-003"}) {
		t.Errorf("Readable() = %v", got)
	}
}

func TestABadReadingIsRefused(t *testing.T) {
	change := func(old, new string) string { return strings.Replace(soundReading, old, new, 1) }
	for _, tt := range []struct{ claim, text, at, says string }{
		{"an unknown ruling has its nearest name", change("TX-002", "TX-02"), "rulings/readings.yaml:2: ", "TX-002"},
		{"an unknown profile", change("[promo]", "[deluxe]"), "rulings/readings.yaml:3: ", "deluxe"},
		{"an unknown key", change("alike", "like"), "rulings/readings.yaml:2: ", "like"},
		{"a letter that the question does not have", change("letter: B", "letter: C"), "rulings/readings.yaml:1: ", "no reading C"},
		{"a letter twice", change("letter: B", "letter: A"), "rulings/readings.yaml:1: ", "twice"},
		{"no letter", change("letter: B", "letter: b"), "rulings/readings.yaml:1: ", "capital"},
		{"one alternative", soundReading[:strings.Index(soundReading, "    - letter: B")], "rulings/readings.yaml:1: ", "two alternatives"},
		{"nobody who reads it so", change(", en: another", ""), "rulings/readings.yaml:1: ", "by.en"},
		{"the decision is not the first", change("ruling: TX-001", "ruling: TX-003"), "rulings/readings.yaml:1: ", "takes B"},
		{"a ruling twice", soundReading + strings.Replace(soundReading, "  alike: [TX-002]\n", "", 1), "rulings/readings.yaml:13: ", "on line 1"},
		{"no list", "ruling: TX-001\n", "rulings/readings.yaml:1: ", "list"},
	} {
		_, err := withReadings(tt.text)
		var faults Faults
		if !errors.As(err, &faults) {
			t.Errorf("%s: error = %v, want Faults", tt.claim, err)
			continue
		}
		if got := faults[0].String(); !strings.HasPrefix(got, tt.at) || !strings.Contains(got, tt.says) || faults[0].ZH == "" {
			t.Errorf("%s: %s, want it at %s saying %s", tt.claim, got, tt.at, tt.says)
		}
	}
}

func TestAPromisedOptionNeedsAReading(t *testing.T) {
	for _, tt := range []struct {
		decision string
		promises bool
	}{
		{"A，做成房间选项。", true},
		{"A. B is kept as a profile switch.", true},
		{"A. Keep the kind as data.", true},
		{"A. The text is more specific.", false},
		{"A，可选零至两张。", false},
	} {
		files := folder(adjudicatedEntry("TX-001", tt.decision), "TX-001")
		c, err := Read(files)
		if err != nil {
			t.Fatal(err)
		}
		found := slices.ContainsFunc(Check(c, nil, tests{}).Findings, func(f Finding) bool { return f.Rule == "broken-promise" })
		if found != tt.promises {
			t.Errorf("%q is found to promise an option: %t", tt.decision, found)
		}
		files["rulings/readings.yaml"].Data = []byte(strings.Replace(soundReading, "  alike: [TX-002]\n", "", 1))
		if c, err = Read(files); err != nil {
			t.Fatal(err)
		}
		if found := Check(c, nil, tests{}).Findings; len(found) > 0 {
			t.Errorf("%q with a reading: %v", tt.decision, found)
		}
	}
}

func TestACaseForAnotherReadingProvesNothing(t *testing.T) {
	c, err := withReadings(soundReading)
	if err != nil {
		t.Fatal(err)
	}
	proof := Proof{Case: "TX-001/main", Rulings: []string{"TX-001"}, Positive: true, Readings: []string{"TX-001=B"}}
	if got := Check(c, []Proof{proof}, tests{}); got.Counts[0].Proved != 0 || len(got.Findings) > 0 {
		t.Errorf("%d proved, %v", got.Counts[0].Proved, got.Findings)
	}
	proof.Readings = []string{"TX-001=A"}
	if got := Check(c, []Proof{proof}, tests{}); got.Counts[0].Proved != 1 {
		t.Errorf("under the usual reading %d are proved", got.Counts[0].Proved)
	}
	for _, unknown := range []string{"TX-001=C", "TX-002=A", "TX-003=A"} {
		proof.Readings = []string{unknown}
		if got := Check(c, []Proof{proof}, tests{}).Findings; len(got) != 1 || got[0].Rule != "unknown-reading" {
			t.Errorf("@%s: %v", unknown, got)
		}
	}
}

func TestSplitReading(t *testing.T) {
	for text, want := range map[string]bool{"STL-041=B": true, "STL-041": false, "STL-041=": false, "STL-041=BB": false, "STL-041=b": false, "STL-41=B": false} {
		ruling, letter, ok := SplitReading(text)
		if ok != want || ok && ruling+"="+letter != text {
			t.Errorf("SplitReading(%s) = %s, %s, %t", text, ruling, letter, ok)
		}
	}
	if _, _, ok := SplitReadingTag("STL-041=B"); ok {
		t.Error("a tag needs its @")
	}
}
