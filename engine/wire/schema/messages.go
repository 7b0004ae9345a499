package schema

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"sync"

	"fengsheng/engine/wire"
)

// URI names the document that holds all schemas.
var URI = fmt.Sprintf("urn:fengsheng:protocol:%d", wire.ProtocolVersion)

const dialect = "https://json-schema.org/draft/2020-12/schema"

// nothing is the params and result of methods that need none.
type nothing struct{}

// traceHead is the first line of a trace.
type traceHead struct {
	Trace int        `json:"trace"`
	Setup wire.Setup `json:"setup"`
}

// definitions is every message and whatever messages are made of.
var definitions = sync.OnceValue(func() properties {
	b := &builder{}
	b.defs = append(b.defs, words()...)
	deeds := append(wire.Deeds(), wire.Deal)
	b.defs = append(b.defs, property{"deedOrDeal", list("The verb of an action, chance included. 行动的种类，含随机。", deeds)})
	messages(b)
	b.defs = append(b.defs, lines()...)
	return b.defs
})

// messages defines params and result of every method, and the lines of a trace.
func messages(b *builder) {
	b.message("initialize.params", "The harness introduces itself. 测试程序自我介绍。", ofHarness, wire.Hello{})
	b.message("initialize.result", "The subject introduces itself. 被测程序自我介绍。", ofSubject, wire.Welcome{})
	b.message("setup.params", "How a game begins. 开局。", ofHarness, wire.Setup{})
	b.message("setup.result", "The game has begun. A set-up that cannot be built is the error −32001. 已开局。", ofSubject, wire.Report{},
		&node{Properties: properties{{"accepted", &node{Const: true}}}})
	b.message("act.params", "A player does something. 行动。", ofHarness, wire.ActParams{})
	b.message("act.result", "What came of an act. 行动的结果。", ofSubject, wire.Report{})
	b.message("observe.params", "Whose view is wanted. 从谁的角度看。", ofHarness, wire.ViewerParams{})
	b.message("observe.result", "The table as one viewer sees it; what is hidden is absent, counts are there. 某人眼里的桌面。", ofSubject, wire.View{})
	b.message("legal.params", "Whose legal answers are wanted. 问谁可以怎样回答。", ofHarness, wire.SeatParams{})
	b.message("legal.result", "Every legal answer. 可以的回答。", ofSubject, wire.LegalResult{})
	b.message("replay.params", "A whole game in one call. 一次重放整局。", ofHarness, wire.ReplayParams{})
	b.message("replay.result", "Where the game led. 重放的结果。", ofSubject, wire.ReplayResult{})
	b.message("reset.params", "The game is over; nothing is said. 本局结束。", ofHarness, nothing{})
	b.message("reset.result", "Nothing is said. 无内容。", ofSubject, nothing{})
	b.message("shutdown.params", "Leave; nothing is said. 请退出。", ofHarness, nothing{})
	b.message("shutdown.result", "Nothing is said. 无内容。", ofSubject, nothing{})
	b.message("error", "The subject failed. That an act is not allowed is a result and no error. 被测程序出错；行动不合法不算出错。", ofSubject, wire.RPCError{})
	b.message("trace.setup", "The first line of a trace. 对局记录的第一行。", ofTrace, traceHead{})
	b.message("trace.move", "Every other line of a trace: an answer. 对局记录的其余各行：一个回答。", ofTrace, wire.Move{})
}

// Methods lists the methods of the protocol.
func Methods() []string {
	return []string{wire.Initialize, wire.DoSetup, wire.DoAct, wire.DoObserve, wire.DoLegal, wire.DoReplay, wire.DoReset, wire.DoShutdown}
}

// Names lists the messages.
func Names() []string {
	var out []string
	for _, d := range definitions() {
		if d.schema.Title != "" {
			out = append(out, d.name)
		}
	}
	return out
}

// Document is the JSON Schema of one message with whatever it refers to, or,
// without a name, of all messages: a line is then a request, a response or a
// line of a trace.
func Document(name string) ([]byte, error) {
	doc := node{Schema: dialect, ID: URI}
	if name == "" {
		doc.Title = "The protocol of 风声, a line each"
		doc.AnyOf = []*node{ref("request"), ref("response"), ref("trace.setup"), ref("trace.move")}
		doc.Defs = definitions()
		return indented(doc)
	}
	if !slices.Contains(Names(), name) {
		return nil, &UnknownName{name}
	}
	doc.ID += ":" + name
	doc.Ref = "#/$defs/" + name
	doc.Defs = reachable(name)
	return indented(doc)
}

func indented(doc node) ([]byte, error) {
	text, err := marshal(doc)
	if err != nil {
		return nil, err
	}
	var out strings.Builder
	enc := json.NewEncoder(&out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	err = enc.Encode(json.RawMessage(text))
	return []byte(out.String()), err
}

// reachable is the definition of a name and those it refers to, in the order of
// all definitions.
func reachable(name string) properties {
	want := map[string]bool{}
	var visit func(name string)
	visit = func(name string) {
		if want[name] {
			return
		}
		want[name] = true
		text, _ := marshal(definitions().named(name))
		for _, part := range strings.Split(string(text), `"$ref":"#/$defs/`)[1:] {
			to, _, _ := strings.Cut(part, `"`)
			visit(to)
		}
	}
	visit(name)
	return slices.DeleteFunc(slices.Clone(definitions()), func(p property) bool { return !want[p.name] })
}
