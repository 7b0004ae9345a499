package board

import (
	"fmt"
	"strings"

	"fengsheng/engine/table"
	"fengsheng/engine/wire"
	"fengsheng/steps/say"
)

// questions say in both languages what an open question wants.
var questions = map[string][2]string{
	wire.AskAct:       {"用牌、用技能或让过", "use something or pass"},
	wire.AskSend:      {"传出哪张情报", "which intel to send"},
	wire.AskReceive:   {"是否接收", "take the intel or not"},
	wire.AskNumber:    {"抽几张", "how many cards to draw"},
	wire.AskUse:       {"是否发动", "use it or not"},
	wire.AskReveal:    {"是否翻开角色", "turn up the character or not"},
	wire.AskSkill:     {"先处理哪个技能", "which skill first"},
	wire.AskCard:      {"选一张牌", "choose a card"},
	wire.AskCards:     {"选牌（逐张）", "choose cards, one by one"},
	wire.AskSeat:      {"选一位玩家", "choose a player"},
	wire.AskOption:    {"选一种做法", "choose what to do"},
	wire.AskCharacter: {"选角色", "choose a character"},
	wire.AskChance:    {"随机结果", "an outcome of chance"},
}

// Question is what an open question wants of the player who is asked.
func (b Board) Question(a wire.Awaiting) string {
	q := questions[a.Question]
	s := b.Locale.Say(q[0], q[1])
	if a.Skill != "" {
		s += "（" + a.Skill + "）"
	}
	return s
}

// Phase is the name of a phase of the protocol; in English that of the protocol itself.
func (b Board) Phase(word string) string {
	if p, err := wire.ParsePhase(word); err == nil && b.Locale == say.Zh {
		return p.ZH()
	}
	return word
}

// verbs say in both languages what an action does.
var verbWords = map[string][2]string{
	wire.Pass: {"让过", "passes"}, wire.Decline: {"不要", "declines"}, wire.Accept: {"同意", "accepts"},
	wire.Refuse: {"不接收", "refuses"}, wire.Play: {"使用", "plays"}, wire.Use: {"发动", "uses"},
	wire.Send: {"传出", "sends"}, wire.Number: {"抽", "draws"}, wire.Choose: {"选", "chooses"},
	wire.Point: {"选", "chooses"}, wire.Option: {"选", "chooses"}, wire.Character: {"选角色", "becomes"},
	wire.Order: {"先处理", "first"}, wire.Deal: {"发", "deals"},
}

// Move is one move in words.
func (b Board) Move(m wire.Move) string {
	who := m.Seat
	if who == table.Nature.String() {
		who = b.Locale.Say("（随机）", "(chance)")
	}
	v := verbWords[m.Do]
	words := []string{who, b.Locale.Say(v[0], v[1])}
	for _, s := range []string{b.card(m.Card), m.Skill, m.Character, m.Identity, m.Option} {
		if s != "" {
			words = append(words, s)
		}
	}
	if m.As != "" && !strings.HasSuffix(strings.SplitN(m.Card, "（", 2)[0], m.As) {
		words = append(words, b.Locale.Sayf("当作%s", "as %s", m.As))
	}
	if m.Number != nil {
		words = append(words, fmt.Sprint(*m.Number))
	}
	if m.Target != "" {
		words = append(words, "→ "+m.Target)
	}
	if m.Object != "" {
		words = append(words, b.card(m.Object))
	}
	if m.Second != "" {
		words = append(words, "+ "+m.SecondAt+" "+b.card(m.Second))
	}
	if m.Item > 0 {
		words = append(words, b.Locale.Sayf("→ 响应链第%d项", "→ stack item %d", m.Item))
	}
	if m.Refused {
		words = append(words, b.Locale.Say("（被拒绝）", "(refused)"))
	}
	return strings.Join(words, " ")
}
