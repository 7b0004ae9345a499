package tongue_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"fengsheng/engine"
	"fengsheng/engine/profile"
	"fengsheng/engine/view"
	"fengsheng/engine/wire"
	"fengsheng/steps/tongue"
	"fengsheng/steps/tongue/deed"
	"fengsheng/steps/tongue/grammar"
)

// played is a game on the reference as deeds see it.
type played struct {
	*engine.Game
	of profile.Profile
}

func (g played) All() (wire.View, error) { return g.View(view.Everything()), nil }

func (g played) Skilled(character, skill string) bool {
	for _, c := range g.of.Characters {
		if character != "" && c.Name != character {
			continue
		}
		for _, k := range c.Skills {
			if k.Name == skill {
				return true
			}
		}
	}
	return false
}

// moment is where the game stands for whoever is asked.
func (g played) moment() deed.Moment {
	v, _ := g.All()
	m := deed.Moment{Asked: g.Awaiting(), Stack: v.Stack, Reveal: g.Awaiting().Skill}
	for _, s := range v.Seats {
		if s.Seat == m.Asked.Seat {
			m.Character = s.Character
		}
	}
	m.Reveals = func(skill string) (reveals, has bool) {
		for _, c := range g.of.Characters {
			for _, k := range c.Skills {
				if c.Name == m.Character && k.Name == skill {
					return k.Reveal, true
				}
			}
		}
		return false, false
	}
	return m
}

// tally counts the answers of random play by what was asked and what the answer does.
type tally struct{ said, unsayable map[string]int }

// scarce are answers to which random play hardly comes; the tests of package deed say them.
var scarce = map[string]bool{wire.Order: true}

// Every answer that the reference offers is said by a deed which, read again in any language, is that answer and no
// other legal one.
func TestEveryAnswerOfRandomPlayIsSaidAndMeantAgain(t *testing.T) {
	count := tally{map[string]int{}, map[string]int{}}
	for _, p := range profile.All() {
		for seed := range uint64(12) {
			g, err := engine.Start(wire.Setup{Mode: wire.ModeNew, Profile: p.ID, Players: 4 + 2*int(seed%2)})
			if err != nil {
				t.Fatal(err)
			}
			count.play(t, played{g, p}, rand.New(rand.NewPCG(seed, 20)))
		}
	}
	t.Logf("said: %v", count.said)
	t.Logf("unsayable: %v", count.unsayable)
	for _, do := range wire.Deeds() {
		if count.said[do] == 0 && !scarce[do] {
			t.Errorf("nobody could answer with %s", do)
		}
	}
	if len(count.unsayable) > 0 {
		t.Errorf("legal answers without words: %v", count.unsayable)
	}
}

// answersTold is how many of the answers to a question are put into words; most questions have fewer.
const answersTold = 6

func (c tally) play(t *testing.T, g played, chance *rand.Rand) {
	t.Helper()
	for n := 0; !g.Over() && n < 600; n++ {
		legal := g.Actions()
		if g.Awaiting().Question != wire.AskChance {
			told := slices.Clone(legal)
			chance.Shuffle(len(told), func(i, j int) { told[i], told[j] = told[j], told[i] })
			for _, a := range told[:min(len(told), answersTold)] {
				c.say(t, g, a)
			}
		}
		if _, err := g.Do(legal[chance.IntN(len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
}

func (c tally) say(t *testing.T, g played, a wire.Action) {
	t.Helper()
	at := g.moment()
	act, err := deed.Of(wire.Move{Seat: at.Asked.Seat, Action: a}, at)
	if errors.Is(err, deed.ErrUnsayable) {
		c.unsayable[at.Asked.Question+": "+a.Do]++
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	c.said[a.Do]++
	for _, l := range grammar.Languages() {
		text := tongue.All().Write(l, act)
		r, err := tongue.All().Read(l, grammar.When, text)
		if err != nil || !reflect.DeepEqual(r.Value, act) {
			t.Errorf("%s: %s is written %q, which reads %+v, not %+v: %v", l, a, text, r.Value, act, err)
			continue
		}
		if err := g.means(r.Value.(deed.Act), a); err != nil {
			t.Errorf("%s: %s is said %q: %v", l, a, text, err)
		}
	}
}

// means is an error if a deed is something else than an answer to the open question.
func (g played) means(act deed.Act, want wire.Action) error {
	doing, err := act.Doing(g)
	if err != nil {
		return err
	}
	q, answers := g.Awaiting(), doing.Answers()
	if len(answers) != 1 || answers[0].Seat != q.Seat {
		return fmt.Errorf("these are %+v, not one answer of %s", answers, q.Seat)
	}
	if doing.Picker != "" && q.Question == wire.AskCards {
		return errors.New("this ends the choice, too")
	}
	got, err := g.Book().Match(g.State(), g.Legal(nil), answers[0].Action)
	if err != nil {
		return err
	}
	if means := g.Book().Action(g.State(), got); means.String() != want.String() {
		return fmt.Errorf("this means %s", means)
	}
	return nil
}
