package story

import (
	"slices"
	"strings"

	"fengsheng/engine/wire"
	"fengsheng/steps/words"
)

// happened are claims about what the last answer brought about, those that a player would name first.
func (j judge) happened() []string {
	out := j.announced(Difference{})
	return out[:min(len(out), 2)]
}

// maxNews bounds how many announcements are claimed.
const maxNews = 4

// announced claims what was announced after the last answer; those first that the path of the difference is about.
func (j judge) announced(d Difference) []string {
	events := j.news()
	about := strings.ToLower(d.Path + " " + d.Want)
	slices.SortStableFunc(events, func(a, b wire.Event) int { return rank(about, b) - rank(about, a) })
	out := j.untrue(d.Got)
	for _, e := range events {
		for _, text := range j.event(e) {
			if len(out) < maxNews && !slices.Contains(out, text) && width(text) <= textWidth {
				out = append(out, text)
			}
		}
	}
	return out
}

// untrue claims that an event which was announced did not happen.
func (j judge) untrue(got string) []string {
	e := readEvent(got)
	name := words.News().ZH(e.What)
	if name == "" || e.Seat == "" {
		return nil
	}
	text := "没有通报过玩家" + e.Seat + name
	if e.Card != "" {
		text += "：" + e.Card
	}
	if e.Other != "" {
		text += "，对方是玩家" + e.Other
	}
	for _, o := range j.news() {
		if o.What == e.What && o.Seat == e.Seat && (e.Card == "" || o.Card == e.Card) && (e.Other == "" || o.Other == e.Other) {
			return j.order(e.What)
		}
	}
	return []string{text}
}

// order claims all announcements of a kind in their order, as much of each as fits.
func (j judge) order(what string) []string {
	for _, full := range [...]func(wire.Event) string{
		func(e wire.Event) string { return briefly(e, e.Card, e.Other) },
		func(e wire.Event) string { return briefly(e, e.Card, "") },
		func(e wire.Event) string { return briefly(e, short(e.Card), "") },
		func(e wire.Event) string { return briefly(e, "", "") },
	} {
		var parts []string
		for _, e := range j.news() {
			if e.What == what {
				parts = append(parts, full(e))
			}
		}
		if text := "通报的次序不外乎：" + strings.Join(parts, "；"); width(text) <= textWidth {
			return []string{text}
		}
	}
	return nil
}

func briefly(e wire.Event, card, other string) string {
	text := e.Seat + words.News().ZH(e.What)
	if card != "" {
		text += "：" + card
	}
	if isSeat(other) {
		text += "，对方是" + other
	}
	return text
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

// event is an announcement in words, with who learned its card.
func (j judge) event(e wire.Event) []string {
	who := "玩家" + e.Seat
	switch e.What {
	case "reshuffled":
		return []string{"牌库重新洗过"}
	case "phase", "ended", "":
		return nil
	case "claimed":
		return []string{who + either(strings.HasPrefix(e.Detail, "claim"), "宣称自己是", "宣布") + words.Claims().ZH(e.Detail)}
	}
	if e.Seat == "" {
		return nil
	}
	text := "通报过" + who + words.News().ZH(e.What)
	if e.Card != "" {
		text += "：" + e.Card
	}
	if e.Other != "" && e.Other != "Nature" {
		text += "，对方是玩家" + e.Other
	}
	return append([]string{text}, j.learned(e)...)
}

// learned claims who learned the card of an event and who did not learn it in any way.
func (j judge) learned(e wire.Event) []string {
	if e.Card == "" || len(e.Learned) >= len(j.view.Seats) {
		return nil
	}
	saw := map[string]bool{}
	for _, o := range j.news() {
		if o.Card != "" && (o.Card == e.Card || short(o.Card) == short(e.Card)) {
			for _, s := range o.Learned {
				saw[s] = true
			}
		}
	}
	var not []string
	for _, s := range j.view.Seats {
		if !saw[s.Seat] {
			not = append(not, s.Seat)
		}
	}
	var out []string
	if len(e.Learned) > 0 {
		out = append(out, "玩家"+enumerate(e.Learned)+"看到了"+e.Card)
	}
	if len(not) > 0 {
		out = append(out, "玩家"+enumerate(not)+"没有看到"+e.Card)
	}
	return out
}
