package story

import (
	"fmt"
	"slices"
	"strings"

	"fengsheng/engine"
	"fengsheng/engine/wire"
	"fengsheng/steps/words"
)

// wording is what decides how an answer is put into words.
type wording struct {
	roster []profileCharacter
	at     moment
	seat   string
}

// profileCharacter is a character with the names of its skills, those first from a covered card.
type profileCharacter struct {
	name   string
	skills map[string]bool // whether the skill turns the character up
}

// rosterOf lists the characters of a set-up's profile.
func rosterOf(s wire.Setup) ([]profileCharacter, error) {
	p, err := engine.Profile(s)
	if err != nil {
		return nil, fmt.Errorf("story: %w", err)
	}
	var out []profileCharacter
	for _, c := range p.Characters {
		one := profileCharacter{c.Name, map[string]bool{}}
		for _, k := range c.Skills {
			one.skills[k.Name] = k.Reveal
		}
		out = append(out, one)
	}
	return out, nil
}

// act is an answer in words, without the player: 使用红烧毁，烧毁B面前的黑试探.
func (w wording) act(a wire.Action) (string, error) {
	asked := w.at.asked.Seat == w.seat
	switch a.Do {
	case wire.Pass:
		return "让过", nil
	case wire.Accept:
		return w.accepting(asked), nil
	case wire.Refuse:
		if w.at.asked.Question == wire.AskReceive {
			return "不接收情报", nil
		}
		return "回绝", nil
	case wire.Decline:
		return w.declining(asked), nil
	case wire.Play:
		return w.playing(a)
	case wire.Use:
		return w.using(a)
	case wire.Send:
		return sending(a)
	case wire.Order:
		if asked && w.at.asked.Question == wire.AskSkill {
			return "发动" + a.Skill, nil
		}
	case wire.Number:
		if a.Number != nil && *a.Number >= 0 {
			return "抽" + count(*a.Number) + "张牌", nil
		}
	case wire.Choose:
		if a.Card != "" {
			return "选择" + a.Card, nil
		}
	case wire.Point:
		if a.Target == w.seat {
			return "选择自己", nil
		}
		if isSeat(a.Target) {
			return "选择玩家" + a.Target, nil
		}
	case wire.Option:
		if word := words.Options().ZH(a.Option); word != "" {
			return "选择" + word, nil
		}
	case wire.Character:
		return "选择角色" + a.Character, nil
	}
	return "", fmt.Errorf("%w: seat %s: %s", ErrUnsayable, w.seat, a)
}

func isSeat(word string) bool { return len(word) == 1 && word[0] >= 'A' && word[0] <= 'I' }

func (w wording) accepting(asked bool) string {
	switch {
	case w.at.asked.Question == wire.AskReceive:
		return "接收情报"
	case asked && w.at.asked.Question == wire.AskUse && w.at.asked.Skill != "":
		return "发动" + w.at.asked.Skill
	case asked && w.at.asked.Question == wire.AskReveal && w.reveals(w.at.reveals):
		return "翻开" + w.character() + "发动" + w.at.reveals
	}
	return "答应"
}

func (w wording) declining(asked bool) string {
	switch {
	case asked && w.at.asked.Question == wire.AskUse && w.at.asked.Skill != "":
		return "不发动" + w.at.asked.Skill
	case asked && w.at.asked.Question == wire.AskReveal:
		return "不翻开"
	}
	return "不选"
}

// playing: 对玩家B使用黑锁定, 把黑退回当作锁定对玩家B使用, 使用红识破，识破A的烧毁.
func (w wording) playing(a wire.Action) (string, error) {
	if a.Card == "" || a.Target != "" && !isSeat(a.Target) {
		return "", fmt.Errorf("%w: seat %s: %s", ErrUnsayable, w.seat, a)
	}
	at := ""
	if a.Object == "" && a.Second == "" && a.Target != "" {
		at = "对玩家" + a.Target
	}
	aim := w.aiming(a, a.As)
	if at != "" {
		aim = w.aiming(wire.Action{Item: a.Item}, a.As)
	}
	if a.As != "" && a.As != function(a.Card) {
		return joined("把"+a.Card+"当作"+a.As+at+"使用", aim), nil
	}
	return joined(at+"使用"+a.Card, aim), nil
}

// using: 发动揭露，弃黑截获, 翻开闪灵使用狙击，指定玩家E.
func (w wording) using(a wire.Action) (string, error) {
	aim := w.aiming(a, "")
	q := w.at.asked
	swallowed := q.Question == wire.AskUse || q.Question == wire.AskReveal || q.Question == wire.AskSkill
	if a.Skill == "" || aim == "" && q.Seat == w.seat && swallowed || a.Target != "" && !isSeat(a.Target) {
		return "", fmt.Errorf("%w: seat %s: %s", ErrUnsayable, w.seat, a)
	}
	if a.Card != "" {
		aim = joined(aim, "弃"+a.Card)
	}
	if w.reveals(a.Skill) {
		return joined("翻开"+w.character()+"使用"+a.Skill, aim), nil
	}
	return joined("发动"+a.Skill, aim), nil
}

// character is the character of the player who answers.
func (w wording) character() string {
	for _, s := range w.at.view.Seats {
		if s.Seat == w.seat {
			return s.Character
		}
	}
	return ""
}

// reveals is whether the player has the skill and turns a covered character up for it.
func (w wording) reveals(skill string) bool {
	up, ok := w.skill(skill)
	return ok && up
}

// skill is whether the player's character has a skill and whether it turns the character up.
func (w wording) skill(name string) (reveals, has bool) {
	for _, c := range w.roster {
		if c.name == w.character() {
			reveals, has = c.skills[name]
		}
	}
	return reveals, has
}

func joined(parts ...string) string {
	return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), "，")
}
