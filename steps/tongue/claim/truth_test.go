package claim_test

import (
	"errors"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"fengsheng/engine/profile"
	"fengsheng/features"
	"fengsheng/steps/say"
	"fengsheng/steps/suite"
	"fengsheng/steps/tongue"
	"fengsheng/steps/tongue/claim"
	"fengsheng/steps/tongue/grammar"
)

// besides are claims by sentences that the suite does not use: whoever writes a scenario of a finding does.
var besides = []string{
	"响应链第一项是B的烧毁", "响应链第二项是C的狙击（玩家E）", "响应链上有两项", "传递中的情报是玩家A传出的密电", "传递中的情报是玩家B传出的直达",
	"玩家B的角色性别是女", "所有玩家的角色性别是无", "取出来的牌还有两张没发", "这一问关于玩家C", "这一问不关于谁", "这一问可以推辞", "这一问不能推辞",
	"通报过玩家B得到情报：黑锁定，对方是玩家A", "没有通报过玩家A抽牌", "玩家B可选的回答里有让过", "玩家A可选的回答里没有让过",
}

// claimed are the different claims of the suite by their sentence, and those besides, those aside that no position decides: what is tried,
// and whether a set-up is accepted. A table tells what is so in lines.
func claimed(t *testing.T) map[string][]claim.Claim {
	t.Helper()
	paths, err := features.Paths(features.FS())
	if err != nil {
		t.Fatal(err)
	}
	cases, err := suite.Load(features.FS(), paths...)
	if err != nil {
		t.Fatal(err)
	}
	texts := slices.Clone(besides)
	for _, c := range cases {
		for _, s := range c.Steps {
			if s.Kind == suite.Outcome {
				texts = append(texts, s.Text)
			}
		}
	}
	slices.Sort(texts)
	out := map[string][]claim.Claim{}
	for _, text := range slices.Compact(texts) {
		r, err := tongue.All().Read(grammar.Zh, grammar.Then, text)
		if err != nil {
			t.Fatal(err)
		}
		switch c := r.Value.(type) {
		case claim.Cannot, claim.Can, claim.ThinAir, claim.StartRefused, claim.TableIs:
		case claim.Claim:
			out[nameOf(c)] = append(out[nameOf(c)], c)
		}
	}
	return out
}

func nameOf(c any) string { return reflect.TypeOf(c).Name() }

// What a failure says is there instead is there: of every claim of the suite that does not hold somewhere in a game, the
// sentence with what is so holds, and is written and read in every language.
func TestWhatIsToldInsteadIsSo(t *testing.T) {
	all := claimed(t)
	sentences := slices.Sorted(maps.Keys(all))
	judge := verdicts{told: map[string]int{}, silent: map[string]int{}, wrong: map[string]bool{}}
	for seed := range uint64(2) {
		for _, p := range profile.All() {
			r := rand.New(rand.NewPCG(seed, 11))
			g := begun(t, p, 4+2*int(seed%2), r)
			for goes := true; goes; {
				goes = g.play(t, r)
				for _, name := range sentences {
					for range 4 {
						judge.of(t, g, all[name][r.IntN(len(all[name]))])
					}
				}
			}
		}
	}
	for _, name := range sentences {
		if judge.told[name]+judge.silent[name] == 0 {
			t.Errorf("%s never failed in these games: nothing is known of what it tells then", name)
		}
	}
	t.Logf("%d sentences; told %v", len(sentences), judge.told)
	t.Logf("without words for what is so: %v", judge.silent)
}

// verdicts count the claims that did not hold, by the sentence.
type verdicts struct {
	told, silent map[string]int
	wrong        map[string]bool
}

func (n verdicts) of(t *testing.T, g live, c claim.Claim) {
	t.Helper()
	seen, err := c.Seen(g)
	var author *say.Problem
	if errors.As(err, &author) || err == nil && seen.Holds {
		return
	}
	name, said := nameOf(c), tongue.All().Write(grammar.Zh, c)
	switch is, ok := seen.Got.(claim.Claim); {
	case err != nil:
		t.Errorf("%s: %v", said, err)
	case seen.Got == nil:
		n.silent[name]++
	case !ok:
		t.Errorf("%s: %T is no claim", said, seen.Got)
	default:
		n.told[name]++
		if !n.wrong[name] && !so(t, g, said, is) {
			n.wrong[name] = true
		}
	}
}

// so is whether a claim that was told instead of another one holds and can be read.
func so(t *testing.T, g live, instead string, is claim.Claim) bool {
	t.Helper()
	if again, err := is.Seen(g); err != nil || !again.Holds {
		t.Errorf("instead of %s: %s, which is not so: %+v %v", instead, tongue.All().Write(grammar.Zh, is), again.Got, err)
		return false
	}
	for _, l := range grammar.Languages() {
		text := tongue.All().Write(l, is)
		back, err := tongue.All().Read(l, grammar.Then, text)
		if err != nil || !reflect.DeepEqual(back.Value, is) {
			t.Errorf("instead of %s: %q, which reads %+v, not %+v: %v", instead, text, back.Value, is, err)
			return false
		}
	}
	return true
}
