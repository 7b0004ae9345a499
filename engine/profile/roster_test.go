package profile

import (
	"slices"
	"strings"
	"testing"
)

// The base roster of SET-003, stealth characters first.
const (
	stealthNames   = "老鬼 译电员 老枪 闪灵 黑玫瑰 峨嵋峰 老金 浮萍 黄雀 钢铁特工R"
	openNames      = "情报处长 职业杀手 礼服蒙面人 柒佰 刀锋 大美女 六姐 小马哥 怪盗九九 贝雷帽 小白 蝮蛇 戴笠 福尔摩斯 致命香水"
	expansionNames = "千面女郎 黑手 潮汐 易先生 无间行者"
)

func roster(p Profile, stealth bool) []string {
	var out []string
	for _, c := range p.Characters {
		if c.Stealth == stealth {
			out = append(out, c.Name)
		}
	}
	slices.Sort(out)
	return out
}

func sorted(names string) []string {
	out := strings.Fields(names)
	slices.Sort(out)
	return out
}

func TestRoster(t *testing.T) { // SET-003, STL-002, OPN-002, QZ-049
	for _, id := range []string{"standard", "promo", "qianzhi"} {
		p := named(t, id)
		if got := roster(p, true); !slices.Equal(got, sorted(stealthNames)) {
			t.Errorf("%s: stealth characters %v", id, got)
		}
		if got := roster(p, false); !slices.Equal(got, sorted(openNames)) {
			t.Errorf("%s: open characters %v", id, got)
		}
	}
	p := named(t, "mission")
	if got := roster(p, false); !slices.Equal(got, sorted(openNames+" "+expansionNames)) || len(p.Characters) != 30 {
		t.Errorf("mission: open characters %v of %d", got, len(p.Characters))
	}
}

func TestBox(t *testing.T) { // SET-001: nine identity cards, 25 characters, 81 cards
	for _, id := range []string{"standard", "promo"} {
		p := named(t, id)
		var most [3]uint8
		for _, row := range p.Identities {
			most[0], most[1], most[2] = max(most[0], row.Lurkers), max(most[1], row.MI), max(most[2], row.Bystanders)
		}
		if n := most[0] + most[1] + most[2]; n != 9 || len(p.Characters) != 25 || len(p.Faces()) != 81 {
			t.Errorf("%s: %d identities, %d characters, %d cards; want 9, 25 and 81", id, n, len(p.Characters), len(p.Faces()))
		}
	}
}
