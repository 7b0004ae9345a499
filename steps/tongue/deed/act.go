package deed

import (
	"reflect"
	"strings"
	"sync"

	"fengsheng/steps/say"
	"fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

// Clause is an act without the player who does it: what follows 不能. The player in it is [noun.They].
type Clause struct{ Act any }

// ClauseOf is an act without its player.
func ClauseOf(act Act) Clause { return Clause{withWho(act, noun.They)} }

// By is the act as somebody does it.
func (c Clause) By(who noun.Seat) Act { return withWho(c.Act, who).(Act) }

// withWho is a deed with another player.
func withWho(act any, who noun.Seat) any {
	v := reflect.New(reflect.TypeOf(act)).Elem()
	v.Set(reflect.ValueOf(act))
	f := v.FieldByName("Who")
	if f.Kind() == reflect.Slice {
		f.Set(reflect.ValueOf(noun.Seats{who}))
	} else {
		f.SetString(string(who))
	}
	return v.Interface()
}

var acts = sync.OnceValue(Acts)

// Pattern matches anything: what it is is seen when it is read.
func (*Clause) Pattern(grammar.Language) string { return ".+" }

// Loose is Pattern.
func (*Clause) Loose(grammar.Language) string { return ".+" }

// Read takes in an act.
func (c *Clause) Read(l grammar.Language, text string) error {
	whole := pick(l, "玩家A", "A ") + text
	var failed error
	for _, s := range acts() {
		v, ok, err := s.Read(l, whole)
		if ok && err == nil {
			c.Act = withWho(v, noun.They)
			return nil
		}
		if failed == nil {
			failed = err
		}
	}
	for _, s := range acts() {
		if failed == nil {
			failed = s.Misread(l, whole)
		}
	}
	if failed != nil {
		return failed
	}
	return say.Problemf("看不懂“%s”；要照动作的句子写，例如：让过、使用红烧毁，烧毁B面前的黑试探",
		"cannot read %q; it must be written like a deed, such as: pass, or: use red Burn, burning black Probe in front of B", text)
}

// Write is the act: in Chinese without its player, in English in the infinitive.
func (c *Clause) Write(l grammar.Language) string {
	for _, s := range acts() {
		if s.Type() != reflect.TypeOf(c.Act) {
			continue
		}
		if l.Declared() == grammar.En {
			return strings.TrimPrefix(s.Write(l, c.Act), noun.They.In(l)+" ")
		}
		return strings.TrimPrefix(s.Write(grammar.Zh, withWho(c.Act, "A")), noun.Seat("A").In(grammar.Zh))
	}
	return ""
}
