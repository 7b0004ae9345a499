package rulings

import (
	"bufio"
	"bytes"
	"fmt"
	"io/fs"
	"path"
	"strings"
)

// idsFile lists every id ever given, so that a renamed or removed one is noticed.
var idsFile = path.Join(Folder, "ids.txt")

// checkOrder finds ids given twice, numbers out of order, and prefixes spread over two chapters.
func checkOrder(entries []entry) Faults {
	var faults Faults
	first := map[string]entry{}
	last := map[string]entry{}
	for _, e := range entries {
		prefix, number, ok := SplitID(e.ID)
		if !ok {
			continue
		}
		if before, twice := first[e.ID]; twice {
			faults = append(faults, e.clash("duplicate-id", before, "编号重复", "the id is already taken"))
			continue
		}
		first[e.ID] = e
		before, seen := last[prefix]
		last[prefix] = e
		if !seen {
			continue
		}
		if _, highest, _ := SplitID(before.ID); number < highest {
			faults = append(faults, e.clash("out-of-order", before, "编号须递增；新条目排在同前缀的末尾", "numbers ascend; a new entry goes after the last of its prefix"))
		}
		if before.Chapter != e.Chapter {
			faults = append(faults, e.clash("moved-id", before, "同一前缀只能在一个文件里", "a prefix lives in one file"))
		}
	}
	return faults
}

func (e entry) clash(rule string, before entry, zh, en string) Finding {
	return e.fault(rule, "id",
		fmt.Sprintf("%s 与 %s（%s:%d）冲突：%s", e.ID, before.ID, before.File, before.Line, zh),
		fmt.Sprintf("%s clashes with %s (%s:%d): %s", e.ID, before.ID, before.File, before.Line, en))
}

// givenID is a line of ids.txt.
type givenID struct {
	id   string
	line int
}

func readIDs(features fs.FS) ([]givenID, error) {
	text, err := fs.ReadFile(features, idsFile)
	if err != nil {
		return nil, fmt.Errorf("rulings: list of ids given: %w", err)
	}
	var given []givenID
	lines := bufio.NewScanner(bytes.NewReader(text))
	for line := 1; lines.Scan(); line++ {
		if id := strings.TrimSpace(lines.Text()); id != "" {
			given = append(given, givenID{id, line})
		}
	}
	return given, lines.Err()
}

// checkGiven compares the catalogue with the ids ever given: none may vanish, and a new one must be entered.
func checkGiven(entries []entry, given []givenID) Faults {
	var faults Faults
	present := map[string]bool{}
	for _, e := range entries {
		present[e.ID] = true
	}
	known := map[string]bool{}
	for _, g := range given {
		known[g.id] = true
		if !present[g.id] {
			faults = append(faults, Finding{
				File: idsFile, Line: g.line, Rule: "moved-id",
				ZH: fmt.Sprintf("编号 %s 曾经发出，现在不见了：编号不得改名或删除，请放回原处并在那里更正", g.id),
				EN: fmt.Sprintf("moved id: %s was given once and is gone; ids are never renamed or removed, so put it back and correct it there", g.id),
			})
		}
	}
	for _, e := range entries {
		if !known[e.ID] && e.ID != "" {
			faults = append(faults, e.fault("unlisted-id", "id",
				fmt.Sprintf("新编号 %s 还没有登记，请加进 %s", e.ID, idsFile),
				fmt.Sprintf("new id %s is not registered; add it to %s", e.ID, idsFile)))
		}
	}
	return faults
}
