package story

import (
	"bufio"
	"fmt"
	"io"
	"maps"
	"regexp"
	"slices"
	"strings"

	"fengsheng/features/rulings"
	"fengsheng/steps/tongue/grammar"
)

// indent of a step under a 规则, and the columns that are left for its text behind the longest keyword.
const (
	indent    = "      "
	textWidth = maxWidth - len(indent) - 5
)

// scenario is a feature file with one 场景.
type scenario struct {
	name, title string
	comments    []string
	suspects    []rulings.Ruling
	profile     string
	readings    map[string]string // those in force that are not the usual ones
	blocks      []block
}

// block is the steps under one keyword.
type block struct {
	keyword grammar.Keyword
	lines   []any
}

func (s scenario) write(w io.Writer) error {
	out := bufio.NewWriter(w)
	fmt.Fprintln(out, "# language: zh-CN")
	for _, c := range s.comments {
		for _, part := range wrap(quote(c), maxWidth-4) {
			fmt.Fprintln(out, "# "+part)
		}
	}
	fmt.Fprintf(out, "功能: %s\n\n", wrap("模糊测试的发现“"+s.name+"”", maxWidth-8)[0])
	for _, part := range wrap(s.rule(), maxWidth-8)[:1] {
		fmt.Fprintf(out, "  规则: %s\n\n", part)
	}
	fmt.Fprintf(out, "    %s\n", s.tags())
	fmt.Fprintf(out, "    场景: %s\n", s.title)
	for _, b := range s.blocks {
		for i, l := range b.lines {
			keyword := b.keyword.In(grammar.Zh)
			if i > 0 {
				keyword = "而且"
			}
			fmt.Fprintln(out, indent+keyword+" "+written(l))
			if tabled, ok := l.(grammar.Tabled); ok {
				for _, row := range aligned(tabled.Table(grammar.Zh)) {
					fmt.Fprintln(out, indent+"  "+row)
				}
			}
		}
	}
	if err := out.Flush(); err != nil {
		return fmt.Errorf("story: %w", err)
	}
	return nil
}

// rule says what may be broken; where that rests on a decision it has to say so.
func (s scenario) rule() string {
	first := s.suspects[0]
	open := ""
	if first.Certainty == rulings.Adjudicated {
		open = "原文未定，依裁定，"
	}
	return open + "疑似与 " + first.ID + "（" + first.Title + "）不符"
}

// notInVariant is what package lint does not allow behind the slash of a case id.
var notInVariant = regexp.MustCompile(`[^a-z0-9\p{Han}]+`)

// maxVariant keeps ids readable, in columns.
const maxVariant = 48

func variant(name string) string {
	v := strings.Trim(notInVariant.ReplaceAllString(strings.ToLower(name), "-"), "-")
	v = strings.Trim(wrap(v, maxVariant)[0], "-")
	if v == "" {
		return "发现"
	}
	return v
}

func (s scenario) tags() string {
	var tags []string
	for i, r := range s.suspects {
		tag := "@" + r.ID
		if i == 0 {
			tag += "/" + variant(s.name)
		}
		tags = append(tags, tag)
	}
	if s.profile != rulings.Standard {
		tags = append(tags, "@"+s.profile)
	}
	for _, ruling := range slices.Sorted(maps.Keys(s.readings)) {
		tags = append(tags, "@"+ruling+"="+s.readings[ruling])
	}
	return strings.Join(tags, " ")
}

// aligned writes the rows of a table with bars under one another.
func aligned(rows [][]string) []string {
	if len(rows) == 0 {
		return nil
	}
	widest := make([]int, len(rows[0]))
	for _, r := range rows {
		for i, c := range r {
			widest[i] = max(widest[i], narrow.StringWidth(c))
		}
	}
	var out []string
	for _, r := range rows {
		row := "|"
		for i, c := range r {
			row += " " + pad(c, widest[i]) + " |"
		}
		out = append(out, row)
	}
	return out
}
