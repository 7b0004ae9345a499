package event

import (
	"strings"

	"fengsheng/engine/wire"
	. "fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

// Happening is an announcement in the nouns of the language. What a kind of announcement does not say is empty.
type Happening struct {
	Who, Other noun.Seat
	Card       noun.Card
	// As is the function as which a card is used, where it is another one than its own.
	As       noun.Function
	Skill    noun.Skill
	Phase    noun.Phase
	Mode     noun.Mode
	Identity noun.Identity
	Reaction noun.Option
}

// an announcement with its templates; the card, the other player and what else may be hidden can be left out.
func an(zh, en string) *Sentence {
	return Declare(Then, Happening{}, Templates{Zh: []string{zh}, En: []string{en}}, "", "")
}

const (
	card    = "[{Card}]"
	zhThing = "({Skill}|{Card}当作{As}|{Card}|{As}|)"
	enThing = "({Skill}|{Card} as {As}|{Card}|{As}|item)"
)

// kinds are all announcements of the protocol by their names.
var kinds = map[string]*Sentence{
	"phase":        an("({Who}的回合开始{Phase=start}|{Who}的回合结束{Phase=end}|进入{Who}的{Phase})", "{Who}'s (turn begins{Phase=start}|turn ends{Phase=end}|{Phase} begins)"),
	"drew":         an("{Who}抽到({Card}|一张牌)", "{Who} draws ({Card}|a card)"),
	"gained":       an("{Who}获得情报[{Card}]({Other=self}|[，来自{Other}])", "{Who} gains intel[: {Card}]({Other=self}|[, by {Other}])"),
	"burned":       an("{Who}烧掉[{Other}面前的]情报"+card, "{Who} burns ({Card}|intel)[ in front of {Other}]"),
	"discarded":    an("{Who}弃掉({Card}|一张牌)", "{Who} discards ({Card}|a card)"),
	"gave":         an("{Who}交给{Other}({Card}|一张牌)", "{Who} (keeps{Other=self}|gives {Other}) ({Card}|a card)"),
	"took":         an("{Who}从{Other}手里拿走({Card}|一张牌)", "{Who} takes ({Card}|a card) from the hand of {Other}"),
	"put-back":     an("{Who}把({Other}面前的({Card}|情报)放到|({Card}|一张牌)放回)牌库顶", "{Who} puts (({Card}|intel) in front of {Other} on top of|({Card}|a card) back on) the deck"),
	"moved":        an("{Who}把[{Other}面前的]情报"+card+"收入手牌", "{Who} takes ({Card}|intel)[ in front of {Other}] into the hand"),
	"revealed":     an("{Who}翻开角色", "{Who} turns up the character"),
	"covered":      an("{Who}盖伏角色", "{Who} covers the character"),
	"identity":     an("{Who}亮出身份[：{Identity}]", "{Who} shows the identity[: {Identity}]"),
	"looked":       an("{Who}看了[{Other}手里的]({Card}|一张牌)", "{Who} looks at ({Card}|a card)[ in the hand of {Other}]"),
	"saw-identity": an("{Who}看了{Other}的身份[：{Identity}]", "{Who} sees the identity of {Other}[: {Identity}]"),
	"showed":       an("{Who}展示(手里的{Other=self}|牌库顶的)({Card}|一张牌)", "{Who} shows ({Card}|a card) (from the hand{Other=self}|on top of the deck)"),
	"passed":       an("{Who}让过", "{Who} passes"),
	"played":       an("{Who}使用({Card}当作{As}|{Card}|{As})[（{Skill}）][，对{Other}]", "{Who} uses ({Card} as {As}|{Card}|{As})[ by {Skill}][, on {Other}]"),
	"used":         an("{Who}宣言技能{Skill}[，用{Card}][，对{Other}]", "{Who} declares {Skill}[ with {Card}][, on {Other}]"),
	"fizzled":      an("{Who}的"+zhThing+"落空[，对{Other}]", "{Who}'s "+enThing+" fizzles[, on {Other}]"),
	"countered":    an("{Who}识破{Other}的"+zhThing, "{Who} counters (their own{Other=self}|{Other}'s) "+enThing),
	"resolved":     an("{Who}的"+zhThing+"生效[，对{Other}]", "{Who}'s "+enThing+" takes effect[, on {Other}]"),
	"triggered":    an("{Who}发动{Skill}({Other=self}|[，对{Other}])", "{Who} invokes {Skill}({Other=self}|[, on {Other}])"),
	"sent":         an("{Who}[以{Mode}]传出({Card}|情报)[，给{Other}]", "{Who} sends ({Card}|intel)[ as a {Mode}][, to {Other}]"),
	"arrived":      an("情报[{Card}]到达{Who}", "the intel[, {Card},] arrives at {Who}"),
	"refused":      an("{Who}不接收情报", "{Who} refuses the intel"),
	"reversed":     an("{Who}退回情报", "{Who} returns the intel"),
	"unveiled":     an("{Who}翻开传递中的情报[：{Card}]", "{Who} unveils the intel under way[: {Card}]"),
	"exchanged":    an("{Who}(用牌库顶换掉{Other}面前的({Card}|情报)|调换传递中的情报[，换成{Card}])", "{Who} exchanges (({Card}|intel) in front of {Other} for the top of the deck|the intel under way[ for {Card}])"),
	"locked":       an("{Who}被锁定", "{Who} is locked"),
	"lured":        an("{Who}被调虎离山", "{Who} is lured away"),
	"claimed":      an("{Who}表态：{Reaction}", "{Who} (claims to be good{Reaction=claim-good}|claims to be undercover{Reaction=claim-undercover}|announces a discard{Reaction=discard}|announces a draw{Reaction=draw}|reacts: {Reaction})"),
	"scrapped":     an("{Who}传出的情报[{Card}]作废", "the intel that {Who} sent[, {Card},] is scrapped"),
	"reshuffled":   an("牌库重新洗过", "the deck is reshuffled"),
	"swapped":      an("{Who}换得{Other}的身份[：{Identity}]", "{Who} takes the identity of {Other}[: {Identity}]"),
	"died":         an("{Who}死亡[，凶手是{Other}]", "{Who} dies[( by their own doing{Other=self}|, killed by {Other})]"),
	"saved":        an("{Who}获救[，救人的是{Other}]", "{Who} is saved[ by {Other}]"),
	"left":         an("{Who}输掉游戏", "{Who} loses the game"),
	"declared":     an("{Who}宣告胜利", "{Who} declares victory"),
	"overturned":   an("{Who}的宣告落空[，推翻的是{Other}]", "{Who}'s declaration is overturned[ by {Other}]"),
	"ended":        an("对局结束[，宣告的是{Who}]", "the game is over[, {Who} having declared]"),
}

// Text is an announcement in a language. One that the language does not know is told by the protocol's name.
func Text(l Language, e wire.Event) string {
	s := kinds[e.What]
	if s == nil {
		return strings.TrimSpace(e.Seat + " " + e.What)
	}
	h := happeningOf(e)
	for _, less := range []Happening{h, without(h, noun.Seat("")), {Who: h.Who, Card: h.Card}, {Who: h.Who}, {}} {
		if text, ok := s.Say(l, less); ok {
			return text
		}
	}
	return strings.TrimSpace(e.Seat + " " + e.What)
}

// without leaves out who else is concerned, which not every kind of announcement says.
func without(h Happening, other noun.Seat) Happening {
	h.Other = other
	return h
}

func happeningOf(e wire.Event) Happening {
	h := Happening{Who: noun.Seat(e.Seat), Other: noun.Seat(e.Other), Card: noun.Card(e.Card), Skill: noun.Skill(e.Skill)}
	if e.Other == e.Seat && e.Other != "" {
		h.Other = noun.Self
	}
	if e.Name != "" && (e.Card == "" || noun.Card(e.Card).Function() != e.Name) {
		h.As = noun.Function(e.Name)
	}
	switch e.What {
	case "phase":
		h.Phase = noun.Phase(e.Detail)
	case "sent":
		h.Mode = noun.Mode(e.Detail)
	case "claimed":
		h.Reaction = noun.Option(e.Detail)
	case "identity", "saw-identity", "swapped":
		h.Identity = noun.Identity(e.Detail)
	}
	return h
}

// Texts are announcements in a row; passes that follow one another are one.
func Texts(l Language, all []wire.Event) string {
	var out []string
	var passed noun.Seats
	for i, e := range all {
		if e.What == "passed" {
			passed = append(passed, noun.Seat(e.Seat))
			if i+1 < len(all) && all[i+1].What == "passed" {
				continue
			}
			out = append(out, passes(l, passed))
			passed = nil
			continue
		}
		out = append(out, Text(l, e))
	}
	if l.Declared() == En {
		return strings.Join(out, "; ")
	}
	return strings.Join(out, "；")
}
