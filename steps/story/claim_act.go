package story

import (
	"fmt"
	"slices"
	"strings"

	"fengsheng/engine/wire"
)

// stand is a moment with what may be answered there.
type stand struct {
	moment
	legal []wire.Action
}

// end is where the game stands at the end.
func (j judge) end() stand { return stand{now(j.game), j.game.Actions()} }

// cannot claims that an illegal act is refused.
func (j judge) cannot(m wire.Move, s stand) (string, error) {
	if legal := s.means(m); len(legal) > 0 {
		return "", fmt.Errorf("%w: %s by %s may as well mean %s, which is legal", ErrUnsayable, m.Action, m.Seat, legal[0])
	}
	w := wording{j.roster, s.moment, m.Seat}
	text, err := w.act(m.Action)
	if err != nil {
		return "", err
	}
	if s.thinAir(m, w) {
		return "玩家" + m.Seat + "不能凭空" + claimable(text), nil
	}
	return "玩家" + m.Seat + "不能" + claimable(text), nil
}

// cannots claims that the illegal acts tried at the end are refused, and the one that the difference is about.
func (j judge) cannots(d Difference) ([]string, error) {
	var tried []wire.Move
	for _, m := range j.refusedAt(len(j.beats), j.end()) {
		if d.Act == nil || m.Seat != d.Act.Seat || !sameAct(m.Action, d.Act.Action) {
			tried = append(tried, m)
		}
	}
	if d.Act != nil && d.Kind != Legal && d.Kind != RejectedLegal {
		tried = append(tried, *d.Act)
	}
	var out []string
	for _, m := range tried {
		text, err := j.cannot(m, j.end())
		if err != nil {
			return nil, err
		}
		out = append(out, text)
	}
	return out, nil
}

func sameAct(a, b wire.Action) bool { return covers(a, b) && covers(b, a) }

// triedAt are the illegal acts tried before a beat; those before formal answers can only be tried after them.
func (t *tape) triedAt(beat int) []try {
	first := beat
	for first > 0 && t.beats[first-1].formal {
		first--
	}
	var out []try
	for _, x := range t.tries {
		if first <= x.before && x.before <= beat {
			out = append(out, x)
		}
	}
	return out
}

// refusedAt are those of them that are illegal where they can be tried.
func (t *tape) refusedAt(beat int, s stand) []wire.Move {
	var out []wire.Move
	for _, x := range t.triedAt(beat) {
		if x.before == beat || len(s.means(x.Move)) == 0 {
			out = append(out, x.Move)
		}
	}
	return out
}

// claimable is an act in the words that may follow 不能 and 可以.
func claimable(act string) string {
	if act == "不翻开" {
		return "不选"
	}
	return act
}

// means are the legal answers of a player that an act, read in words, could mean.
func (s stand) means(m wire.Move) []wire.Action {
	if s.asked.Seat != m.Seat {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(s.legal), func(a wire.Action) bool { return !covers(m.Action, a) })
}

// covers is whether all that an act says is so in another one.
func covers(said, got wire.Action) bool {
	same := func(a, b string) bool { return a == "" || a == b }
	if said.Do != got.Do || said.Backward != got.Backward || said.Sealed != got.Sealed || said.Item != 0 && said.Item != got.Item ||
		said.Number != nil && (got.Number == nil || *said.Number != *got.Number) {
		return false
	}
	aims := func(target, object, secondAt, second string) bool {
		return same(said.Target, target) && same(said.Object, object) && same(said.SecondAt, secondAt) && same(said.Second, second)
	}
	return same(said.Card, got.Card) && same(said.As, got.As) && same(said.Skill, got.Skill) && same(said.Option, got.Option) &&
		same(said.Character, got.Character) && (aims(got.Target, got.Object, got.SecondAt, got.Second) ||
		said.Second != "" && aims(got.SecondAt, got.Second, got.Target, got.Object))
}

// thinAir is whether the player has not got what the act needs.
func (s stand) thinAir(m wire.Move, w wording) bool {
	for _, p := range s.view.Seats {
		if p.Seat != m.Seat {
			continue
		}
		switch m.Do {
		case wire.Play, wire.Send:
			return !slices.Contains(p.Hand, m.Card)
		case wire.Use:
			_, has := w.skill(m.Skill)
			return !has
		}
	}
	return false
}

// maxListed bounds how many legal answers are claimed one by one.
const maxListed = 6

// legal claims what may be answered: whether the act in question is among it, or all there is.
func (j judge) legal(d Difference) ([]line, error) {
	if d.Act != nil {
		has := "没有"
		if len(j.end().means(*d.Act)) > 0 {
			has = "有"
		}
		text, err := wording{j.roster, now(j.game), d.Act.Seat}.act(d.Act.Action)
		return plain("玩家" + d.Act.Seat + "可选的回答里" + has + claimable(text)), err
	}
	if choice := j.choice(); choice != "" {
		return plain(choice), nil
	}
	var out []line
	for _, a := range j.game.Actions() {
		text, err := wording{j.roster, now(j.game), j.asked.Seat}.act(a)
		if err == nil && len(out) < maxListed {
			out = append(out, line{text: "玩家" + j.asked.Seat + "可选的回答里有" + claimable(text)})
		}
	}
	return out, nil
}

// choice claims all cards or all players that may be chosen.
func (j judge) choice() string {
	var seats, cards []string
	for _, a := range j.game.Actions() {
		switch a.Do {
		case wire.Point:
			seats = append(seats, a.Target)
		case wire.Choose:
			cards = append(cards, a.Card)
		}
	}
	text := "玩家" + j.asked.Seat + "只能选择"
	switch {
	case len(seats) > 0:
		text += "玩家" + enumerate(seats)
	case len(cards) > 0:
		text += strings.Join(cards, "、")
	default:
		return ""
	}
	if width(text) > textWidth {
		return ""
	}
	return text
}
