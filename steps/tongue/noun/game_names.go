package noun

import (
	"fengsheng/engine/wire"
	"fengsheng/steps/say"
)

// The closed sets of the game. Their values are the words of the protocol, which are Chinese for what has an official
// name and English for what the protocol itself named.
type (
	// Function is what a card does: 锁定.
	Function = Word[functions]
	// Identity is 潜伏战线, 军情处 or 打酱油.
	Identity = Word[identities]
	// Phase is a phase of a turn.
	Phase = Word[phases]
	// Edition is a rule profile.
	Edition = Word[editions]
	// Mode is how intel travels: 密电, 直达, 文本.
	Mode = Word[modes]
	// Gender is 男 or 女.
	Gender = Word[genders]
	// Option is a way of acting between which a player chooses.
	Option = Word[options]
	// Reaction is what somebody says to be who is probed, Intent what he says that he does.
	Reaction = Word[reactions]
	Intent   = Word[intents]
)

type (
	functions  struct{}
	identities struct{}
	phases     struct{}
	editions   struct{}
	modes      struct{}
	genders    struct{}
	options    struct{}
	reactions  struct{}
	intents    struct{}
)

var functionNames = Names{
	{Value: "锁定", Zh: "锁定", En: "Lock"}, {Value: "调虎离山", Zh: "调虎离山", En: "Lure"}, {Value: "截获", Zh: "截获", En: "Intercept"},
	{Value: "退回", Zh: "退回", En: "Return"}, {Value: "破译", Zh: "破译", En: "Decode"}, {Value: "烧毁", Zh: "烧毁", En: "Burn"},
	{Value: "识破", Zh: "识破", En: "Counter"}, {Value: "试探", Zh: "试探", En: "Probe"}, {Value: "真伪莫辨", Zh: "真伪莫辨", En: "Muddle"},
	{Value: "转移", Zh: "转移", En: "Divert"}, {Value: "调包", Zh: "调包", En: "Swap"}, {Value: "增援", Zh: "增援", En: "Reinforce"},
	{Value: "博弈", Zh: "博弈", En: "Gamble"}, {Value: "权衡", Zh: "权衡", En: "Weigh"},
}

var identityNames = Names{
	{Value: "潜伏战线", Zh: "潜伏战线", En: "Lurkers", Also: []string{"潜伏", "Lurker"}},
	{Value: "军情处", Zh: "军情处", En: "MI", Also: []string{"军情", "军情局"}},
	{Value: "打酱油", Zh: "打酱油", En: "Bystander", Also: []string{"酱油", "打酱油的", "Bystanders"}},
}

func (functions) Names() Names  { return functionNames }
func (identities) Names() Names { return identityNames }

func (phases) Names() Names {
	return Names{
		{Value: "start", Zh: "回合开始", En: "turn start"}, {Value: "draw", Zh: "抽牌阶段", En: "draw phase"},
		{Value: "drawn", Zh: "抽牌后", En: "after the draw"},
		{Value: "play1", Zh: "出牌阶段（一）", En: "play phase one", Also: []string{"出牌阶段一", "出牌阶段1", "play phase (one)", "play phase 1"}},
		{Value: "send", Zh: "传出情报", En: "sending intel"},
		{Value: "transit", Zh: "情报传递", En: "transit"}, {Value: "arrival", Zh: "情报到达", En: "arrival"},
		{Value: "receive", Zh: "情报接收", En: "receiving"},
		{Value: "play2", Zh: "出牌阶段（二）", En: "play phase two", Also: []string{"出牌阶段二", "出牌阶段2", "play phase (two)", "play phase 2"}},
		{Value: "end", Zh: "回合结束", En: "turn end"},
	}
}

func (editions) Names() Names {
	return Names{
		{Value: "standard", Zh: "标准版", En: "standard"}, {Value: "promo", Zh: "推广版", En: "promo"},
		{Value: "mission", Zh: "绝密任务", En: "mission"}, {Value: "beginner", Zh: "初次游戏", En: "beginner"},
		{Value: "qianzhi", Zh: "千智版", En: "qianzhi", Also: []string{"千智", "千智风声"}},
	}
}

func (modes) Names() Names {
	return Names{{Value: "密电", Zh: "密电", En: "Telegram"}, {Value: "直达", Zh: "直达", En: "Direct"}, {Value: "文本", Zh: "文本", En: "Text"}}
}

func (genders) Names() Names {
	return Names{{Value: "男", Zh: "男", En: "male"}, {Value: "女", Zh: "女", En: "female"}, {Value: "男女", Zh: "男女", En: "both"}}
}

func (options) Names() Names {
	return Names{
		{Value: "claim-good", Zh: "宣称自己是好人", En: "to claim to be good"}, {Value: "claim-undercover", Zh: "宣称自己是卧底", En: "to claim to be undercover"},
		{Value: "discard", Zh: "弃一张牌", En: "to discard a card"}, {Value: "draw", Zh: "抽两张牌", En: "to draw two cards"},
		{Value: "to-hand", Zh: "收入手牌", En: "to take it into the hand"}, {Value: "as-intel", Zh: "当作情报", En: "to keep it as intel"},
		{Value: "let-be", Zh: "留在原处", En: "to leave it where it is"},
	}
}

func (reactions) Names() Names {
	return Names{{Value: "claim-good", Zh: "好人", En: "good"}, {Value: "claim-undercover", Zh: "卧底", En: "undercover"}}
}

func (intents) Names() Names {
	return Names{{Value: "discard", Zh: "弃牌", En: "a discard"}, {Value: "draw", Zh: "抽牌", En: "a draw"}}
}

func (functions) What() say.Text  { return say.Text{Zh: "功能牌", En: "function card"} }
func (identities) What() say.Text { return say.Text{Zh: "身份", En: "identity"} }
func (phases) What() say.Text     { return say.Text{Zh: "时机", En: "phase"} }
func (editions) What() say.Text   { return say.Text{Zh: "规则版本", En: "edition"} }
func (modes) What() say.Text      { return say.Text{Zh: "传递方式", En: "mode of transit"} }
func (genders) What() say.Text    { return say.Text{Zh: "性别", En: "gender"} }
func (options) What() say.Text    { return say.Text{Zh: "做法", En: "option"} }
func (reactions) What() say.Text  { return say.Text{Zh: "反应", En: "reaction"} }
func (intents) What() say.Text    { return say.Text{Zh: "反应", En: "reaction"} }

// PhaseName is a phase in a language, those too that no sentence names.
func PhaseName(word string) Name {
	for _, n := range (phases{}).Names() {
		if n.Value == word {
			return n
		}
	}
	if p, err := wire.ParsePhase(word); err == nil {
		return Name{Value: word, Zh: p.ZH(), En: word}
	}
	return Name{Value: word, Zh: word, En: word}
}
