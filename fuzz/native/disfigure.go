package native

import (
	"fengsheng/engine/wire"
	"fengsheng/fuzz/play"
)

// odd are words for any place: of the wrong kind, vague, in traditional
// characters, or nothing at all.
var odd = [...]string{"", "A", "J", "a", "Nature", "红锁定", "锁定", "黑试探", "红試探（軍情處，抽二張）", "红锁定（军情处）", "打酱油",
	"军情局", "老鬼", "无名", "new", "position", "receive", "over", "dealing", "9/9/9", "2/2/3", "男女", "\x1b[2J", "牌\n牌"}

func word(p *play.Player) string { return odd[p.IntN(len(odd))] }

// disfigure changes one thing about a set-up.
func disfigure(p *play.Player, s *wire.Setup) {
	whole := [...]func(){
		func() { s.Mode = word(p) },
		func() { s.Profile = word(p) },
		func() { s.Players = [...]int{-1, 0, 1, 2, 10, 1 << 40, -1 << 62}[p.IntN(7)] },
		func() { s.Identities = word(p) },
		func() { s.Phase = word(p) },
		func() { s.Turn = word(p) },
		func() { s.Seats = append(s.Seats, wire.SeatSetup{Seat: word(p), Identity: word(p)}) },
		func() { s.Seats = s.Seats[:p.IntN(len(s.Seats)+1)] },
		func() { pile(p, &s.Deck) },
		func() { pile(p, &s.Discard) },
		func() { pile(p, &s.Hidden) },
		func() { pile(p, &s.Removed) },
	}
	if at := p.IntN(2 * len(whole)); at < len(whole) || len(s.Seats) == 0 {
		whole[at%len(whole)]()
		return
	}
	disfigureSeat(p, &s.Seats[p.IntN(len(s.Seats))])
}

func disfigureSeat(p *play.Player, q *wire.SeatSetup) {
	covered := p.IntN(2) == 0
	one := [...]func(){
		func() { q.Seat = word(p) },
		func() { q.Identity = word(p) },
		func() { q.Character = word(p) },
		func() { q.Gender = word(p) },
		func() { q.FaceUp = &covered },
		func() { q.Dead = !q.Dead },
		func() { q.Lost = !q.Lost },
		func() { q.IdentityShown = !q.IdentityShown },
		func() { pile(p, &q.Hand) },
		func() { pile(p, &q.Intel) },
	}
	one[p.IntN(len(one))]()
}

// pile adds an odd card, repeats one, or repeats them all.
func pile(p *play.Player, words *[]string) {
	switch p.IntN(3) {
	case 0:
		*words = append(*words, word(p))
	case 1:
		if n := len(*words); n > 0 {
			*words = append(*words, (*words)[p.IntN(n)])
		}
	default:
		*words = append(*words, *words...)
	}
}
