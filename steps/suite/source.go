package suite

import (
	"bytes"
	"slices"
)

// source is a feature file with the extent of its scenarios.
//
// godog runs all scenarios of a file that it is given. A hook can skip one, but every hook of the binding runs for it
// nonetheless, and a skipped scenario counts as passed. So a run is given files in which the lines of what was not
// selected are blank; line numbers stay as they are, and nothing unplanned exists.
type source struct {
	file    string
	content []byte
	spans   []span
	starts  []int
}

// span is the lines of a scenario, tags first, and those of its outline rows.
type span struct {
	from, to int
	rows     []int
}

// open notes that a scenario begins on a line.
func (s *source) open(line int, rows []int) {
	s.spans = append(s.spans, span{from: line, rows: rows})
	s.mark(line)
}

// mark notes a line on which something begins that ends the scenario above it.
func (s *source) mark(line int) { s.starts = append(s.starts, line) }

// close works out where each scenario ends.
func (s *source) close() {
	slices.Sort(s.starts)
	end := bytes.Count(s.content, []byte("\n")) + 1
	for i := range s.spans {
		s.spans[i].to = end
		if n, _ := slices.BinarySearch(s.starts, s.spans[i].from+1); n < len(s.starts) {
			s.spans[i].to = s.starts[n] - 1
		}
	}
}

// spanAt finds the scenario on a line.
func (s *source) spanAt(line int) span {
	for _, each := range s.spans {
		if each.from <= line && line <= each.to {
			return each
		}
	}
	return span{}
}

// only gives the file with all scenarios and outline rows blank but those of the lines kept.
func (s *source) only(keep map[int]bool) []byte {
	lines := bytes.Split(s.content, []byte("\n"))
	for _, each := range s.spans {
		if !each.holds(keep) {
			for n := each.from; n <= each.to; n++ {
				lines[n-1] = nil
			}
			continue
		}
		for _, row := range each.rows {
			if !keep[row] {
				lines[row-1] = nil
			}
		}
	}
	return bytes.Join(lines, []byte("\n"))
}

func (s span) holds(keep map[int]bool) bool {
	for n := s.from; n <= s.to; n++ {
		if keep[n] {
			return true
		}
	}
	return false
}
