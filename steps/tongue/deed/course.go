package deed

import (
	"strings"

	. "fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

func courses() []*Sentence {
	return []*Sentence{passRound, passUntil, reaches, nobodyTakes, idles, decides, reshuffles, muddles}
}

// The courses: what several players do, or chance.
type (
	PassRound   struct{}
	PassUntil   struct{ Phase noun.Phase }
	Reaches     struct{ Who noun.Seat }
	NobodyTakes struct {
		To      noun.Seat
		Arrives bool
	}
	Idles struct {
		Who   noun.Seat
		Phase noun.Phase
	}
	Decides    struct{ Cards noun.Cards }
	Reshuffles struct{ Cards noun.Cards }
	Muddles    struct{ Deal Deal }
)

var (
	passRound = Declare(When, PassRound{}, Templates{
		Zh: []string{"所有人让过"}, En: []string{"everyone passes"},
	}, "问到谁谁让过，直到响应链结算（可能停在其中的一问上），链空时直到这个时机结束",
		"whoever is asked passes until the stack has resolved (it may stop at a question) or, where it is empty, until the window closes")
	passUntil = Declare(When, PassUntil{Phase: "play2"}, Templates{
		Zh: []string{"所有人让过，直到{Phase}"}, En: []string{"everyone passes until {Phase}"},
	}, "问到谁谁让过，一直到那个时机；途中遇到别的询问就失败", "whoever is asked passes until that phase; another question on the way is a failure")
	reaches = Declare(When, Reaches{Who: "C"}, Templates{
		Zh: []string{"优先权传到{Who}"}, En: []string{"priority comes round to {Who}"},
	}, "在同一个时机里，前面的人依次让过，直到轮到他", "those before him pass, within the window, until it is his turn")
	nobodyTakes = Declare(When, NobodyTakes{To: "C", Arrives: true}, Templates{
		Zh: []string{"[情报]无人接收，情报(到达{!Arrives}|传向){To}"},
		En: []string{"nobody takes the intel, which (arrives at{!Arrives}|heads for) {To}"},
	}, "所有人让过、拒收，直到情报到达某人；“传向”停在到达之前的传递时机", "all pass and refuse until the intel arrives at, or heads for, a player")
	idles = Declare(When, Idles{Who: "B", Phase: "start"}, Templates{
		Zh: []string{"此后无事，直到{Who}的{Phase}"}, En: []string{"nothing more happens until {Who}'s {Phase}"},
	}, "没有人做多余的事：让过、不发动、不抽牌、不接收；必须传情报时传手里第一张，直达传给下一家",
		"nobody does anything beyond what must be done; whoever must send sends the first card of the hand, a Direct to the next player")
	decides = Declare(When, Decides{Cards: noun.Cards{"黑烧毁", "红试探"}}, Templates{
		Zh: []string{"随机(抽到|结果依次是){Cards}"}, En: []string{"chance draws {Cards}"},
	}, "写在动作之前：接下来由随机决定的牌依次是这些（盲抽、未写明的牌库）",
		"stands before the act: what chance decides next, such as cards drawn blindly")
	reshuffles = Declare(When, Reshuffles{Cards: noun.Cards{"红锁定", "黑截获"}}, Templates{
		Zh: []string{"洗牌后牌库自上而下是{Cards}"}, En: []string{"after the reshuffle the deck is, from the top, {Cards}"},
	}, "写在动作之前：重洗之后抽到的牌依次是这些", "stands before the act: the cards that come after the reshuffle")
	muddles = Declare(When, Muddles{Deal: Deal{{"A", "红锁定"}, {"B", "黑烧毁"}, {"C", "红试探"}}}, Templates{
		Zh: []string{"真伪莫辨依次发给{Deal}"}, En: []string{"the Muddle deals {Deal}"},
	}, "写在动作之前：真伪莫辨发给每个人的牌", "stands before the act: what each player gets from a Muddle")
)

// Run lets everybody pass.
func (PassRound) Run(p Player) error { return p.PassRound() }

// Run lets everybody pass.
func (d PassUntil) Run(p Player) error { return p.PassUntil(string(d.Phase)) }

// Run lets those before pass.
func (d Reaches) Run(p Player) error { return p.Reach(string(d.Who)) }

// Run passes the intel on.
func (d NobodyTakes) Run(p Player) error { return p.Bring(string(d.To), d.Arrives) }

// Run idles.
func (d Idles) Run(p Player) error { return p.Idle(string(d.Who), string(d.Phase)) }

// Foretell lays down chance.
func (d Decides) Foretell(p Chance) error { return p.Decide(d.Cards.Names()) }

// Foretell lays down chance.
func (d Reshuffles) Foretell(p Chance) error { return p.Decide(d.Cards.Names()) }

// Foretell lays down who gets what.
func (d Muddles) Foretell(p Chance) error {
	var cards []string
	for _, x := range d.Deal {
		cards = append(cards, string(x.Card))
	}
	return p.Muddle(cards)
}

// Deal is who gets which card: A红锁定、B黑烧毁.
type Deal []Dealt

// Dealt is a card that somebody gets.
type Dealt struct {
	Who  noun.Letter
	Card noun.Card
}

var dealt = Declare(When, Dealt{"A", "红锁定"}, Templates{
	Zh: []string{"{Who}[：]{Card}"}, En: []string{"{Card} to {Who}"}}, "", "")

// Pattern matches anything: what it is is seen when it is read.
func (*Deal) Pattern(Language) string { return ".+" }

// Loose is Pattern.
func (*Deal) Loose(Language) string { return ".+" }

// Read takes in the list.
func (d *Deal) Read(l Language, text string) error {
	*d = nil
	if l.Declared() == En {
		text = strings.ReplaceAll(strings.ReplaceAll(text, ", and ", ", "), " and ", ", ")
	}
	text = strings.ReplaceAll(text, "、", "，")
	for _, part := range SplitClauses(l, text) {
		v, ok, err := dealt.Read(l, part)
		if err == nil && !ok {
			if err = dealt.Misread(l, part); err == nil {
				err = unread(l, part)
			}
		}
		if err != nil {
			return err
		}
		*d = append(*d, v.(Dealt))
	}
	return nil
}

// Write is the list.
func (d *Deal) Write(l Language) string {
	var out []string
	for _, x := range *d {
		out = append(out, dealt.Write(l, x))
	}
	return strings.Join(out, pick(l, "、", ", "))
}
