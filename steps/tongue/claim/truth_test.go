package claim_test

import (
	"errors"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"fengsheng/engine"
	"fengsheng/engine/driver"
	"fengsheng/engine/profile"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
	"fengsheng/features"
	"fengsheng/steps/say"
	"fengsheng/steps/suite"
	"fengsheng/steps/tongue"
	"fengsheng/steps/tongue/claim"
	"fengsheng/steps/tongue/deed"
	"fengsheng/steps/tongue/grammar"
)

// live is a game on the reference as claims see it, with what happened by the last few answers.
type live struct {
	*driver.Local
	of       profile.Profile
	eye      string
	happened []wire.Event
	asked    []wire.Awaiting
	// views are those taken since the last answer.
	views map[string]wire.View
}

func (g live) All() (wire.View, error)                 { return g.Look(g.eye) }
func (g live) Happened() ([]wire.Event, error)         { return g.happened, nil }
func (g live) Asked() ([]wire.Awaiting, error)         { return g.asked, nil }
func (g live) Opening() error                          { return nil }
func (g live) Attempt(deed.Act) (claim.Attempt, error) { return claim.Attempt{}, nil }

func (g live) Look(viewer string) (wire.View, error) {
	if v, ok := g.views[viewer]; ok {
		return v, nil
	}
	v, err := g.View(viewer)
	g.views[viewer] = v
	return v, err
}

func (g live) Through(viewer string) claim.Table {
	g.eye = viewer
	return g
}

func (g live) Awaiting() wire.Awaiting {
	v, _ := g.All()
	return v.Awaiting
}

func (g live) Skilled(character, skill string) bool {
	return slices.ContainsFunc(g.of.Characters, func(c rule.Character) bool {
		return (character == "" || c.Name == character) &&
			slices.ContainsFunc(c.Skills, func(k rule.Skill) bool { return k.Name == skill })
	})
}

// play lets chance answer some questions, and is whether the game goes on. What happened before is forgotten.
func (g *live) play(t *testing.T, r *rand.Rand) bool {
	t.Helper()
	g.happened, g.asked = nil, nil
	for range 12 {
		q := g.Game().Awaiting()
		if q.Question == wire.AskNothing {
			return false
		}
		legal, err := g.Legal(q.Seat)
		if err != nil {
			t.Fatal(err)
		}
		report, err := g.Do(q.Seat, legal[r.IntN(len(legal))], nil)
		if err != nil || !report.Accepted {
			t.Fatal(report, err)
		}
		g.happened = append(g.happened, report.Events...)
		g.asked = append(g.asked, report.Awaiting)
		clear(g.views)
	}
	return true
}

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

// begun is a new game in which chance decides by r.
func begun(t *testing.T, p profile.Profile, players int, r *rand.Rand) live {
	t.Helper()
	local := &driver.Local{Nature: func(g *engine.Game) table.Answer {
		legal := g.Legal(nil)
		return legal[r.IntN(len(legal))]
	}}
	if _, err := local.Start(wire.Setup{Mode: wire.ModeNew, Profile: p.ID, Players: players}); err != nil {
		t.Fatal(err)
	}
	return live{Local: local, of: p, eye: driver.Everything, views: map[string]wire.View{}}
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
