package steps

// setups are the phrases for how a game begins.
func setups() []Phrase {
	return []Phrase{tableOf, fresh, opening, person, gender, fate, holds, holdsSome, holdsNothing, deckTop, deckOnly, deckDeeper, turnAt,
		lockedAlready, intelUnderWay, stackAlready}
}

var (
	tableOf = phrase(given, `(标准版|推广版|绝密任务|初次游戏|千智版?)?{数}人局(?:，逆时针坐着([A-I、]+))?`, "标准版五人局，逆时针坐着A、B、C、D、E",
		"几位玩家、哪个规则版本；不写版本就用场景标签的版本", "the number of players and the rule profile; without one it is that of the tags")
	fresh   = phrase(given, `{数}人从头开局`, "五人从头开局", "从发角色开始，不摆局面", "a game from the deal on, without a position")
	opening = phrase(given, `开局时`, "开局时",
		"表格：玩家、身份、角色、手牌、情报、性别、状态，列可以少；身份可写“军情处（已公开）”，角色可写“闪灵（翻开）”，状态可写死亡或出局",
		"a table with the columns 玩家 and any of 身份 角色 手牌 情报 性别 状态")
	person = phrase(given, `{玩家}是(?:{身份})?的?([^，的]*?)(?:，(盖伏|翻开|身份已公开))?`, "玩家C是军情处的闪灵，翻开",
		"身份、角色，及角色是否翻开", "identity and character, and whether it is face up")
	gender = phrase(given, `{玩家们}登记为(男|女)性`, "玩家B、C登记为女性", "登记玩家性别", "the registered gender of a player")
	fate   = phrase(given, `{玩家们}已经(死亡|出局)`, "玩家D已经死亡", "此前已死亡或出局", "out of the game before the position begins")
	holds  = phrase(given, `{地方}有{牌们}`, "玩家B手里有红烧毁、黑截获",
		"添上这些牌：某人手里、某人面前、弃牌堆里、弃牌堆里盖着、移出游戏的牌里", "adds cards: to a hand, before a player, to the pile, face down in it, out of the game")
	holdsSome = phrase(given, `{玩家们}(手里|面前)有{数}张(牌|真情报|假情报|红色|蓝色|黑色|情报)(?:牌|情报)?`, "玩家B面前有两张假情报",
		"添上几张这样的牌，具体是哪张由程序从剩下的牌里挑", "adds so many cards of a kind, picked from those that are mentioned nowhere")
	holdsNothing = phrase(given, `{玩家们}(手里|面前)没有(?:牌|情报)`, "玩家C手里没有牌", "拿掉背景里给的牌", "takes away what the background gave")
	deckTop      = phrase(given, `牌库顶依次是{牌们}`, "牌库顶依次是黑烧毁、蓝调虎离山", "牌库顶的牌，先抽到的在前；其余次序未定", "the top of the deck, the next card first")
	deckOnly     = phrase(given, `牌库只剩{牌们}`, "牌库只剩黑烧毁、红锁定", "牌库只有这几张，没有提到的牌都移出游戏", "the deck has these cards only, what is mentioned nowhere is out of the game")
	turnAt       = phrase(given, `轮到{玩家}(?:，|的){时机}`, "轮到玩家A，出牌阶段（一）",
		"谁的回合、从哪个时机开始（情报传递及以后的时机请用“传出的…正传向”）", "whose turn and which phase the position begins with")
	lockedAlready = phrase(given, `{玩家们}已被(锁定|调虎离山)`, "玩家B、C已被锁定",
		"由当前玩家用一张多给的牌打出来；调虎离山须在情报传递中", "brought about by the turn player with a card given for it")
	intelUnderWay = phrase(given, `{玩家}(?:传出|直达给{玩家})的{牌}(正传向|正传回|到达|传回到){玩家}`, "玩家A传出的黑试探正传向玩家C",
		"当前玩家传出这张牌（手里没有就添上），其他人让过、拒收，直到传向或到达", "the turn player sends the card and it is passed on")
	stackAlready = phrase(given, `响应链自下而上是：(.+)`, "响应链自下而上是：B的烧毁（B面前的黑试探）、C的狙击（玩家E）",
		"依次使用，手里没有的牌先添上；使用者之间的人让过", "uses one after another, others passing; cards that are not in hand are given first")
)
