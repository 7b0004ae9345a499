package story

import (
	"fmt"

	"fengsheng/engine/wire"
)

// several is a card with the number of times it lies there.
type several struct {
	card string
	n    int
}

func (s several) String() string {
	if s.n == 1 {
		return s.card
	}
	return fmt.Sprintf("%s×%d", s.card, s.n)
}

// counted puts equal cards together, in the order in which they first appear.
func counted(cards []string) []several {
	var out []several
	at := map[string]int{}
	for _, c := range cards {
		i, ok := at[c]
		if !ok {
			i = len(out)
			at[c] = i
			out = append(out, several{card: c})
		}
		out[i].n++
	}
	return out
}

// inOrder keeps every card where it stands.
func inOrder(cards []string) []several {
	var out []several
	for _, c := range cards {
		out = append(out, several{c, 1})
	}
	return out
}

// listed writes cards into as few lines as fit, each beginning with head but for the first, which begins with first.
func listed(first, head string, cards []several) []string {
	var lines []string
	line := first
	for i, c := range cards {
		word := c.String()
		switch {
		case i == 0:
			line += word
		case width(line+"、"+word) > textWidth:
			lines = append(lines, line)
			line = head + word
		default:
			line += "、" + word
		}
	}
	return append(lines, line)
}

// inCell writes cards into a cell of a table.
func inCell(cards []string) string {
	out := ""
	for i, c := range counted(cards) {
		if i > 0 {
			out += " "
		}
		out += c.String()
	}
	return out
}

// function is the name of a card without colour and brackets.
func function(card string) string {
	f, err := wire.ParseCard(card)
	if err != nil {
		return card
	}
	return f.Name.ZH()
}

// short is a card without what a Probe asks.
func short(card string) string {
	f, err := wire.ParseCard(card)
	if err != nil {
		return card
	}
	return f.Color.ZH() + f.Name.ZH()
}
