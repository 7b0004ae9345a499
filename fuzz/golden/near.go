package golden

import (
	"slices"
	"strings"

	"fengsheng/engine/rule"
	"fengsheng/engine/wire"
)

// Near is where the rulings stand that a difference may have to do with.
type Near struct {
	// Ranges are those of the cards and skills involved, as BURN-001..BURN-014.
	Ranges []string
	// Chapters are the prefixes of the general rulings on what differs.
	Chapters []string
}

// onEvents and onQuestions say which general rulings an announcement and a
// question fall under.
var onEvents = map[string]string{
	"phase": "TURN", "drew": "TURN", "reshuffled": "TURN", "passed": "PRI", "played": "PRI", "used": "PRI",
	"resolved": "PRI", "fizzled": "PRI", "countered": "PRI", "triggered": "PRI", "sent": "TX", "arrived": "TX",
	"refused": "TX", "reversed": "TX", "unveiled": "TX", "gained": "TX", "scrapped": "TX", "died": "DEATH",
	"saved": "DEATH", "left": "LOSE", "declared": "WIN", "overturned": "WIN", "ended": "WIN", "revealed": "STL",
	"covered": "STL", "identity": "DEATH",
}

var onQuestions = map[string]string{
	wire.AskAct: "PRI", wire.AskSend: "TX", wire.AskReceive: "TX", wire.AskNumber: "TURN", wire.AskReveal: "STL",
	wire.AskUse: "PRI", wire.AskSkill: "PRI", wire.AskCharacter: "SET",
}

// Near is where to look for the rulings that the difference has to do with.
func (d Difference) Near() Near {
	var n Near
	s := d.Signature()
	for _, w := range strings.Fields(strings.Join([]string{s.Subject, s.Was, s.Is}, " ")) {
		n.name(d.rules, w)
	}
	n.name(d.rules, deed(d.Move.Action.String()))
	chapters := onQuestions
	if d.Kind == Announces {
		chapters = onEvents
	}
	n.chapter(chapters[s.Was])
	n.chapter(chapters[s.Is])
	if d.Kind == Allows && len(n.Ranges) == 0 {
		n.chapter(onQuestions[s.Subject])
	}
	if way := part(d.Want, d.Got); d.Kind == Asks && way.at > 0 {
		n.chapter(onEvents[way.got[way.at-1].What])
	}
	return n
}

func (n *Near) chapter(prefix string) {
	if prefix != "" && !slices.Contains(n.Chapters, prefix) {
		n.Chapters = append(n.Chapters, prefix)
	}
}

// name adds the rulings of the card or the skills of that name.
func (n *Near) name(r *rule.Rules, word string) {
	for _, list := range r.RulingsOf(word) {
		for one := range strings.SplitSeq(list, ",") {
			if one = strings.TrimSpace(one); one != "" && !slices.Contains(n.Ranges, one) {
				n.Ranges = append(n.Ranges, one)
			}
		}
	}
}

// named is whether the word is the name of a card or a skill.
func named(r *rule.Rules, word string) bool { return len(r.RulingsOf(word)) > 0 }
