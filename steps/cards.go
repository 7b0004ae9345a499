package steps

import (
	"regexp"
	"strings"

	"fengsheng/engine/wire"
	"fengsheng/steps/say"
)

const (
	functions = `锁定|调虎离山|截获|退回|破译|烧毁|识破|试探|真伪莫辨|转移|调包|增援|博弈|权衡`
	oneCard   = `(?:[红蓝黑]色?)?(?:` + functions + `)(?:（[^（）]*）)?`
	countless = `[零一二两三四五六七八九十0-9]+`
	several   = `(?:(?:` + countless + `)张)?` + oneCard + `(?:[×x]` + countless + `)?`
	cardList  = several + `(?:(?:、| +|　+|和|与|以及)` + several + `)*`
)

var severalCards = regexp.MustCompile(`(?:(` + countless + `)张)?(` + oneCard + `)(?:[×x](` + countless + `))?`)

// cardsIn lists the cards of 红烧毁、黑截获×2 和三张黑试探 one by one.
func cardsIn(list string) ([]string, error) {
	var out []string
	list = simplify(list)
	for _, m := range severalCards.FindAllStringSubmatch(list, -1) {
		n := 1
		for _, count := range []string{m[1], m[3]} {
			if count == "" {
				continue
			}
			var err error
			if n, err = number(count); err != nil {
				return nil, err
			}
		}
		for range n {
			out = append(out, m[2])
		}
	}
	left := severalCards.ReplaceAllString(list, "")
	if left = strings.Trim(left, " 　、和与以及，"); left != "" || len(out) == 0 {
		return nil, say.Problemf("牌表“%s”里的“%s”不是牌；写法如：红烧毁、黑截获×2、黑试探（潜伏战线，抽二张）",
			"steps: the list of cards %q contains %q, which is no card; write 红烧毁、黑截获×2", list, left)
	}
	return out, nil
}

// fits is whether a card that is seen is what a text calls it; a text may leave colour or a Probe's question open.
func fits(text, seen string) bool {
	w, err := wire.ParseCard(text)
	if err != nil || seen == "" {
		return false
	}
	g, err := wire.ParseCard(seen)
	return err == nil && wire.Fits(w, g)
}

// missing lists the wanted cards for which have holds none, each card of have being used once. extra is what of have
// is left. Exact names are matched first, so that 试探 does not take the card that 黑试探 needs.
func missing(want, have []string) (lack, extra []string) {
	used := make([]bool, len(have))
	take := func(text string) bool {
		for i, h := range have {
			if !used[i] && fits(text, h) {
				used[i] = true
				return true
			}
		}
		return false
	}
	open := func(text string) int {
		f, _ := wire.ParseCard(text)
		n := 0
		if f.Color == 0 {
			n += 2
		}
		if f.Asks == 0 {
			n++
		}
		return n
	}
	for _, loose := range [...]int{0, 1, 2, 3} {
		for _, text := range want {
			if open(text) == loose && !take(text) {
				lack = append(lack, text)
			}
		}
	}
	for i, h := range have {
		if !used[i] {
			extra = append(extra, h)
		}
	}
	return lack, extra
}

// names writes cards down; no card is 无.
func names(cards []string) string {
	if len(cards) == 0 {
		return "无"
	}
	return strings.Join(cards, "、")
}
