package deed

import (
	"reflect"
	"slices"
	"testing"

	"fengsheng/engine/wire"
	"fengsheng/steps/tongue/grammar"
)

// asked is a game in which a question is open and every skill is somebody's.
type asked struct {
	nothing
	question wire.Awaiting
}

func (g asked) Awaiting() wire.Awaiting   { return g.question }
func (asked) Skilled(string, string) bool { return true }

// Where a name alone could mean several cards, the choice says which (BURN-011 makes a difference between equal intel);
// where several are chosen one by one, a choice does not end the choosing.
func TestAnAnswerIsSaidAsTheQuestionWantsIt(t *testing.T) {
	choose := func(target string, same int) wire.Action {
		return wire.Action{Do: wire.Choose, Card: "黑试探", Target: target, SameAs: same}
	}
	for _, test := range []struct {
		question string
		answer   wire.Action
		zh, en   string
	}{
		{wire.AskCard, choose("", 0), "玩家B选择黑试探", "B chooses black Probe"},
		{wire.AskCard, choose("C", 0), "玩家B选择C面前的黑试探", "B chooses black Probe in front of C"},
		{wire.AskCard, choose("C", 1), "玩家B选择C面前的黑试探，就是响应链第一项指定的那张",
			"B chooses black Probe in front of C, the one that stack entry 1 aims at"},
		{wire.AskCards, choose("", 0), "玩家B先选择黑试探", "B first chooses black Probe"},
		{wire.AskCards, choose("", 2), "玩家B先选择黑试探，就是响应链第二项指定的那张",
			"B first chooses black Probe, the one that stack entry 2 aims at"},
		{wire.AskSkill, wire.Action{Do: wire.Order, Skill: "联动"}, "玩家B发动联动", "B invokes Linkage"},
	} {
		g := asked{question: wire.Awaiting{Seat: "B", Question: test.question}}
		act, err := Of(wire.Move{Seat: "B", Action: test.answer}, Moment{Asked: g.question})
		if err != nil {
			t.Errorf("%s: %v", test.answer, err)
			continue
		}
		for l, want := range map[grammar.Language]string{grammar.Zh: test.zh, grammar.En: test.en} {
			s := sentenceOf(act)
			if got := s.Write(l, act); got != want {
				t.Errorf("%s is said %q, not %q", test.answer, got, want)
			}
			v, ok, err := s.Read(l, want)
			if !ok || err != nil {
				t.Errorf("%q is not read: %v", want, err)
				continue
			}
			doing, err := v.(Act).Doing(g)
			if err != nil || len(doing.Answers()) != 1 || doing.Answers()[0].Action != test.answer {
				t.Errorf("%q is %+v, %v; want %s", want, doing, err, test.answer)
			}
		}
	}
}

func sentenceOf(act Act) *grammar.Sentence {
	all := Acts()
	return all[slices.IndexFunc(all, func(s *grammar.Sentence) bool { return s.Type() == reflect.TypeOf(act) })]
}
