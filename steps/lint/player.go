package lint

import (
	"regexp"

	"github.com/cucumber/messages/go/v34"
)

var (
	// playerNames catches what follows 玩家, with the rest of an enumeration: 玩家E、A和B.
	playerNames = regexp.MustCompile(`玩家\s*(` + anyName + `(?:[、，,和与與及]\s*` + anyName + `)*)`)
	// numbered catches 玩家3, but not 玩家3张 and its like.
	numbered = regexp.MustCompile(`玩家\s*([0-9]+)(?:[^0-9张張名人个個次]|$)`)
	oneName  = regexp.MustCompile(anyName)
	seatName = regexp.MustCompile(`^[A-I]$`)
)

const anyName = `(?:[A-Za-z]+|[甲乙丙丁戊己庚辛壬癸])`

func (d *document) players() []Finding {
	var findings []Finding
	for _, steps := range d.stepLists() {
		for _, step := range steps {
			findings = append(findings, d.namesIn(step.Location, step.Text)...)
			if step.DataTable != nil {
				findings = append(findings, d.namesInTable(step.DataTable.Rows)...)
			}
		}
	}
	for _, s := range d.scenarios() {
		findings = append(findings, d.namesIn(s.Location, s.Name)...)
		for _, examples := range s.Examples {
			rows := append([]*messages.TableRow{examples.TableHeader}, examples.TableBody...)
			findings = append(findings, d.namesInTable(rows)...)
		}
	}
	return findings
}

// stepLists gives the steps of every scenario and, once each, of every background.
func (d *document) stepLists() [][]*messages.Step {
	var lists [][]*messages.Step
	seen := map[*messages.Background]bool{}
	for _, s := range d.scenarios() {
		for _, background := range s.backgrounds {
			if !seen[background] {
				seen[background] = true
				lists = append(lists, background.Steps)
			}
		}
		lists = append(lists, s.Steps)
	}
	return lists
}

func (d *document) namesIn(location *messages.Location, text string) []Finding {
	var findings []Finding
	for _, list := range playerNames.FindAllStringSubmatch(text, -1) {
		findings = append(findings, d.badNames(location, list[1])...)
	}
	for _, number := range numbered.FindAllStringSubmatch(text, -1) {
		findings = append(findings, d.badName(location, number[1]))
	}
	return findings
}

func (d *document) badNames(location *messages.Location, list string) []Finding {
	var findings []Finding
	for _, name := range oneName.FindAllString(list, -1) {
		if !seatName.MatchString(name) {
			findings = append(findings, d.badName(location, name))
		}
	}
	return findings
}

// namesInTable judges the cells below a heading 玩家.
func (d *document) namesInTable(rows []*messages.TableRow) []Finding {
	if len(rows) == 0 || rows[0] == nil {
		return nil
	}
	var findings []Finding
	for column, heading := range rows[0].Cells {
		if heading.Value != "玩家" {
			continue
		}
		for _, row := range rows[1:] {
			if column < len(row.Cells) {
				findings = append(findings, d.badNames(row.Location, row.Cells[column].Value)...)
			}
		}
	}
	return findings
}

func (d *document) badName(location *messages.Location, name string) Finding {
	return d.finding(at(location), "player",
		"玩家只用A至I命名，这里写的是“%s”", "players are called A to I, not %q", name)
}
