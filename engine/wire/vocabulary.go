package wire

import "fengsheng/engine/table"

// The words that a message may use where a name is wanted. Each list is made
// from the table by which the words are written, so that neither can be
// extended without the other.

// Seats lists the seats of the largest table.
func Seats() []string {
	var out []string
	for s := range table.Seat(table.MaxSeats) {
		out = append(out, SeatWord(s))
	}
	return out
}

// Phases lists the phases in the order of a turn.
func Phases() []string { return phaseWords[:] }

// Questions lists the questions that a player can be asked, and the one that
// nobody is asked once the game is over. Chance has been answered before a
// message is written.
func Questions() []string { return distinct(questionWords[:], AskChance) }

// Options lists the answers to an option question.
func Options() []string { return optionWords[:] }

// Happenings lists what an event can tell.
func Happenings() []string { return distinct(whatWords[:], "") }

// Deeds lists the verbs with which a player answers.
func Deeds() []string {
	return []string{Pass, Decline, Accept, Refuse, Play, Use, Order, Send, Number, Choose, Point, Option, Character}
}

// Genders lists the genders of a character.
func Genders() []string { return genderWords[1:] }

// Functions lists the functions that are printed on cards.
func Functions() []string {
	var out []string
	for n := table.Lock; n < table.Names; n++ {
		out = append(out, n.ZH())
	}
	return out
}

// Identities lists the identities.
func Identities() []string {
	var out []string
	for i := table.Lurker; i < table.Identities; i++ {
		out = append(out, i.ZH())
	}
	return out
}

// Modes lists the ways in which intel travels.
func Modes() []string {
	return []string{table.Telegram.ZH(), table.Direct.ZH(), table.Text.ZH()}
}

// distinct is the list without repetitions and without one word.
func distinct(words []string, without string) []string {
	var out []string
	seen := map[string]bool{without: true}
	for _, w := range words {
		if !seen[w] {
			seen[w] = true
			out = append(out, w)
		}
	}
	return out
}
