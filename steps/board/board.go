package board

import (
	"fmt"
	"strings"

	"github.com/fatih/color"
	"github.com/mattn/go-runewidth"

	"fengsheng/engine/table"
	"fengsheng/engine/wire"
	"fengsheng/steps/say"
	"fengsheng/steps/tongue"
	"fengsheng/steps/tongue/claim"
	"fengsheng/steps/tongue/deed"
	"fengsheng/steps/tongue/event"
	"fengsheng/steps/tongue/noun"
)

// boxWidth is the width of a seat's box, in columns.
const boxWidth = 30

// Board draws a view of the table as text: the seats in a ring, anticlockwise
// from A at the lower left, and what lies in the middle between them.
type Board struct {
	Locale say.Locale
	Colour bool
}

// Draw is the whole table, several lines of it with one to close.
func (b Board) Draw(v wire.View) string {
	n := len(v.Seats)
	front := (n + 1) / 2
	lower := make([][]string, 0, front)
	for i := range front {
		lower = append(lower, b.box(v, i))
	}
	upper := make([][]string, 0, n-front)
	for i := n - 1; i >= front; i-- {
		upper = append(upper, b.box(v, i))
	}
	return b.row(upper) + b.middle(v) + b.row(lower)
}

// row puts boxes side by side.
func (b Board) row(boxes [][]string) string {
	height := 0
	for _, x := range boxes {
		height = max(height, len(x))
	}
	var out strings.Builder
	for i := range height {
		for _, x := range boxes {
			line := ""
			if i < len(x) {
				line = x[i]
			}
			out.WriteString(line + strings.Repeat(" ", max(1, boxWidth+2-b.width(line))))
		}
		out.WriteString("\n")
	}
	return out.String()
}

// width is the columns a line takes, colours not counted.
func (b Board) width(line string) int {
	for {
		i := strings.Index(line, "\x1b[")
		if i < 0 {
			return runewidth.StringWidth(line)
		}
		j := strings.IndexByte(line[i:], 'm')
		line = line[:i] + line[i+j+1:]
	}
}

func (b Board) box(v wire.View, i int) []string {
	p := v.Seats[i]
	head := p.Seat
	if p.Seat == v.Turn {
		head += "▶"
	}
	if p.Seat == v.Awaiting.Seat {
		head += "?"
	}
	if v.Transit != nil && v.Transit.At == p.Seat {
		head += "✉"
	}
	head += " " + b.person(p)
	out := []string{b.paint(head, color.Bold)}
	out = append(out, b.wrap(noun.Column("hand"), p.HandCount, p.Hand)...)
	return append(out, b.wrap(noun.Column("intel"), len(p.Intel), p.Intel)...)
}

// person is who sits there, as far as the viewer knows.
func (b Board) person(p wire.SeatView) string {
	words := []string{}
	if p.Character != "" {
		words = append(words, noun.Character(p.Character).In(b.language()))
	}
	if !p.FaceUp && p.Character != "" {
		words = append(words, noun.Side("down").In(b.language()))
	}
	if id := noun.Identity(p.Identity).In(b.language()); id != "" && p.IdentityShown {
		words = append(words, id)
	} else if id != "" {
		words = append(words, "("+id+")")
	}
	switch {
	case !p.Alive:
		words = append(words, noun.Fate("dead").In(b.language()))
	case p.Lost:
		words = append(words, noun.Fate("out").In(b.language()))
	}
	return strings.Join(words, " ")
}

// wrap lists cards over as many lines as they need.
func (b Board) wrap(label noun.Column, n int, cards []string) []string {
	line := fmt.Sprintf(" %s %d", label.In(b.language()), n)
	var out []string
	for _, c := range cards {
		if b.width(line)+runewidth.StringWidth(noun.Card(c).In(b.language()))+1 > boxWidth {
			out = append(out, line)
			line = "   "
		}
		line += " " + b.card(c)
	}
	return append(out, line)
}

// middle is the phase, the piles, the intel under way, the stack and the open
// question.
func (b Board) middle(v wire.View) string {
	out := []string{"── " + b.line(claim.PhaseIs{Who: noun.Seat(v.Turn), Phase: noun.Phase(v.Phase)}, b.Phase(v.Phase)), b.piles(v)}
	if v.Transit != nil {
		out = append(out, b.transit(v)...)
	}
	if len(v.Locked) > 0 {
		out = append(out, b.line(claim.Marked{Who: noun.SeatsOf(v.Locked), How: "锁定"}, ""))
	}
	if len(v.Lured) > 0 {
		out = append(out, b.line(claim.Marked{Who: noun.SeatsOf(v.Lured), How: "调虎离山"}, ""))
	}
	for i := len(v.Stack) - 1; i >= 0; i-- {
		one := deed.Items{deed.ItemOf(v.Stack, i)}
		out = append(out, fmt.Sprintf("%d. %s", i+1, one.Write(b.language())))
	}
	if v.Result != nil {
		out = append(out, b.line(claim.Result(v), ""))
	} else {
		out = append(out, event.Question(b.language(), v.Awaiting))
	}
	return "\n    " + strings.Join(out, "\n    ") + "\n\n"
}

// piles are how many cards lie in the piles, with the top of the deck where it is known.
func (b Board) piles(v wire.View) string {
	heap := func(p noun.Pile, n int) string { return fmt.Sprintf("%s %d", p.In(b.language()), n) }
	deck := heap("deck", v.Deck.Count)
	if len(v.Deck.Top) > 0 {
		deck += " (" + b.card(v.Deck.Top[0]) + " …)"
	}
	return strings.Join([]string{deck, heap("discard", v.Discard.Count), heap("removed", v.Removed.Count)}, " · ")
}

// transit is the intel under way: what it is, who sent it how, and where it is or heads for.
func (b Board) transit(v wire.View) []string {
	t := v.Transit
	var out []string
	if t.Card != "" {
		out = append(out, b.line(claim.TransitIs{Card: noun.Card(t.Card)}, ""))
	}
	at := claim.TransitAt{How: "at", Who: noun.Seat(t.At)}
	if !t.Arrived {
		at = claim.TransitAt{How: "to", Who: noun.Seat(claim.Bound(v))}
	}
	out = append(out, b.line(claim.TransitSent{Who: noun.Seat(t.Sender), Mode: noun.Mode(t.Mode)}, ""), b.line(at, ""))
	if t.Homeward {
		out = append(out, b.line(claim.TransitWay{How: "back"}, ""))
	}
	return out
}

// line is a sentence, or something else where the language does not say it.
func (b Board) line(sentence any, otherwise string) string {
	if text, ok := tongue.All().Sentence(sentence).Say(b.language(), sentence); ok {
		return text
	}
	return otherwise
}

// card is a card's name in its colour.
func (b Board) card(card string) string {
	name := noun.Card(card).In(b.language())
	f, err := wire.ParseCard(card)
	if err != nil {
		return name
	}
	switch f.Color {
	case table.Red:
		return b.paint(name, color.FgRed)
	case table.Blue:
		return b.paint(name, color.FgBlue)
	case table.Black:
		return b.paint(name, color.FgHiBlack)
	}
	return name
}

func (b Board) paint(s string, how color.Attribute) string {
	if !b.Colour {
		return s
	}
	c := color.New(how)
	c.EnableColor()
	return c.Sprint(s)
}
