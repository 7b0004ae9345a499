package grammar

import (
	"errors"
	"strings"
	"testing"
)

// word is a noun of lower-case letters in English and of two characters in Chinese; 未知 is unknown.
type word string

func (*word) Pattern(l Language) string {
	if l == En {
		return `[a-z]+`
	}
	return `(?:红茶|绿茶|咖啡)`
}

func (*word) Loose(l Language) string {
	if l == En {
		return `[a-z]+`
	}
	return `..`
}

func (w *word) Read(_ Language, text string) error {
	if text == "未知" {
		return errors.New("unknown drink")
	}
	*w = word(text)
	return nil
}

func (w *word) Write(Language) string { return string(*w) }

func (w *word) Plural(Language) bool { return strings.HasSuffix(string(*w), "s") }

type drinks struct {
	Who, With word
	How       string
	Not       bool
}

func sentenceOf(zh, en string) *Sentence {
	return Declare(When, drinks{Who: "红茶"}, Templates{Zh: []string{zh}, En: []string{en}}, "", "")
}

func TestATemplateReadsEveryWayAndWritesTheFirst(t *testing.T) {
	tests := []struct {
		claim, en string
		value     drinks
		reads     []string
	}{
		{"a hole", "tea for {Who}", drinks{Who: "ann"}, []string{"tea for ann"}},
		{"an option that says something", "{Who} drinks[ with {With}]", drinks{Who: "ann", With: "bob"}, []string{"ann drinks with bob"}},
		{"an option that says nothing is not written", "{Who} drinks[ with {With}]", drinks{Who: "ann"}, []string{"ann drinks"}},
		{"plain text that may be missing is not written", "{Who} [now ]drinks", drinks{Who: "ann"}, []string{"ann drinks", "ann now drinks"}},
		{"the first of several ways", "{Who} (drinks|sips)", drinks{Who: "ann"}, []string{"ann drinks", "ann sips"}},
		{"a mark", "{Who} (gulps{How=fast}|sips{How=slow})", drinks{Who: "ann", How: "slow"}, []string{"ann sips"}},
		{"a mark of truth", "{Who} (leaves{!Not}|drinks)", drinks{Who: "ann", Not: true}, []string{"ann leaves"}},
		{"agreement, one", "{Who} {Who?drinks|drink}", drinks{Who: "ann"}, []string{"ann drinks", "ann drink"}},
		{"agreement, many", "{Who} {Who?drinks|drink}", drinks{Who: "girls"}, []string{"girls drink"}},
		{"an escaped bracket", `{Who} \(one\)`, drinks{Who: "ann"}, []string{"ann (one)"}},
	}
	for _, test := range tests {
		t.Run(test.claim, func(t *testing.T) {
			s := sentenceOf("喝{Who}", test.en)
			if got := s.Write(En, test.value); got != test.reads[0] {
				t.Errorf("written %q, want %q", got, test.reads[0])
			}
			for _, text := range test.reads {
				got, ok, err := s.Read(En, text)
				if !ok || err != nil || got != test.value {
					t.Errorf("%q reads %+v, %v, %v", text, got, ok, err)
				}
			}
		})
	}
}

func TestAValueThatNoTemplateSaysIsNotWritten(t *testing.T) {
	s := sentenceOf("{Who}喝", "{Who} drinks")
	if text, ok := s.Say(En, drinks{Who: "ann", With: "bob"}); ok {
		t.Errorf("With is lost in %q", text)
	}
	if text := s.Write(En, drinks{Who: "ann", With: "bob"}); !strings.Contains(text, "bob") {
		t.Errorf("%q hides what could not be said", text)
	}
}

func TestTheSecondTemplateSaysWhatTheFirstDoesNot(t *testing.T) {
	s := Declare(Then, drinks{Who: "ann"}, Templates{Zh: []string{"{Who}喝"}, En: []string{"{Who} drinks", "{Who} drinks with {With}"}}, "", "")
	if got := s.Write(En, drinks{Who: "ann", With: "bob"}); got != "ann drinks with bob" {
		t.Error(got)
	}
}

func TestWhatIsSaidTwiceIsNotRead(t *testing.T) {
	s := sentenceOf("喝", "{Who}[ with {With}] drinks[ with {With}]")
	if _, ok, err := s.Read(En, "ann with bob drinks with eve"); !ok || err == nil {
		t.Errorf("read although With is said twice: %v, %v", ok, err)
	}
}

func TestAnUnknownNameIsToldFromAnotherSentence(t *testing.T) {
	s := sentenceOf("喝{Who}", "drink {Who}")
	if err := s.Misread(Zh, "喝未知"); err == nil || err.Error() != "unknown drink" {
		t.Error(err)
	}
	if err := s.Misread(Zh, "吃未知"); err != nil {
		t.Errorf("another sentence is taken for this one: %v", err)
	}
}

func TestTraditionalIsReadAndWrittenFromTheSimplifiedTemplate(t *testing.T) {
	s := sentenceOf("对局开始，喝{Who}", "the game begins: {Who}")
	if got := s.Write(Hant, drinks{Who: "红茶"}); got != "對局開始，喝紅茶" {
		t.Error(got)
	}
	for _, text := range []string{"對局開始，喝紅茶", "对局开始,喝红茶。", " 对局开始，喝紅茶"} {
		if v, ok, err := s.Read(Hant, Hant.Normal(text)); !ok || err != nil || v.(drinks).Who != "红茶" {
			t.Errorf("%q reads %+v, %v, %v", text, v, ok, err)
		}
	}
}

func TestATemplateThatIsNoneIsRefused(t *testing.T) {
	for _, text := range []string{"{Who", "{Nobody}", "[a", "(a|b", "a)", "a]"} {
		if _, err := parse(text, fieldOf(sentenceOf("喝", "drink").typ)); err == nil {
			t.Errorf("%q is taken for a template", text)
		}
	}
}
