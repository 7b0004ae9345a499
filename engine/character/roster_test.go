package character_test

import (
	"slices"
	"strings"
	"testing"

	"fengsheng/engine/character"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// The response skills of the open characters; all their other skills trigger,
// convert a card or hold always.
const openResponses = "偷龙转凤 爱情 收买 声东击西 弹药无限 揭露"

func TestKindsOfOpenSkills(t *testing.T) { // OPN-005
	var got []string
	for _, c := range everyone() {
		for _, s := range c.Skills {
			if !c.Stealth && s.Kind == rule.Response {
				got = append(got, s.Name)
			}
		}
	}
	want := strings.Fields(openResponses)
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("response skills of open characters: %v, want %v", got, want)
	}
}

// The genders as printed: 小白 has none printed and counts as both.
var genders = map[table.Gender]string{
	table.Male: "情报处长 职业杀手 礼服蒙面人 柒佰 刀锋 小马哥 怪盗九九 贝雷帽 蝮蛇 戴笠 福尔摩斯 " +
		"黑手 潮汐 易先生 无间行者 老枪 峨嵋峰 老金 钢铁特工R",
	table.Female:              "大美女 六姐 致命香水 千面女郎 老鬼 译电员 闪灵 黑玫瑰 浮萍 黄雀",
	table.Male | table.Female: "小白",
}

func TestGenders(t *testing.T) { // OPN-060
	got := map[table.Gender][]string{}
	for _, c := range everyone() {
		g := genderOf(c)
		got[g] = append(got[g], c.Name)
	}
	for g, names := range genders {
		want := strings.Fields(names)
		slices.Sort(want)
		slices.Sort(got[g])
		if !slices.Equal(got[g], want) {
			t.Errorf("gender %v: %v, want %v", g, got[g], want)
		}
		delete(got, g)
	}
	if len(got) > 0 {
		t.Errorf("characters of no printed gender: %v", got)
	}
}

func everyone() []rule.Character {
	return slices.Concat(character.Base(), character.Expansion())
}

// genderOf joins the gender printed on the card with what its skills add.
func genderOf(c rule.Character) table.Gender {
	g := c.Gender
	for _, s := range c.Skills {
		g |= s.Trait.Gender
	}
	return g
}
