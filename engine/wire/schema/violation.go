package schema

import (
	"fmt"
	"strings"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/santhosh-tekuri/jsonschema/v6/kind"
)

// lineOfLog stands for a message of which not even the kind is known.
const lineOfLog = "line"

// Violation is one thing wrong with a message.
type Violation struct {
	Message string // the name of the message: act.result
	Pointer string // where in it, as a JSON pointer; empty is the whole
	Got     string // what stands there, shortened
	zh, en  string // what was expected
}

// Error is the violation in English.
func (v *Violation) Error() string { return v.In("en") }

// In is the violation in a language: zh, otherwise English.
func (v *Violation) In(locale string) string {
	where, zh := v.Message, locale == "zh"
	switch {
	case v.Pointer != "" && zh:
		where += " 的 " + v.Pointer
	case v.Pointer != "":
		where += " at " + v.Pointer
	case v.Message == lineOfLog && zh:
		where = "整行"
	case v.Message == lineOfLog:
		where = "the whole line"
	}
	if zh {
		return fmt.Sprintf("%s：%s，却是 %s", where, v.zh, v.Got)
	}
	return fmt.Sprintf("%s: %s, got %s", where, v.en, v.Got)
}

// Expected is what should stand there.
func (v *Violation) Expected() string { return v.en }

// UnknownName is a name that no message has.
type UnknownName struct{ Name string }

func (e *UnknownName) Error() string { return e.In("en") }

// In is the complaint in a language: zh, otherwise English.
func (e *UnknownName) In(locale string) string {
	all := strings.Join(Names(), ", ")
	if locale == "zh" {
		return fmt.Sprintf("没有名为“%s”的消息；有：%s", e.Name, all)
	}
	return fmt.Sprintf("no message %q; there are %s", e.Name, all)
}

// deepest is the cause that says most: of all leaves the one farthest inside
// the message, and of those the first.
func deepest(e *jsonschema.ValidationError) *jsonschema.ValidationError {
	var best *jsonschema.ValidationError
	var visit func(*jsonschema.ValidationError)
	visit = func(e *jsonschema.ValidationError) {
		if len(e.Causes) == 0 && (best == nil || len(e.InstanceLocation) > len(best.InstanceLocation)) {
			best = e
		}
		for _, c := range e.Causes {
			visit(c)
		}
	}
	visit(e)
	return best
}

// explain words a cause for people.
func explain(name string, e *jsonschema.ValidationError) *Violation {
	v := &Violation{Message: name, Pointer: pointer(e.InstanceLocation)}
	say := func(zh, en string, args ...any) { v.zh, v.en = fmt.Sprintf(zh, args...), fmt.Sprintf(en, args...) }
	switch k := e.ErrorKind.(type) {
	case *kind.Required:
		say("缺少 %s", "%s is missing", strings.Join(k.Missing, ", "))
		v.Got = "{…}"
	case *kind.Type:
		say("应为 %s", "expected %s", strings.Join(k.Want, "|"))
		v.Got = k.Got
	case *kind.Enum:
		v.zh, v.en = oneOf(k.Want, k.Got)
		v.Got = quoted(k.Got)
	case *kind.Const:
		say("应为 %v", "expected %v", k.Want)
		v.Got = quoted(k.Got)
	case *kind.Pattern:
		say("应形如 %s", "expected something like %s", k.Want)
		v.Got = quoted(k.Got)
	case *kind.MaxItems:
		say("最多 %d 项", "expected at most %d entries", k.Want)
		v.Got = fmt.Sprint(k.Got)
	case *kind.MinItems:
		say("至少 %d 项", "expected at least %d entries", k.Want)
		v.Got = fmt.Sprint(k.Got)
	case *kind.MaxLength:
		say("最多 %d 个字", "expected at most %d characters", k.Want)
		v.Got = fmt.Sprint(k.Got)
	case *kind.Minimum:
		say("应不小于 %s", "expected at least %s", k.Want.RatString())
		v.Got = k.Got.RatString()
	case *kind.Maximum:
		say("应不大于 %s", "expected at most %s", k.Want.RatString())
		v.Got = k.Got.RatString()
	default:
		say("不合格式（%v）", "it does not fit (%v)", e.ErrorKind.KeywordPath())
		v.Got = "?"
	}
	return v
}

// pointer is an RFC 6901 JSON pointer.
func pointer(path []string) string {
	var b strings.Builder
	for _, p := range path {
		b.WriteString("/" + strings.NewReplacer("~", "~0", "/", "~1").Replace(p))
	}
	return b.String()
}
