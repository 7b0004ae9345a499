package grammar

import (
	"fmt"
	"strings"
)

// node is a part of a template.
type node interface{}

type (
	// literal is text that stands there as it is.
	literal string
	// hole is where a field stands.
	hole struct{ field int }
	// mark sets a field to a word without saying anything itself.
	mark struct {
		field int
		word  string
	}
	// agreement is a word that goes with the number of a field: is or are.
	agreement struct {
		field     int
		one, many string
	}
	// option may be left out.
	option []node
	// choice is one of several.
	choice [][]node
)

// parser takes a template apart.
type parser struct {
	text   []rune
	at     int
	fields func(name string) (int, error)
}

// parse reads a template; fields gives the index of a field by its name.
func parse(text string, fields func(string) (int, error)) ([]node, error) {
	p := &parser{text: []rune(text), fields: fields}
	out, err := p.sequence("")
	if err == nil && p.at < len(p.text) {
		err = fmt.Errorf("a stray %q", p.text[p.at])
	}
	if err != nil {
		return nil, fmt.Errorf("grammar: %q: %w", text, err)
	}
	return out, nil
}

// sequence reads up to one of the characters that end it, which it leaves.
func (p *parser) sequence(ends string) ([]node, error) {
	var out []node
	var plain strings.Builder
	flush := func() {
		if plain.Len() > 0 {
			out = append(out, literal(plain.String()))
			plain.Reset()
		}
	}
	for p.at < len(p.text) {
		r := p.text[p.at]
		if strings.ContainsRune(ends+")]}", r) {
			break
		}
		p.at++
		var n node
		var err error
		switch r {
		case '\\':
			if p.at < len(p.text) {
				plain.WriteRune(p.text[p.at])
				p.at++
			}
			continue
		case '{':
			n, err = p.slot()
		case '[':
			n, err = p.option()
		case '(':
			n, err = p.choice()
		default:
			plain.WriteRune(r)
			continue
		}
		if err != nil {
			return nil, err
		}
		flush()
		out = append(out, n)
	}
	flush()
	return out, nil
}

func (p *parser) closed(by rune) error {
	if p.at >= len(p.text) || p.text[p.at] != by {
		return fmt.Errorf("%q is missing", by)
	}
	p.at++
	return nil
}

func (p *parser) option() (node, error) {
	in, err := p.sequence("")
	if err != nil {
		return nil, err
	}
	return option(in), p.closed(']')
}

func (p *parser) choice() (node, error) {
	var out choice
	for {
		in, err := p.sequence("|")
		if err != nil {
			return nil, err
		}
		out = append(out, in)
		if p.at < len(p.text) && p.text[p.at] == '|' {
			p.at++
			continue
		}
		return out, p.closed(')')
	}
}

// slot reads {Field}, {Field=word}, {!Field} or {Field?one|many}.
func (p *parser) slot() (node, error) {
	from := p.at
	for p.at < len(p.text) && p.text[p.at] != '}' {
		p.at++
	}
	name := string(p.text[from:p.at])
	if err := p.closed('}'); err != nil {
		return nil, err
	}
	if before, after, ok := strings.Cut(name, "?"); ok {
		one, many, _ := strings.Cut(after, "|")
		field, err := p.fields(before)
		return agreement{field, one, many}, err
	}
	word, set := "", false
	if rest, ok := strings.CutPrefix(name, "!"); ok {
		name, word, set = rest, "true", true
	} else if before, after, ok := strings.Cut(name, "="); ok {
		name, word, set = before, after, true
	}
	field, err := p.fields(name)
	if err != nil {
		return nil, err
	}
	if set {
		return mark{field, word}, nil
	}
	return hole{field}, nil
}
