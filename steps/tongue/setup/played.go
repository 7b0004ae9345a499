package setup

import (
	"fengsheng/steps/tongue/deed"
	. "fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

func played() []*Sentence { return []*Sentence{marked, underWay, stacked} }

// Marked is that a Lock or a Lure is in effect.
type Marked struct {
	Who noun.Seats
	How noun.Effect
}

var marked = Declare(Given, Marked{noun.Seats{"B", "C"}, "锁定"}, Templates{
	Zh: []string{"{Who}已被{How}"}, En: []string{"{Who} {Who?is|are} already {How}"},
}, "由当前玩家用一张多给的牌打出来；调虎离山须在情报传递中", "brought about by the turn player with a card given for it; a Lure only while intel is under way")

// Lay has the effect brought about.
func (m Marked) Lay(b Builder) error {
	targets := m.Who
	if targets.Everybody() {
		targets = nil
		for _, s := range b.Setup().Seats {
			targets = append(targets, noun.Seat(s.Seat))
		}
	}
	for _, who := range targets {
		if err := b.Impose(string(m.How), string(who)); err != nil {
			return err
		}
	}
	return nil
}

// UnderWay is intel that the turn player has sent.
type UnderWay struct {
	Sender noun.Seat
	// Direct is whom a Direct names.
	Direct noun.Seat
	Card   noun.Card
	How    string
	To     noun.Seat
}

var underWay = Declare(Given, UnderWay{Sender: "A", Card: "黑试探", How: "to", To: "C"}, Templates{
	Zh: []string{"{Sender}(直达给{Direct}|传出)的{Card}(正传向{How=to}|正传回{How=back}|到达{How=at}|传回到{How=returned}){To}"},
	En: []string{"the {Card} sent by {Sender}[ as a Direct to {Direct}] (is heading for{How=to}|is heading back to{How=back}|has arrived at{How=at}|has come back to{How=returned}) {To}"},
}, "当前玩家传出这张牌（手里没有就添上），其他人让过、拒收，直到传向或到达", "the turn player sends the card (which is given if it is not in hand), others pass and refuse until it heads there or arrives")

// Lay has it sent.
func (u UnderWay) Lay(b Builder) error {
	return b.Send(Errand{Sender: string(u.Sender), Card: string(u.Card), Direct: string(u.Direct), To: string(u.To),
		Arrives: u.How == "at" || u.How == "returned"})
}

// Stacked is entries on the response stack, the bottom first.
type Stacked struct{ Items deed.Items }

var stacked = Declare(Given, Stacked{deed.Items{{Who: "B", Name: "烧毁", Detail: deed.ItemDetail{Aim: deed.Aim{deed.Intel{At: "B", Object: "黑试探"}}}},
	{Who: "C", Name: "狙击", Detail: deed.ItemDetail{Aim: deed.Aim{deed.AtSeat{Who: "E"}}}}}}, Templates{
	Zh: []string{"响应链自下而上是：{Items}"}, En: []string{"the stack is, from the bottom: {Items}"},
}, "依次使用，手里没有的牌先添上；使用者之间的人让过", "uses one after another, others passing; cards that are not in hand are given first")

// Lay has the entries used.
func (s Stacked) Lay(b Builder) error { return b.Stack(s.Items) }
