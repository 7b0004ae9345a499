package steps

import (
	"slices"
	"strings"

	"fengsheng/engine/wire"
)

var editions = map[string]string{"标准版": "standard", "推广版": "promo", "绝密任务": "mission", "初次游戏": "beginner", "千智": "qianzhi", "千智版": "qianzhi"}

// early refuses to change a set-up that is being played.
func (w *World) early() error {
	if w.game != nil {
		return w.defect("对局已经开始，不能再摆“%s”", "the game has begun, %s comes too late", w.step.Text)
	}
	return nil
}

func (w *World) seats(edition, count, around string) error {
	if err := w.early(); err != nil {
		return err
	}
	n, err := number(count)
	if err != nil {
		return w.misread(err)
	}
	if id := editions[simplify(edition)]; id != "" && id != w.setup.Profile {
		return w.defect("场景写的是%s，运行的却是%s：给场景加标签 @%s，或不写版本", "the scenario says %s but is run on %s: tag it @%s, or leave the edition out",
			edition, w.setup.Profile, id)
	}
	if n < 1 || n > 9 {
		return w.defect("%d人坐不下", "%d players do not fit", n)
	}
	w.setup.Seats = nil
	for i := range n {
		w.setup.Seats = append(w.setup.Seats, wire.SeatSetup{Seat: string(rune('A' + i))})
	}
	if around != "" && len(w.seatsIn(around)) != n {
		return w.defect("%d人局却坐着%s", "%d players but %s", n, around)
	}
	return nil
}

func (w *World) fromScratch(count string) error {
	n, err := number(count)
	if err != nil {
		return w.misread(err)
	}
	w.setup.Mode, w.setup.Players = wire.ModeNew, n
	return w.early()
}

// setUp is the set-up of one player.
func (w *World) setUp(seat string) (*wire.SeatSetup, error) {
	if err := w.early(); err != nil {
		return nil, err
	}
	for i := range w.setup.Seats {
		if w.setup.Seats[i].Seat == seat {
			return &w.setup.Seats[i], nil
		}
	}
	return nil, w.defect("没有玩家%s：先写几人局", "there is no player %s: say first how many play", seat)
}

func (w *World) is(seat, id, character, how string) error {
	s, err := w.setUp(seat)
	if err != nil {
		return err
	}
	if id != "" {
		s.Identity = identity(id)
	}
	return w.cast(s, simplify(character), simplify(how))
}

// cast gives a player a character, face up or down, or shows the identity.
func (w *World) cast(s *wire.SeatSetup, character, how string) error {
	if character != "" {
		if !w.hasCharacter(character) {
			return w.defect("这个规则版本没有角色“%s”", "this profile has no character %s", character)
		}
		s.Character = character
	}
	up := how == "翻开"
	switch how {
	case "翻开", "盖伏":
		s.FaceUp = &up
	case "身份已公开", "已公开":
		s.IdentityShown = true
	}
	return nil
}

func (w *World) registers(list, gender string) error {
	return w.each(list, func(s *wire.SeatSetup) { s.Gender = gender })
}

func (w *World) gone(list, how string) error {
	return w.each(list, func(s *wire.SeatSetup) { s.Dead, s.Lost = simplify(how) == "死亡", simplify(how) == "出局" })
}

func (w *World) each(list string, do func(*wire.SeatSetup)) error {
	for _, seat := range w.seatsIn(list) {
		s, err := w.setUp(seat)
		if err != nil {
			return err
		}
		do(s)
	}
	return nil
}

func (w *World) lay(where, list string) error {
	if err := w.early(); err != nil {
		return err
	}
	cards, err := cardsIn(list)
	if err != nil {
		return w.misread(err)
	}
	p := w.place(where)
	switch p.kind {
	case "弃牌堆":
		w.setup.Discard = append(w.setup.Discard, cards...)
	case "盖着":
		w.setup.Hidden = append(w.setup.Hidden, cards...)
	case "移出":
		w.setup.Removed = append(w.setup.Removed, cards...)
	case "牌库":
		return w.defect("牌库请写“牌库顶依次是…”或“牌库只剩…”", "for the deck write 牌库顶依次是 or 牌库只剩")
	}
	for _, seat := range p.seats {
		s, err := w.setUp(seat)
		if err != nil {
			return err
		}
		if p.kind == "手里" {
			s.Hand = append(slices.Clone(s.Hand), cards...)
		} else {
			s.Intel = append(slices.Clone(s.Intel), cards...)
		}
	}
	return nil
}

func (w *World) clear(list, where string) error {
	return w.each(list, func(s *wire.SeatSetup) {
		if simplify(where) == "手里" {
			s.Hand = nil
		} else {
			s.Intel = nil
		}
	})
}

func (w *World) top(list string) error {
	cards, err := cardsIn(list)
	if err != nil {
		return w.misread(err)
	}
	w.setup.Deck = cards
	return w.early()
}

func (w *World) only(list string) error {
	w.closed = true
	return w.top(list)
}

func (w *World) turn(seat, phase string) error {
	w.setup.Turn, w.setup.Phase = seat, phaseWord(phase)
	if slices.Contains([]string{"情报传递", "情报到达", "情报接收"}, simplify(phase)) {
		return w.defect("局面不能从%s开始；请写“玩家A传出的黑试探正传向玩家C”", "a position cannot begin in %s; write 玩家A传出的黑试探正传向玩家C", phase)
	}
	return w.early()
}

// note in brackets behind a cell: 闪灵（翻开）.
func noted(cell string) (text, note string) {
	text, note, _ = strings.Cut(simplify(cell), "（")
	return strings.TrimSpace(text), strings.TrimSuffix(note, "）")
}
