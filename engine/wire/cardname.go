package wire

import (
	"fmt"
	"strings"

	"fengsheng/engine/table"
)

// simplified maps the traditional characters of card names to simplified ones.
var simplified = strings.NewReplacer("鎖", "锁", "調", "调", "離", "离", "獲", "获", "譯", "译", "燒", "烧", "毀", "毁",
	"識", "识", "試", "试", "真偽莫辨", "真伪莫辨", "真偽", "真伪", "轉", "转", "權", "权", "紅", "红", "藍", "蓝",
	"潛", "潜", "戰", "战", "線", "线", "軍", "军", "處", "处", "醬", "酱", "張", "张", "棄", "弃", "(", "（", ")", "）", ",", "，", " ", "")

// Face is what a card name says: any of colour, function, and for a Probe what
// it asks, may be left open.
type Face = table.Face

// ParseCard reads a card name such as 红锁定, 黑试探 or
// 蓝试探（军情处，抽二张）, in simplified or traditional characters. A Probe
// without brackets stands for any Probe of its colour, 锁定 for any Lock.
func ParseCard(word string) (Face, error) {
	var f Face
	s := simplified.Replace(word)
	for c := table.Red; c <= table.Black; c++ {
		if rest, ok := strings.CutPrefix(s, c.ZH()); ok {
			f.Color, s = c, rest
			s = strings.TrimPrefix(s, "色")
			break
		}
	}
	s, inner, bracket := strings.Cut(s, "（")
	for n := table.Lock; n < table.Names; n++ {
		if s == n.ZH() {
			f.Name = n
		}
	}
	if f.Name == table.NoName {
		return f, fmt.Errorf("wire: %.60q is no card, expected a colour (红, 蓝, 黑) and a function such as 锁定 or 识破", word)
	}
	if !bracket {
		return f, nil
	}
	if f.Name != table.Probe {
		return f, fmt.Errorf("wire: %.60q: only 试探 has something in brackets", word)
	}
	return probeFace(f, strings.TrimSuffix(inner, "）"), word)
}

func probeFace(f Face, inner, word string) (Face, error) {
	for _, part := range strings.FieldsFunc(inner, func(r rune) bool { return r == '，' || r == '、' || r == '·' }) {
		switch part {
		case "弃一张":
			f.Act = table.DiscardOne
		case "抽二张", "抽两张":
			f.Act = table.DrawTwo
		default:
			id, err := ParseIdentity(part)
			if err != nil {
				return f, fmt.Errorf("wire: %.60q: expected an identity and 弃一张 or 抽二张 in the brackets", word)
			}
			f.Asks = id
		}
	}
	return f, nil
}

// Fits is whether a card with the face is one that the pattern describes.
func Fits(pattern, face Face) bool {
	return (pattern.Color == 0 || pattern.Color == face.Color) &&
		(pattern.Name == 0 || pattern.Name == face.Name) &&
		(pattern.Asks == 0 || pattern.Asks == face.Asks) &&
		(pattern.Act == 0 || pattern.Act == face.Act)
}
