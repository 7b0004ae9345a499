package board

import (
	"strings"

	"fengsheng/engine/wire"
	"fengsheng/steps/tongue/deed"
	"fengsheng/steps/tongue/event"
	"fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

func (b Board) language() grammar.Language { return grammar.For(b.Locale) }

// Move is one move in words.
func (b Board) Move(m wire.Move) string { return b.MoveAt(m, deed.Moment{}) }

// MoveAt is one move in words where it is known how the game stood.
func (b Board) MoveAt(m wire.Move, at deed.Moment) string { return event.Move(b.language(), m, at) }

// Question is what an open question wants of the player who is asked.
func (b Board) Question(a wire.Awaiting) string { return b.withSkill(a.Question, a.Skill) }

func (b Board) withSkill(question, skill string) string {
	text := noun.Question(question).In(b.language())
	if skill != "" {
		text += b.Locale.Sayf("（%s）", " (%s)", noun.Skill(skill))
	}
	return text
}

// Asked is a question of the protocol, with its skill behind a blank where it has one.
func (b Board) Asked(s string) string {
	q, skill, _ := strings.Cut(s, " ")
	return b.withSkill(q, skill)
}

// Awaited is a question with the player who is asked.
func (b Board) Awaited(asked string) string {
	f := append(strings.Split(asked, "/"), "", "")
	if f[0] == "" {
		return b.Locale.Say("无（终局）", "nothing (the game is over)")
	}
	return f[0] + b.Locale.Say("：", ": ") + b.Asked(strings.TrimSpace(f[1]+" "+f[2]))
}

// Phase is the name of a phase of the protocol.
func (b Board) Phase(word string) string { return noun.PhaseName(word).In(b.language()) }

// Deed is what an answer does, or the name of a card or skill.
func (b Board) Deed(s string) string {
	if name := noun.Verb(s).In(b.language()); name != s {
		return name
	}
	return noun.Called(s).In(b.language())
}

// Happening is what an announcement of a kind says.
func (b Board) Happening(what string) string { return event.Kind(b.language(), what) }

// Events is what happened, passes in a row as one.
func (b Board) Events(all []wire.Event) string {
	if len(all) == 0 {
		return b.Locale.Say("什么也没有", "nothing")
	}
	return event.Texts(b.language(), all)
}

// fieldWords say in both languages in what two announcements of one kind differ.
var fieldWords = map[string][2]string{
	"name": {"牌名不同", "another card's name"}, "skill": {"技能不同", "another skill"}, "seat": {"人不同", "another player"},
	"other": {"对象不同", "another target"}, "card": {"牌不同", "another card"}, "detail": {"内容不同", "other details"},
	"learned": {"谁看到牌面不同", "others learn the card"},
}

// Field is in what two announcements of one kind differ.
func (b Board) Field(name string) string {
	w := fieldWords[name]
	return b.Locale.Say(w[0], w[1])
}
