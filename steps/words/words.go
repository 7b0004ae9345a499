// Package words has the Chinese words of the vocabulary for what the protocol calls by short English ones. Package steps
// reads them, package story writes them.
package words

// Table pairs a word of the protocol with its Chinese one.
type Table [][2]string

// ZH is the Chinese word, or "" if the table has none.
func (t Table) ZH(word string) string {
	for _, p := range t {
		if p[0] == word {
			return p[1]
		}
	}
	return ""
}

// Wire is the word of the protocol, or "" if the table has none.
func (t Table) Wire(zh string) string {
	for _, p := range t {
		if p[1] == zh {
			return p[0]
		}
	}
	return ""
}

// Phases are the phases of a turn that a scenario can name.
func Phases() Table {
	return Table{
		{"start", "回合开始"}, {"draw", "抽牌阶段"}, {"drawn", "抽牌后"}, {"play1", "出牌阶段（一）"}, {"send", "传出情报"},
		{"transit", "情报传递"}, {"arrival", "情报到达"}, {"receive", "情报接收"}, {"play2", "出牌阶段（二）"}, {"end", "回合结束"},
	}
}

// Options are the ways of acting between which a player chooses.
func Options() Table {
	return Table{
		{"claim-good", "宣称自己是好人"}, {"claim-undercover", "宣称自己是卧底"}, {"discard", "弃一张牌"}, {"draw", "抽两张牌"},
		{"to-hand", "收入手牌"}, {"as-intel", "当作情报"}, {"let-be", "留在原处"},
	}
}

// Claims are the reactions to a Probe.
func Claims() Table {
	return Table{{"claim-good", "好人"}, {"claim-undercover", "卧底"}, {"discard", "弃牌"}, {"draw", "抽牌"}}
}

// Choices are the questions that ask for something to be chosen.
func Choices() Table {
	return Table{
		{"card", "一张牌"}, {"cards", "几张牌"}, {"seat", "一位玩家"}, {"option", "做法"}, {"character", "角色"},
		{"skill", "先发动哪个技能"}, {"number", "决定抽几张牌"}, {"send", "传出情报"}, {"receive", "接收情报"}, {"reveal", "翻开角色"},
	}
}

// News are the announcements of which a scenario can say that they were made.
func News() Table {
	return Table{
		{"drew", "抽牌"}, {"gained", "得到情报"}, {"burned", "烧掉情报"}, {"discarded", "弃牌"}, {"gave", "交出牌"},
		{"took", "拿走牌"}, {"put-back", "把牌放回牌库"}, {"moved", "收走情报"}, {"revealed", "翻开角色"}, {"covered", "盖伏角色"},
		{"identity", "公开身份"}, {"looked", "检视牌"}, {"saw-identity", "查看身份"}, {"showed", "展示牌"}, {"passed", "让过"},
		{"played", "用牌"}, {"used", "宣言技能"}, {"fizzled", "用的落空"}, {"countered", "识破成功"}, {"resolved", "用的生效"},
		{"triggered", "发动技能"}, {"sent", "传出情报"}, {"arrived", "等到情报"}, {"refused", "不接收"}, {"reversed", "退回情报"},
		{"unveiled", "翻开情报"}, {"exchanged", "调换牌"}, {"locked", "受锁定"}, {"lured", "受调虎离山"}, {"claimed", "当众表态"},
		{"scrapped", "情报作废"}, {"swapped", "换走身份"}, {"died", "死亡"}, {"saved", "获救"}, {"left", "出局"},
		{"declared", "宣告胜利"}, {"overturned", "宣告落空"},
	}
}
