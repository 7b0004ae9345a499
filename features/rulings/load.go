package rulings

import (
	"fmt"
	"io/fs"
	"path"

	"fengsheng/features"
)

// Folder is where the catalogue lies below features/.
const Folder = "rulings"

// Load reads the catalogue built into the program. Its errors are those of Read.
func Load() (*Catalogue, error) { return Read(features.FS()) }

// Read reads the catalogue from a features folder: rulings/core.yaml and its siblings, rulings/ids.txt,
// rulings/complete.yaml and rulings/readings.yaml. A missing file is a wrapped fs error; everything wrong inside the files comes back together,
// as Faults with file and line.
func Read(features fs.FS) (*Catalogue, error) {
	rulings, faults, err := readChapters(features)
	if err != nil {
		return nil, err
	}
	if len(faults) == 0 {
		faults = append(faults, checkEntries(rulings)...)
		faults = append(faults, checkOrder(rulings)...)
		given, err := readIDs(features)
		if err != nil {
			return nil, err
		}
		faults = append(faults, checkGiven(rulings, given)...)
	}
	catalogue := build(rulings)
	listFaults, err := catalogue.readComplete(features)
	if err != nil {
		return nil, err
	}
	readingFaults, err := catalogue.readReadings(features)
	if err != nil {
		return nil, err
	}
	if faults = append(append(faults, listFaults...), readingFaults...); len(faults) > 0 {
		SortFindings(faults)
		return nil, faults
	}
	return catalogue, nil
}

// entry is a ruling with the lines of its keys, which only the checks need.
type entry struct {
	Ruling
	lines map[string]int
}

// fault is a finding at the line of the key, or of the entry where the key is missing.
func (e entry) fault(rule, key, zh, en string) Finding {
	line := e.Line
	if at, ok := e.lines[key]; ok {
		line = at
	}
	return Finding{File: e.File, Line: line, Rule: rule, ZH: zh, EN: en}
}

func readChapters(features fs.FS) ([]entry, Faults, error) {
	var entries []entry
	var faults Faults
	for _, chapter := range Chapters() {
		file := path.Join(Folder, chapter+".yaml")
		text, err := fs.ReadFile(features, file)
		if err != nil {
			return nil, nil, fmt.Errorf("rulings: chapter %s: %w", chapter, err)
		}
		read, bad := decode(file, text)
		for i := range read {
			read[i].Chapter = chapter
		}
		entries = append(entries, read...)
		faults = append(faults, bad...)
	}
	return entries, faults, nil
}

func build(entries []entry) *Catalogue {
	c := &Catalogue{index: make(map[string]int, len(entries))}
	for i, e := range entries {
		c.rulings = append(c.rulings, e.Ruling)
		c.index[e.ID] = i
	}
	return c
}
