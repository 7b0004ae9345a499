package main

import (
	"bytes"
	"encoding/json"
	"io"
	"log"
	"reflect"
	"strings"
	"testing"
)

// fake ⟦是一个只会让过的假引擎。¦is an engine that can do nothing but pass.⟧
type fake struct {
	turn  string
	games int
}

func (f *fake) About() About { return About{Implementation: Implementation{Name: "fake"}} }

func (f *fake) Setup(t Table) (Done, error) {
	if t.Profile == "bad" {
		return Done{}, setupRefused("not by the rules")
	}
	f.turn = "A"
	return Done{Events: []Event{{What: "phase"}}}, nil
}

func (f *fake) Awaiting() (Asked, error) { return Asked{Seat: f.turn, Question: "act"}, nil }

func (f *fake) Act(seat string, a Action, chance []string) (Done, error) {
	switch {
	case seat != f.turn:
		return Done{}, &Rejection{"not-asked", f.turn + " is asked"}
	case a.Do == "explode":
		panic("out of cheese")
	case a.Do != "pass":
		return Done{}, unsupported(a.Do)
	case len(chance) > 1:
		return Done{}, unusedChance(chance[1:])
	}
	f.turn = "B"
	var used []Chance
	for _, outcome := range chance {
		used = append(used, Chance{Kind: "card", Outcome: outcome})
	}
	return Done{Chance: used}, nil
}

func (f *fake) Observe(viewer string) (View, error) { return View{Viewer: viewer}, nil }
func (f *fake) Legal(seat string) ([]Action, error) { return []Action{{Do: "pass"}}, nil }
func (f *fake) Reset()                              { f.games++ }

// talk ⟦把几行交给适配器，读回答复。¦sends lines to the adapter and reads what it answers.⟧
func talk(t *testing.T, e Player, lines ...string) []Response {
	t.Helper()
	var out bytes.Buffer
	if err := serve(e, strings.NewReader(strings.Join(lines, "\n")+"\n"), &out); err != nil {
		t.Fatal(err)
	}
	var replies []Response
	for _, line := range strings.Split(strings.TrimSpace(out.String()), "\n") {
		var r Response
		if err := json.Unmarshal([]byte(line), &r); err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		replies = append(replies, r)
	}
	return replies
}

func request(method, params string) string {
	return `{"jsonrpc":"2.0","id":"7","method":"` + method + `","params":` + params + `}`
}

func TestTheHandshakeTellsVersionAndEngine(t *testing.T) {
	r := talk(t, &fake{}, request("initialize", `{"protocolVersions":[1]}`))[0]
	about := r.Result.(map[string]any)
	if r.ID != "7" || about["protocolVersion"] != 1.0 || about["implementation"].(map[string]any)["name"] != "fake" {
		t.Errorf("%+v", r)
	}
}

func TestWhatWasDoneIsReportedWithWhoIsAskedNext(t *testing.T) {
	rs := talk(t, &fake{}, request("setup", `{"profile":"beginner","unknown":1}`),
		request("act", `{"seat":"A","action":{"do":"pass"},"chance":["红锁定"]}`))
	want := []any{
		map[string]any{"accepted": true, "events": []any{map[string]any{"what": "phase"}},
			"awaiting": map[string]any{"seat": "A", "question": "act"}},
		map[string]any{"accepted": true, "awaiting": map[string]any{"seat": "B", "question": "act"},
			"chance": []any{map[string]any{"kind": "card", "outcome": "红锁定"}}},
	}
	for i, r := range rs {
		if !reflect.DeepEqual(r.Result, want[i]) {
			t.Errorf("%+v, want %+v", r.Result, want[i])
		}
	}
}

func TestARejectionIsAResultAndNoError(t *testing.T) {
	r := talk(t, &fake{turn: "A"}, request("act", `{"seat":"B","action":{"do":"pass"}}`))[0]
	want := map[string]any{"accepted": false, "code": "not-asked", "message": "A is asked",
		"awaiting": map[string]any{"seat": "A", "question": "act"}}
	if r.Error != nil || !reflect.DeepEqual(r.Result, want) {
		t.Errorf("%+v, want %+v", r, want)
	}
}

func TestEachTroubleHasItsCode(t *testing.T) {
	log.SetOutput(io.Discard)
	for line, code := range map[string]int{
		request("setup", `{"profile":"bad"}`):                                        -32001,
		request("act", `{"seat":"A","action":{"do":"pass"},"chance":["红锁定","红锁定"]}`): -32002,
		request("act", `{"seat":"A","action":{"do":"play"}}`):                        -32003,
		request("act", `{"seat":"A","action":{"do":"explode"}}`):                     -32000,
		request("act", `3`):  -32602,
		request("fly", `{}`): -32601,
		"starting up…":       -32700,
	} {
		if r := talk(t, &fake{turn: "A"}, line)[0]; r.Error == nil || r.Error.Code != code || r.Result != nil {
			t.Errorf("%s: %+v, want code %d", line, r, code)
		}
	}
}

func TestObserveLegalAndReset(t *testing.T) {
	f := &fake{}
	rs := talk(t, f, request("observe", `{"viewer":"all"}`), request("legal", `{"seat":"A"}`), request("reset", `{}`))
	if view := rs[0].Result.(map[string]any); view["viewer"] != "all" {
		t.Errorf("view %v", view)
	}
	if want := map[string]any{"actions": []any{map[string]any{"do": "pass"}}}; !reflect.DeepEqual(rs[1].Result, want) {
		t.Errorf("legal %v, want %v", rs[1].Result, want)
	}
	if f.games != 1 {
		t.Errorf("%d games were ended, want 1", f.games)
	}
}

func TestALineIsAnsweredByALineUntilShutdown(t *testing.T) {
	rs := talk(t, &fake{}, "garbage\r", "", `{"id":"1","method":"reset"}`, `{"id":"2","method":"shutdown"}`, `{"id":"3","method":"reset"}`)
	if len(rs) != 3 || rs[0].Error == nil || rs[1].ID != "1" || rs[2].ID != "2" {
		t.Errorf("%+v", rs)
	}
}
