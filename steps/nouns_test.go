package steps

import (
	"slices"
	"strings"
	"testing"

	"fengsheng/engine/wire"
	"fengsheng/steps/say"
)

func TestScriptsPairUp(t *testing.T) {
	if n := len([]rune(scripts)); n%2 != 0 {
		t.Fatalf("%d characters do not pair up", n)
	}
	for _, text := range []string{"玩家B使用紅燒毀,燒毀自己面前的黑試探(潛伏戰線,抽二張)", "轉移、調包、權衡、調虎離山、截獲、識破、真偽莫辨、破譯、軍情處、打醬油"} {
		if got := simplify(text); got != simplify(got) || got == text {
			t.Errorf("simplify(%s) = %s", text, got)
		}
	}
	if got := simplify("玩家B使用紅燒毀,燒毀自己面前的黑試探(潛伏戰線,抽二張)"); got != "玩家B使用红烧毁，烧毁自己面前的黑试探（潜伏战线，抽二张）" {
		t.Errorf("simplified to %s", got)
	}
}

func TestNumber(t *testing.T) {
	for word, want := range map[string]int{"零": 0, "两": 2, "十": 10, "十二": 12, "四十五": 45, "一百零八": 108, "81": 81} {
		if got, err := number(word); err != nil || got != want {
			t.Errorf("number(%s) = %d, %v; want %d", word, got, err, want)
		}
	}
	for _, word := range []string{"", "几", "一二"} {
		if n, err := number(word); err == nil && word != "" {
			t.Errorf("number(%q) = %d, want an error", word, n)
		}
	}
}

func TestWhatCannotBeReadIsToldInBothLanguages(t *testing.T) {
	_, noNumber := number("几")
	_, noItem := itemsIn("烧毁")
	for _, err := range []error{noNumber, noItem} {
		if said := say.TextOf(err); said.Zh == said.En || !strings.Contains(said.Zh, "请写作") {
			t.Errorf("got %+v", said)
		}
	}
}

func TestCardsIn(t *testing.T) {
	tests := []struct {
		list string
		want []string
	}{
		{"红烧毁、黑截获×2", []string{"红烧毁", "黑截获", "黑截获"}},
		{"两张黑试探 蓝識破", []string{"黑试探", "黑试探", "蓝识破"}},
		{"黑试探（潜伏战线，抽二张）和红锁定", []string{"黑试探（潜伏战线，抽二张）", "红锁定"}},
	}
	for _, test := range tests {
		if got, err := cardsIn(test.list); err != nil || !slices.Equal(got, test.want) {
			t.Errorf("cardsIn(%s) = %v, %v; want %v", test.list, got, err, test.want)
		}
	}
	for _, list := range []string{"", "红桃、黑试探", "绿锁定"} {
		if got, err := cardsIn(list); err == nil {
			t.Errorf("cardsIn(%s) = %v, want an error", list, got)
		}
	}
}

func TestMissingTakesExactNamesFirst(t *testing.T) {
	lack, extra := missing([]string{"试探", "黑试探"}, []string{"黑试探（军情处，弃一张）", "红试探（军情处，弃一张）", "红锁定"})
	if len(lack) != 0 || !slices.Equal(extra, []string{"红锁定"}) {
		t.Errorf("lack %v, extra %v", lack, extra)
	}
}

func TestItemsIn(t *testing.T) {
	items, err := itemsIn("B的烧毁（B面前的黑试探）、玩家A的黑试探（潜伏战线，抽二张）（玩家C）、C的狙击（玩家E）、A的黑调虎离山当作锁定（玩家D）、D的识破（B的烧毁，已无效）")
	if err != nil {
		t.Fatal(err)
	}
	want := []item{
		{seat: "B", card: "烧毁", aim: "B面前的黑试探"}, {seat: "A", card: "黑试探（潜伏战线，抽二张）", aim: "玩家C"},
		{seat: "C", skill: "狙击", aim: "玩家E"}, {seat: "A", card: "黑调虎离山", as: "锁定", aim: "玩家D"},
		{seat: "D", card: "识破", aim: "B的烧毁，已无效"},
	}
	for i := range items {
		items[i].text = ""
	}
	if !slices.Equal(items, want) {
		t.Errorf("got %+v\nwant %+v", items, want)
	}
}

func TestAim(t *testing.T) {
	tests := []struct {
		clauses string
		want    wire.Action
	}{
		{"指定玩家C", wire.Action{Target: "C"}},
		{"烧毁自己面前的黑试探", wire.Action{Target: "A", Object: "黑试探"}},
		{"指定B面前的红锁定和C面前的黑烧毁，弃蓝识破", wire.Action{Card: "蓝识破", Target: "B", Object: "红锁定", SecondAt: "C", Second: "黑烧毁"}},
		{"识破响应链第二项", wire.Action{Item: 2}},
		{"烧毁B面前的黑截获，就是响应链第一项指定的那张", wire.Action{Target: "B", Object: "黑截获", SameAs: 1}},
		{"指定B面前的黑截获和C面前的黑烧毁，后一张就是响应链第2项指定的那张",
			wire.Action{Target: "B", Object: "黑截获", SecondAt: "C", Second: "黑烧毁", SecondSameAs: 2}},
	}
	w := new(World)
	for _, test := range tests {
		var got wire.Action
		if err := w.aim(&got, "A", test.clauses); err != nil || got != test.want {
			t.Errorf("aim(%s) = %+v, %v; want %+v", test.clauses, got, err, test.want)
		}
	}
	if err := w.aim(new(wire.Action), "A", "随便看看"); err == nil {
		t.Error("nonsense was read")
	}
}
