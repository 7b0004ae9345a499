package story

import (
	"slices"
	"strings"

	"fengsheng/engine/wire"
	"fengsheng/steps/tongue/claim"
	"fengsheng/steps/tongue/noun"
)

// happened are claims about what the last answer brought about, those that a player would name first.
func (j judge) happened() []any {
	out := j.announced(Difference{})
	return out[:min(len(out), 2)]
}

// maxNews bounds how many announcements are claimed.
const maxNews = 4

// announced claims what was announced after the last answer; those first that the path of the difference is about.
func (j judge) announced(d Difference) []any {
	events := j.news()
	about := strings.ToLower(d.Path + " " + d.Want)
	slices.SortStableFunc(events, func(a, b wire.Event) int { return rank(about, b) - rank(about, a) })
	out := j.untrue(d.Got)
	for _, e := range events {
		for _, c := range j.event(e) {
			if len(out) < maxNews && !slices.ContainsFunc(out, func(o any) bool { return written(o) == written(c) }) && fits(c) {
				out = append(out, c)
			}
		}
	}
	return out
}

// untrue claims that an event which was announced did not happen.
func (j judge) untrue(got string) []any {
	e := readEvent(got)
	if !named(e.What) || e.Seat == "" {
		return nil
	}
	for _, o := range j.news() {
		if o.What == e.What && o.Seat == e.Seat && (e.Card == "" || o.Card == e.Card) && (e.Other == "" || o.Other == e.Other) {
			return j.order(e.What)
		}
	}
	return []any{claim.Announced{Not: true, Who: noun.Seat(e.Seat), What: noun.News(e.What), Card: noun.Card(e.Card), Other: noun.Seat(e.Other)}}
}

// named is whether a scenario can say that something of this kind was announced.
func named(what string) bool {
	n := noun.News(what)
	return n.Write("zh-CN") != ""
}

// order claims all announcements of a kind in their order, as much of each as fits.
func (j judge) order(what string) []any {
	for _, less := range [...]func(*claim.NewsItem){
		func(*claim.NewsItem) {},
		func(n *claim.NewsItem) { n.Other = "" },
		func(n *claim.NewsItem) { n.Card, n.Other = n.Card.Short(), "" },
		func(n *claim.NewsItem) { n.Card, n.Other = "", "" },
	} {
		var c claim.AnnouncedOrder
		for _, e := range j.news() {
			if e.What == what {
				n := claim.NewsItem{Who: noun.Letter(e.Seat), What: noun.News(what), Card: noun.Card(e.Card)}
				if isSeat(e.Other) {
					n.Other = noun.Letter(e.Other)
				}
				less(&n)
				c.News = append(c.News, n)
			}
		}
		if fits(c) {
			return []any{c}
		}
	}
	return nil
}

// readEvent reads an event from its fields, as far as they are a kind, two seats and a card.
func readEvent(text string) wire.Event {
	var e wire.Event
	for i, word := range strings.Fields(text) {
		switch _, err := wire.ParseCard(word); {
		case i == 0:
			e.What = word
		case isSeat(word) && e.Seat == "":
			e.Seat = word
		case isSeat(word) && e.Other == "":
			e.Other = word
		case err == nil && e.Card == "":
			e.Card = word
		}
	}
	return e
}

func rank(about string, e wire.Event) int {
	if strings.Contains(about, e.What) {
		return 1
	}
	return 0
}

// news are the events of the last answer that a player gave, with those of the formal answers behind it.
func (j judge) news() []wire.Event {
	var out []wire.Event
	for _, b := range j.beats[max(0, j.lastTold()):] {
		out = append(out, b.events...)
	}
	return out
}

// event is an announcement as claims, with who learned its card.
func (j judge) event(e wire.Event) []any {
	who := noun.Seat(e.Seat)
	switch {
	case e.What == "reshuffled":
		return []any{claim.Reshuffled{}}
	case e.What == "claimed" && strings.HasPrefix(e.Detail, "claim"):
		return []any{claim.Claims{Who: who, What: noun.Reaction(e.Detail)}}
	case e.What == "claimed":
		return []any{claim.Claims{Who: who, Does: noun.Intent(e.Detail)}}
	case !named(e.What) || e.Seat == "":
		return nil
	}
	c := claim.Announced{Who: who, What: noun.News(e.What), Card: noun.Card(e.Card)}
	if isSeat(e.Other) {
		c.Other = noun.Seat(e.Other)
	}
	return append([]any{c}, j.learned(e)...)
}

// learned claims who learned the card of an event and who did not learn it in any way.
func (j judge) learned(e wire.Event) []any {
	if e.Card == "" || len(e.Learned) >= len(j.view.Seats) {
		return nil
	}
	saw := map[string]bool{}
	for _, o := range j.news() {
		if o.Card != "" && (o.Card == e.Card || noun.Card(o.Card).Short() == noun.Card(e.Card).Short()) {
			for _, s := range o.Learned {
				saw[s] = true
			}
		}
	}
	var not noun.Seats
	for _, s := range j.view.Seats {
		if !saw[s.Seat] {
			not = append(not, noun.Seat(s.Seat))
		}
	}
	var out []any
	if len(e.Learned) > 0 {
		out = append(out, claim.Learned{Who: noun.SeatsOf(e.Learned), Card: noun.Card(e.Card)})
	}
	if len(not) > 0 {
		out = append(out, claim.Learned{Who: not, Not: true, Card: noun.Card(e.Card)})
	}
	return out
}
