package steps

import (
	"github.com/cucumber/godog"

	"fengsheng/engine/wire"
)

// openingTable reads the table under 开局时.
func (w *World) openingTable(t *godog.Table) error {
	if len(t.Rows) < 2 || t.Rows[0].Cells[0].Value != "玩家" {
		return w.defect("表格第一列应是“玩家”，下面至少一行", "the first column of the table must be 玩家, with a row or more")
	}
	for _, row := range t.Rows[1:] {
		s, err := w.setUp(trimPlayer(row.Cells[0].Value))
		if err != nil {
			return err
		}
		for i, cell := range row.Cells[1:] {
			if err := w.cell(s, simplify(t.Rows[0].Cells[i+1].Value), simplify(cell.Value)); err != nil {
				return err
			}
		}
	}
	return nil
}

func trimPlayer(cell string) string {
	for _, r := range cell {
		if r >= 'A' && r <= 'I' {
			return string(r)
		}
	}
	return cell
}

// cell takes in one cell; an empty one leaves open what it is about.
func (w *World) cell(s *wire.SeatSetup, column, text string) error {
	if text == "" {
		return nil
	}
	name, note := noted(text)
	switch column {
	case "身份":
		s.Identity = identity(name)
		return w.cast(s, "", note)
	case "角色":
		return w.cast(s, name, note)
	case "性别":
		s.Gender = text
	case "状态":
		s.Dead, s.Lost = text == "死亡", text == "出局"
	case "手牌", "情报":
		var cards []string
		if text != "无" {
			var err error
			if cards, err = cardsIn(text); err != nil {
				return w.misread(err)
			}
		}
		if column == "手牌" {
			s.Hand = cards
		} else {
			s.Intel = cards
		}
	default:
		return w.defect("表格没有“%s”这一列；可用：玩家、身份、角色、手牌、情报、性别、状态", "no column %s; there are 玩家 身份 角色 手牌 情报 性别 状态", column)
	}
	return nil
}
