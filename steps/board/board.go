package board

import (
	"fmt"
	"strings"

	"github.com/fatih/color"
	"github.com/mattn/go-runewidth"

	"fengsheng/engine/wire"
	"fengsheng/steps/say"
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
	out = append(out, b.wrap(b.Locale.Say("手牌", "hand"), p.HandCount, p.Hand)...)
	return append(out, b.wrap(b.Locale.Say("情报", "intel"), len(p.Intel), p.Intel)...)
}

// person is who sits there, as far as the viewer knows.
func (b Board) person(p wire.SeatView) string {
	words := []string{}
	if p.Character != "" {
		words = append(words, p.Character)
	}
	if !p.FaceUp && p.Character != "" {
		words = append(words, b.Locale.Say("盖伏", "covered"))
	}
	id := p.Identity
	if id != "" && !p.IdentityShown {
		id = "(" + id + ")"
	}
	if id != "" {
		words = append(words, id)
	}
	switch {
	case !p.Alive:
		words = append(words, b.Locale.Say("已死", "dead"))
	case p.Lost:
		words = append(words, b.Locale.Say("出局", "out"))
	}
	return strings.Join(words, " ")
}

// wrap lists cards over as many lines as they need.
func (b Board) wrap(label string, n int, cards []string) []string {
	line := fmt.Sprintf(" %s%d", label, n)
	var out []string
	for _, c := range cards {
		if b.width(line)+runewidth.StringWidth(c)+1 > boxWidth {
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
	var out []string
	add := func(zh, en string, args ...any) { out = append(out, "    "+b.Locale.Sayf(zh, en, args...)) }
	deck := fmt.Sprint(v.Deck.Count)
	if len(v.Deck.Top) > 0 {
		deck += " (" + b.card(v.Deck.Top[0]) + " …)"
	}
	add("── %s，轮到%s；牌库 %s，弃牌堆 %d，移出 %d", "── %s, turn of %s; deck %s, discard %d, removed %d",
		b.Phase(v.Phase), v.Turn, deck, v.Discard.Count, v.Removed.Count)
	if t := v.Transit; t != nil {
		card := t.Card
		if card == "" {
			card = "?"
		}
		add("传递中：%s %s，%s传出，现在%s%s", "in transit: %s %s, sent by %s, at %s%s", t.Mode, b.card(card), t.Sender, t.At, b.heading(t))
	}
	if len(v.Locked) > 0 {
		add("锁定：%s", "locked: %s", strings.Join(v.Locked, " "))
	}
	if len(v.Lured) > 0 {
		add("调虎离山：%s", "lured: %s", strings.Join(v.Lured, " "))
	}
	for i := len(v.Stack) - 1; i >= 0; i-- {
		add("%d. %s", "%d. %s", i+1, b.item(v.Stack[i]))
	}
	if r := v.Result; r != nil {
		add("终局：%s宣告，获胜 %s", "over: %s declared, winners %s", r.Declarer, strings.Join(r.Winners, " "))
	} else {
		add("等待 %s：%s", "awaiting %s: %s", v.Awaiting.Seat, b.Question(v.Awaiting))
	}
	return "\n" + strings.Join(out, "\n") + "\n\n"
}

func (b Board) heading(t *wire.Transit) string {
	switch {
	case t.Homeward:
		return b.Locale.Say("，返回途中", ", on its way back")
	case t.To != "":
		return b.Locale.Sayf("，直达%s", ", direct to %s", t.To)
	case t.Backward:
		return b.Locale.Say("，顺时针", ", clockwise")
	}
	return ""
}

func (b Board) item(it wire.Item) string {
	s := it.Seat + " " + it.Skill + it.As
	if it.Card != "" {
		s += "[" + b.card(it.Card) + "]"
	}
	switch {
	case it.Item > 0:
		s += fmt.Sprintf(" → %d", it.Item)
	case it.Object != "":
		s += " → " + it.Target + " " + b.card(it.Object)
	case it.Target != "":
		s += " → " + it.Target
	}
	if it.Countered {
		s += b.Locale.Say("（已无效）", " (countered)")
	}
	return s
}

// card colours a card's name by its colour.
func (b Board) card(name string) string {
	switch {
	case strings.HasPrefix(name, "红"):
		return b.paint(name, color.FgRed)
	case strings.HasPrefix(name, "蓝"):
		return b.paint(name, color.FgBlue)
	case strings.HasPrefix(name, "黑"):
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
