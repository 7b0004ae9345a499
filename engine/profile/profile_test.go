package profile

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fengsheng/engine/table"
)

var update = flag.Bool("update", false, "rewrite corpus/profiles")

func count(p Profile, key func(table.Face) string) map[string]int {
	n := map[string]int{}
	for _, f := range p.Faces() {
		n[key(f)]++
	}
	return n
}

func named(t *testing.T, id string) Profile {
	t.Helper()
	p, err := Named(id)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func byNameAndColor(f table.Face) string { return f.Color.ZH() + f.Name.ZH() }
func byColor(f table.Face) string        { return f.Color.ZH() }
func byMode(f table.Face) string         { return f.Mode.ZH() + f.Color.ZH() }

func TestStandardDeck(t *testing.T) { // SET-006, SET-007, SET-008, CARD-004, CARD-005
	p := named(t, "standard")
	want := map[string]int{
		"红锁定": 5, "蓝锁定": 5, "黑锁定": 4, "红调虎离山": 2, "蓝调虎离山": 2, "黑调虎离山": 4,
		"红截获": 1, "蓝截获": 1, "黑截获": 6, "红退回": 2, "蓝退回": 2, "黑退回": 2, "红破译": 3, "蓝破译": 3, "黑破译": 1,
		"红烧毁": 1, "蓝烧毁": 1, "黑烧毁": 4, "红识破": 3, "蓝识破": 3, "黑识破": 6, "红试探": 6, "蓝试探": 6, "黑试探": 6,
		"红真伪莫辨": 1, "蓝真伪莫辨": 1,
	}
	if d := cmp.Diff(want, count(p, byNameAndColor)); d != "" {
		t.Error(d)
	}
	if d := cmp.Diff(map[string]int{"红": 24, "蓝": 24, "黑": 33}, count(p, byColor)); d != "" {
		t.Error(d)
	}
	modes := map[string]int{"密电红": 16, "密电蓝": 16, "密电黑": 15, "直达红": 5, "直达蓝": 5, "直达黑": 16, "文本红": 3, "文本蓝": 3, "文本黑": 2}
	if d := cmp.Diff(modes, count(p, byMode)); d != "" {
		t.Error(d)
	}
}

func TestPromoDeck(t *testing.T) { // SET-009, SET-010, SET-011, SET-036, CARD-006, CARD-007
	p := named(t, "promo")
	want := map[string]int{
		"红锁定": 3, "蓝锁定": 3, "黑锁定": 6, "红调虎离山": 2, "蓝调虎离山": 2, "黑调虎离山": 2,
		"红截获": 1, "蓝截获": 1, "黑截获": 6, "红退回": 3, "蓝退回": 3, "黑退回": 2, "红破译": 2, "蓝破译": 2, "黑破译": 2,
		"红烧毁": 2, "蓝烧毁": 2, "黑烧毁": 2, "红识破": 5, "蓝识破": 5, "黑识破": 4, "红试探": 6, "蓝试探": 6, "黑试探": 6,
		"红真伪莫辨": 1, "蓝真伪莫辨": 1, "黑真伪莫辨": 1,
	}
	if d := cmp.Diff(want, count(p, byNameAndColor)); d != "" {
		t.Error(d)
	}
	modes := map[string]int{"密电红": 11, "密电蓝": 11, "密电黑": 14, "直达红": 8, "直达蓝": 8, "直达黑": 12, "文本红": 6, "文本蓝": 6, "文本黑": 5}
	if d := cmp.Diff(modes, count(p, byMode)); d != "" {
		t.Error(d)
	}
}

func TestProbesAreSpreadEvenly(t *testing.T) { // SET-015, PROB-005, PROB-006
	for _, id := range []string{"standard", "promo"} {
		n := count(named(t, id), func(f table.Face) string {
			if f.Name != table.Probe {
				return ""
			}
			return f.ZH()
		})
		delete(n, "")
		if len(n) != 18 {
			t.Errorf("%s: %d kinds of Probe, want 18", id, len(n))
		}
		for kind, k := range n {
			if k != 1 {
				t.Errorf("%s: %d of %s, want one", id, k, kind)
			}
		}
	}
}

func TestQianzhiDeck(t *testing.T) { // SET-012, SET-013, SET-014, QZ-007, QZ-008, QZ-019
	p := named(t, "qianzhi")
	want := map[string]int{
		"红破译": 3, "蓝破译": 3, "黑破译": 4, "红锁定": 6, "蓝锁定": 6, "黑锁定": 6, "红截获": 2, "蓝截获": 2, "黑截获": 9,
		"红烧毁": 2, "蓝烧毁": 2, "黑烧毁": 3, "红转移": 3, "蓝转移": 3, "黑转移": 2, "红调虎离山": 3, "蓝调虎离山": 3, "黑调虎离山": 5,
		"红识破": 1, "蓝识破": 1, "黑识破": 3, "红真伪莫辨": 1, "蓝真伪莫辨": 1, "红调包": 2, "蓝调包": 2, "黑调包": 4,
		"红增援": 1, "蓝增援": 1, "黑增援": 2, "黑博弈": 2, "黑权衡": 2, "红试探": 6, "蓝试探": 6, "黑试探": 6,
	}
	if d := cmp.Diff(want, count(p, byNameAndColor)); d != "" {
		t.Error(d)
	}
	if d := cmp.Diff(map[string]int{"红": 30, "蓝": 30, "黑": 48}, count(p, byColor)); d != "" {
		t.Error(d)
	}
	modes := map[string]int{"密电红": 17, "密电蓝": 17, "密电黑": 18, "直达红": 8, "直达蓝": 8, "直达黑": 21, "文本红": 5, "文本蓝": 5, "文本黑": 9}
	if d := cmp.Diff(modes, count(p, byMode)); d != "" {
		t.Error(d)
	}
}

func TestNoTableNeedsMoreThanThreeOfAnIdentity(t *testing.T) { // SET-002
	for _, p := range All() {
		for _, row := range p.Identities {
			if row.Lurkers > 3 || row.MI > 3 || row.Bystanders > 3 || int(row.Lurkers+row.MI+row.Bystanders) != row.Players {
				t.Errorf("%s: %+v", p.ID, row)
			}
		}
	}
}

func TestBeginnerHasNoCharactersAndNoBystanders(t *testing.T) { // SET-026, STL-055
	p := named(t, "beginner")
	if len(p.Characters) != 0 {
		t.Errorf("%d characters, want none", len(p.Characters))
	}
	r, err := p.Rules()
	if err != nil {
		t.Fatal(err)
	}
	for n := range 12 {
		if err := r.Seats(n); (err == nil) != (n == 4 || n == 6) {
			t.Errorf("%d players: %v", n, err)
		}
	}
}

// The resolved form of every profile is golden text, so that a review sees
// what a change does to each of them.
func TestResolvedProfiles(t *testing.T) {
	for _, p := range All() {
		path := filepath.Join("..", "..", "corpus", "profiles", p.ID+".txt")
		got := resolved(p)
		if *update {
			if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(path)
		if err != nil {
			t.Fatalf("%v; go test ./engine/profile -update writes it", err)
		}
		if d := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(got, "\n")); d != "" {
			t.Errorf("%s differs from %s; if it should, go test ./engine/profile -update:\n%s", p.ID, path, d)
		}
	}
}

func resolved(p0 Profile) string {
	p := p0
	var b strings.Builder
	fmt.Fprintf(&b, "%s %s\n\n起始手牌 %d，抽牌阶段 %d 至 %d 张\n\n牌库 %d 张（红/蓝/黑）\n", p.ID, p.ZH, p.Hand, p.Flow.DrawMin, p.Flow.DrawMax, len(p.Faces()))
	for _, row := range p.Deck {
		fmt.Fprintf(&b, "%s %s %d/%d/%d\n", row.Name.ZH(), row.Mode.ZH(), row.Red, row.Blue, row.Black)
	}
	fmt.Fprintf(&b, "\n时机")
	for p := range table.Phases {
		if table.AnyWindow.Has(p) && !p0.Flow.Skips.Has(p) {
			fmt.Fprintf(&b, " %s", p.ZH())
		}
	}
	if p0.Flow.Stage != 0 {
		b.WriteString("；每次使用之后是识破阶段，没有响应链")
	}
	b.WriteString("\n\n身份（潜伏战线/军情处/打酱油）\n")
	for _, t := range p.Identities {
		open := ""
		if t.Open {
			open = " 公开"
		}
		fmt.Fprintf(&b, "%d人 %s%s\n", t.Players, t.Name(), open)
	}
	fmt.Fprintf(&b, "\n角色 %d 名\n", len(p.Characters))
	for _, c := range p.Characters {
		kind := "公开"
		if c.Stealth {
			kind = "潜伏"
		}
		fmt.Fprintf(&b, "%s %s", c.Name, kind)
		for _, k := range c.Skills {
			fmt.Fprintf(&b, " %s", k.Name)
		}
		b.WriteString("\n")
	}
	return b.String()
}
