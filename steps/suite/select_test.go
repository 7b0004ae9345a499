package suite

import (
	"errors"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

var selectable = map[string]string{"a.feature": `
@EX2-001 @慢
场景: 一
  当 好
@EX2-002/甲 @TX-014
场景: 二
  当 好
@PRI-012 @promo
场景大纲: 三
  当 <x>
  例子:
    | x |
    | 一 |
    | 二 |
`}

func TestSelect(t *testing.T) {
	tests := []struct {
		claim          string
		selects, skips []string
		want           []string
	}{
		{"no pattern keeps all", nil, nil, []string{"EX2-001/main", "EX2-002/甲", "PRI-012/main/一", "PRI-012/main/二"}},
		{"a glob over ruling ids", []string{"EX2-*"}, nil, []string{"EX2-001/main", "EX2-002/甲"}},
		{"a second ruling counts", []string{"TX-014"}, nil, []string{"EX2-002/甲"}},
		{"a glob over case ids reaches the rows", []string{"PRI-0??/*"}, nil, []string{"PRI-012/main/一", "PRI-012/main/二"}},
		{"a row by its id", []string{"PRI-012/main/二"}, nil, []string{"PRI-012/main/二"}},
		{"a tag expression", []string{"@慢 or (@promo and not @慢)"}, []string{"PRI-012/main/一"}, []string{"EX2-001/main", "PRI-012/main/二"}},
		{"patterns add up", []string{"TX-014", "EX2-001"}, nil, []string{"EX2-001/main", "EX2-002/甲"}},
		{"skips take away", nil, []string{"not @慢"}, []string{"EX2-001/main"}},
	}
	cases := mustLoad(t, selectable)
	for _, test := range tests {
		t.Run(test.claim, func(t *testing.T) {
			got, err := Select(cases, test.selects, test.skips)
			if err != nil || !slices.Equal(ids(got), test.want) {
				t.Errorf("got %q, %v; want %q", ids(got), err, test.want)
			}
		})
	}
}

func TestSelectRefuses(t *testing.T) {
	tests := []struct {
		claim, pattern, want string
	}{
		{"a pattern without a match names near rulings", "TX-041", "TX-014"},
		{"a case id without a match names near cases", "EX2-002/乙", "EX2-002/甲"},
		{"a tag without a match names near tags", "@prono", "@promo"},
		{"an expression that ends too early", "@慢 and", "ends too early"},
		{"an expression with a stray word", "@慢 @promo", `"@promo" is out of place`},
		{"a parenthesis left open", "(@慢", "ends too early"},
		{"an unbalanced bracket", "EX2-[", "unbalanced bracket"},
	}
	cases := mustLoad(t, selectable)
	for _, test := range tests {
		t.Run(test.claim, func(t *testing.T) {
			for _, lists := range [][2][]string{{{test.pattern}, nil}, {nil, {test.pattern}}} {
				_, err := Select(cases, lists[0], lists[1])
				if err == nil || !strings.Contains(err.Error(), test.want) || !strings.Contains(err.Error(), test.pattern) {
					t.Errorf("error %v lacks %q or the pattern", err, test.want)
				}
			}
		})
	}
}

func TestNothingSelectedIsAnError(t *testing.T) {
	_, err := Select(mustLoad(t, selectable), []string{"EX2-001"}, []string{"@慢"})
	if !errors.Is(err, ErrNothingSelected) {
		t.Errorf("error %v", err)
	}
}

func TestPatternsFromFile(t *testing.T) {
	fsys := fstest.MapFS{"known.txt": {Data: []byte("# 名单\nTX-014  # 已知\n\nEX2-*\n")}, "empty.txt": {Data: []byte("#\n")}}
	got, err := Patterns([]string{"@promo", "@known.txt"}, fsys.ReadFile)
	if want := []string{"@promo", "TX-014", "EX2-*"}; err != nil || !slices.Equal(got, want) {
		t.Errorf("got %q, %v", got, err)
	}
	if _, err := Patterns([]string{"@gone.txt"}, fsys.ReadFile); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("missing list: %v", err)
	}
	if _, err := Patterns([]string{"@empty.txt"}, fsys.ReadFile); err == nil {
		t.Error("an empty list was taken")
	}
}
