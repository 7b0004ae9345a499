package noun

import "fengsheng/steps/tongue/grammar"

// Filler is what an author may write although it says nothing: the 烧毁 of 烧毁B面前的黑试探. It is never written.
type Filler string

// Pattern matches anything, as little as possible.
func (*Filler) Pattern(grammar.Language) string { return `[^，；：]*?` }

// Loose is Pattern.
func (f *Filler) Loose(l grammar.Language) string { return f.Pattern(l) }

// Read passes over it.
func (*Filler) Read(grammar.Language, string) error { return nil }

// Write says nothing.
func (*Filler) Write(grammar.Language) string { return "" }

// Free is a text that is taken as it is, for names that only the game can judge.
type Free string

// Pattern matches up to the next mark.
func (*Free) Pattern(l grammar.Language) string {
	if l.Declared() == grammar.En {
		return `[^,;:]+?`
	}
	return `[^，；：、]+?`
}

// Loose is Pattern.
func (f *Free) Loose(l grammar.Language) string { return f.Pattern(l) }

// Read takes the text.
func (f *Free) Read(_ grammar.Language, text string) error {
	*f = Free(text)
	return nil
}

// Write is the text.
func (f *Free) Write(grammar.Language) string { return string(*f) }
