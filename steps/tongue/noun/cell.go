package noun

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"fengsheng/steps/say"
	"fengsheng/steps/tongue/grammar"
)

// Column is a column of the tables that describe players.
type Column = Word[columns]

type columns struct{}

func (columns) What() say.Text { return say.Text{Zh: "列", En: "column"} }

func (columns) Names() Names {
	return Names{
		{Value: "player", Zh: "玩家", En: "player"}, {Value: "identity", Zh: "身份", En: "identity"},
		{Value: "character", Zh: "角色", En: "character"}, {Value: "hand", Zh: "手牌", En: "hand"},
		{Value: "intel", Zh: "情报", En: "intel"}, {Value: "gender", Zh: "性别", En: "gender"}, {Value: "state", Zh: "状态", En: "state"},
	}
}

// Side is which side of a character card is up, Shown whether an identity is shown, Fate how somebody is out of the game.
type (
	Side  = Word[sides]
	Shown = Word[showns]
	Fate  = Word[fates]
)

type (
	sides  struct{}
	showns struct{}
	fates  struct{}
)

func (sides) Names() Names {
	return Names{{Value: "up", Zh: "翻开", En: "face up"}, {Value: "down", Zh: "盖伏", En: "covered"}}
}

func (showns) Names() Names {
	return Names{{Value: "shown", Zh: "已公开", En: "shown", Also: []string{"身份已公开"}}, {Value: "hidden", Zh: "没有公开", En: "hidden"}}
}

func (fates) Names() Names {
	return Names{{Value: "dead", Zh: "死亡", En: "dead"}, {Value: "out", Zh: "出局", En: "out"}}
}

func (sides) What() say.Text  { return say.Text{Zh: "角色牌的面", En: "side of a character card"} }
func (showns) What() say.Text { return say.Text{Zh: "公开与否", En: "state of an identity"} }
func (fates) What() say.Text  { return say.Text{Zh: "状态", En: "state"} }

// Noted cuts the note in brackets off a cell: 闪灵（翻开）.
func Noted(l grammar.Language, cell string) (text, note string) {
	open, end := "（", "）"
	if l.Declared() == grammar.En {
		open, end = "(", ")"
	}
	text, note, _ = strings.Cut(l.Normal(cell), open)
	return strings.TrimSpace(text), strings.TrimSuffix(strings.TrimSpace(note), end)
}

// WithNote is a cell with a note.
func WithNote(l grammar.Language, text, note string) string {
	if note == "" || text == "" {
		return text
	}
	return text + pick(l, "（"+note+"）", " ("+note+")")
}

// ReadCell reads the player of a row.
func (s *Seat) ReadCell(l grammar.Language, cell string) error {
	text := l.Normal(cell)
	if !regexp.MustCompile("^" + s.Pattern(l) + "$").MatchString(text) {
		return say.Problemf("“%s”不是座位：表格每行开头写一位玩家，如A", "%q is no seat: a row of the table begins with one player, such as A", text)
	}
	return s.Read(l, text)
}

// NoneCell is a cell that says that there is none; IsNone is whether one does.
func NoneCell(l grammar.Language) string { return pick(l, "无", "none") }

// IsNone is whether a cell says so, or nothing at all.
func IsNone(l grammar.Language, cell string) bool {
	text := l.Normal(cell)
	return text == "" || text == NoneCell(l.Declared())
}

// ReadCell reads the cards of a cell, of which 无 is none, as is an empty one.
func (c *Cards) ReadCell(l grammar.Language, cell string) error {
	*c = nil
	if IsNone(l, cell) {
		return nil
	}
	return c.Read(l, l.Normal(cell))
}

// InCell is a list of cards in a cell: with blanks between in Chinese, equal ones counted wherever they stand.
func (c Cards) InCell(l grammar.Language) string {
	var order Cards
	for i, x := range c {
		if first(c, x) == i {
			for range count(c, x) {
				order = append(order, x)
			}
		}
	}
	if len(order) == 0 {
		return NoneCell(l)
	}
	return strings.Join(order.Words(l), pick(l, " ", ", "))
}

func first(c Cards, x Card) int {
	for i, y := range c {
		if x == y {
			return i
		}
	}
	return -1
}

func count(c Cards, x Card) int {
	n := 0
	for _, y := range c {
		if x == y {
			n++
		}
	}
	return n
}

// Columns reads the head of a table, whose first column is that of the players, and sees that every row fits it.
func Columns(l grammar.Language, rows [][]string) ([]Column, error) {
	var out []Column
	if len(rows) > 0 {
		for _, cell := range rows[0] {
			var c Column
			if err := c.Read(l, l.Normal(cell)); err != nil {
				return nil, err
			}
			if slices.Contains(out, c) {
				return nil, say.Problemf("表格里有两列都叫“%s”", "two columns of the table are called %s", c)
			}
			out = append(out, c)
		}
	}
	if len(rows) < 2 || len(out) < 2 || out[0] != "player" {
		return nil, say.Problemf("表格第一列应是“玩家”，右边至少一列，下面至少一行",
			"the first column of the table must be %s, with a column or more beside it and a row or more below", Column("player"))
	}
	return out, nil
}

var (
	zhCount = regexp.MustCompile(`^(` + zhNumber + `)张$`)
	enCount = regexp.MustCompile(`^(` + enNumber + `) cards?$`)
)

// OnlyCount is how many cards a cell claims that names none: 4张.
func OnlyCount(l grammar.Language, cell string) (Count, bool) {
	form := zhCount
	if l.Declared() == grammar.En {
		form = enCount
	}
	m := form.FindStringSubmatch(l.Normal(cell))
	if m == nil {
		return 0, false
	}
	var n Count
	err := n.Read(l, m[1])
	return n, err == nil
}

// CountCell is a cell that says only how many cards there are.
func CountCell(l grammar.Language, n Count) string {
	figure := strconv.Itoa(int(n))
	if n == 1 {
		return pick(l, figure+"张", figure+" card")
	}
	return pick(l, figure+"张", figure+" cards")
}
