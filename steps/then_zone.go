package steps

import (
	"fmt"
	"slices"
	"strings"

	"github.com/cucumber/godog"
)

func zonePhrases() []Phrase {
	return []Phrase{zoneHas, zoneOnly, zoneLacks, zoneCount, deckTopIs, cardTotal, tableIs}
}

var (
	zoneHas = phrase(then, `{地方}(?:仍|仍然|还|现在)?有{牌们}`, "弃牌堆里有蓝识破和红烧毁",
		"这些牌都在那里（可以还有别的牌）", "the cards are there, perhaps with others")
	zoneOnly  = phrase(then, `{地方}(?:只有|只剩|正好有|恰好有){牌们}`, "玩家E面前只剩蓝试探", "那里就是这些牌，不多不少", "exactly these cards are there")
	zoneLacks = phrase(then, `{地方}(?:已经)?(?:没有|不再有)(?:{牌们}|牌|情报)`, "玩家B面前没有黑试探", "那里没有这样的牌；或者一张也没有",
		"no such card is there, or none at all")
	zoneCount = phrase(then, `{地方}(?:仍|仍然|还|现在|只|一共)?有{数}张(牌|情报|真情报|假情报|红色|蓝色|黑色)(?:牌|情报)?`, "玩家A、B手里有四张牌",
		"那里有几张牌；真情报、假情报、某色另数", "how many cards are there, in all or true, false or of a colour")
	deckTopIs = phrase(then, `牌库顶依次是{牌们}`, "牌库顶依次是黑烧毁、蓝调虎离山", "牌库顶的牌（次序未定的牌不算）", "the decided top of the deck")
	cardTotal = phrase(then, `全部的牌共{数}张`, "全部的牌共81张", "各处的牌加起来的张数", "how many cards there are in all places together")
	tableIs   = phrase(then, `桌面是`, "桌面是", "表格：玩家、手牌、情报、身份、角色，列可以少；牌要完全一致，也可写“4张”，没有写“无”",
		"a table of hands, intel, identities, characters; cards must be exactly these, or as many as 4张 says")
)

func (w *World) zoneHas(where, list string) error  { return w.zone(where, list, false) }
func (w *World) zoneOnly(where, list string) error { return w.zone(where, list, true) }

func (w *World) zone(where, list string, exactly bool) error {
	cards, err := cardsIn(list)
	if err != nil {
		return w.misread(err)
	}
	piles, err := w.piles(where)
	if err != nil {
		return err
	}
	for _, p := range piles {
		lack, extra := missing(cards, p.cards)
		hidden := max(0, p.count-len(p.cards))
		if len(lack) == 0 && (!exactly || len(extra)+hidden == 0) {
			continue
		}
		return w.differs(wanted(lack, extra, p.cards), sorted(p.cards), "%s应有%s，实际是%s（共%d张）", "%s: want %s, got %s (%d in all)",
			p.name, names(cards), names(p.cards), p.count)
	}
	return nil
}

// wanted is what should be there, with the cards that are there under their full names.
func wanted(lack, extra, have []string) []string {
	_, there := missing(extra, have)
	return sorted(slices.Concat(lack, there))
}

func (w *World) zoneLacks(where, list string) error {
	piles, err := w.piles(where)
	if err != nil {
		return err
	}
	for _, p := range piles {
		if list == "" {
			if p.count > 0 {
				return w.fails("%s应没有牌，实际有%d张：%s", "%s should be empty, got %d: %s", p.name, p.count, names(p.cards))
			}
			continue
		}
		cards, err := cardsIn(list)
		if err != nil {
			return w.misread(err)
		}
		for _, c := range cards {
			if slices.ContainsFunc(p.cards, func(seen string) bool { return fits(c, seen) }) {
				return w.fails("%s应没有%s，实际是%s", "%s should have no %s, got %s", p.name, c, names(p.cards))
			}
		}
	}
	return nil
}

func (w *World) zoneCount(where, count, kind string) error {
	want, err := number(count)
	if err != nil {
		return w.misread(err)
	}
	piles, err := w.piles(where)
	if err != nil {
		return err
	}
	for _, p := range piles {
		if got := p.counted(simplify(kind)); got != want {
			return w.fails("%s应有%d张%s，实际%d张：%s", "%s: want %d cards (%s), got %d: %s", p.name, want, kind, got, names(p.cards))
		}
	}
	return nil
}

// counted is how many cards of a kind lie in the pile; black is false, the rest is true (TERM-004).
func (p pile) counted(kind string) int {
	if kind == "牌" || kind == "情报" {
		return p.count
	}
	n := 0
	for _, c := range p.cards {
		black := strings.HasPrefix(c, "黑")
		colour, isColour := strings.CutSuffix(kind, "色")
		if kind == "真情报" && !black || kind == "假情报" && black || isColour && strings.HasPrefix(c, colour) {
			n++
		}
	}
	return n
}

func (w *World) deckTopIs(list string) error {
	cards, err := cardsIn(list)
	if err != nil {
		return w.misread(err)
	}
	v, err := w.all()
	if err != nil {
		return err
	}
	for i, c := range cards {
		if i >= len(v.Deck.Top) || !fits(c, v.Deck.Top[i]) {
			return w.differs(cards, v.Deck.Top, "牌库顶应依次是%s，实际是%s", "the deck's top should be %s, got %s", names(cards), names(v.Deck.Top))
		}
	}
	return nil
}

func (w *World) total(count string) error {
	want, err := number(count)
	if err != nil {
		return w.misread(err)
	}
	v, err := w.all()
	if err != nil {
		return err
	}
	got := v.Deck.Count + v.Discard.Count + v.Removed.Count + v.Aside.Count
	for _, s := range v.Seats {
		got += s.HandCount + len(s.Intel)
	}
	for _, it := range v.Stack {
		if it.Card != "" || it.As != "" {
			got++
		}
	}
	if v.Transit != nil {
		got++
	}
	if got != want {
		return w.fails("全部的牌应共%d张，实际%d张", "there should be %d cards in all, got %d", want, got)
	}
	return nil
}

// tableIs compares a table row by row.
func (w *World) tableIs(t *godog.Table) error {
	var want, got []string
	differ := false
	for _, row := range t.Rows[1:] {
		s, err := w.seatView(trimPlayer(row.Cells[0].Value))
		if err != nil {
			return err
		}
		for i, cell := range row.Cells[1:] {
			column, text := simplify(t.Rows[0].Cells[i+1].Value), simplify(cell.Value)
			seen, same, err := w.compare(s, column, text)
			if err != nil {
				return err
			}
			label := fmt.Sprintf("%s %s ", s.Seat, column)
			differ = differ || !same
			got = append(got, label+seen)
			if same {
				text = seen
			}
			want = append(want, label+text)
		}
	}
	if differ {
		return w.differs(want, got, "桌面与表格不符", "the table is not as written")
	}
	return nil
}
