package board

// happenings say in both languages what an announcement of the protocol means.
var happenings = map[string][2]string{
	"phase": {"进入", "enters"}, "drew": {"抽到", "draws"}, "gained": {"获得情报", "gains"},
	"burned": {"烧掉", "burns"}, "discarded": {"弃掉", "discards"}, "gave": {"交出", "gives"},
	"took": {"抽走", "takes"}, "put-back": {"放回牌库顶", "puts back"}, "moved": {"收回手牌", "takes into the hand"},
	"revealed": {"翻开角色", "turns up the character"}, "covered": {"盖伏角色", "turns down the character"},
	"identity": {"亮出身份", "shows the identity"}, "looked": {"看了", "looks at"},
	"saw-identity": {"看了身份", "sees the identity"}, "showed": {"展示", "shows"}, "passed": {"让过", "passes"},
	"played": {"使用", "plays"}, "used": {"发动", "uses"}, "fizzled": {"落空", "fizzles"},
	"countered": {"识破", "counters"}, "resolved": {"生效", "takes effect"}, "triggered": {"触发", "triggers"},
	"sent": {"传出", "sends"}, "arrived": {"面前到了情报", "has intel arrive"}, "refused": {"不接收", "refuses"},
	"reversed": {"退回情报", "turns the intel back"}, "unveiled": {"翻开传递中的", "unveils"},
	"exchanged": {"调换传递中的", "exchanges"}, "locked": {"被锁定", "is locked"}, "lured": {"被调离", "is lured away"},
	"claimed": {"声称", "claims"}, "scrapped": {"传递的情报弃掉", "the intel is scrapped"},
	"reshuffled": {"重洗牌库", "the deck is reshuffled"}, "swapped": {"换得身份", "takes the identity"},
	"died": {"死亡", "dies"}, "saved": {"得救", "is saved"}, "left": {"输掉游戏", "loses the game"},
	"declared": {"宣告胜利", "declares victory"}, "overturned": {"宣告被推翻", "is overturned"}, "ended": {"终局", "the game ends"},
}

// cardFirst are the announcements in which the card does something, and hasOther
// those in which another player has a part.
var (
	cardFirst = map[string]bool{"resolved": true, "fizzled": true}
	hasOther  = map[string]bool{"gained": true, "burned": true, "gave": true, "took": true, "moved": true, "saw-identity": true,
		"played": true, "used": true, "countered": true, "sent": true, "swapped": true, "died": true, "saved": true}
)

// Happening is what an announcement of the protocol means, or its own word where that is not known.
func (b Board) Happening(what string) string {
	if h, ok := happenings[what]; ok {
		return b.Locale.Say(h[0], h[1])
	}
	return what
}

// fieldWords say in both languages in what two announcements of one kind differ.
var fieldWords = map[string][2]string{
	"name": {"牌名不同", "another card's name"}, "skill": {"技能不同", "another skill"}, "seat": {"人不同", "another player"},
	"other": {"对象不同", "another target"}, "card": {"牌不同", "another card"}, "detail": {"内容不同", "other details"},
	"learned": {"谁看到牌面不同", "others learn the card"},
}

// Field is in what two announcements of one kind differ.
func (b Board) Field(name string) string {
	w := fieldWords[name]
	return b.Locale.Say(w[0], w[1])
}
