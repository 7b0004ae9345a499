package steps

import (
	"slices"
	"strings"

	"fengsheng/engine/wire"
	"fengsheng/steps/words"
)

func eventPhrases() []Phrase {
	return []Phrase{claims, shows, fares, triggers, learned, reshuffled, wasAsked}
}

var (
	claims     = phrase(then, `{玩家}(没有)?(?:宣称自己是|宣布)(好人|卧底|弃牌|抽牌)`, "玩家B宣称自己是卧底", "最近这段“当”里当众说了（没说）这句话；被试探者的反应", "said so to the whole table (or not) since the last 当 began")
	shows      = phrase(then, `{玩家}(没有)?展示了?{牌}`, "玩家B展示黑烧毁", "最近这段“当”里公开展示了这张牌", "showed the card to everybody since the last 当 began")
	fares      = phrase(then, `{玩家}的([^的，]+?)(没有)?(生效|被识破|落空)了?`, "玩家B的烧毁被识破", "最近这段“当”里，牌或技能的下场", "what became of a card or skill since the last 当 began")
	triggers   = phrase(then, `{玩家}(发动了|没有发动)([^，]+)`, "玩家A发动了联动", "最近这段“当”里发动了（没有发动）技能", "used a skill (or not) since the last 当 began")
	learned    = phrase(then, `{玩家们}(看到了|没有看到){牌}`, "玩家D看到了黑试探", "最近这段“当”里得知了这张牌的牌面", "learned the face of a card since the last 当 began")
	reshuffled = phrase(then, `牌库(重新洗过|没有重新洗过)`, "牌库重新洗过", "最近这段“当”里弃牌堆洗成了牌库", "the pile became the deck since the last 当 began")
	wasAsked   = phrase(then, `(没有)?问过{玩家}(?:是否(接收情报|翻开角色|发动(.+)))?`, "没有问过玩家E是否发动真相", "最近这段“当”里问过（没问过）；优先权不算",
		"was asked (or not) since the last 当 began; priority does not count")
)

// did is whether an event since the last 当 began meets the test.
func (w *World) did(test func(wire.Event) bool) (bool, error) {
	if err := w.ready(); err != nil {
		return false, err
	}
	return slices.ContainsFunc(w.happened, test), nil
}

// claim compares what happened with what was to happen.
func (w *World) claim(want bool, test func(wire.Event) bool) error {
	got, err := w.did(test)
	if err != nil || got == want {
		return err
	}
	if want {
		return w.fails("没有发生：%s", "it did not happen: %s", w.text())
	}
	return w.fails("却发生了，与“%s”相反", "it happened, against %s", w.text())
}

func (w *World) claimed(seat, not, what string) error {
	word := words.Claims().Wire(simplify(what))
	return w.claim(not == "", func(e wire.Event) bool {
		// Whoever does not hear it has not been told (PROB-020).
		return e.What == "claimed" && e.Seat == seat && e.Detail == word && (not != "" || len(e.Learned) >= len(w.setup.Seats))
	})
}

func (w *World) showed(seat, not, card string) error {
	return w.claim(not == "", func(e wire.Event) bool {
		return (e.What == "showed" || e.What == "unveiled" || e.What == "discarded" && len(e.Learned) > 1) && e.Seat == seat && fits(simplify(card), e.Card)
	})
}

func (w *World) fared(seat, name, not, how string) error {
	name = simplify(name)
	what := map[string]string{"生效": "resolved", "被识破": "countered", "落空": "fizzled"}[simplify(how)]
	return w.claim(not == "", func(e wire.Event) bool {
		owner := e.Seat
		if what == "countered" {
			owner = e.Other
		}
		return e.What == what && owner == seat && (e.Skill == name || e.Skill == "" && (e.Name == name || function(name) == e.Name && fits(name, e.Card)))
	})
}

func (w *World) triggered(seat, how, skill string) error {
	if !w.skilled("", simplify(skill)) {
		return w.defect("没有叫“%s”的技能", "there is no skill %s", skill)
	}
	return w.claim(simplify(how) == "发动了", func(e wire.Event) bool {
		return (e.What == "triggered" || e.What == "used") && e.Seat == seat && e.Skill == simplify(skill)
	})
}

func (w *World) hasLearned(list, how, card string) error {
	for _, seat := range w.seatsNow(list) {
		if err := w.claim(simplify(how) == "看到了", func(e wire.Event) bool {
			return slices.Contains(e.Learned, seat) && fits(simplify(card), e.Card)
		}); err != nil {
			return err
		}
	}
	return nil
}

func (w *World) reshuffledNow(how string) error {
	return w.claim(!strings.HasPrefix(simplify(how), "没有"), func(e wire.Event) bool { return e.What == "reshuffled" })
}

func (w *World) hasBeenAsked(not, seat, what, skill string) error {
	if err := w.ready(); err != nil {
		return err
	}
	question := choiceWord(what)
	if skill = simplify(skill); skill != "" {
		question = wire.AskUse
		if !w.skilled("", skill) {
			return w.defect("没有叫“%s”的技能", "there is no skill %s", skill)
		}
	}
	got := slices.ContainsFunc(w.asked, func(q wire.Awaiting) bool {
		return q.Seat == seat && q.Question != wire.AskAct && (question == "" || q.Question == question) && (skill == "" || q.Skill == skill)
	})
	if got != (not == "") {
		return w.fails("与“%s”不符", "not so: %s", w.text())
	}
	return nil
}
