package deed

import (
	"slices"
	"testing"

	"fengsheng/engine/wire"
	"fengsheng/steps/tongue/grammar"
)

// nothing is a game in which nothing lies on the stack and nobody has a skill.
type nothing struct{}

func (nothing) Awaiting() wire.Awaiting     { return wire.Awaiting{} }
func (nothing) All() (wire.View, error)     { return wire.View{}, nil }
func (nothing) Skilled(string, string) bool { return false }

func TestClausesBecomePartsOfAnAnswer(t *testing.T) {
	for clauses, want := range map[string]wire.Action{
		"指定玩家C":      {Target: "C"},
		"烧毁自己面前的黑试探": {Target: "A", Object: "黑试探"},
		"指定B面前的红锁定和C面前的黑烧毁，弃蓝识破":             {Card: "蓝识破", Target: "B", Object: "红锁定", SecondAt: "C", Second: "黑烧毁"},
		"识破响应链第二项":                           {Item: 2},
		"烧毁B面前的黑截获，就是响应链第一项指定的那张":            {Target: "B", Object: "黑截获", SameAs: 1},
		"指定B面前的黑截获和C面前的黑烧毁，后一张就是响应链第2项指定的那张": {Target: "B", Object: "黑截获", SecondAt: "C", Second: "黑烧毁", SecondSameAs: 2},
	} {
		var aim Aim
		if err := aim.Read(grammar.Zh, clauses); err != nil {
			t.Errorf("%s: %v", clauses, err)
			continue
		}
		got, err := aim.use(nothing{}, "A", wire.Action{}, func(Aim) error { return nil })
		if err != nil || got.Moves[0].Action != want {
			t.Errorf("%s is %+v, %v; want %+v", clauses, got, err, want)
		}
	}
	if err := new(Aim).Read(grammar.Zh, "随便看看"); err == nil {
		t.Error("nonsense was read")
	}
}

func TestEntriesOfTheStackAreTakenApart(t *testing.T) {
	const text = "B的烧毁（B面前的黑试探）、玩家A的黑试探（潜伏战线，抽二张）（玩家C）、C的狙击（玩家E）、A的黑调虎离山当作锁定（玩家D）、D的识破（B的烧毁，已无效）"
	var got Items
	if err := got.Read(grammar.Zh, text); err != nil {
		t.Fatal(err)
	}
	want := Items{
		{Who: "B", Name: "烧毁", Detail: ItemDetail{Aim: Aim{Intel{At: "B", Object: "黑试探"}}}},
		{Who: "A", Name: "黑试探（潜伏战线，抽二张）", Detail: ItemDetail{Aim: Aim{AtSeat{Who: "C"}}}},
		{Who: "C", Name: "狙击", Detail: ItemDetail{Aim: Aim{AtSeat{Who: "E"}}}},
		{Who: "A", Name: "黑调虎离山", As: "锁定", Detail: ItemDetail{Aim: Aim{AtSeat{Who: "D"}}}},
		{Who: "D", Name: "识破", Detail: ItemDetail{Aim: Aim{AtItem{Who: "B", Name: "烧毁"}}, State: "gone"}},
	}
	if !slices.EqualFunc(got, want, func(a, b Item) bool {
		x, y := Items{a}, Items{b}
		return x.Write(grammar.Zh) == y.Write(grammar.Zh) && x.Write(grammar.En) == y.Write(grammar.En)
	}) {
		t.Errorf("got %+v\nwant %+v", got, want)
	}
}
