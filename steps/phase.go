package steps

import (
	"fengsheng/engine/wire"
	"fengsheng/steps/words"
)

const phases = `回合开始|抽牌阶段|抽牌后|出牌阶段（一）|出牌阶段（二）|传出情报|情报传递|情报到达|情报接收|回合结束`

var phaseNames = words.Phases()

// phaseWord is how package wire writes the phase.
func phaseWord(name string) string {
	if word := phaseNames.Wire(simplify(name)); word != "" {
		return word
	}
	return name
}

func phaseName(word string) string {
	if name := phaseNames.ZH(word); name != "" {
		return name
	}
	if p, err := wire.ParsePhase(word); err == nil {
		return p.ZH()
	}
	return word
}
