package golden

import (
	"fmt"
	"strconv"
	"strings"
)

// Record is one choice of a player and what came of it up to the next one. The
// first record of a game has no answer: it holds what happened before the first
// choice.
type Record struct {
	Answer    string // wire.Action in one line
	Chance    string // what chance decided on the way, in the same form, with ";" between
	Announced string // see Events
	Asked     string // "A/act", with skill, about and may behind it; empty once the game is over
	Legal     int    // how many different answers there are now
	Answers   uint16 // digest of them
	Table     uint8  // digest of the table
}

// fields of a record's line, with a tab between them.
const fields = 5

// String is the record as a line.
func (r Record) String() string {
	return fmt.Sprintf("%s\t%s\t%s\t%s\t%d.%x.%x", r.Answer, r.Chance, r.Announced, r.Asked, r.Legal, r.Answers, r.Table)
}

// parseRecord reads a line. Errors name the field and what is expected there.
func parseRecord(line string) (Record, error) {
	f := strings.Split(line, "\t")
	if len(f) != fields {
		return Record{}, fmt.Errorf("expected answer, chance, announcements, question and digests with tabs between them, got %.60q", line)
	}
	r := Record{Answer: f[0], Chance: f[1], Announced: f[2], Asked: f[3]}
	if _, err := r.Events(); err != nil {
		return r, err
	}
	d := strings.Split(f[4], ".")
	if len(d) != 3 {
		return r, fmt.Errorf("digests %q, expected LEGAL.ANSWERS.TABLE", f[4])
	}
	numbers := [3]uint64{}
	for i, base := range [...]int{10, 16, 16} {
		var err error
		if numbers[i], err = strconv.ParseUint(d[i], base, bits[i]); err != nil {
			return r, fmt.Errorf("digests %q: %q does not fit, expected LEGAL.ANSWERS.TABLE", f[4], d[i])
		}
	}
	r.Legal, r.Answers, r.Table = int(numbers[0]), uint16(numbers[1]), uint8(numbers[2])
	return r, nil
}

// bits is how many the three numbers of a record have.
var bits = [3]int{16, 16, 8}
