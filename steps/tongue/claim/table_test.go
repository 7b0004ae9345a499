package claim_test

import (
	"errors"
	"reflect"
	"slices"
	"testing"

	"fengsheng/engine/wire"
	"fengsheng/steps/say"
	"fengsheng/steps/tongue/claim"
	"fengsheng/steps/tongue/grammar"
)

var written = [][]string{
	{"玩家", "身份", "角色", "手牌", "情报"},
	{"A", "军情处（已公开）", "闪灵（翻开）", "红试探 黑烧毁×2", "无"},
	{"B", "无", "无", "4张", "蓝识破"},
}

func tableOf(t *testing.T, l grammar.Language, rows [][]string) claim.TableIs {
	t.Helper()
	v, err := claim.TableIs{}.WithTable(l, rows)
	if err != nil {
		t.Fatal(err)
	}
	return v.(claim.TableIs)
}

func TestATableIsReadAsItIsWrittenInEveryLanguage(t *testing.T) {
	value := tableOf(t, grammar.Zh, written)
	for _, l := range grammar.Languages() {
		rows := value.Table(l)
		t.Log(rows)
		if back := tableOf(t, l, rows); !reflect.DeepEqual(back, value) {
			t.Errorf("%s: %v reads %+v, not %+v", l, rows, back, value)
		}
	}
	if rows := value.Table(grammar.Zh); !reflect.DeepEqual(rows, written) {
		t.Errorf("%v is written %v", written, rows)
	}
}

// A table that says nothing of anybody, or of nobody that could sit at the table, is the author's mistake.
func TestATableThatClaimsNothingIsNone(t *testing.T) {
	for _, rows := range [][][]string{
		{{"玩家", "手牌"}}, {{"玩家"}, {"A"}}, {{"手牌", "玩家"}, {"无", "A"}}, {{"玩家", "手牌"}, {"", "无"}},
		{{"玩家", "手牌"}, {"牌A", "无"}}, {{"玩家", "手牌"}, {"AX", "无"}}, {{"玩家", "手牌", "手牌"}, {"A", "无", "无"}},
		{{"玩家", "性别"}, {"A", "女"}}, {{"玩家", "身份"}, {"A", "军情部"}},
	} {
		_, err := claim.TableIs{}.WithTable(grammar.Zh, rows)
		var author *say.Problem
		if !errors.As(err, &author) {
			t.Errorf("%v: %v", rows, err)
		}
	}
}

// What differs stands in the lines of a failure, and nothing else does.
func TestATableIsComparedCellByCell(t *testing.T) {
	there := func() fake {
		return fake{view: wire.View{Seats: []wire.SeatView{
			{Seat: "A", Alive: true, Identity: "军情处", IdentityShown: true, Character: "闪灵", FaceUp: true, HandCount: 3, Hand: []string{"黑烧毁", "红试探", "黑烧毁"}},
			{Seat: "B", Alive: true, HandCount: 4, Hand: []string{"黑烧毁", "黑烧毁", "黑锁定", "黑锁定"}, Intel: []string{"蓝识破"}},
		}}}
	}
	for name, test := range map[string]struct {
		change func(*wire.View)
		lines  []string
	}{
		"as it is":               {change: func(*wire.View) {}},
		"a hidden identity":      {func(v *wire.View) { v.Seats[0].IdentityShown = false }, []string{"A 身份 军情处"}},
		"another identity":       {func(v *wire.View) { v.Seats[0].Identity = "潜伏战线" }, []string{"A 身份 潜伏战线（已公开）"}},
		"an identity too many":   {func(v *wire.View) { v.Seats[1].Identity = "军情处" }, []string{"B 身份 军情处"}},
		"a covered character":    {func(v *wire.View) { v.Seats[0].FaceUp = false }, []string{"A 角色 闪灵（盖伏）"}},
		"a character too many":   {func(v *wire.View) { v.Seats[1].Character = "刀锋" }, []string{"B 角色 刀锋（盖伏）"}},
		"another hand":           {func(v *wire.View) { v.Seats[0].Hand[1] = "蓝试探" }, []string{"A 手牌 黑烧毁×2 蓝试探"}},
		"a card too many":        {func(v *wire.View) { v.Seats[1].HandCount++ }, []string{"B 手牌 5张"}},
		"a covered card more":    {func(v *wire.View) { v.Seats[0].HandCount++ }, []string{"A 手牌 4张"}},
		"intel where is none":    {func(v *wire.View) { v.Seats[0].Intel = []string{"红锁定"} }, []string{"A 情报 红锁定"}},
		"a hand that is covered": {func(v *wire.View) { v.Seats[0].Hand = nil }, []string{"A 手牌 3张"}},
	} {
		g := there()
		test.change(&g.view)
		seen, err := tableOf(t, grammar.Zh, written).Seen(g)
		var off []string
		for i, line := range seen.Lines {
			if line != seen.Want[i] {
				off = append(off, line)
			}
		}
		if err != nil || seen.Holds != (len(test.lines) == 0) || !slices.Equal(off, test.lines) {
			t.Errorf("%s: holds %v, off %q, %v", name, seen.Holds, off, err)
		}
	}
}
