package tongue

import (
	"errors"
	"strings"
	"testing"

	"fengsheng/steps/tongue/grammar"
)

func TestASentenceThatIsNoneIsToldWithWhatIsNearIt(t *testing.T) {
	tests := []struct {
		l     grammar.Language
		under grammar.Keyword
		text  string
		says  []string
	}{
		{grammar.Zh, grammar.Given, "玩家A手里有黑烧煅", []string{"黑烧煅", "烧毁"}},
		{grammar.Zh, grammar.Given, "玩家A手里有红烧", []string{"红烧", "烧毁"}},
		{grammar.Zh, grammar.Given, "玩家A是军情处的闪电", []string{"没有叫“闪电”的角色", "闪灵"}},
		{grammar.Zh, grammar.When, "玩家B发动飞天", []string{"没有叫“飞天”的技能"}},
		{grammar.Zh, grammar.When, "玩家C打出蓝识破，识破B的烧毁", []string{"相近的句子", "使用", "【打出】蓝识破"}},
		{grammar.Zh, grammar.Then, "优先权归玩家D", []string{"优先权在玩家B", "【归】"}},
		{grammar.Zh, grammar.Then, "玩家A让过", []string{"不能写在“那么”下面", "请写在“当”下面"}},
		{grammar.Zh, grammar.When, "玩家A手里有红烧毁", []string{"不能写在“当”下面", "请写在“假如”或“那么”下面"}},
		{grammar.Zh, grammar.Then, "玩家A不能唱歌", []string{"看不懂“唱歌”", "要照动作的句子写"}},
		{grammar.Hant, grammar.When, "玩家C打出藍識破，識破B的燒毀", []string{"玩家B使用紅燒毀"}},
		{grammar.En, grammar.Then, "priority belongs to D", []string{"priority is with B", "【belongs to】"}},
		{grammar.En, grammar.When, "B uses red Brun", []string{"red Brun", "Burn"}},
		{grammar.En, grammar.Then, "B passes", []string{"cannot stand under Then", "write it under When"}},
	}
	for _, test := range tests {
		_, err := All().Read(test.l, test.under, test.text)
		var unread *Unread
		if !errors.As(err, &unread) {
			t.Errorf("%s: %v", test.text, err)
			continue
		}
		told := unread.Told().Zh
		if test.l == grammar.En {
			told = unread.Told().En
		}
		for _, says := range test.says {
			if !strings.Contains(told, says) {
				t.Errorf("%s: told %q, which lacks %q", test.text, told, says)
			}
		}
	}
}

func TestEverySentenceIsComplete(t *testing.T) {
	for _, s := range All().Sentences() {
		if s.Doc.Zh == "" || s.Doc.En == "" || s.Keyword == 0 || len(s.Templates(grammar.Zh)) == 0 || len(s.Templates(grammar.En)) == 0 {
			t.Errorf("%s lacks something: %+v", s.Name(), s.Doc)
		}
	}
}
