package schema

import (
	"bytes"
	"encoding/json"
	"strings"
)

// Traffic checks the lines of a conversation, or of traces, one after another.
// A response is checked as the result of the method that its id asked for.
type Traffic struct {
	asked map[string]string // method by id of the request
}

// line is what tells the kinds of lines apart.
type line struct {
	ID     json.RawMessage `json:"id"`
	Method *string         `json:"method"`
	Params json.RawMessage `json:"params"`
	Result json.RawMessage `json:"result"`
	Error  json.RawMessage `json:"error"`
	Trace  json.RawMessage `json:"trace"`
	Do     json.RawMessage `json:"do"`
}

// Line checks one line. The arrows with which a log may mark who wrote it are
// ignored, and so is an empty line.
func (t *Traffic) Line(text []byte) error {
	text = bytes.TrimSpace(text)
	for _, arrow := range []string{"→", "←", "->", "<-", ">", "<"} {
		text = bytes.TrimSpace(bytes.TrimPrefix(text, []byte(arrow)))
	}
	if len(text) == 0 {
		return nil
	}
	var l line
	if err := json.Unmarshal(text, &l); err != nil {
		return &Violation{Message: lineOfLog, zh: "应为一个 JSON 对象", en: "expected one JSON object", Got: excerpt(text)}
	}
	switch {
	case l.Method != nil:
		return t.request(text, l)
	case l.Trace != nil:
		return Check("trace.setup", text)
	case l.Do != nil:
		return Check("trace.move", text)
	case l.Result != nil || l.Error != nil:
		return t.response(text, l)
	}
	return &Violation{Message: lineOfLog, zh: "应有 method、result、error、trace 或 do", Got: excerpt(text),
		en: "expected method, result, error, trace or do"}
}

func (t *Traffic) request(text []byte, l line) error {
	if err := Check("request", text); err != nil {
		return inside(err, *l.Method+".params", "/params")
	}
	if t.asked == nil {
		t.asked = map[string]string{}
	}
	t.asked[string(l.ID)] = *l.Method
	return nil
}

func (t *Traffic) response(text []byte, l line) error {
	if err := Check("response", text); err != nil {
		return inside(err, "error", "/error")
	}
	method, ok := t.asked[string(l.ID)]
	if !ok {
		return &Violation{Message: "response", Pointer: "/id", zh: "应为前面某个请求的 id", Got: excerpt(l.ID),
			en: "expected the id of an earlier request"}
	}
	delete(t.asked, string(l.ID))
	if l.Error != nil {
		return nil
	}
	return Check(method+".result", l.Result)
}

// inside tells a violation of a part by the part's name.
func inside(err error, name, prefix string) error {
	v, ok := err.(*Violation)
	if !ok {
		return err
	}
	if rest, ok := strings.CutPrefix(v.Pointer, prefix); ok {
		v.Message, v.Pointer = name, rest
	}
	return v
}

// Result checks the result of a method.
func Result(method string, result []byte) error {
	if len(result) == 0 {
		return &Violation{Message: method + ".result", zh: "应有 result", en: "expected a result", Got: "—"}
	}
	return Check(method+".result", result)
}
