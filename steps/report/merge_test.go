package report

import (
	"bytes"
	"fengsheng/steps/say"
	"strings"
	"testing"
)

// shard is a run of cases with the given outcomes, by id.
func shard(name string, h Header, outcomes map[string]Outcome, order ...string) Named {
	h.Format = Format
	res := Result{Header: h}
	for _, id := range order {
		res.Plan = append(res.Plan, id)
		res.Records = append(res.Records, rec(id, outcomes[id]))
	}
	res.Footer = Conclude(h, res.Plan, res.Records, nil)
	return Named{name, res}
}

func TestShardsMakeOneRun(t *testing.T) {
	h := Header{Subject: Subject{Name: "acme", Command: []string{"./acme"}}, Suite: "1.0.0", Arguments: []string{"--select", "A-*"}}
	a := shard("a", h, map[string]Outcome{"A-001/main": Pass}, "A-001/main")
	h.Arguments, h.Subject.Command = []string{"--select", "B-*"}, []string{"/elsewhere/acme"}
	b := shard("b", h, map[string]Outcome{"B-001/main": Fail}, "B-001/main")
	whole, err := Merge([]Named{a, b})
	if err != nil {
		t.Fatal(err)
	}
	if whole.Footer.Planned != 2 || whole.Footer.Exit != Nonconforming || whole.Header.Arguments != nil {
		t.Errorf("footer %+v, arguments %q", whole.Footer, whole.Header.Arguments)
	}
	if _, err := Read(strings.NewReader(stream(t, whole))); err != nil {
		t.Errorf("the merged stream does not read: %v", err)
	}
}

func TestMergeRefuses(t *testing.T) {
	h := Header{Subject: Subject{Name: "acme"}, Suite: "1.0.0"}
	other, newer := h, h
	other.Subject.Name, newer.Suite = "bravo", "1.1.0"
	out := map[string]Outcome{"A-001/main": Pass, "B-001/main": Pass}
	a := shard("a.ndjson", h, out, "A-001/main")
	for claim, shards := range map[string][]Named{
		"another subject":     {a, shard("b.ndjson", other, out, "B-001/main")},
		"another suite":       {a, shard("b.ndjson", newer, out, "B-001/main")},
		"a case in two files": {a, shard("b.ndjson", h, out, "B-001/main", "A-001/main")},
		"nothing":             nil,
	} {
		_, err := Merge(shards)
		if err == nil || len(shards) > 0 && !(strings.Contains(err.Error(), "a.ndjson") && strings.Contains(err.Error(), "b.ndjson")) {
			t.Errorf("%s: %v", claim, err)
		}
	}
}

func TestSeveralRunsInOneReport(t *testing.T) {
	runs := []Result{knowing(), knowing()}
	runs[1].Header.Subject = Subject{Name: "acme", Version: "2.3"}
	for _, k := range Kinds() {
		var b bytes.Buffer
		err := RenderAll(&b, k, runs, Look{Locale: say.En})
		if k == Badge || k == NDJSON {
			if err == nil {
				t.Errorf("%s of two runs was drawn", k)
			}
			continue
		}
		if err != nil || !strings.Contains(b.String(), "acme 2.3") {
			t.Errorf("%s: %v, lacks the second subject", k, err)
		}
	}
}
