package suite

import (
	"maps"
	"slices"
	"strings"
	"sync"

	"fengsheng/features/rulings"
	"fengsheng/steps/say"
)

// catalogue is the built-in one, which knows what may be read otherwise.
var catalogue = sync.OnceValues(rulings.Load)

// Readings are those of which an implementation is judged: the usual ones but for some rulings. The zero value is the
// usual ones for all.
type Readings struct{ chosen []choice }

// choice is a reading that is not the usual one.
type choice struct {
	rulings.Reading
	letter string
	played bool // by the reference, so that there are cases for it
}

func (c choice) String() string { return c.Ruling + "=" + c.letter }

// ParseReadings takes readings as a user writes them, STL-041=B each.
func ParseReadings(texts []string) (map[string]string, error) {
	named := map[string]string{}
	for _, text := range texts {
		ruling, letter, ok := rulings.SplitReading(text)
		if !ok {
			return nil, say.Problemf("读法“%s”写错了；写法如 STL-041=B，有哪些见 fengsheng rulings readings",
				"reading %q is malformed; write it like STL-041=B; fengsheng rulings readings lists them", text)
		}
		if was, twice := named[ruling]; twice && was != letter {
			return nil, say.Problemf("%s 的读法给了两种：%s 和 %s", "%s is given two readings: %s and %s", ruling, was, letter)
		}
		named[ruling] = letter
	}
	return named, nil
}

// Agreed puts together what the user and the subject say, and refuses it where they contradict one another.
func Agreed(user, subject map[string]string) (map[string]string, error) {
	all := maps.Clone(subject)
	if all == nil {
		all = map[string]string{}
	}
	for _, ruling := range slices.Sorted(maps.Keys(user)) {
		if said, ok := subject[ruling]; ok && said != user[ruling] {
			return nil, say.Problemf("%s：被测程序声明读作 %s，--reading 却是 %s；请去掉一个",
				"%s: the subject declares that it reads %s, but --reading says %s; leave one out", ruling, said, user[ruling])
		}
		all[ruling] = user[ruling]
	}
	return all, nil
}

// Declare checks readings that are named: a letter by the id of its ruling. What is unknown is an error with what could
// have been meant.
func Declare(named map[string]string) (Readings, error) {
	c, err := catalogue()
	if err != nil {
		return Readings{}, err
	}
	var out Readings
	for _, ruling := range slices.Sorted(maps.Keys(named)) {
		chosen, err := chosen(c, ruling, named[ruling])
		if err != nil {
			return Readings{}, err
		}
		if chosen.letter != chosen.Default() {
			out.chosen = append(out.chosen, chosen)
		}
	}
	return out, nil
}

// chosen looks one reading up.
func chosen(c *rulings.Catalogue, ruling, letter string) (choice, error) {
	r, played, ok := c.ReadingOf(ruling)
	if !ok {
		return choice{}, unreadable(c, ruling)
	}
	if !slices.Contains(r.Letters(), letter) {
		return choice{}, say.Problemf("%s 没有读法“%s”；可以是 %s，第一种是本套件所取", "%s has no reading %q; there are %s, the first being the usual one",
			ruling, letter, strings.Join(r.Letters(), " "))
	}
	return choice{r, letter, played}, nil
}

// unreadable says why no reading of the ruling can be named.
func unreadable(c *rulings.Catalogue, ruling string) error {
	for _, r := range c.Readings() {
		if r.Asks(ruling) {
			return say.Problemf("%s 与 %s 同一问题，读法写在 %[2]s 上：%[3]s", "%s puts the same question as %s, and its readings are those of %[2]s: %[3]s",
				ruling, r.Ruling, strings.Join(r.Letters(), " "))
		}
	}
	if _, known := c.ByID(ruling); known {
		return say.Problemf("%s 没有别的读法；有哪些见 fengsheng rulings readings", "%s has no other reading; fengsheng rulings readings lists those there are", ruling)
	}
	return say.Problemf("没有裁定“%s”", "there is no ruling %q", ruling).Near(Near(ruling, c.Readable()))
}

// Named is the readings that are not the usual ones: the letter by the ruling.
func (r Readings) Named() map[string]string {
	return r.those(func(choice) bool { return true })
}

// Played is Named for those that the reference plays, as they go into a set-up.
func (r Readings) Played() map[string]string {
	return r.those(func(c choice) bool { return c.played })
}

func (r Readings) those(keep func(choice) bool) map[string]string {
	var out map[string]string
	for _, c := range r.chosen {
		if keep(c) {
			if out == nil {
				out = map[string]string{}
			}
			out[c.Ruling] = c.letter
		}
	}
	return out
}

// letter is the one in force for a ruling under a profile, and whether it is the usual one.
func (r Readings) letter(ruling, profile string) (letter string, usual bool) {
	for _, c := range r.chosen {
		if c.Ruling == ruling && c.Binds(profile) {
			return c.letter, false
		}
	}
	return usualLetter(ruling), true
}

// usualLetter is the letter that the catalogue takes.
func usualLetter(ruling string) string {
	c, err := catalogue()
	if err != nil {
		return ""
	}
	r, _, ok := c.ReadingOf(ruling)
	if !ok {
		return ""
	}
	return r.Default()
}
