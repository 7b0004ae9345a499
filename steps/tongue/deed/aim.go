package deed

import (
	"reflect"
	"slices"
	"strings"

	"fengsheng/engine/wire"
	"fengsheng/steps/say"
	. "fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

// Aim is what follows the comma behind a use: at whom, at which intel, at which entry of the stack, paid with what. Each
// part is one of the clauses of this file.
type Aim []any

// Intel is one intel before a player, or two.
type Intel struct {
	At       noun.Letter
	Object   noun.Card
	SecondAt noun.Letter
	Second   noun.Card
	Verb     noun.Filler
}

// The clauses. Burns is Intel in the words that go with a Burn. AtItem calls an entry by whose it is and its name, AtEntry
// by its number. Same tells which of two equal intel before a player is meant: the one that an entry aims at.
type (
	Burns  struct{ Intel Intel }
	AtSeat struct{ Who noun.Letter }
	AtItem struct {
		Who  noun.Letter
		Name noun.Called
	}
	AtEntry struct{ N noun.Ordinal }
	Same    struct {
		Second bool
		N      noun.Ordinal
	}
	Pays struct{ Card noun.Card }
)

const (
	zhIntel = "{At}面前的{Object}[(和|与|、){SecondAt}面前的{Second}]"
	enIntel = "{Object} in front of {At}[ and {Second} in front of {SecondAt}]"
)

var clauses = []*Sentence{
	Declare(When, Pays{Card: "红锁定"}, Templates{
		Zh: []string{"(弃|弃掉|付出|交出){Card}"}, En: []string{"(discarding|paying|handing over) {Card}"}}, "", ""),
	Declare(When, Burns{Intel{At: "B", Object: "黑试探"}}, Templates{Zh: []string{"烧毁{Intel}"}, En: []string{"burning {Intel}"}}, "", ""),
	intelClause,
	Declare(When, Same{N: 1}, Templates{
		Zh: []string{"[(前一张|后一张{!Second})]就是响应链第{N}项指定的那张"},
		En: []string{"(the one|the second being the one{!Second}) that stack entry {N} aims at"}}, "", ""),
	Declare(When, AtEntry{N: 2}, Templates{
		Zh: []string{"(识破|指定|)响应链第{N}项"}, En: []string{"(against|aiming at) stack entry {N}"}}, "", ""),
	Declare(When, AtSeat{Who: "C"}, Templates{
		Zh: []string{"(指定玩家{Who}|指定{Who}|目标是{Who}|{Who})"}, En: []string{"(aiming at|at) {Who}"}}, "", ""),
	Declare(When, AtItem{Who: "B", Name: "烧毁"}, Templates{
		Zh: []string{"(识破|指定|){Who}的{Name}"}, En: []string{"(against|aiming at) {Who}'s {Name}"}}, "", ""),
}

// intelClause is also what stands behind 烧毁.
var intelClause = Declare(When, Intel{At: "B", Object: "黑试探"}, Templates{
	Zh: []string{"指定" + zhIntel, zhIntel, "{Verb}" + zhIntel}, En: []string{"aiming at " + enIntel, enIntel, "{Verb} " + enIntel}}, "", "")

var bareIntel = Declare(When, Intel{At: "B", Object: "黑试探"}, Templates{Zh: []string{zhIntel}, En: []string{enIntel}}, "", "")

// Pattern matches the intel without a verb.
func (*Intel) Pattern(Language) string { return ".+" }

// Loose is Pattern.
func (*Intel) Loose(Language) string { return ".+" }

// Read takes in the intel.
func (i *Intel) Read(l Language, text string) error {
	v, ok, err := bareIntel.Read(l, text)
	if ok && err == nil {
		*i = v.(Intel)
		return nil
	}
	return unread(l, text)
}

// Write is the intel.
func (i *Intel) Write(l Language) string { return bareIntel.Write(l, *i) }

// Pattern matches anything: what the clauses are is seen when they are read.
func (*Aim) Pattern(Language) string { return ".+" }

// Loose is Pattern.
func (*Aim) Loose(Language) string { return ".+" }

// Read takes in the clauses.
func (a *Aim) Read(l Language, text string) error {
	*a = nil
	for _, part := range SplitClauses(l, text) {
		one, err := readClause(l, part)
		if err != nil {
			return err
		}
		*a = append(*a, one)
	}
	return nil
}

// SplitClauses cuts a text at commas outside brackets.
func SplitClauses(l Language, text string) []string {
	at := "，"
	if l.Declared() == En {
		at = ", "
	}
	var out []string
	depth, from := 0, 0
	for i, r := range text {
		switch {
		case r == '（' || r == '(':
			depth++
		case r == '）' || r == ')':
			depth--
		case depth == 0 && i >= from && strings.HasPrefix(text[i:], at):
			out = append(out, text[from:i])
			from = i + len(at)
		}
	}
	return append(out, text[from:])
}

func readClause(l Language, part string) (any, error) {
	var failed error
	for _, s := range clauses {
		v, ok, err := s.Read(l, part)
		if ok && err == nil {
			return v, nil
		}
		if failed == nil {
			failed = err
		}
	}
	for _, s := range clauses {
		if failed == nil {
			failed = s.Misread(l, part)
		}
	}
	if failed != nil {
		return nil, failed
	}
	return nil, unread(l, part)
}

func unread(l Language, part string) error {
	var examples []string
	for _, s := range clauses {
		examples = append(examples, s.Example(l))
	}
	return say.Problemf("看不懂“%s”；可写：%s", "cannot read %q; write one of: %s", part, strings.Join(examples, pick(l, "、", "; ")))
}

func pick(l Language, zh, en string) string {
	if l.Declared() == En {
		return en
	}
	return zh
}

// Write is the clauses.
func (a *Aim) Write(l Language) string { return a.in(l.Declared()) }

func (a Aim) in(l Language) string {
	var out []string
	for _, part := range a {
		for _, s := range clauses {
			if s.Type() == reflect.TypeOf(part) {
				out = append(out, s.Write(l, part))
			}
		}
	}
	return strings.Join(out, pick(l, "，", ", "))
}

func (a Aim) pays() bool {
	return slices.ContainsFunc(a, func(part any) bool { _, ok := part.(Pays); return ok })
}

// use is a use by somebody with this aim; allowed may refuse the aim.
func (a Aim) use(g Game, who string, act wire.Action, allowed func(Aim) error) (Doing, error) {
	if err := allowed(a); err != nil {
		return Doing{}, err
	}
	for _, part := range a {
		if err := into(&act, g, who, part); err != nil {
			return Doing{}, err
		}
	}
	return one(who, act), nil
}

// into puts a clause into an answer.
func into(act *wire.Action, g Game, who string, part any) error {
	at := func(l noun.Letter) string { return string(l.Of(noun.Seat(who))) }
	switch c := part.(type) {
	case Pays:
		act.Card = string(c.Card)
	case Burns:
		return into(act, g, who, c.Intel)
	case Intel:
		act.Target, act.Object = at(c.At), string(c.Object)
		if c.Second != "" {
			act.SecondAt, act.Second = at(c.SecondAt), string(c.Second)
		}
	case Same:
		if c.Second {
			act.SecondSameAs = int(c.N)
		} else {
			act.SameAs = int(c.N)
		}
	case AtEntry:
		act.Item = int(c.N)
	case AtSeat:
		act.Target = at(c.Who)
	case AtItem:
		n, err := entryOf(g, at(c.Who), string(c.Name))
		act.Item = n
		return err
	}
	return nil
}
