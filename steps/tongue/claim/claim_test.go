package claim_test

import (
	"testing"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
	"fengsheng/steps/tongue"
	"fengsheng/steps/tongue/claim"
	"fengsheng/steps/tongue/grammar"
)

// midgame is three players in the middle of a turn: B's Burn waits to resolve, A's intel is under way, C is dead by B.
func midgame() fake {
	v := wire.View{
		Viewer: driver.Everything, Turn: "A", Phase: "transit",
		Seats: []wire.SeatView{
			{Seat: "A", Alive: true, Identity: "军情处", Character: "刀锋", FaceUp: true, Gender: "男", HandCount: 2, Hand: []string{"红识破", "黑烧毁"}},
			{Seat: "B", Alive: true, Identity: "潜伏战线", Character: "闪灵", HandCount: 1, Hand: []string{"蓝试探"}, Intel: []string{"黑截获", "红破译"}},
			{Seat: "C", Identity: "打酱油", IdentityShown: true, Character: "柒佰"},
		},
		Deck: wire.Deck{Count: 5, Top: []string{"红锁定", "黑试探"}}, Discard: wire.Pile{Count: 2, Cards: []string{"蓝锁定"}},
		Transit: &wire.Transit{Card: "黑试探", Mode: "密电", Sender: "A", At: "A"},
		Stack:   []wire.Item{{Seat: "B", Card: "黑烧毁", As: "烧毁", Target: "B", Object: "黑截获"}},
		Locked:  []string{"B"}, Deaths: []wire.Death{{Seat: "C", Killer: "B"}},
	}
	asB := v
	asB.Viewer, asB.Transit = "B", &wire.Transit{Mode: "密电", Sender: "A", At: "A"}
	asB.Seats = append([]wire.SeatView{{Seat: "A", Alive: true, Character: "刀锋", FaceUp: true, HandCount: 2}}, v.Seats[1:]...)
	return fake{
		view: v, eyes: map[string]wire.View{"B": asB}, awaiting: wire.Awaiting{Seat: "A", Question: wire.AskAct},
		happened: []wire.Event{{What: "played", Seat: "B", Card: "黑烧毁", Name: "烧毁"}, {What: "discarded", Seat: "B", Card: "蓝锁定", Learned: []string{"A", "B", "C"}}},
		asked:    []wire.Awaiting{{Seat: "B", Question: wire.AskUse, Skill: "就计"}, {Seat: "A", Question: wire.AskAct}},
		skills:   map[string]string{"就计": "老鬼", "狙击": "闪灵"},
	}
}

func read(t *testing.T, text string) claim.Claim {
	t.Helper()
	r, err := tongue.All().Read(grammar.Zh, grammar.Then, text)
	if err != nil {
		t.Fatal(err)
	}
	return r.Value.(claim.Claim)
}

const holds = ""

// Each claim once as it is so and once as it is not, with what is told then.
func TestAClaimHoldsOrTellsWhatIsSo(t *testing.T) {
	for _, test := range []struct{ claim, got string }{
		{"弃牌堆里有蓝锁定", holds},
		{"弃牌堆里有锁定", holds},
		{"弃牌堆里只有蓝锁定", "弃牌堆里有两张牌"}, // another one lies covered
		{"弃牌堆里有红锁定", "弃牌堆里有两张牌"},
		{"玩家B面前只有黑截获、破译", holds},
		{"玩家B面前只有黑截获", "玩家B面前只有黑截获、红破译"},
		{"玩家A、B手里没有红识破", "玩家A手里只有红识破、黑烧毁"},
		{"玩家C手里没有牌", holds},
		{"玩家B手里没有牌", "玩家B手里只有蓝试探"},
		{"玩家A、B手里有两张牌", "玩家B手里有一张牌"},
		{"玩家B面前有一张假情报", holds},
		{"玩家B面前有两张真情报", "玩家B面前有一张真情报"},
		{"牌库顶依次是红锁定、试探", holds},
		{"牌库顶依次是黑试探", "牌库顶依次是红锁定、黑试探"},
		{"全部的牌共14张", holds},
		{"全部的牌共15张", "全部的牌共14张"},

		{"还没有结算，优先权在玩家A", holds},
		{"优先权在玩家B", "优先权在玩家A"},
		{"轮到玩家A选择一张牌", "优先权在玩家A"},
		{"响应链自下而上是：B的烧毁", holds},
		{"响应链自下而上是：B的黑烧毁（B面前的黑截获，仍有效）", holds},
		{"响应链自下而上是：B的烧毁（已无效）", "响应链自下而上是：B的黑烧毁（B面前的黑截获）"},
		{"响应链第一项是B的烧毁", holds},
		{"响应链第一项是A的烧毁", "响应链自下而上是：B的黑烧毁（B面前的黑截获）"},
		{"响应链第二项是A的识破", "响应链自下而上是：B的黑烧毁（B面前的黑截获）"},
		{"响应链是空的", "响应链自下而上是：B的黑烧毁（B面前的黑截获）"},
		{"轮到玩家A的情报传递", holds},
		{"轮到玩家B的情报传递", "现在是玩家A的情报传递"},
		{"轮到玩家A的出牌阶段（二）", "现在是玩家A的情报传递"},

		{"玩家C死亡", holds},
		{"所有玩家死亡", "玩家A、B没有死亡"},
		{"玩家A、B没有出局", holds},
		{"杀死玩家C的是玩家B", holds},
		{"杀死玩家C的是没有人", "杀死玩家C的是玩家B"},
		{"杀死玩家A的是玩家B", "玩家A没有死亡"},
		{"玩家B的角色盖伏着", holds},
		{"玩家A、B的角色面朝上", "玩家B的角色盖伏着"},
		{"玩家C的身份没有公开", "玩家C的身份已公开"},
		{"玩家B的身份是军情处", "玩家B的身份是潜伏战线"},
		{"玩家B被锁定", holds},
		{"玩家A、B没有被锁定", "玩家B被锁定"},
		{"玩家B的角色性别是女", "玩家B的角色性别是无"},

		{"情报正传向玩家B", holds},
		{"情报离开玩家A", holds},
		{"情报到达玩家B", "情报离开玩家A"},
		{"传递中的情报是黑试探", holds},
		{"传递中的情报面朝上", "传递中的情报面朝下"},
		{"传递中的情报正在返回", "情报正传向玩家B"},
		{"没有情报在传递", "传递中的情报是玩家A传出的密电"},

		{"玩家B看不到传递中的情报", holds},
		{"玩家A看不到传递中的情报", "玩家A看得到传递中的情报"},
		{"玩家A、B看得到传递中的情报", "玩家B看不到传递中的情报"},
		{"玩家B看来，玩家A手里有两张牌", holds},
		{"玩家B看来，传递中的情报是黑试探", "不说"},
		{"玩家B看来，玩家A手里只有红识破、黑烧毁", "玩家B看来，玩家A手里有两张牌"},

		{"问过玩家B是否发动就计", holds},
		{"没有问过玩家A", holds}, // priority does not count
		{"问过玩家A", "没有问过玩家A"},
		{"获胜的是玩家A", "对局还没有结束"},
		{"玩家B没有获胜", "对局还没有结束"}, // that nobody has won yet proves nothing
	} {
		judged(t, midgame(), test.claim, test.got)
	}
}

// judged holds a claim against a table; got is what is to be told, or holds.
func judged(t *testing.T, g fake, text, want string) {
	t.Helper()
	seen, err := read(t, text).Seen(g)
	got := holds
	switch {
	case err != nil:
		got = err.Error()
	case seen.Holds:
	case !seen.Why.Empty():
		got = seen.Why.En
	case seen.Got == nil:
		got = "不说"
	default:
		got = tongue.All().Write(grammar.Zh, seen.Got)
	}
	if got != want {
		t.Errorf("%s: %q, not %q", text, got, want)
	}
}

// Intel that has arrived is on its way no more.
func TestIntelThatHasArrivedIsThere(t *testing.T) {
	g := midgame()
	g.view.Transit = &wire.Transit{Card: "黑试探", Mode: "文本", Sender: "A", At: "B", Arrived: true, FaceUp: true, Backward: true}
	for _, test := range []struct{ claim, got string }{
		{"情报到达玩家B", holds},
		{"情报离开玩家B", "情报到达玩家B"},
		{"情报正传向玩家A", "情报到达玩家B"},
		{"传递中的情报正在返回", "情报到达玩家B"},
		{"传递中的情报面朝上", holds},
		{"传递中的情报面朝下", "传递中的情报面朝上"},
		{"传递中的情报正逆时针传", "传递中的情报正顺时针传"},
		{"传递中的情报是玩家A传出的密电", "传递中的情报是玩家A传出的文本"},
	} {
		judged(t, g, test.claim, test.got)
	}
}

func TestPriorityWithNothingToResolveIsToldByTheStack(t *testing.T) {
	g := midgame()
	g.view.Stack = nil
	judged(t, g, "优先权在玩家A", holds)
	judged(t, g, "还没有结算，优先权在玩家A", "响应链是空的")
	judged(t, g, "还没有结算，优先权在玩家B", "优先权在玩家A")
}

// Of a game that is over the claims about what is open say how it ended.
func TestAGameThatIsOverIsToldByItsEnd(t *testing.T) {
	g := midgame()
	g.awaiting = wire.Awaiting{Question: wire.AskNothing}
	g.view.Phase, g.view.Transit, g.view.Stack = "finished", nil, nil
	g.view.Result = &wire.Result{Declarer: "A", Winners: []string{"A"}, Identities: []wire.EndIdentity{{Seat: "A", Dealt: "军情处", Final: "军情处"}, {Seat: "B", Dealt: "潜伏战线"}}}
	for _, test := range []struct{ claim, got string }{
		{"获胜的是玩家A", holds},
		{"获胜的是玩家A、B", "获胜的是玩家A"},
		{"玩家A、B没有获胜", "获胜的是玩家A"},
		{"玩家B、C没有获胜", holds},
		{"对局结束，没有人获胜", "获胜的是玩家A"},
		{"玩家A没有宣告胜利", "玩家A宣告胜利"},
		{"对局结果里玩家B起初是潜伏战线，终局没有身份", holds},
		{"对局结果里玩家A起初是军情处，终局没有身份", "对局结果里玩家A起初是军情处，终局是军情处"},
		{"对局还没有结束", "获胜的是玩家A"},
		{"优先权在玩家A", "获胜的是玩家A"},
		{"轮到玩家A的情报传递", "获胜的是玩家A"},
		{"询问玩家A是否接收情报", "获胜的是玩家A"},
		{"传递中的情报面朝上", "没有情报在传递"},
		{"还没有结算", "响应链是空的"},
	} {
		judged(t, g, test.claim, test.got)
	}
}
