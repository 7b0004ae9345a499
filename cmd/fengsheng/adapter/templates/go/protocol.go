package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
)

// ⟦这个文件是协议这一层：读一行请求，让引擎做一件事，写一行答复。它是完整的，一般不用改；要写的是 engine.go。
// JSON-RPC 2.0。标准输出只有答复，日志写到标准错误。¦This file is the protocol: one request a line in, one thing done with the engine, one answer a line out. It is
// complete and needs no change; what is yours to write is engine.go.
// JSON-RPC 2.0. Standard output carries the answers and nothing else; log to standard error.⟧

// ⟦maxLine 是一行的上限，按协议是 16 MiB。¦maxLine bounds a line: 16 MiB, as the protocol has it.⟧
const maxLine = 16 << 20

// Request ⟦是套件发来的一行。¦is one line of the harness.⟧
type Request struct {
	ID     string          `json:"id"`
	Method string          `json:"method"`
	Params json.RawMessage `json:"params"`
}

// Response ⟦是答复的一行：结果，或者错误。¦is one line of the adapter: a result or an error.⟧
type Response struct {
	JSONRPC string   `json:"jsonrpc"`
	ID      string   `json:"id"`
	Result  any      `json:"result,omitempty"`
	Error   *Problem `json:"error,omitempty"`
}

// Problem ⟦会变成一个 JSON-RPC 错误。¦becomes a JSON-RPC error.⟧
type Problem struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
}

func (p *Problem) Error() string { return p.Message }

// unsupported: ⟦引擎没有这个功能（或者还没写）。这个用例算“不适用”，列出来，不算错。¦the engine does not offer this, or not yet. The case does not apply: it is listed and not failed.⟧
func unsupported(what string) error { return &Problem{-32003, what} }

// setupRefused: ⟦按规则不能这样开局。只用于规则不许的开局；引擎摆不出来的用 unsupported。¦the rules do not allow this set-up. Where only your engine cannot build it, use unsupported.⟧
func setupRefused(why string) error { return &Problem{-32001, why} }

// unusedChance: ⟦给出的随机结果多了，用不上。¦more outcomes of chance were given than the act needed.⟧
func unusedChance(outcomes []string) error {
	return &Problem{-32002, fmt.Sprintf("outcomes of chance were not needed: %v", outcomes)}
}

// Rejection ⟦是规则不许这样做。它是结果，不是错误；返回它的时候局面必须还是原样。¦says that the rules do not allow an act. It is a result and no failure; nothing may have changed.⟧
type Rejection struct {
	// Code: not-asked ⟦没有问这一家¦another seat is asked⟧, illegal ⟦不合规则¦against the rules⟧, over ⟦对局已经结束¦the game is over⟧
	Code, Why string
}

func (r *Rejection) Error() string { return r.Why }

// serve ⟦一直答到 shutdown 或输入结束。¦answers until shutdown or the end of input.⟧
func serve(e Player, in io.Reader, out io.Writer) error {
	lines := bufio.NewScanner(in)
	lines.Buffer(nil, maxLine)
	enc := json.NewEncoder(out)
	enc.SetEscapeHTML(false)
	for lines.Scan() {
		line := bytes.TrimSpace(lines.Bytes())
		if len(line) == 0 {
			continue
		}
		reply, last := answer(e, line)
		if err := enc.Encode(reply); err != nil {
			return err
		}
		if last {
			return nil
		}
	}
	return lines.Err()
}

// answer ⟦把一行请求变成一个答复，并说是不是该退出了。¦turns a line into an answer and says whether to leave after it.⟧
func answer(e Player, line []byte) (reply Response, last bool) {
	reply.JSONRPC = "2.0"
	var q Request
	if err := json.Unmarshal(line, &q); err != nil {
		reply.Error = &Problem{-32700, fmt.Sprintf("expected one JSON object a line, got %.80q: %v", line, err)}
		return reply, false
	}
	reply.ID = q.ID
	result, err := safely(e, q)
	switch {
	case err == nil:
		reply.Result = result
	case !errors.As(err, &reply.Error):
		log.Print(err)
		reply.Error = &Problem{-32000, err.Error()}
	}
	return reply, q.Method == "shutdown"
}

// safely ⟦接住引擎的崩溃：它是 -32000，记在这个用例账上，绝不会被当成“规则不许”。¦catches a panic of the engine: it is -32000, and never taken for a refusal.⟧
func safely(e Player, q Request) (result any, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v", p)
		}
	}()
	return call(e, q)
}

func call(e Player, q Request) (any, error) {
	switch q.Method {
	case "initialize":
		about := e.About()
		about.ProtocolVersion = 1
		return about, nil
	case "setup":
		return with(q, func(t Table) (any, error) { return reported(e)(e.Setup(t)) })
	case "act":
		return with(q, func(a Act) (any, error) {
			done, err := e.Act(a.Seat, a.Action, a.Chance)
			var no *Rejection
			if errors.As(err, &no) {
				return refused(e, no)
			}
			return reported(e)(done, err)
		})
	case "observe":
		return with(q, func(p struct{ Viewer string }) (any, error) { return e.Observe(p.Viewer) })
	case "legal":
		return with(q, func(p struct{ Seat string }) (any, error) {
			actions, err := e.Legal(p.Seat)
			return map[string]any{"actions": actions}, err
		})
	case "reset":
		e.Reset()
		return struct{}{}, nil
	case "shutdown":
		return struct{}{}, nil
	}
	return nil, &Problem{-32601, "no method " + q.Method}
}

// with ⟦读出参数再做事；不认识的字段不管。¦reads the params and does something with them; unknown fields are ignored.⟧
func with[P any](q Request, do func(P) (any, error)) (any, error) {
	var p P
	if len(q.Params) > 0 {
		if err := json.Unmarshal(q.Params, &p); err != nil {
			return nil, &Problem{-32602, fmt.Sprintf("params of %s: %v", q.Method, err)}
		}
	}
	return do(p)
}

// reported ⟦做成了一件事以后的报告：发生了什么，轮到问谁，随机的结果是什么。¦makes the report after something was done: what happened, who is asked, what chance decided.⟧
func reported(e Player) func(Done, error) (any, error) {
	return func(done Done, err error) (any, error) {
		if err != nil {
			return nil, err
		}
		asked, err := e.Awaiting()
		return Report{Accepted: true, Events: done.Events, Awaiting: asked, Chance: done.Chance}, err
	}
}

func refused(e Player, no *Rejection) (any, error) {
	asked, err := e.Awaiting()
	return Report{Code: no.Code, Message: no.Why, Awaiting: asked}, err
}
