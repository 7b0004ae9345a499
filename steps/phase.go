package steps

import "fengsheng/engine/wire"

const phases = `回合开始|抽牌阶段|抽牌后|出牌阶段（一）|出牌阶段（二）|传出情报|情报传递|情报到达|情报接收|回合结束`

var phaseNames = [...][2]string{
	{"start", "回合开始"}, {"draw", "抽牌阶段"}, {"drawn", "抽牌后"}, {"play1", "出牌阶段（一）"}, {"send", "传出情报"},
	{"transit", "情报传递"}, {"arrival", "情报到达"}, {"receive", "情报接收"}, {"play2", "出牌阶段（二）"},
	{"end", "回合结束"}, {"over", "回合交替"}, {"finished", "终局"}, {"dealing", "发牌"},
}

// phaseWord is how package wire writes the phase.
func phaseWord(name string) string {
	for _, p := range phaseNames {
		if p[1] == simplify(name) {
			return p[0]
		}
	}
	return name
}

func phaseName(word string) string {
	for _, p := range phaseNames {
		if p[0] == word {
			return p[1]
		}
	}
	if p, err := wire.ParsePhase(word); err == nil {
		return p.ZH()
	}
	return word
}
