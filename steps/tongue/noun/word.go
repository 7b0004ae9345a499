package noun

import (
	"fengsheng/steps/say"
	"fengsheng/steps/tongue/grammar"
)

// Kind is a closed set of names.
type Kind interface {
	Names() Names
	// What is what one of them is called.
	What() say.Text
}

// Word is a noun out of a closed set; its value is the word of the protocol.
type Word[K Kind] string

// Pattern matches the names of the set.
func (*Word[K]) Pattern(l grammar.Language) string {
	var k K
	return k.Names().pattern(l)
}

// Loose matches what may be meant as a name.
func (*Word[K]) Loose(l grammar.Language) string {
	if l.Declared() == grammar.En {
		return `[^,;:()]{1,40}`
	}
	return `[^，；：、（）]{1,12}`
}

// Read takes in a name.
func (w *Word[K]) Read(l grammar.Language, text string) error {
	var k K
	value, ok := k.Names().Value(l, text)
	if !ok {
		return k.Names().unknown(l, text, k.What())
	}
	*w = Word[K](value)
	return nil
}

// Write is the name.
func (w *Word[K]) Write(l grammar.Language) string {
	var k K
	return k.Names().Of(l.Declared(), string(*w))
}

// In is the name of a value in a language, or the value itself if it is none of the set.
func (w Word[K]) In(l grammar.Language) string {
	var k K
	if name := k.Names().Of(l, string(w)); name != "" {
		return name
	}
	return string(w)
}

// Spoken is the name in a message.
func (w Word[K]) Spoken(l say.Locale) string { return w.In(grammar.For(l)) }
