package steps

import (
	"fmt"
	"regexp"

	"fengsheng/engine/wire"
)

var onlyCount = regexp.MustCompile(`^(` + countless + `)张$`)

// compare holds one cell of 桌面是 against what is there, and says what that is.
func (w *World) compare(s wire.SeatView, column, text string) (seen string, same bool, err error) {
	name, note := noted(text)
	switch column {
	case "身份":
		shown := ""
		if s.IdentityShown {
			shown = "（已公开）"
		}
		return s.Identity + shown, s.Identity == identity(name) && (note == "" || s.IdentityShown == (note == "已公开")), nil
	case "角色":
		side := "（盖伏）"
		if s.FaceUp {
			side = "（翻开）"
		}
		return s.Character + side, s.Character == name && (note == "" || "（"+note+"）" == side), nil
	case "手牌":
		return w.compareCards(s.Hand, s.HandCount, text)
	case "情报":
		return w.compareCards(s.Intel, len(s.Intel), text)
	}
	return "", false, w.defect("表格没有“%s”这一列", "no column %s", column)
}

func (w *World) compareCards(cards []string, count int, text string) (string, bool, error) {
	if m := onlyCount.FindStringSubmatch(text); m != nil {
		n, err := number(m[1])
		return fmt.Sprintf("%d张", count), n == count, err
	}
	if text == "" || text == "无" {
		return names(cards), count == 0, nil
	}
	want, err := cardsIn(text)
	if err != nil {
		return "", false, w.misread(err)
	}
	lack, extra := missing(want, cards)
	return names(cards), len(lack) == 0 && len(extra) == 0 && count == len(want), nil
}
