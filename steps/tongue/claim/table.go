package claim

import (
	"fmt"

	. "fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

// TableIs compares the players with a table, row by row.
type TableIs struct{ Rows Rows }

// Rows are what a table says of players. The sentence itself does not say it.
type Rows []Row

var tableIs = Declare(Then, TableIs{}, Templates{
	Zh: []string{"桌面是"}, En: []string{"the table is"},
}, "表格：玩家、手牌、情报、身份、角色，列可以少；牌要完全一致，也可写“4张”，没有写“无”",
	"a table of hands, intel, identities, characters; cards must be exactly these, or as many as 4 cards says, none being none")

// Below says that the rows stand in the table below the sentence.
func (Rows) Below() {}

// WithTable takes in the table.
func (c TableIs) WithTable(l Language, rows [][]string) (any, error) {
	head, err := noun.Columns(l, rows)
	if err != nil {
		return nil, err
	}
	out := TableIs{}
	for _, cells := range rows[1:] {
		var r Row
		if err := r.Who.ReadCell(l, cells[0]); err != nil {
			return nil, err
		}
		for i, column := range head[1:] {
			if err := r.read(l, column, cells[i+1]); err != nil {
				return nil, err
			}
		}
		out.Rows = append(out.Rows, r)
	}
	return out, nil
}

// Table is the table in a language.
func (c TableIs) Table(l Language) [][]string {
	if len(c.Rows) == 0 {
		return nil
	}
	head := []string{noun.Column("player").In(l)}
	for _, column := range c.Rows[0].Says {
		head = append(head, column.In(l))
	}
	out := [][]string{head}
	for _, r := range c.Rows {
		line := []string{string(r.Who)}
		for _, column := range r.Says {
			line = append(line, r.cell(l, column))
		}
		out = append(out, line)
	}
	return out
}

// Seen compares row by row.
func (c TableIs) Seen(t Table) (Seen, error) {
	v, err := t.All()
	if err != nil {
		return Seen{}, err
	}
	out := Seen{Holds: true}
	for _, r := range c.Rows {
		s, err := seat(v, r.Who)
		if err != nil {
			return Seen{}, err
		}
		got := RowOf(s, r.Says)
		for _, column := range r.Says {
			same := r.agrees(s, column)
			want, is := r.cell(Zh, column), got.cell(Zh, column)
			if same {
				want = is
			}
			label := fmt.Sprintf("%s %s ", r.Who, column.In(Zh))
			out.Want, out.Lines = append(out.Want, label+want), append(out.Lines, label+is)
			out.Holds = out.Holds && same
		}
	}
	return out, nil
}

// Totals is how many cards there are in all places together.
type Totals struct{ N noun.Count }

var totals = Declare(Then, Totals{81}, Templates{
	Zh: []string{"全部的牌共{N}张"}, En: []string{"there are {N} cards in all places together"},
}, "各处的牌加起来的张数", "how many cards there are in all places together")

// Seen adds up.
func (c Totals) Seen(t Table) (Seen, error) {
	v, err := t.All()
	if err != nil {
		return Seen{}, err
	}
	n := v.Deck.Count + v.Discard.Count + v.Removed.Count + v.Aside.Count
	for _, s := range v.Seats {
		n += s.HandCount + len(s.Intel)
	}
	for _, it := range v.Stack {
		if it.Card != "" || it.As != "" {
			n++
		}
	}
	if v.Transit != nil {
		n++
	}
	return Seen{Got: Totals{noun.Count(n)}, Holds: n == int(c.N)}, nil
}
