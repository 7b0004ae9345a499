package steps

var deckDeeper = phrase(given, `再往下依次是{牌们}`, "再往下依次是红锁定、黑截获",
	"接着“牌库顶依次是…”或“牌库只剩…”往下写，一行写不下时用", "goes on with the deck where the line before it ended")

// deeper adds cards below those of the deck that are decided already.
func (w *World) deeper(list string) error {
	cards, err := cardsIn(list)
	if err != nil {
		return w.misread(err)
	}
	w.setup.Deck = append(w.setup.Deck, cards...)
	return w.early()
}
