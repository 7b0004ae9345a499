package doctor

import (
	"bytes"
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"fengsheng/engine/driver/foreign"
	"fengsheng/engine/driver/spawn/child"
	"fengsheng/engine/wire"
	"fengsheng/engine/wire/schema"
	"fengsheng/steps/say"
)

// patient is the subject with what has been said to it.
type patient struct {
	options Options
	welcome wire.Welcome
	ill     []string // the checks that it has not passed

	child   *child.Child
	hearing *hearing
	said    []string // since the check began, the handshake before it
	next    int
}

// ready sees to it that the subject runs and has introduced itself, and forgets
// what was said in earlier checks.
func (p *patient) ready() *trouble {
	if p.child != nil {
		p.said = p.said[:1]
		return nil
	}
	if t := p.start(); t != nil {
		return t.during("重新启动", "starting it again")
	}
	if _, t := p.introduction(); t != nil {
		return t.during("重新握手", "shaking hands again")
	}
	return nil
}

func (p *patient) start() *trouble {
	p.said, p.next = nil, 0
	c, err := child.Start(p.options.Command)
	if err != nil {
		return ails("启动不了：%v", "cannot be started: %v", err).deadly().fixed(
			"检查“--”后面的命令：程序在不在、能不能执行；脚本要写成 node main.js、python3 main.py 这样",
			"check the command behind --: is the program there, may it be run; a script needs its interpreter, as in node main.js")
	}
	p.child, p.hearing = c, listen(c.Out)
	return nil
}

func (p *patient) kill() {
	if p.child == nil {
		return
	}
	p.hearing.stop()
	p.child.Kill()
	p.child, p.hearing = nil, nil
}

func (p *patient) log() string {
	if p.child == nil {
		return ""
	}
	return foreign.Line(p.child.Log(), 300)
}

// introduction is the handshake.
func (p *patient) introduction() (wire.Welcome, *trouble) {
	var w wire.Welcome
	t := p.asks(wire.Initialize, wire.Hello{ProtocolVersions: []int{wire.ProtocolVersion}}, &w, p.options.StartIn)
	return w, t
}

// ask asks for something that must succeed, and reads the result.
func (p *patient) ask(method string, params, result any) *trouble {
	return p.asks(method, params, result, p.options.EachIn)
}

func (p *patient) asks(method string, params, result any, limit time.Duration) *trouble {
	raw, fault, t := p.request(method, params, limit)
	switch {
	case t != nil:
		return t
	case fault != nil && fault.Code == wire.CodeUnsupported:
		return lacks(method, foreign.Line(fault.Message, 200))
	case fault != nil:
		return ails("%s 应该成功，却答了错误 %d：%s", "%s should succeed, but the answer is the error %d: %s",
			method, fault.Code, foreign.Line(fault.Message, 200)).fixed(
			"错误（error）表示程序自己出了毛病；看 stderr 和适配器里处理 "+method+" 的地方",
			"an error means that the program itself failed; look at stderr, and at what the adapter does with "+method)
	}
	if err := schema.Result(method, raw); err != nil {
		return misshapen(err)
	}
	if err := json.Unmarshal(raw, result); err != nil {
		return ails("%s 的结果读不了：%v", "the result of %s cannot be read: %v", method, err)
	}
	return nil
}

// misshapen is a message that does not fit its schema.
func misshapen(err error) *trouble {
	v, ok := err.(*schema.Violation)
	if !ok {
		return ails("%v", "%v", err)
	}
	t := &trouble{says: say.Text{Zh: v.In("zh"), En: v.In("en")}}
	return t.fixed(
		"格式见 fengsheng schema "+v.Message+"；不适用的字段整个不写，不要写 null",
		"for the format see fengsheng schema "+v.Message+"; leave out what does not apply instead of writing null")
}

// request asks for something and gives the result or the error of the answer.
func (p *patient) request(method string, params any, limit time.Duration) (json.RawMessage, *wire.RPCError, *trouble) {
	p.next++
	id := strconv.Itoa(p.next)
	line, err := json.Marshal(wire.Call{JSONRPC: "2.0", ID: id, Method: method, Params: params})
	if err != nil {
		return nil, nil, ails("写不出请求：%v", "the request cannot be written: %v", err)
	}
	// The doctor's own words are held to the same measure. One method is none on
	// purpose.
	if err := schema.Check("request", line); err != nil && slices.Contains(schema.Methods(), method) {
		t := ails("请求自己就不合格式，这是 fengsheng 的错：%v", "the request itself does not fit, which is a defect of fengsheng: %v", err)
		return nil, nil, t.fixed("请报告给 fengsheng 的维护者", "please tell the maintainers of fengsheng")
	}
	return p.exchange(string(line), id, method, limit)
}

// exchange says a line, and hears the answer to it.
func (p *patient) exchange(line, id, method string, limit time.Duration) (json.RawMessage, *wire.RPCError, *trouble) {
	p.said = append(p.said, strings.TrimSuffix(line, "\r"))
	if _, err := p.child.In.Write([]byte(line + "\n")); err != nil {
		return nil, nil, p.gone(method)
	}
	text, what := p.hearing.line(limit)
	if what != aLine {
		return nil, nil, p.unheard(text, what, method, limit)
	}
	if n := bytes.Count(text, []byte{','}); n > wire.MaxValues {
		return nil, nil, ails("%s 的应答有 %d 个值，多于 %d", "the answer to %s has %d values, more than %d", method, n, wire.MaxValues).deadly().fixed(
			"一条消息只写这一步的事", "a message tells of one step only")
	}
	if !utf8.Valid(text) {
		return nil, nil, ails("%s 的应答不是 UTF-8：%.60q", "the answer to %s is not UTF-8: %.60q", method, text).deadly().fixed(
			"把标准输出设成 UTF-8（Python：PYTHONUTF8=1；Java：-Dstdout.encoding=UTF-8）",
			"make standard output UTF-8 (Python: PYTHONUTF8=1; Java: -Dstdout.encoding=UTF-8)")
	}
	return p.envelope(text, id, method)
}

// envelope opens an answer.
func (p *patient) envelope(text []byte, id, method string) (json.RawMessage, *wire.RPCError, *trouble) {
	var a struct {
		JSONRPC string          `json:"jsonrpc"`
		ID      json.RawMessage `json:"id"`
		Result  json.RawMessage `json:"result"`
		Error   *wire.RPCError  `json:"error"`
	}
	if err := json.Unmarshal(text, &a); err != nil {
		return nil, nil, ails("标准输出上有一行不是 JSON：%.80q", "a line on standard output is no JSON: %.80q", text).deadly().fixed(
			"标准输出只能写协议；日志写到标准错误（console.error、print(..., file=sys.stderr)、log.Print）",
			"standard output is for the protocol only; log to standard error (console.error, print(..., file=sys.stderr), log.Print)")
	}
	if got := string(a.ID); got != strconv.Quote(id) {
		return nil, nil, stray(got, id, method)
	}
	if err := schema.Check("response", text); err != nil {
		return nil, nil, misshapen(err)
	}
	return a.Result, a.Error, nil
}

// stray is an answer to something else.
func stray(got, id, method string) *trouble {
	n, _ := strconv.Atoi(id)
	if got == strconv.Quote(strconv.Itoa(n-1)) {
		return ails("请求 %d 答了两次", "request %d was answered twice", n-1).deadly().fixed(
			"每个请求正好回一行；检查是不是既打印又返回", "answer each request with exactly one line; is it both printed and returned?")
	}
	return ails("请求 \"%s\"（%s）的应答 id 是 %.40s", "the answer to request %q (%s) has the id %.40s", id, method, got).deadly().fixed(
		"应答的 id 要原样照抄请求的 id，是字符串", "repeat the id of the request as it is; it is a string")
}
