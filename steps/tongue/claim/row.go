package claim

import (
	"fengsheng/engine/wire"
	"fengsheng/steps/say"
	. "fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

// Row is one player. Only what Says names is claimed.
type Row struct {
	Who       noun.Seat
	Says      []noun.Column
	Identity  noun.Identity
	Shown     noun.Shown
	Character noun.Character
	Side      noun.Side
	Hand      Heap
	Intel     Heap
}

// Heap is cards, or only how many.
type Heap struct {
	Cards noun.Cards
	// Count is how many, where Counted says that only that is claimed.
	Count   noun.Count
	Counted bool
}

func (r *Row) read(l Language, column noun.Column, cell string) error {
	r.Says = append(r.Says, column)
	name, note := noun.Noted(l, cell)
	switch column {
	case "identity":
		if note != "" {
			if err := r.Shown.Read(l, note); err != nil {
				return err
			}
		}
		return orNothing(l, name, r.Identity.Read)
	case "character":
		if note != "" {
			if err := r.Side.Read(l, note); err != nil {
				return err
			}
		}
		return orNothing(l, name, r.Character.Read)
	case "hand":
		return r.Hand.read(l, cell)
	case "intel":
		return r.Intel.read(l, cell)
	}
	return say.Problemf("“桌面是”的表格不能有“%s”这一列；可用：玩家、身份、角色、手牌、情报",
		"this table cannot have the column %s; there are player, identity, character, hand, intel", column)
}

// orNothing reads a name, or that there is none.
func orNothing(l Language, name string, read func(Language, string) error) error {
	if noun.IsNone(l, name) {
		return nil
	}
	return read(l, name)
}

func (h *Heap) read(l Language, cell string) error {
	if n, ok := noun.OnlyCount(l, cell); ok {
		h.Count, h.Counted = n, true
		return nil
	}
	return h.Cards.ReadCell(l, cell)
}

func (r Row) cell(l Language, column noun.Column) string {
	switch column {
	case "identity":
		if r.Identity == "" {
			return noun.NoneCell(l)
		}
		return noun.WithNote(l, r.Identity.In(l), inNote(l, r.Shown))
	case "character":
		if r.Character == "" {
			return noun.NoneCell(l)
		}
		return noun.WithNote(l, r.Character.In(l), inNote(l, r.Side))
	case "hand":
		return r.Hand.in(l)
	}
	return r.Intel.in(l)
}

func inNote[K noun.Kind](l Language, w noun.Word[K]) string {
	if w == "" {
		return ""
	}
	return w.In(l)
}

func (h Heap) in(l Language) string {
	if h.Counted {
		return noun.CountCell(l, h.Count)
	}
	return h.Cards.InCell(l)
}

func (r Row) agrees(s wire.SeatView, column noun.Column) bool {
	switch column {
	case "identity":
		return s.Identity == string(r.Identity) && (r.Shown == "" || s.IdentityShown == (r.Shown == "shown"))
	case "character":
		return s.Character == string(r.Character) && (r.Side == "" || s.FaceUp == (r.Side == "up"))
	case "hand":
		return r.Hand.is(s.Hand, s.HandCount)
	}
	return r.Intel.is(s.Intel, len(s.Intel))
}

func (h Heap) is(cards []string, count int) bool {
	if h.Counted {
		return int(h.Count) == count
	}
	lack, extra := h.Cards.Missing(cards)
	return len(lack) == 0 && len(extra) == 0 && count == len(h.Cards)
}

// RowOf is what a table with some columns says of a player who is seen.
func RowOf(s wire.SeatView, says []noun.Column) Row {
	r := Row{Who: noun.Seat(s.Seat), Says: says, Identity: noun.Identity(s.Identity), Character: noun.Character(s.Character),
		Hand: heapOf(s.Hand, s.HandCount), Intel: heapOf(s.Intel, len(s.Intel))}
	if s.IdentityShown {
		r.Shown = "shown"
	}
	if s.Character != "" {
		r.Side = "down"
		if s.FaceUp {
			r.Side = "up"
		}
	}
	return r
}

func heapOf(cards []string, count int) Heap {
	if len(cards) < count {
		return Heap{Count: noun.Count(count), Counted: true}
	}
	return Heap{Cards: noun.CardsOf(cards)}
}
