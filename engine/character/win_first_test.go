package character_test

import (
	"testing"

	"fengsheng/engine/table"
)

// The Intercept has left the stack by the time the victory is judged, so that
// the skill waited for no more than the declaration would.
func TestIntelThatWinsByInterceptTriggersNothing(t *testing.T) { // WIN-018, DL-003
	g := sit(t, table.Send, "", open(table.Lurker, "戴笠", "蓝破译 黑识破", ""),
		open(table.MI, "福尔摩斯", "黑截获", "蓝锁定 蓝锁定 黑锁定 黑锁定"), open(table.Bystander, "黑玫瑰", "", ""))
	g.sends(A, "蓝破译", table.Nobody)
	g.plays(B, "黑截获", table.Nobody, 0)
	g.resolves()
	g.check("A is not asked for 笑里藏刀 and B wins", !g.asked(A, "笑里藏刀") && g.m.S.Result.Declarer == B)
	g.winners("B has three blue", B.Of())
}
