package deed

import (
	"fengsheng/engine/wire"
	. "fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

func choices() []*Sentence { return []*Sentence{points, picks, picksFirst, picksIntel, opts, becomes} }

// What a choice is for may be said; the question knows it already.
const (
	zhPurpose = "[(烧毁|弃掉|弃|放置|放回|拿走|交出|给出|检视)]"
	enPurpose = "[to (burn|discard|place|put back|take|hand over|give|look at) ]"
)

// Points is the choice of a player.
type Points struct{ Who, To noun.Seat }

var points = Declare(When, Points{Who: "B", To: "D"}, Templates{
	Zh: []string{"{Who}选择(自己{To=self}|{To})"},
	En: []string{"{Who} {Who?chooses|choose} (self{To=self}|{To})"},
}, "被问到时选一位玩家", "chooses a player")

// Doing points at the player.
func (d Points) Doing(Game) (Doing, error) {
	to := noun.Letter(d.To).Of(d.Who)
	return one(string(d.Who), wire.Action{Do: wire.Point, Target: string(to)}), nil
}

// Picks is the choice of cards; where more could be chosen it ends the choice.
type Picks struct {
	Who   noun.Seat
	Cards noun.Cards
}

var picks = Declare(When, Picks{Who: "C", Cards: noun.Cards{"红试探", "红退回", "蓝锁定"}}, Templates{
	Zh: []string{"{Who}选择" + zhPurpose + "{Cards}"},
	En: []string{"{Who} {Who?chooses|choose} " + enPurpose + "{Cards}"},
}, "被问到时选牌；可以少选时选完即止", "chooses cards; ends the choice where more could be chosen")

// Doing chooses the cards in whatever order the question goes through them.
func (d Picks) Doing(Game) (Doing, error) {
	return Doing{Picker: string(d.Who), Picks: d.Cards.Names()}, nil
}

// PicksFirst is the choice of one of several cards, which leaves the choice open.
type PicksFirst struct {
	Who  noun.Seat
	Card noun.Card
}

var picksFirst = Declare(When, PicksFirst{Who: "C", Card: "红试探"}, Templates{
	Zh: []string{"{Who}先选择" + zhPurpose + "{Card}"},
	En: []string{"{Who} first {Who?chooses|choose} " + enPurpose + "{Card}"},
}, "要选几张牌时先选这一张，选择并不就此结束", "chooses one of several cards and leaves the choice open")

// Doing chooses the card.
func (d PicksFirst) Doing(Game) (Doing, error) {
	return one(string(d.Who), wire.Action{Do: wire.Choose, Card: string(d.Card)}), nil
}

// PicksIntel is the choice of one intel where its name alone could mean several: an equal one lies before another player, or
// before the same one and an entry of the stack aims at it. First leaves the choice open, as in PicksFirst.
type PicksIntel struct {
	Who   noun.Seat
	First bool
	At    noun.Letter
	Card  noun.Card
	Same  noun.Ordinal
}

var picksIntel = Declare(When, PicksIntel{Who: "B", At: "C", Card: "黑试探"}, Templates{
	Zh: []string{"{Who}(先{!First}|)选择" + zhPurpose + "({At}面前的{Card}[，就是响应链第{Same}项指定的那张]|{Card}，就是响应链第{Same}项指定的那张)"},
	En: []string{"{Who} (first {!First}|){Who?chooses|choose} " + enPurpose +
		"({Card} in front of {At}[, the one that stack entry {Same} aims at]|{Card}, the one that stack entry {Same} aims at)"},
}, "要选的情报别人面前也有一样的：写明在谁面前；同一人面前有两张一样的：写明是响应链上哪一项指定的",
	"chooses intel of which equal ones lie elsewhere: says before whom, or at which one a stack entry aims")

// Doing chooses the card.
func (d PicksIntel) Doing(Game) (Doing, error) {
	at := d.At.Of(d.Who)
	return one(string(d.Who), wire.Action{Do: wire.Choose, Card: string(d.Card), Target: string(at), SameAs: int(d.Same)}), nil
}

// Opts is the choice of a way of acting.
type Opts struct {
	Who  noun.Seat
	What noun.Option
}

var opts = Declare(When, Opts{Who: "B", What: "claim-undercover"}, Templates{
	Zh: []string{"{Who}选择{What}"},
	En: []string{"{Who} {Who?chooses|choose} {What}"},
}, "被问到时选一种做法", "chooses what to do")

// Doing chooses it.
func (d Opts) Doing(Game) (Doing, error) {
	return one(string(d.Who), wire.Action{Do: wire.Option, Option: string(d.What)}), nil
}

// Becomes is the choice of a character.
type Becomes struct {
	Who       noun.Seat
	Character noun.Character
}

var becomes = Declare(When, Becomes{Who: "A", Character: "柒佰"}, Templates{
	Zh: []string{"{Who}选择角色{Character}"},
	En: []string{"{Who} {Who?chooses|choose} the character {Character}"},
}, "开局时二选一", "chooses a character")

// Doing chooses it.
func (d Becomes) Doing(Game) (Doing, error) {
	return one(string(d.Who), wire.Action{Do: wire.Character, Character: string(d.Character)}), nil
}
