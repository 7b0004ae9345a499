package steps

import (
	"slices"

	"fengsheng/engine/wire"
)

func listPhrases() []Phrase { return []Phrase{offered, thinAir} }

var (
	offered = phrase(then, `{玩家}可选的回答里(有|没有)(.+)`, "玩家B可选的回答里有让过",
		"后面照写动作：被测程序列出的回答里有它（没有它），并不去做", "what follows is written like an act: it is among the answers that are offered, or not; it is not tried")
	thinAir = phrase(then, `{玩家}不能凭空(.+)`, "玩家B不能凭空发动狙击，指定玩家E",
		"后面照写动作：手里没有这张牌、没有这个技能，动作被拒绝，而且什么都没有变",
		"what follows is written like an act with a card or a skill that the player has not: it is refused and nothing changes")
)

// isListed looks for an act among the legal answers that the implementation lists.
func (w *World) isListed(seat, has, act string) error {
	if err := w.ready(); err != nil {
		return err
	}
	d, err := w.meaning(seat, act)
	if err != nil {
		return err
	}
	legal, err := w.game.Legal(seat)
	if err != nil {
		return w.broken(err)
	}
	for _, m := range d.answers() {
		is := m.Seat == seat && slices.ContainsFunc(legal, func(a wire.Action) bool { return covers(m.Action, a) })
		if is != (has == "有") {
			return w.fails("玩家%s可选的回答里应%s%s。%s", "the answers of seat %s should (%s) hold this: %s. %s", seat, simplify(has), act, w.question())
		}
	}
	return nil
}

// answers are the single answers of which a deed consists.
func (d deed) answers() []wire.Move {
	out := slices.Clone(d.moves)
	for _, c := range d.picks {
		out = append(out, wire.Move{Seat: d.picker, Action: wire.Action{Do: wire.Choose, Card: c}})
	}
	return out
}

// refusesThinAir is 不能 for what a player does not have; that 不能 calls an empty claim.
func (w *World) refusesThinAir(seat, act string) error {
	if err := w.ready(); err != nil {
		return err
	}
	d, err := w.meaning(seat, act)
	if err != nil {
		return err
	}
	for _, m := range d.answers() {
		if has, err := w.holds(m); err != nil {
			return err
		} else if has {
			return w.defect("玩家%s有这张牌或这个技能，请写“不能%s”", "seat %s has this card or skill, write 不能%s", seat, act)
		}
	}
	_, _, err = w.rejected(seat, act)
	return err
}

// holds is whether a player has the card or the skill that an answer needs.
func (w *World) holds(m wire.Move) (bool, error) {
	p, err := w.seatView(m.Seat)
	if err != nil {
		return false, err
	}
	if m.Do == wire.Use {
		return w.skilled(p.Character, m.Skill), nil
	}
	return slices.ContainsFunc(p.Hand, func(c string) bool { return fits(m.Card, c) }), nil
}

// meaning reads what follows 不能 or 可选的回答里有.
func (w *World) meaning(seat, act string) (deed, error) {
	d, ok, err := w.read("玩家" + seat + simplify(act))
	if err != nil {
		return d, w.misread(err)
	}
	if !ok {
		return d, w.defect("看不懂“%s”；后面要照动作的句子写", "cannot read %s; write it like an act", act)
	}
	return d, nil
}
