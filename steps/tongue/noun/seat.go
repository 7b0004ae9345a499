package noun

import (
	"slices"
	"strings"

	"fengsheng/steps/say"
	"fengsheng/steps/tongue/grammar"
)

// Seat is a player, by the letter of the seat: 玩家A. Self is whoever is spoken of.
type Seat string

// Self stands for the player who acts, as 自己 does; They for one who is named before: in B不能让过 it is not named again.
const (
	Self Seat = "self"
	They Seat = "they"
)

// Pattern matches one player.
func (*Seat) Pattern(l grammar.Language) string {
	if l.Declared() == grammar.En {
		return `(?:[Pp]layer )?[A-I]`
	}
	return `(?:玩家)?[A-I]`
}

// Loose matches a letter that may be none of a seat, too.
func (*Seat) Loose(l grammar.Language) string {
	if l.Declared() == grammar.En {
		return `(?:[Pp]layer )?[A-Za-z]`
	}
	return `(?:玩家)?[A-Za-z]`
}

// Read takes in a player.
func (s *Seat) Read(_ grammar.Language, text string) error {
	letter := text[len(text)-1:]
	if letter < "A" || letter > "I" {
		return say.Problemf("“%s”不是座位：座位是大写的 A 到 I", "%q is no seat: seats are the capitals A to I", text)
	}
	*s = Seat(letter)
	return nil
}

// Write is 玩家A, in English the letter alone.
func (s *Seat) Write(l grammar.Language) string { return s.In(l) }

// In is how a player is called in a language. Nobody is 没有人, chance is 随机.
func (s Seat) In(l grammar.Language) string {
	zh, en := "玩家"+string(s), string(s)
	switch s {
	case "":
		zh, en = "没有人", "nobody"
	case "Nature":
		zh, en = "随机", "chance"
	case Self:
		zh, en = "自己", "self"
	case They:
		zh, en = "", "they"
	}
	return pick(l, zh, en)
}

// Plural is whether words that go with the player are in the plural, which is also how an infinitive is written.
func (s *Seat) Plural(l grammar.Language) bool { return *s == They && l.Declared() == grammar.En }

// pick is the wording of a language.
func pick(l grammar.Language, zh, en string) string {
	switch l {
	case grammar.En:
		return en
	case grammar.Hant:
		return grammar.Traditional(zh)
	}
	return zh
}

// Letter is a player where the letter alone is written: B面前的黑试探, B的烧毁. 自己 is read as [Self].
type Letter string

// Pattern matches one player, or oneself.
func (*Letter) Pattern(l grammar.Language) string {
	if l.Declared() == grammar.En {
		return `(?:(?:[Pp]layer )?[A-I]|self)`
	}
	return `(?:(?:玩家)?[A-I]|自己)`
}

// Loose is Pattern: a letter is seldom mistaken here.
func (s *Letter) Loose(l grammar.Language) string { return s.Pattern(l) }

// Read takes in a player.
func (s *Letter) Read(_ grammar.Language, text string) error {
	if text == "自己" || text == "self" {
		*s = Letter(Self)
		return nil
	}
	*s = Letter(text[len(text)-1:])
	return nil
}

// Write is the letter.
func (s *Letter) Write(l grammar.Language) string {
	if *s == Letter(Self) {
		return pick(l, "自己", "self")
	}
	return string(*s)
}

// Of is the seat that is meant when somebody speaks.
func (s Letter) Of(speaker Seat) Seat {
	if s == Letter(Self) {
		return speaker
	}
	return Seat(s)
}

// Seats are players in an order: 玩家E、A和B. Everybody is 所有玩家.
type Seats []Seat

// Ring is players as they sit, by their letters alone: 逆时针坐着A、B、C.
type Ring Seats

// Pattern matches a list of players.
func (*Ring) Pattern(l grammar.Language) string { return new(Seats).Pattern(l) }

// Loose is Pattern with letters that are no seats, too.
func (*Ring) Loose(l grammar.Language) string { return new(Seats).Loose(l) }

// Read takes in a list.
func (r *Ring) Read(l grammar.Language, text string) error { return (*Seats)(r).Read(l, text) }

// Write is A、B、C, in English A, B and C.
func (r *Ring) Write(l grammar.Language) string {
	words := Seats(*r).Words()
	if l.Declared() == grammar.En {
		return enumerate(words)
	}
	return strings.Join(words, "、")
}

// Everybody is a list of players that names none and means all at the table.
func Everybody() Seats { return Seats{"*"} }

// Pattern matches a list of players.
func (*Seats) Pattern(l grammar.Language) string {
	if l.Declared() == grammar.En {
		return `(?:(?:[Pp]layers? )?[A-I](?:(?:, and |, | and )(?:player )?[A-I])*|[Ee]very player)`
	}
	return `(?:(?:玩家)?[A-I](?:[、，和与及](?:玩家)?[A-I])*|每位玩家|所有玩家)`
}

// Loose is Pattern with letters that are no seats, too.
func (s *Seats) Loose(l grammar.Language) string {
	return strings.ReplaceAll(s.Pattern(l), "[A-I]", "[A-Za-z]")
}

// Read takes in a list.
func (s *Seats) Read(_ grammar.Language, text string) error {
	*s = nil
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("、，和与及 ,", r) }) {
		switch word {
		case "and", "player", "players", "Player", "Players":
			continue
		case "每位玩家", "所有玩家", "every", "Every":
			*s = Everybody()
			return nil
		}
		var one Seat
		if err := one.Read(grammar.Zh, word); err != nil {
			return err
		}
		*s = append(*s, one)
	}
	return nil
}

// Write is 玩家E、A、B, in English E, A and B.
func (s *Seats) Write(l grammar.Language) string { return s.In(l) }

// In is how the players are called in a language.
func (s Seats) In(l grammar.Language) string {
	switch {
	case len(s) == 0:
		return ""
	case s[0] == They:
		return They.In(l)
	case s.Everybody():
		return pick(l, "所有玩家", "every player")
	}
	var letters []string
	for _, seat := range s {
		letters = append(letters, string(seat))
	}
	if l == grammar.En {
		return enumerate(letters)
	}
	return "玩家" + strings.Join(letters, "、")
}

// Everybody is whether all at the table are meant.
func (s Seats) Everybody() bool { return slices.Equal(s, Everybody()) }

// Plural is whether words that go with the players are in the plural.
func (s *Seats) Plural(l grammar.Language) bool {
	return len(*s) > 1 || len(*s) == 1 && (*s)[0].Plural(l)
}

// Words are the letters, for the protocol.
func (s Seats) Words() []string {
	var out []string
	for _, seat := range s {
		out = append(out, string(seat))
	}
	return out
}

// SeatsOf are players by their letters.
func SeatsOf(letters []string) Seats {
	var out Seats
	for _, x := range letters {
		out = append(out, Seat(x))
	}
	return out
}

// enumerate writes a list in English: A, B and C.
func enumerate(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:len(words)-1], ", ") + " and " + words[len(words)-1]
}

// Spoken is the player in a message.
func (s Seat) Spoken(l say.Locale) string { return s.In(grammar.For(l)) }

// Spoken is the players in a message.
func (s Seats) Spoken(l say.Locale) string { return s.In(grammar.For(l)) }
