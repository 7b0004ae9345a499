package lint

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"fengsheng/features/rulings"
)

func TestProofsCollectWhatScenariosClaim(t *testing.T) {
	text := strings.Replace(good, "功能: 传递", "@TURN-003\n功能: 传递", 1)
	got, err := Proofs(fstest.MapFS{"t/a.feature": {Data: []byte(text)}})
	if err != nil {
		t.Fatal(err)
	}
	want := []rulings.Proof{
		{Case: "TX-001/main", File: "t/a.feature", Line: 16, Rulings: []string{"TX-001", "TURN-003"},
			Positive: true, Profiles: []string{"standard"}},
		{Case: "TX-002/退回-甲", File: "t/a.feature", Line: 26, Rulings: []string{"TX-002", "TURN-003"},
			Negative: true, Profiles: []string{"standard"}},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("proofs (-want +got):\n%s", diff)
	}
}

func TestSidesAreReadFromTheSteps(t *testing.T) {
	for _, tt := range []struct {
		claim, steps       string
		positive, negative bool
	}{
		{"an outcome that happens", "那么 玩家B死亡", true, false},
		{"an outcome that does not", "那么 没有人死亡", false, true},
		{"both", "那么 玩家B死亡\n而且 玩家C不能使用黑识破", true, true},
		{"a refused act", "当 玩家B不能使用黑识破\n那么 优先权在玩家B", true, true},
		{"an outline with a row that denies", "那么 玩家B<死>\n例子:\n| 死 |\n| 死亡 |\n| 没有死亡 |", true, true},
		{"a denial in a column of no step", "那么 玩家B<死>\n例子:\n| 死 | 注 |\n| 死亡 | 不能 |", true, false},
		{"a card nobody may see", "那么 玩家B看不到C的角色", false, true},
		{"a denial in the set-up says nothing", "假如 玩家B没有手牌\n那么 玩家B死亡", true, false},
	} {
		text := "# language: zh-CN\n功能: 甲\n@TX-001\n场景大纲: 乙\n" + tt.steps + "\n"
		proofs, err := Proofs(fstest.MapFS{"a.feature": {Data: []byte(text)}})
		if err != nil || len(proofs) != 1 {
			t.Fatalf("%s: %v, %v", tt.claim, proofs, err)
		}
		if got := proofs[0]; got.Positive != tt.positive || got.Negative != tt.negative {
			t.Errorf("%s: positive %v, negative %v", tt.claim, got.Positive, got.Negative)
		}
	}
}

func TestProfilesAreFoundInExamples(t *testing.T) {
	text := "# language: zh-CN\n功能: 甲\n@TX-001\n场景大纲: 乙\n假如 <方案>\n那么 丙\n例子:\n| 方案 |\n| 推广版 |\n| 千智风声 |\n"
	proofs, err := Proofs(fstest.MapFS{"a.feature": {Data: []byte(text)}})
	if err != nil || strings.Join(proofs[0].Profiles, " ") != "promo qianzhi" {
		t.Errorf("%v, %v", proofs, err)
	}
}

func TestProofsOfABrokenFileAreRefused(t *testing.T) {
	_, err := Proofs(fstest.MapFS{"a.feature": {Data: []byte("# language: zh-CN\n功能：甲\n")}})
	if err == nil || !strings.Contains(err.Error(), "a.feature:2") {
		t.Errorf("error = %v", err)
	}
}

func TestATaggedProfileDecides(t *testing.T) {
	text := "# language: zh-CN\n@mission\n功能: 甲\n@TX-001 @promo\n场景: 乙\n假如 标准版五人局\n那么 丙\n"
	proofs, err := Proofs(fstest.MapFS{"a.feature": {Data: []byte(text)}})
	if err != nil || strings.Join(proofs[0].Profiles, " ") != "promo mission" {
		t.Errorf("%v, %v", proofs, err)
	}
}
