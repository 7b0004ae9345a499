package lint

import (
	"slices"
	"strings"

	"github.com/cucumber/messages/go/v34"
)

// columns is the order in which tables of players list what they say, so that readers find a thing where it was in the
// last table they read.
var columns = []string{"玩家", "身份", "角色", "手牌", "情报", "性别", "状态"}

// tables judges the order of columns and rows in every step's table of players.
func (d *document) tables() []Finding {
	var findings []Finding
	for _, steps := range d.stepLists() {
		for _, step := range steps {
			if step.DataTable != nil {
				findings = append(findings, d.tableOrder(step.DataTable.Rows)...)
			}
		}
	}
	return findings
}

func (d *document) tableOrder(rows []*messages.TableRow) []Finding {
	if len(rows) == 0 || len(rows[0].Cells) == 0 || rows[0].Cells[0].Value != "玩家" {
		return nil
	}
	var findings []Finding
	last := -1
	for _, cell := range rows[0].Cells {
		at := slices.Index(columns, cell.Value)
		if at >= 0 && at < last {
			findings = append(findings, d.finding(int(cell.Location.Line), "table",
				"列“%s”应在“%s”之前；列的次序是：%s", "column %s should stand before %s; the order is: %s",
				cell.Value, columns[last], strings.Join(columns, " ")))
		}
		last = max(last, at)
	}
	for i := 2; i < len(rows); i++ {
		if a, b := rows[i-1].Cells[0].Value, rows[i].Cells[0].Value; a > b {
			findings = append(findings, d.finding(int(rows[i].Location.Line), "table",
				"玩家%s应排在玩家%s之前：按座次从A起写", "player %s should stand before %s: rows follow the seats from A", b, a))
		}
	}
	return findings
}
