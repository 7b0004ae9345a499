package noun

import (
	"slices"
	"strings"
	"testing"

	"fengsheng/steps/say"
	"fengsheng/steps/tongue/grammar"
)

func TestNumbersAreReadInWordsAndFigures(t *testing.T) {
	for word, want := range map[string]Count{"零": 0, "两": 2, "十": 10, "十二": 12, "四十五": 45, "一百零八": 108, "81": 81, "seven": 7} {
		var got Count
		if err := got.Read(grammar.Zh, word); err != nil || got != want {
			t.Errorf("%s reads %d, %v; want %d", word, got, err, want)
		}
	}
	for _, word := range []string{"几", "一二"} {
		var got Count
		err := got.Read(grammar.Zh, word)
		if said := say.TextOf(err); err == nil || said.Zh == said.En || !strings.Contains(said.Zh, "请写作") {
			t.Errorf("%s reads %d, %+v", word, got, said)
		}
	}
	for n := range 1000 {
		o, back := Ordinal(n), Ordinal(-1)
		if err := back.Read(grammar.Zh, o.Write(grammar.Zh)); err != nil || back != o {
			t.Errorf("%d is written %s, which reads %d, %v", n, o.Write(grammar.Zh), back, err)
		}
	}
}

func TestCardsAreReadOneByOne(t *testing.T) {
	for list, want := range map[string][]string{
		"红烧毁、黑截获×2":                                 {"红烧毁", "黑截获", "黑截获"},
		"两张黑试探 蓝识破":                                 {"黑试探", "黑试探", "蓝识破"},
		"黑试探（潜伏战线，抽二张）和红锁定":                         {"黑试探（潜伏战线，抽二张）", "红锁定"},
		"黑烧毁，红识破":                                   {"黑烧毁", "红识破"},
		"red Burn, black Intercept x2":              {"红烧毁", "黑截获", "黑截获"},
		"two black Probes and blue Counter":         {"黑试探", "黑试探", "蓝识破"},
		"black Probe (Lurkers, draw two), red Lock": {"黑试探（潜伏战线，抽二张）", "红锁定"},
	} {
		l := grammar.Zh
		if list[0] < 0x80 {
			l = grammar.En
		}
		var got Cards
		if err := got.Read(l, list); err != nil || !slices.Equal(got.Names(), want) {
			t.Errorf("%s reads %v, %v; want %v", list, got, err, want)
		}
		back := Cards{}
		if err := back.Read(l, got.In(l)); err != nil || !slices.Equal(back, got) {
			t.Errorf("%v is written %s, which reads %v, %v", got, got.In(l), back, err)
		}
	}
	for _, list := range []string{"红桃、黑试探", "绿锁定"} {
		var got Cards
		if err := got.Read(grammar.Zh, list); err == nil {
			t.Errorf("%s reads %v, want an error", list, got)
		}
	}
}

func TestNamesThatSayMoreAreMatchedFirst(t *testing.T) {
	lack, extra := Cards{"试探", "黑试探"}.Missing([]string{"黑试探（军情处，弃一张）", "红试探（军情处，弃一张）", "红锁定"})
	if len(lack) != 0 || !slices.Equal(extra, []string{"红锁定"}) {
		t.Errorf("lack %v, extra %v", lack, extra)
	}
}

func TestUnknownNamesAreToldWithThoseNearThem(t *testing.T) {
	for word, near := range map[string]string{"闪电": "闪灵", "闪灵灵": "闪灵", "Shan Lin": "Shan Ling"} {
		l := grammar.Zh
		if word[0] < 0x80 {
			l = grammar.En
		}
		var c Character
		if err := c.Read(l, word); err == nil || !strings.Contains(err.Error(), near) {
			t.Errorf("%s: %v, want %s near it", word, err, near)
		}
	}
}
