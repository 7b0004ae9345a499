package noun

import (
	"fengsheng/steps/say"
	"fengsheng/steps/tongue/grammar"
)

// Called is what something on the stack is called: a card or a skill, by the protocol's name.
type Called string

// Pattern matches a card or a skill.
func (*Called) Pattern(l grammar.Language) string {
	return "(?:" + cardPattern(l) + "|" + skillNames.pattern(l) + ")"
}

// Loose matches what may be meant as one.
func (*Called) Loose(l grammar.Language) string { return new(Skill).Loose(l) }

// Read takes in the name.
func (c *Called) Read(l grammar.Language, text string) error {
	if IsCard(l, text) {
		return (*Card)(c).Read(l, text)
	}
	return (*Skill)(c).Read(l, text)
}

// Write is the name.
func (c *Called) Write(l grammar.Language) string { return c.In(l.Declared()) }

// In is the name in a language.
func (c Called) In(l grammar.Language) string {
	if c.Skill() {
		return Skill(c).In(l)
	}
	return Card(c).In(l)
}

// Skill is whether it is a skill.
func (c Called) Skill() bool { return skillNames.Of(grammar.Zh, string(c)) != "" }

// Spoken is the name in a message.
func (c Called) Spoken(l say.Locale) string { return c.In(grammar.For(l)) }
