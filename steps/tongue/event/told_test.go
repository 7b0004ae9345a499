package event

import (
	"slices"
	"testing"

	"fengsheng/engine/wire"
	"fengsheng/steps/tongue/grammar"
)

// announced has each kind of announcement. Who else is concerned, and what the card is, differs from one to the next
// (engine/rule/event.go).
var announced = []struct {
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
	{wire.Event{What: "drew", Seat: "A", Card: "黑破译"}, "玩家A抽到黑破译", "A draws black Decode"},
	{wire.Event{What: "drew", Seat: "A"}, "玩家A抽到一张牌", "A draws a card"},
	{wire.Event{What: "discarded", Seat: "A", Card: "黑破译"}, "玩家A弃掉黑破译", "A discards black Decode"},
	{wire.Event{What: "took", Seat: "D", Other: "A"}, "玩家D从玩家A手里拿走一张牌", "D takes a card from the hand of A"},
	{wire.Event{What: "moved", Seat: "A", Other: "E", Card: "红截获"},
		"玩家A把玩家E面前的情报红截获收入手牌", "A takes red Intercept in front of E into the hand"},
	{wire.Event{What: "revealed", Seat: "A"}, "玩家A翻开角色", "A turns up the character"},
	{wire.Event{What: "covered", Seat: "A"}, "玩家A盖伏角色", "A covers the character"},
	{wire.Event{What: "identity", Seat: "C", Detail: "潜伏战线"}, "玩家C亮出身份：潜伏战线", "C shows the identity: Lurkers"},
	{wire.Event{What: "saw-identity", Seat: "B", Other: "A"}, "玩家B看了玩家A的身份", "B sees the identity of A"},
	{wire.Event{What: "saw-identity", Seat: "B", Other: "A", Detail: "打酱油"}, "玩家B看了玩家A的身份：打酱油", "B sees the identity of A: Bystander"},
	{wire.Event{What: "swapped", Seat: "E", Other: "C", Detail: "打酱油"}, "玩家E换得玩家C的身份：打酱油", "E takes the identity of C: Bystander"},
	{wire.Event{What: "passed", Seat: "C"}, "玩家C让过", "C passes"},
	{wire.Event{What: "played", Seat: "B", Other: "D", Card: "蓝截获", Name: "锁定", Skill: "换日"},
		"玩家B使用蓝截获当作锁定（换日），对玩家D", "B uses blue Intercept as Lock by Change the Sun, on D"},
	{wire.Event{What: "used", Seat: "E", Other: "C", Card: "蓝截获", Skill: "收买"},
		"玩家E宣言技能收买，用蓝截获，对玩家C", "E declares Bribe with blue Intercept, on C"},
	{wire.Event{What: "fizzled", Seat: "D", Other: "E", Name: "调虎离山"}, "玩家D的调虎离山落空，对玩家E", "D's Lure fizzles, on E"},
	{wire.Event{What: "resolved", Seat: "C", Skill: "警觉"}, "玩家C的警觉生效", "C's Vigilance takes effect"},
	{wire.Event{What: "countered", Seat: "B", Other: "C", Name: "锁定"}, "玩家B识破玩家C的锁定", "B counters C's Lock"},
	{wire.Event{What: "sent", Seat: "C", Other: "B", Detail: "直达"}, "玩家C以直达传出情报，给玩家B", "C sends intel as a Direct, to B"},
	{wire.Event{What: "arrived", Seat: "C"}, "情报到达玩家C", "the intel arrives at C"},
	{wire.Event{What: "refused", Seat: "D"}, "玩家D不接收情报", "D refuses the intel"},
	{wire.Event{What: "reversed", Seat: "B"}, "玩家B退回情报", "B returns the intel"},
	{wire.Event{What: "unveiled", Seat: "A", Card: "蓝试探"}, "玩家A翻开传递中的情报：蓝试探", "A unveils the intel under way: blue Probe"},
	{wire.Event{What: "locked", Seat: "A"}, "玩家A被锁定", "A is locked"},
	{wire.Event{What: "lured", Seat: "B"}, "玩家B被调虎离山", "B is lured away"},
	{wire.Event{What: "reshuffled"}, "牌库重新洗过", "the deck is reshuffled"},
	{wire.Event{What: "saved", Seat: "B", Other: "E"}, "玩家B获救，救人的是玩家E", "B is saved by E"},
	{wire.Event{What: "left", Seat: "C"}, "玩家C输掉游戏", "C loses the game"},
	{wire.Event{What: "declared", Seat: "A"}, "玩家A宣告胜利", "A declares victory"},
	{wire.Event{What: "overturned", Seat: "D", Other: "C"}, "玩家D的宣告落空，推翻的是玩家C", "D's declaration is overturned by C"},
	{wire.Event{What: "ended", Seat: "A"}, "对局结束，宣告的是玩家A", "the game is over, A having declared"},
}

func TestAnAnnouncementSaysWhoseCardItIsAndWhoIsConcerned(t *testing.T) {
	for _, test := range announced {
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
	judged := map[string]bool{}
	for _, one := range announced {
		judged[one.e.What] = true
	}
	for _, what := range all {
		if kinds[what] == nil || !judged[what] {
			t.Errorf("nothing says %s, or no test judges how", what)
		}
	}
	for what := range kinds {
		if !slices.Contains(all, what) {
			t.Errorf("the protocol announces no %s", what)
		}
	}
}
