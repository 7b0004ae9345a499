package steps

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// together is whether two phrases may meet under one keyword.
func together(a, b Phrase) bool {
	return a.Keyword == b.Keyword || a.Keyword == when || b.Keyword == when
}

func TestEveryExampleMatchesItsPhraseOnly(t *testing.T) {
	all := Vocabulary()
	for i, p := range all {
		for j, q := range all {
			if got, want := q.match(p.Example) != nil, i == j; got != want && (want || together(p, q)) {
				t.Errorf("example %s of %s: matches %s: %v, want %v", p.Example, p.Pattern, q.Pattern, got, want)
			}
		}
	}
}

func TestEveryPhraseIsComplete(t *testing.T) {
	seen := map[string]bool{}
	for _, p := range Vocabulary() {
		if p.Example == "" || p.Doc == "" || p.DocEN == "" || !slices.Contains([]string{given, when, then}, p.Keyword) {
			t.Errorf("phrase %s lacks something: %+v", p.Pattern, p)
		}
		if key := p.Keyword + p.Pattern; seen[key] {
			t.Errorf("phrase %s stands twice", p.Pattern)
		} else {
			seen[key] = true
		}
	}
}

// A phrase that is declared but not bound would be undefined; one that is bound but not listed, undocumented.
func TestEveryPhraseIsBoundAndListedOnce(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	var source strings.Builder
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.HasSuffix(f, "_test.go") {
			source.Write(text)
		}
	}
	declared := regexp.MustCompile(`(?m)^\s*(?:var )?(\w+)\s+= phrase\(`).FindAllStringSubmatch(source.String(), -1)
	if len(declared) != len(Vocabulary()) {
		t.Errorf("%d phrases are declared, %d listed", len(declared), len(Vocabulary()))
	}
	for _, d := range declared {
		bound := regexp.MustCompile(`sc\.(?:Given|Step|Then)\(` + d[1] + `\.re,`)
		if n := len(bound.FindAllString(source.String(), -1)); n != 1 {
			t.Errorf("phrase %s is bound %d times", d[1], n)
		}
	}
}

func TestTraditionalTextMatchesTheSamePhrases(t *testing.T) {
	for _, p := range Vocabulary() {
		var traditional strings.Builder
		for _, r := range p.Example {
			if other := both[r]; other > 127 {
				r = other
			}
			traditional.WriteRune(r)
		}
		if !p.re.MatchString(traditional.String()) {
			t.Errorf("%s does not match %s", p.Pattern, traditional.String())
		}
	}
}

func TestNearest(t *testing.T) {
	for text, want := range map[string]string{
		"玩家C打出蓝识破，识破B的烧毁": plain.Pattern,
		"优先权归玩家D":         priority.Pattern,
		"弃牌堆内有红烧毁":        zoneHas.Pattern,
	} {
		near := Nearest(text, 3)
		if len(near) != 3 || !slices.ContainsFunc(near, func(p Phrase) bool { return p.Pattern == want }) {
			t.Errorf("nearest to %s: %v, want %s among them", text, near, want)
		}
	}
}
