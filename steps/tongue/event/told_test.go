package event

import (
	"slices"
	"testing"

	"fengsheng/engine/wire"
	"fengsheng/steps/tongue/grammar"
)

// Who else is concerned, and what the card is, differs from one kind to the next (engine/rule/event.go).
func TestAnAnnouncementSaysWhoseCardItIsAndWhoIsConcerned(t *testing.T) {
	for _, test := range []struct {
		e      wire.Event
		zh, en string
	}{
		// 致命香水 takes intel that lies before a player (ZMXS-011); what is exchanged under way is shown as the new card.
		{wire.Event{What: "exchanged", Seat: "E", Other: "B", Card: "蓝截获"},
			"玩家E用牌库顶换掉玩家B面前的蓝截获", "E exchanges blue Intercept in front of B for the top of the deck"},
		{wire.Event{What: "exchanged", Seat: "E", Other: "E"},
			"玩家E用牌库顶换掉自己面前的情报", "E exchanges intel in front of self for the top of the deck"},
		{wire.Event{What: "exchanged", Seat: "F", Card: "黑截获"},
			"玩家F调换传递中的情报，换成黑截获", "F exchanges the intel under way for black Intercept"},
		{wire.Event{What: "exchanged", Seat: "F"}, "玩家F调换传递中的情报", "F exchanges the intel under way"},
		{wire.Event{What: "put-back", Seat: "E", Other: "D", Card: "红退回"},
			"玩家E把玩家D面前的红退回放到牌库顶", "E puts red Return in front of D on top of the deck"},
		{wire.Event{What: "put-back", Seat: "D"}, "玩家D把一张牌放回牌库顶", "D puts a card back on the deck"},
		{wire.Event{What: "looked", Seat: "A", Other: "C", Card: "黑锁定"},
			"玩家A看了玩家C手里的黑锁定", "A looks at black Lock in the hand of C"},
		{wire.Event{What: "looked", Seat: "A", Other: "C"}, "玩家A看了玩家C手里的一张牌", "A looks at a card in the hand of C"},
		{wire.Event{What: "showed", Seat: "C", Other: "C", Card: "红锁定"}, "玩家C展示手里的红锁定", "C shows red Lock from the hand"},
		{wire.Event{What: "showed", Seat: "C", Card: "红锁定"}, "玩家C展示牌库顶的红锁定", "C shows red Lock on top of the deck"},
		{wire.Event{What: "gave", Seat: "D", Other: "D", Card: "红调包"}, "玩家D交给自己红调包", "D keeps red Swap"},
		{wire.Event{What: "gave", Seat: "D", Other: "E"}, "玩家D交给玩家E一张牌", "D gives E a card"},
		{wire.Event{What: "died", Seat: "A", Other: "A"}, "玩家A死亡，凶手是自己", "A dies by their own doing"},
		{wire.Event{What: "died", Seat: "A", Other: "B"}, "玩家A死亡，凶手是玩家B", "A dies, killed by B"},
		{wire.Event{What: "died", Seat: "A"}, "玩家A死亡", "A dies"},
		{wire.Event{What: "countered", Seat: "B", Other: "B", Name: "试探"}, "玩家B识破自己的试探", "B counters their own Probe"},
		{wire.Event{What: "played", Seat: "E", Other: "E", Name: "烧毁", Card: "红烧毁"}, "玩家E使用红烧毁，对自己", "E uses red Burn, on self"},
		{wire.Event{What: "burned", Seat: "A", Other: "A", Card: "黑截获"}, "玩家A烧掉自己面前的情报黑截获", "A burns black Intercept in front of self"},
		// A skill that happens at one's own moment aims at nobody, and who gains by oneself needs nobody else.
		{wire.Event{What: "triggered", Seat: "C", Other: "C", Skill: "联动"}, "玩家C发动联动", "C invokes Linkage"},
		{wire.Event{What: "gained", Seat: "C", Other: "C", Card: "红截获"}, "玩家C获得情报红截获", "C gains intel: red Intercept"},
		{wire.Event{What: "scrapped", Seat: "A", Card: "红截获"}, "玩家A传出的情报红截获作废", "the intel that A sent, red Intercept, is scrapped"},
		{wire.Event{What: "claimed", Seat: "A", Detail: "claim-good"}, "玩家A表态：宣称自己是好人", "A claims to be good"},
		{wire.Event{What: "claimed", Seat: "A", Detail: "discard"}, "玩家A表态：弃一张牌", "A announces a discard"},
		{wire.Event{What: "phase", Seat: "C", Detail: "start"}, "玩家C的回合开始", "C's turn begins"},
		{wire.Event{What: "phase", Seat: "C", Detail: "end"}, "玩家C的回合结束", "C's turn ends"},
		{wire.Event{What: "phase", Seat: "C", Detail: "play1"}, "进入玩家C的出牌阶段（一）", "C's play phase one begins"},
	} {
		if got := Text(grammar.Zh, test.e); got != test.zh {
			t.Errorf("%+v is told %s, not %s", test.e, got, test.zh)
		}
		if got := Text(grammar.En, test.e); got != test.en {
			t.Errorf("%+v is told %s, not %s", test.e, got, test.en)
		}
	}
}

// The protocol and the language know the same announcements.
func TestTheAnnouncementsAreThoseOfTheProtocol(t *testing.T) {
	all := wire.Happenings()
	for _, what := range all {
		if kinds[what] == nil {
			t.Errorf("nothing says %s", what)
		}
	}
	for what := range kinds {
		if !slices.Contains(all, what) {
			t.Errorf("the protocol announces no %s", what)
		}
	}
}
