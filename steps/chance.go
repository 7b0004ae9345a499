package steps

var (
	chance = phrase(when, `随机(?:抽到|结果依次是){牌们}`, "随机抽到黑烧毁、红试探",
		"写在动作之前：接下来由随机决定的牌依次是这些（盲抽、未写明的牌库）", "stands before the act: what chance decides next, such as cards drawn blindly")
	reshuffle = phrase(when, `洗牌后牌库自上而下是{牌们}`, "洗牌后牌库自上而下是红锁定、黑截获",
		"写在动作之前：重洗之后抽到的牌依次是这些", "stands before the act: the cards that come after the reshuffle")
	muddle = phrase(when, `真伪莫辨依次发给((?:玩家)?[A-I].+)`, "真伪莫辨依次发给A红锁定、B黑烧毁、C红试探、D蓝试探、E黑识破",
		"写在动作之前：真伪莫辨发给每个人的牌", "stands before the act: what each player gets from a Muddle")
)

// decides lays down what chance is to decide next.
func (w *World) decides(list string) error {
	cards, err := cardsIn(list)
	if err != nil {
		return w.misread(err)
	}
	w.outcomes = append(w.outcomes, cards...)
	return nil
}

// muddles lays down who gets what. The last card is left over and needs no chance. As long as nothing is on the table
// the cards are also put on top of the deck, since only those come to be dealt.
func (w *World) muddles(list string) error {
	var cards []string
	for _, part := range split(simplify(list), '、') {
		one, err := cardsIn(trimSeat(part))
		if err != nil {
			return w.misread(err)
		}
		cards = append(cards, one...)
	}
	if w.game == nil && len(w.setup.Deck) == 0 {
		w.setup.Deck = cards
	}
	w.outcomes = append(w.outcomes, cards[:len(cards)-1]...)
	return nil
}
