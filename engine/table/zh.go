package table

// The official Chinese words. Each table is indexed by its type.
var (
	nameZH = [Names]string{"", "锁定", "调虎离山", "截获", "退回", "破译", "烧毁", "识破", "试探", "真伪莫辨",
		"转移", "调包", "增援", "博弈", "权衡"}
	colorZH    = [...]string{"", "红", "蓝", "黑"}
	modeZH     = [...]string{"", "密电", "直达", "文本"}
	identityZH = [Identities]string{"", "潜伏战线", "军情处", "打酱油"}
	actZH      = [...]string{"", "弃一张", "抽二张"}
	phaseZH    = [Phases]string{"发牌", "回合开始", "抽牌", "抽牌后", "出牌阶段（一）", "传出情报", "情报传递",
		"情报到达", "情报接收", "出牌阶段（二）", "回合结束", "换人", "终局"}
)

// ZH is the card's official name.
func (n Name) ZH() string { return nameZH[n] }

// ZH is 红, 蓝 or 黑.
func (c Color) ZH() string { return colorZH[c] }

// ZH is 密电, 直达 or 文本.
func (m Mode) ZH() string { return modeZH[m] }

// ZH is the identity's name.
func (i Identity) ZH() string { return identityZH[i] }

// ZH is 弃一张 or 抽二张.
func (a ProbeAct) ZH() string { return actZH[a] }

// ZH is the phase's name.
func (p Phase) ZH() string { return phaseZH[p] }

// ZH is what a player calls the face: 红锁定. A Probe is told apart from the
// other Probes of its colour by what it asks: 红试探（潜伏战线，抽二张）.
func (f Face) ZH() string {
	s := f.Color.ZH() + f.Name.ZH()
	if f.Name == Probe {
		s += "（" + f.Asks.ZH() + "，" + f.Act.ZH() + "）"
	}
	return s
}
