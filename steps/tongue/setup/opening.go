package setup

import (
	"slices"

	"fengsheng/engine/wire"
	. "fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

// Opening is a table of the players at the beginning.
type Opening struct{ Rows Rows }

// Rows are the rows of the table. The sentence itself does not say them.
type Rows []Row

// Row is one player. What Says does not name is left open, and so is an empty cell.
type Row struct {
	Who       noun.Seat
	Says      []noun.Column
	Identity  noun.Identity
	Shown     noun.Shown
	Character noun.Character
	Side      noun.Side
	Gender    noun.Gender
	Fate      noun.Fate
	// Hand and Intel are cards; NoHand and NoIntel say that there are none, which an empty cell leaves open.
	Hand, Intel     noun.Cards
	NoHand, NoIntel bool
}

var opening = Declare(Given, Opening{}, Templates{
	Zh: []string{"开局时"}, En: []string{"at the opening"},
}, "表格：玩家、身份、角色、手牌、情报、性别、状态，列可以少；身份可写“军情处（已公开）”，角色可写“闪灵（翻开）”，状态可写死亡或出局",
	"a table with the column player and any of identity, character, hand, intel, gender, state; MI (shown), Shan Ling (face up), dead or out")

// Below says that the rows stand in the table below the sentence.
func (Rows) Below() {}

// WithTable takes in the table.
func (o Opening) WithTable(l Language, rows [][]string) (any, error) {
	head, err := noun.Columns(l, rows)
	if err != nil {
		return nil, err
	}
	out := Opening{}
	for _, cells := range rows[1:] {
		r := Row{Says: head[1:]}
		if err := r.Who.ReadCell(l, cells[0]); err != nil {
			return nil, err
		}
		for i, column := range head[1:] {
			if l.Normal(cells[i+1]) == "" {
				continue
			}
			if err := r.read(l, column, cells[i+1]); err != nil {
				return nil, err
			}
		}
		out.Rows = append(out.Rows, r)
	}
	return out, nil
}

func (r *Row) read(l Language, column noun.Column, cell string) error {
	name, note := noun.Noted(l, cell)
	switch column {
	case "identity":
		if note != "" {
			if err := r.Shown.Read(l, note); err != nil {
				return err
			}
		}
		return r.Identity.Read(l, name)
	case "character":
		if note != "" {
			if err := r.Side.Read(l, note); err != nil {
				return err
			}
		}
		return r.Character.Read(l, name)
	case "gender":
		return r.Gender.Read(l, name)
	case "state":
		return r.Fate.Read(l, name)
	case "hand":
		err := r.Hand.ReadCell(l, cell)
		r.NoHand = len(r.Hand) == 0
		return err
	}
	err := r.Intel.ReadCell(l, cell)
	r.NoIntel = len(r.Intel) == 0
	return err
}

// Table is the table in a language.
func (o Opening) Table(l Language) [][]string {
	if len(o.Rows) == 0 {
		return nil
	}
	head := []string{noun.Column("player").In(l)}
	for _, column := range o.Rows[0].Says {
		head = append(head, column.In(l))
	}
	out := [][]string{head}
	for _, r := range o.Rows {
		line := []string{string(r.Who)}
		for _, column := range r.Says {
			line = append(line, r.cell(l, column))
		}
		out = append(out, line)
	}
	return out
}

func (r Row) cell(l Language, column noun.Column) string {
	switch column {
	case "identity":
		return noun.WithNote(l, named(l, r.Identity), named(l, r.Shown))
	case "character":
		return noun.WithNote(l, named(l, r.Character), named(l, r.Side))
	case "gender":
		return named(l, r.Gender)
	case "state":
		return named(l, r.Fate)
	case "hand":
		return cardCell(l, r.Hand, r.NoHand)
	}
	return cardCell(l, r.Intel, r.NoIntel)
}

func named[K noun.Kind](l Language, w noun.Word[K]) string {
	if w == "" {
		return ""
	}
	return w.In(l)
}

func cardCell(l Language, cards noun.Cards, none bool) string {
	if len(cards) == 0 && !none {
		return ""
	}
	return cards.InCell(l)
}

// Lay writes the players' rows.
func (o Opening) Lay(b Builder) error {
	for _, r := range o.Rows {
		s, err := seatOf(b, r.Who)
		if err != nil {
			return err
		}
		if err := r.lay(b, s); err != nil {
			return err
		}
	}
	return nil
}

func (r Row) lay(b Builder, s *wire.SeatSetup) error {
	if r.Identity != "" {
		s.Identity = string(r.Identity)
	}
	if r.Gender != "" {
		s.Gender = string(r.Gender)
	}
	if r.Fate != "" {
		s.Dead, s.Lost = r.Fate == "dead", r.Fate == "out"
	}
	if r.NoHand || len(r.Hand) > 0 {
		s.Hand = slices.Clone(r.Hand.Names())
	}
	if r.NoIntel || len(r.Intel) > 0 {
		s.Intel = slices.Clone(r.Intel.Names())
	}
	return cast(b, s, r.Character, r.Side, r.Shown)
}

// WithoutEmpty is the table without the columns in which nothing stands.
func (o Opening) WithoutEmpty() Opening {
	var kept []noun.Column
	for _, column := range o.Rows[0].Says {
		if slices.ContainsFunc(o.Rows, func(r Row) bool { return r.cell(Zh, column) != "" }) {
			kept = append(kept, column)
		}
	}
	out := Opening{Rows: slices.Clone(o.Rows)}
	for i := range out.Rows {
		out.Rows[i].Says = kept
	}
	return out
}
