package claim_test

import (
	"testing"

	"fengsheng/engine/wire"
)

var everybody = []string{"A", "B", "C"}

// What was announced is claimed by who did it, with what, and who heard or saw it.
func TestWhatHappenedIsClaimedToTheLetter(t *testing.T) {
	g := midgame()
	g.happened = []wire.Event{
		{What: "claimed", Seat: "B", Detail: "claim-undercover", Learned: everybody},
		{What: "claimed", Seat: "C", Detail: "draw", Learned: []string{"A", "C"}},
		{What: "countered", Seat: "A", Other: "B", Name: "烧毁", Card: "黑烧毁"},
		{What: "resolved", Seat: "A", Name: "识破", Card: "红识破", Other: "B"},
		{What: "used", Seat: "B", Skill: "狙击"},
		{What: "discarded", Seat: "A", Card: "黑锁定", Learned: []string{"A"}},
		{What: "discarded", Seat: "B", Card: "蓝锁定", Learned: everybody},
		{What: "gained", Seat: "B", Card: "黑试探", Other: "A", Learned: []string{"B"}},
	}
	for _, test := range []struct{ claim, got string }{
		{"玩家B宣称自己是卧底", holds},
		{"玩家B宣称自己是好人", "玩家B没有宣称自己是好人"},
		{"玩家C宣布抽牌", "玩家C没有宣布抽牌"}, // not everybody heard it
		{"玩家C没有宣布抽牌", "玩家C宣布抽牌"},
		{"玩家B的烧毁被识破", holds},
		{"玩家A的烧毁被识破", "玩家A的烧毁没有被识破"},
		{"玩家A的红识破生效", holds},
		{"玩家A的黑识破生效", "玩家A的黑识破没有生效"},
		{"玩家A的识破没有生效", "玩家A的识破生效"},
		{"玩家B发动了狙击", holds},
		{"玩家B发动了就计", "玩家B没有发动就计"},
		{"玩家B展示蓝锁定", holds},
		{"玩家A展示黑锁定", "玩家A没有展示黑锁定"}, // only A knows what was discarded
		{"玩家A、B看到了黑试探", "玩家A没有看到黑试探"},
		{"玩家A、C没有看到黑试探", holds},
		{"牌库重新洗过", "牌库没有重新洗过"},
		{"通报过玩家B得到情报", holds},
		{"通报过玩家B得到情报：黑试探，对方是玩家A", holds},
		{"通报过玩家B得到情报：红试探", "没有通报过玩家B得到情报：红试探"},
		{"通报过玩家B得到情报：黑试探，对方是玩家C", "没有通报过玩家B得到情报：黑试探，对方是玩家C"},
		{"没有通报过玩家B弃牌", "通报过玩家B弃牌"},
		{"通报的次序不外乎：A弃牌；B弃牌：锁定", holds},
		{"通报的次序不外乎：B弃牌；A弃牌", "通报的次序不外乎：A弃牌：黑锁定；B弃牌：蓝锁定"},
		{"通报的次序不外乎：A弃牌；A弃牌；B弃牌；C弃牌", holds}, // what is not announced does not matter
		{"通报的次序不外乎：A弃牌", "通报的次序不外乎：A弃牌：黑锁定；B弃牌：蓝锁定"},
	} {
		judged(t, g, test.claim, test.got)
	}
}
