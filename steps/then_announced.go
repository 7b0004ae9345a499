package steps

import (
	"regexp"
	"slices"
	"strings"

	"fengsheng/engine/wire"
	"fengsheng/steps/words"
)

// newsNames are the announcements in words.
var newsNames = words.News()

func newsWords() string {
	var words []string
	for _, n := range newsNames {
		words = append(words, regexp.QuoteMeta(n[1]))
	}
	return strings.Join(words, "|")
}

var (
	announced = phrase(then, `(没有)?通报过{玩家}(`+newsWords()+`)(?:：{牌})?(?:，对方是{玩家})?`, "通报过玩家B得到情报：黑锁定，对方是玩家A",
		"最近这段“当”里发生过的事；牌和对方写了才核对", "what was announced since the last 当 began; the card and the other player are checked where they are written")
	announcedOrder = phrase(then, `通报的次序不外乎：(.+)`, "通报的次序不外乎：B用的生效：蓝锁定；A用的生效：红锁定",
		"最近这段“当”里，这几种事只有这些，次序也是这样；没有通报的不算错",
		"since the last 当 began nothing else of these kinds was announced, and in this order; what is not announced does not matter")
	oneNews = pattern(`{玩家}(` + newsWords() + `)(?:：{牌})?(?:，对方是{玩家})?`)
)

// news is an announcement as a scenario writes it; what it leaves open is empty.
type news struct{ what, seat, card, other string }

func (n news) is(e wire.Event) bool {
	return e.What == n.what && e.Seat == n.seat && (n.card == "" || fits(n.card, e.Card)) && (n.other == "" || e.Other == n.other)
}

func (w *World) hasAnnounced(not, seat, what, card, other string) error {
	n := news{newsNames.Wire(simplify(what)), seat, simplify(card), other}
	return w.claim(not == "", n.is)
}

// hasAnnouncedInOrder looks for each announcement of these kinds among those that are written, from left to right.
func (w *World) hasAnnouncedInOrder(list string) error {
	var want []news
	kinds := map[string]bool{}
	for _, part := range split(simplify(list), '；') {
		m := oneNews.FindStringSubmatch(part)
		if m == nil {
			return w.defect("看不懂“%s”；写法如：A用的生效：红锁定，对方是B", "cannot read %s; write it like A用的生效：红锁定，对方是B", part)
		}
		n := news{newsNames.Wire(m[2]), m[1], m[3], m[4]}
		want = append(want, n)
		kinds[n.what] = true
	}
	if err := w.ready(); err != nil {
		return err
	}
	at := 0
	for _, e := range w.happened {
		if !kinds[e.What] {
			continue
		}
		next := slices.IndexFunc(want[at:], func(n news) bool { return n.is(e) })
		if next < 0 {
			return w.fails("通报了%s%s（%s），不合这个次序", "%s %s (%s) was announced, which is not in this order", player(e.Seat), newsNames.ZH(e.What), e.Card)
		}
		at += next + 1
	}
	return nil
}
