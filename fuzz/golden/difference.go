package golden

import (
	"slices"
	"strings"

	"fengsheng/engine/rule"
	"fengsheng/engine/wire"
)

// Kind is in what a game first goes otherwise.
type Kind string

// The kinds.
const (
	SetsUp    Kind = "set-up"    // the set-up is refused
	Announces Kind = "announces" // other things happen
	Asks      Kind = "asks"      // another player, another question or chance comes next
	Allows    Kind = "allows"    // other answers are legal
	Lies      Kind = "lies"      // the table is otherwise, though all was announced alike
	Breaks    Kind = "breaks"    // the game cannot go on: the engine fails
)

// Difference is the first step of a game that goes otherwise than written down.
type Difference struct {
	Game *Game
	At   int // the record
	Step int // answers given up to the choice, forced ones included
	Kind Kind

	Move  wire.Move // the choice that led there; empty at the beginning
	Phase string    // in which it goes otherwise
	Want  Record
	Got   Record
	Err   error // of Breaks and SetsUp

	// Of Allows: the question, how many answers it had and has, and which are
	// legal only now or no more, as far as the digests tell. A question with one
	// answer was or is not put at all.
	Asked     string
	Were, Are int
	Added     []wire.Move
	Removed   []string // in words

	rules *rule.Rules
}

// classify says what kind of difference it is, with the playback where the game
// stands now.
func (d *Difference) classify(p *playback) {
	d.Asked, d.Were, d.Are = d.Got.Asked, d.Want.Legal, d.Got.Legal
	way := part(d.Want, d.Got)
	if phase := way.phase(); phase != "" {
		d.Phase = phase
	}
	switch {
	case way.stops() && strings.HasPrefix(d.Got.Asked, "Nature"):
		d.Kind = Asks
	case way.stops() && d.Got.Asked != "":
		d.Kind, d.Were = Allows, 1
		if was := way.was(); was.What == "passed" {
			d.Added = p.moves(p.others(wire.Pass))
		}
	case way.goesOn() && d.Want.Asked != "" && d.Want.Chance == d.Got.Chance:
		d.Kind, d.Are, d.Asked = Allows, 1, d.Want.Asked
	case d.Want.Announced != d.Got.Announced:
		d.Kind = Announces
	case d.Want.Asked != d.Got.Asked:
		d.Kind = Asks
	case d.Want.Legal != d.Got.Legal || d.Want.Answers != d.Got.Answers:
		d.Kind = Allows
		d.Phase = wire.PhaseWord(p.m.S.Phase)
		d.Added = p.moves(p.explain(d.Are-d.Were, d.Got.Answers-d.Want.Answers))
	default:
		d.Kind = Lies
	}
}

// Signature is what kind of change a difference is, without seats, colours,
// phases and games: what differs alike has the same.
type Signature struct {
	Kind    Kind
	Subject string // the card, skill or question it is about
	Was, Is string // announcements, questions or deeds, in words of the protocol
}

// Signature is the difference's signature.
func (d Difference) Signature() Signature {
	s := Signature{Kind: d.Kind, Subject: deed(d.Move.Action.String())}
	switch d.Kind {
	case Announces:
		way := part(d.Want, d.Got)
		was, is := way.was(), way.is()
		s.Was, s.Is = was.What, is.What
		if field := differing(was, is); field != "what" {
			s.Is = field
		}
		if x := way.about(); x != "" {
			s.Subject = x
		}
	case Asks:
		s.Was, s.Is = question(d.Want.Asked), question(d.Got.Asked)
		if s.Is == wire.AskChance {
			s.Was = "" // what would have been asked later is not what differs
		}
		if !named(d.rules, s.Subject) {
			s.Subject = ""
		}
	case Allows:
		s.Subject = question(d.Asked)
		s.Was, s.Is = deeds(d.Removed), deeds(wordsOf(d.Added))
	case Breaks, SetsUp:
		s.Subject, s.Is = "", d.Err.Error()
	}
	return s
}

// question is what is asked, without the seats.
func question(asked string) string {
	f := strings.Split(asked, betweenFields)
	if len(f) < 2 {
		return ""
	}
	if len(f) > 2 && f[2] != "" {
		return f[1] + " " + f[2]
	}
	return f[1]
}

func wordsOf(moves []wire.Move) []string {
	var out []string
	for _, m := range moves {
		out = append(out, m.Action.String())
	}
	return out
}

// deeds is what the answers do, each once.
func deeds(words []string) string {
	var out []string
	for _, w := range words {
		if d := deed(w); !slices.Contains(out, d) {
			out = append(out, d)
		}
	}
	return strings.Join(out, " ")
}

// deed is the card as which one is played, the skill that is used, or else the
// verb of an action in words.
func deed(words string) string {
	f := strings.Fields(words)
	if len(f) == 0 {
		return ""
	}
	switch f[0] {
	case wire.Play:
		if i := slices.Index(f, "as"); i > 0 && i+1 < len(f) {
			return f[i+1]
		}
	case wire.Use, wire.Order:
		for _, w := range f[1:] {
			if _, err := wire.ParseCard(w); err != nil {
				return w
			}
		}
	}
	return f[0]
}
