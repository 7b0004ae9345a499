package story

// What rulings say of a kind of difference, of a place in a view, of something that happened.
var kindWords = map[Kind][]string{
	AcceptedIllegal: {"不能", "不得", "只能"}, RejectedLegal: {"可以"}, ChangedByRefusal: {"不能"},
	Awaiting: {"优先权", "询问", "依次"}, Legal: {"可以", "不能"}, Events: {"展示", "公开"}, Result: {"获胜", "宣告"},
	Chance: {"随机", "洗", "盲"},
}

var fieldNames = map[string][]string{
	"phase": {"阶段", "回合"}, "turn": {"回合"}, "awaiting": {"优先权", "询问"}, "deck": {"牌库"}, "discard": {"弃牌堆"},
	"removed": {"移出游戏"}, "aside": {"真伪莫辨"}, "transit": {"传递", "情报"}, "locked": {"锁定"}, "lured": {"调虎离山"},
	"stack": {"响应链", "结算"}, "deaths": {"死亡", "凶手"}, "result": {"获胜", "宣告"},
	"alive": {"死亡"}, "lost": {"出局", "输掉"}, "identity": {"身份"}, "identityshown": {"身份", "公开"}, "character": {"角色"},
	"faceup": {"翻开", "盖伏"}, "gender": {"性别"}, "handcount": {"手牌"}, "hand": {"手牌"}, "intel": {"情报", "面前"},
}

var eventWords = map[string]string{"died": "死亡", "gained": "获得", "declared": "宣告", "reshuffled": "洗", "arrived": "到达",
	"refused": "拒绝", "sent": "传出", "fizzled": "落空", "revealed": "翻开", "left": "出局", "scrapped": "弃牌堆"}
