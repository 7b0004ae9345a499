package suite

import (
	"fengsheng/steps/say"
	"slices"
	"strings"
)

// tagTest says whether an expression holds for a set of tags.
type tagTest func(tags []string) bool

// isTagExpression tells an expression from a glob over ids, which never begins so.
func isTagExpression(pattern string) bool {
	return strings.HasPrefix(pattern, "@") || strings.HasPrefix(pattern, "(") || strings.HasPrefix(pattern, "not ")
}

// tagParser reads `or` of `and` of `not` of @tag or ( … ). godog's own filter is of another syntax, in which
// `@a and @b` selects nothing and succeeds.
type tagParser struct {
	text   string
	tokens []string
}

func parseTags(text string) (tagTest, error) {
	spaced := strings.NewReplacer("(", " ( ", ")", " ) ").Replace(text)
	p := &tagParser{text: text, tokens: strings.Fields(spaced)}
	test, err := p.either()
	if err == nil && len(p.tokens) > 0 {
		err = p.unexpected()
	}
	return test, err
}

func (p *tagParser) either() (tagTest, error) {
	left, err := p.both()
	for err == nil && p.accept("or") {
		a := left
		b, e := p.both()
		left, err = func(t []string) bool { return a(t) || b(t) }, e
	}
	return left, err
}

func (p *tagParser) both() (tagTest, error) {
	left, err := p.single()
	for err == nil && p.accept("and") {
		a := left
		b, e := p.single()
		left, err = func(t []string) bool { return a(t) && b(t) }, e
	}
	return left, err
}

func (p *tagParser) single() (tagTest, error) {
	switch {
	case p.accept("not"):
		inner, err := p.single()
		return func(t []string) bool { return !inner(t) }, err
	case p.accept("("):
		inner, err := p.either()
		if err == nil && !p.accept(")") {
			err = p.unexpected()
		}
		return inner, err
	case len(p.tokens) > 0 && strings.HasPrefix(p.tokens[0], "@"):
		tag := p.tokens[0]
		p.tokens = p.tokens[1:]
		return func(t []string) bool { return slices.Contains(t, tag) }, nil
	}
	return nil, p.unexpected()
}

func (p *tagParser) accept(word string) bool {
	if len(p.tokens) == 0 || p.tokens[0] != word {
		return false
	}
	p.tokens = p.tokens[1:]
	return true
}

func (p *tagParser) unexpected() error {
	found := say.Text{Zh: "到末尾就断了", En: "it ends too early"}
	if len(p.tokens) > 0 {
		found = say.Textf("“%s”不该在那里", "%q is out of place", p.tokens[0])
	}
	return &say.Problem{Text: say.Text{
		Zh: "标签表达式“" + p.text + "”写错了：" + found.Zh + "；写法如 @promo and not (@a or @b)",
		En: "suite: tag expression \"" + p.text + "\" is malformed: " + found.En + "; write it like @promo and not (@a or @b)",
	}}
}
