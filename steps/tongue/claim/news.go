package claim

import (
	"slices"
	"strings"

	"fengsheng/engine/wire"
	"fengsheng/steps/say"
	. "fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

// Announced is that something was announced (or not) since the last 当 began. The card and the other player are checked
// where they are said.
type Announced struct {
	Not   bool
	Who   noun.Seat
	What  noun.News
	Card  noun.Card
	Other noun.Seat
}

var announced = Declare(Then, Announced{Who: "B", What: "gained", Card: "黑锁定", Other: "A"}, Templates{
	Zh: []string{"(没有通报过{!Not}|通报过){Who}{What}[：{Card}][，对方是{Other}]"},
	En: []string{"it was [not {!Not}]announced that {Who} {What}[: {Card}][, the other being {Other}]"},
}, "最近这段“当”里发生过的事；牌和对方写了才核对", "what was announced since the last When began; the card and the other player are checked where they are written")

// Seen looks at the announcements.
func (c Announced) Seen(t Table) (Seen, error) {
	return did(t, c.Not, func(not bool) any { c.Not = not; return c }, c.is)
}

func (c Announced) is(e wire.Event) bool {
	return e.What == string(c.What) && e.Seat == string(c.Who) && (c.Card == "" || c.Card.Fits(e.Card)) && (c.Other == "" || e.Other == string(c.Other))
}

// AnnouncedOrder is that since the last 当 began nothing else of these kinds was announced, and in this order.
type AnnouncedOrder struct{ News NewsList }

// NewsList is announcements in an order, the players by their letters.
type NewsList []NewsItem

// NewsItem is one of them.
type NewsItem struct {
	Who   noun.Letter
	What  noun.News
	Card  noun.Card
	Other noun.Letter
}

// is is whether an event is the one that is meant.
func (n NewsItem) is(e wire.Event) bool {
	return Announced{Who: noun.Seat(n.Who), What: n.What, Card: n.Card, Other: noun.Seat(n.Other)}.is(e)
}

var (
	announcedOrder = Declare(Then, AnnouncedOrder{NewsList{{Who: "B", What: "resolved", Card: "蓝锁定"}, {Who: "A", What: "resolved", Card: "红锁定"}}}, Templates{
		Zh: []string{"通报的次序不外乎：{News}"}, En: []string{"the announcements of these kinds were at most: {News}"},
	}, "最近这段“当”里，这几种事只有这些，次序也是这样；没有通报的不算错",
		"since the last When began nothing else of these kinds was announced, and in this order; what is not announced does not matter")
	oneNews = Declare(Then, NewsItem{Who: "B", What: "resolved"}, Templates{
		Zh: []string{"{Who}{What}[：{Card}][，对方是{Other}]"}, En: []string{"{Who} {What}[: {Card}][, the other being {Other}]"},
	}, "", "")
)

// Pattern matches anything: what it is is seen when it is read.
func (*NewsList) Pattern(Language) string { return ".+" }

// Loose is Pattern.
func (*NewsList) Loose(Language) string { return ".+" }

// Read takes in the list.
func (n *NewsList) Read(l Language, text string) error {
	*n = nil
	at := "；"
	if l.Declared() == En {
		at = ";"
	}
	for _, part := range strings.Split(text, at) {
		part = strings.TrimSpace(part)
		v, ok, err := oneNews.Read(l, part)
		if !ok && err == nil {
			err = oneNews.Misread(l, part)
		}
		if !ok && err == nil {
			err = say.Problemf("看不懂“%s”；写法如：A用的生效：红锁定，对方是B", "cannot read %q; write it like: A sees it take effect: red Lock, the other being B", part)
		}
		if err != nil {
			return err
		}
		*n = append(*n, v.(NewsItem))
	}
	return nil
}

// Write is the list.
func (n *NewsList) Write(l Language) string {
	var out []string
	for _, x := range *n {
		out = append(out, oneNews.Write(l, x))
	}
	if l.Declared() == En {
		return strings.Join(out, "; ")
	}
	return strings.Join(out, "；")
}

// Seen looks for each announcement of these kinds among those that are said, from left to right.
func (c AnnouncedOrder) Seen(t Table) (Seen, error) {
	all, err := t.Happened()
	if err != nil {
		return Seen{}, err
	}
	var there NewsList
	holds, at := true, 0
	for _, e := range all {
		if !slices.ContainsFunc(c.News, func(n NewsItem) bool { return string(n.What) == e.What }) {
			continue
		}
		there = append(there, NewsItem{Who: noun.Letter(e.Seat), What: noun.News(e.What), Card: noun.Card(e.Card)})
		next := slices.IndexFunc(c.News[at:], func(n NewsItem) bool { return n.is(e) })
		if next < 0 {
			holds = false
			continue
		}
		at += next + 1
	}
	out := Seen{Holds: holds}
	if len(there) > 0 {
		out.Got = AnnouncedOrder{there}
	}
	return out, nil
}
