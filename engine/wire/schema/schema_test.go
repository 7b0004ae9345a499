package schema_test

import (
	"encoding/json"
	"strings"
	"testing"

	"fengsheng/engine/wire/schema"
)

func TestEveryMessageHasASchemaOfItsOwn(t *testing.T) {
	for _, m := range schema.Methods() {
		for _, name := range []string{m + ".params", m + ".result"} {
			text, err := schema.Document(name)
			if err != nil {
				t.Fatal(err)
			}
			if !json.Valid(text) || !strings.Contains(string(text), "2020-12") {
				t.Errorf("%s: %.200s", name, text)
			}
		}
	}
	if _, err := schema.Document("fly.params"); err == nil || !strings.Contains(err.Error(), "act.params") {
		t.Errorf("an unknown name: %v", err)
	}
}

// Each message is right but for one thing.
func TestWhatIsWrongIsNamedByItsPlace(t *testing.T) {
	const ask = `"awaiting":{"seat":"A","question":"act"}`
	const view = `{"viewer":"A","phase":"play1","turn":"A",` + ask + `,"seats":[{"seat":"A","alive":true,"handCount":1,"hand":[%]},` +
		`{"seat":"B","alive":true,"handCount":0}],"deck":{"count":3},"discard":{"count":0},"removed":{"count":0},"aside":{"count":0}}`
	good := strings.Replace(view, "%", `"红烧毁"`, 1)
	for _, test := range []struct{ claim, message, text, pointer, says string }{
		{"a missing field", "act.result", `{"accepted":true,"events":[]}`, "", "awaiting is missing"},
		{"a refusal without a code", "act.result", `{"accepted":false}`, "", "code is missing"},
		{"a set-up that is refused by a result", "setup.result", `{"accepted":false,"code":"no"}`, "/accepted", "true"},
		{"a number for a word", "act.result", `{"accepted":1}`, "/accepted", "boolean"},
		{"an unknown seat", "act.result", `{"accepted":true,"awaiting":{"seat":"Z","question":"act"}}`, "/awaiting/seat", `"A"`},
		{"nobody asked something", "act.result", `{"accepted":true,"awaiting":{"seat":"","question":"act"}}`, "/awaiting/seat", `"A"`},
		{"somebody asked nothing", "act.result", `{"accepted":true,"awaiting":{"seat":"A","question":"nothing"}}`, "/awaiting/seat", `""`},
		{"an unknown question", "act.result", `{"accepted":true,"awaiting":{"seat":"A","question":"play"}}`, "/awaiting/question", `"act"`},
		{"an unknown event", "act.result", `{"accepted":true,` + ask + `,"events":[{"what":"drew","seat":"A"},{"what":"draw"}]}`, "/events/1/what", `"drew"`},
		{"an unknown card", "observe.result", strings.Replace(view, "%", `"红雷达"`, 1), "/seats/0/hand/0", "红"},
		{"a card in English", "observe.result", strings.Replace(view, "%", `"Red Burn"`, 1), "/seats/0/hand/0", "names"},
		{"a Probe that does not say what it asks", "observe.result", strings.Replace(view, "%", `"红试探"`, 1), "/seats/0/hand/0", "红试探（"},
		{"a view without counts", "observe.result", strings.Replace(good, `"count":3`, `"top":[]`, 1), "/deck", "count is missing"},
		{"null for what should be left out", "observe.result", strings.Replace(good, `"turn"`, `"transit":null,"turn"`, 1), "/transit", "object"},
		{"a play without a card", "legal.result", `{"actions":[{"do":"pass"},{"do":"play"}]}`, "/actions/1", "card is missing"},
		{"no capability to observe", "initialize.result", `{"protocolVersion":1,"implementation":{"name":"x"},"capabilities":{"setup":[]},"profiles":["standard"]}`, "/capabilities", "observe"},
		{"an unknown profile", "initialize.result", `{"protocolVersion":1,"implementation":{"name":"x"},"capabilities":{"setup":[],"observe":[]},"profiles":["basic"]}`, "/profiles/0", "beginner"},
		{"an action without a verb", "act.params", `{"seat":"A","action":{"card":"红锁定"}}`, "/action", "do is missing"},
		{"a trace of another kind of answer", "trace.move", `{"seat":"Nature","do":"shuffle"}`, "/do", "deal"},
		{"no JSON", "act.result", `{"accepted":`, "", "JSON"},
	} {
		err := schema.Check(test.message, []byte(test.text))
		v, ok := err.(*schema.Violation)
		if !ok || v.Pointer != test.pointer || !strings.Contains(err.Error(), test.says) {
			t.Errorf("%s: %v; want %q at %q", test.claim, err, test.says, test.pointer)
		}
	}
	if err := schema.Check("observe.result", []byte(good)); err != nil {
		t.Errorf("the view without a fault: %v", err)
	}
}

func TestUnknownFieldsAreAllowed(t *testing.T) {
	for message, text := range map[string]string{
		"act.params": `{"seat":"A","action":{"do":"pass","mood":"good"},"at":3}`,
		"act.result": `{"accepted":true,"awaiting":{"seat":"A","question":"act","since":1},"debug":{"a":[null]}}`,
	} {
		if err := schema.Check(message, []byte(text)); err != nil {
			t.Errorf("%s: %v", message, err)
		}
	}
}

func TestRequestsMayLeaveCardsOpen(t *testing.T) {
	for _, card := range []string{"红试探", "试探", "锁定", "黑烧毁", "红试探（潜伏战线，抽二张）", "红试探（抽二张）"} {
		if err := schema.Check("act.params", []byte(`{"seat":"A","action":{"do":"play","card":"`+card+`"}}`)); err != nil {
			t.Errorf("%s: %v", card, err)
		}
	}
	if err := schema.Check("act.params", []byte(`{"seat":"A","action":{"do":"play","card":"红"}}`)); err == nil {
		t.Error("a colour was taken for a card")
	}
}

func TestTrafficKnowsWhatAResponseAnswers(t *testing.T) {
	var log schema.Traffic
	for i, step := range []struct{ text, says string }{
		{`→ {"jsonrpc":"2.0","id":"1","method":"legal","params":{"seat":"A"}}`, ""},
		{`← {"jsonrpc":"2.0","id":"1","result":{"accepted":true}}`, "actions is missing"},
		{`{"jsonrpc":"2.0","id":"2","method":"act","params":{"seat":"J","action":{"do":"pass"}}}`, "act.params at /seat"},
		{`{"jsonrpc":"2.0","id":"3","method":"fly"}`, "request at /method"},
		{`{"jsonrpc":"2.0","id":"9","result":{}}`, "earlier request"},
		{`{"jsonrpc":"2.0","id":"4","method":"reset"}`, ""},
		{`{"jsonrpc":"2.0","id":"4","error":{"message":"x"}}`, "error: code"},
		{``, ""},
		{`engine ready`, "JSON"},
		{`{"jsonrpc":"2.0","id":"4"}`, "expected method"},
		{`{"seat":"A","do":"pass"}`, ""},
	} {
		err := log.Line([]byte(step.text))
		if (err == nil) != (step.says == "") || err != nil && !strings.Contains(err.Error(), step.says) {
			t.Errorf("line %d: %v, want %q", i+1, err, step.says)
		}
	}
}
