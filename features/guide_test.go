package features_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"reflect"
	"strings"
	"testing"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
	"fengsheng/engine/wire/schema"
)

var update = flag.Bool("update", false, "rewrite what the reference answers in the protocol's guides")

// guides are the guide in its two languages; both tell the same conversation.
var guides = []string{"PROTOCOL.md", "PROTOCOL.zh-CN.md"}

const asks, answers = "→ ", "← "

func guide(t *testing.T, name string) []string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(string(text), "\n")
}

// marked are the lines that begin with a mark, without it.
func marked(lines []string, mark string) []string {
	var out []string
	for _, line := range lines {
		if rest, ok := strings.CutPrefix(line, mark); ok {
			out = append(out, rest)
		}
	}
	return out
}

// served is what the reference answers to some lines, a line each.
func served(t *testing.T, lines []string) []string {
	t.Helper()
	var out bytes.Buffer
	in := strings.NewReader(strings.Join(lines, "\n") + "\n")
	if err := driver.Serve(in, &out, driver.NewLocal()); err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSpace(out.String()), "\n")
}

// The examples of the guide are real: the whole conversation, played again, is answered as it stands there.
func TestTheConversationInTheGuideReplays(t *testing.T) {
	for _, name := range guides {
		lines := guide(t, name)
		got := served(t, marked(lines, asks))
		if *update {
			rewrite(t, name, lines, got)
			lines = guide(t, name)
		}
		want := marked(lines, answers)
		if len(got) != len(want) {
			t.Fatalf("%s: %d answers, the guide has %d; go test ./features -update rewrites them", name, len(got), len(want))
		}
		for i := range want {
			if got[i] != want[i] {
				t.Errorf("%s: answer %d is\n%s\nthe guide has\n%s", name, i+1, got[i], want[i])
			}
		}
	}
}

// rewrite puts the answer behind each request.
func rewrite(t *testing.T, name string, lines, got []string) {
	t.Helper()
	var out []string
	n := 0
	for _, line := range lines {
		if strings.HasPrefix(line, answers) {
			continue
		}
		out = append(out, line)
		if strings.HasPrefix(line, asks) {
			out = append(out, answers+got[n])
			n++
		}
	}
	if err := os.WriteFile(name, []byte(strings.Join(out, "\n")), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestTheConversationKeepsToTheSchemas(t *testing.T) {
	for _, name := range guides {
		var traffic schema.Traffic
		for i, line := range guide(t, name) {
			if !strings.HasPrefix(line, asks) && !strings.HasPrefix(line, answers) {
				continue
			}
			// One request is meant to be wrong.
			if err := traffic.Line([]byte(line)); err != nil && !strings.Contains(line, `"fly"`) && !strings.Contains(line, "-32601") {
				t.Errorf("%s:%d: %v", name, i+1, err)
			}
		}
	}
}

// Every method of the protocol, and every kind of answer, has its example.
func TestTheConversationShowsEveryMessage(t *testing.T) {
	lines := guide(t, guides[0])
	asked, answered := strings.Join(marked(lines, asks), "\n"), strings.Join(marked(lines, answers), "\n")
	for _, method := range schema.Methods() {
		if !strings.Contains(asked, `"method":"`+method+`"`) {
			t.Errorf("no example of %s", method)
		}
	}
	for _, part := range []string{`"accepted":true`, `"accepted":false`, wire.CodeNotAsked, wire.CodeIllegal, `"chance":[{`, "-32001", "-32002", "-32601"} {
		if !strings.Contains(answered, part) {
			t.Errorf("no example of an answer with %s", part)
		}
	}
}

// What other adapters would answer is read as they mean it.
func TestExamplesOfOtherAnswersAreResponses(t *testing.T) {
	for _, name := range guides {
		found := blocks(guide(t, name), "json")
		if len(found) == 0 {
			t.Errorf("%s has no example of its own", name)
		}
		for _, text := range found {
			var r wire.Response
			if err := json.Unmarshal([]byte(text), &r); err != nil || r.Error == nil {
				t.Errorf("%s: %v: %s", name, err, text)
			}
			if err := schema.Check("response", []byte(text)); err != nil {
				t.Errorf("%s: %v: %s", name, err, text)
			}
		}
	}
}

// blocks are the fenced blocks of a kind.
func blocks(lines []string, kind string) []string {
	var out []string
	open := false
	for _, line := range lines {
		switch {
		case line == "```"+kind:
			open = true
			out = append(out, "")
		case line == "```":
			open = false
		case open:
			out[len(out)-1] += line + "\n"
		}
	}
	return out
}

func TestTheGuidesTellTheSameConversation(t *testing.T) {
	first := guide(t, guides[0])
	for _, name := range guides[1:] {
		other := guide(t, name)
		for _, mark := range []string{asks, answers} {
			if !reflect.DeepEqual(marked(first, mark), marked(other, mark)) {
				t.Errorf("%s and %s differ in the lines with %s", guides[0], name, mark)
			}
		}
		for _, kind := range []string{"yaml", "json"} {
			if !reflect.DeepEqual(blocks(first, kind), blocks(other, kind)) {
				t.Errorf("%s and %s differ in their %s", guides[0], name, kind)
			}
		}
	}
}
