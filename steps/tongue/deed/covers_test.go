package deed

import (
	"testing"

	"fengsheng/engine/wire"
)

// Which of two equal intel an entry aims at decides what is left for it (BURN-011).
func TestWhichOfEqualIntelIsMeantMustBeSo(t *testing.T) {
	burn := func(same int) wire.Action {
		return wire.Action{Do: wire.Play, Card: "红烧毁", As: "烧毁", Target: "B", Object: "黑试探", SameAs: same}
	}
	love := wire.Action{Do: wire.Use, Skill: "爱情", Target: "B", Object: "黑试探", SecondAt: "C", Second: "黑锁定", SecondSameAs: 1}
	turned := wire.Action{Do: wire.Use, Skill: "爱情", Target: "C", Object: "黑锁定", SameAs: 1, SecondAt: "B", Second: "黑试探"}
	other := turned
	other.SameAs = 2
	for _, test := range []struct {
		said, got wire.Action
		means     bool
	}{
		{burn(1), burn(1), true}, {burn(1), burn(0), false}, {burn(1), burn(2), false}, {burn(0), burn(1), true},
		{love, love, true}, {love, turned, true}, {love, other, false},
	} {
		if Covers(test.said, test.got) != test.means || Says(test.said, test.got) != test.means {
			t.Errorf("%s means %s: %v, %v; want %v", test.said, test.got, Covers(test.said, test.got), Says(test.said, test.got), test.means)
		}
	}
}
