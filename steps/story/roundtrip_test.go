package story_test

import (
	"bytes"
	"errors"
	"os"
	"strconv"
	"testing"
	"testing/fstest"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
	"fengsheng/features/rulings"
	"fengsheng/steps"
	"fengsheng/steps/lint"
	"fengsheng/steps/report"
	"fengsheng/steps/story"
	"fengsheng/steps/suite"
)

// stories is how many random cuts the round trip tells: the environment variable STORIES, or few enough for an
// ordinary run.
func stories(t *testing.T) int {
	s := os.Getenv("STORIES")
	if s == "" {
		return 200
	}
	n, err := strconv.Atoi(s)
	if err != nil {
		t.Fatalf("STORIES=%q is no number", s)
	}
	return n
}

// Whatever game of whatever profile is cut wherever, and whatever is said to differ there, the scenario passes on the
// reference and keeps the rules of the suite.
func TestEveryCutIsToldAndHoldsOnTheReference(t *testing.T) {
	files := fstest.MapFS{}
	unsayable, told := 0, map[string]int{}
	for n := range stories(t) {
		f := cut(t, uint64(n))
		var text bytes.Buffer
		err := story.Write(&text, f)
		if errors.Is(err, story.ErrUnsayable) && f.Last.Act != nil {
			unsayable++
			continue
		}
		if err != nil {
			t.Fatalf("seed %d: %v", n, err)
		}
		files[f.Name+".feature"] = &fstest.MapFile{Data: text.Bytes()}
		for _, m := range f.Moves {
			told[m.Do]++
			told[m.Skill]++
		}
	}
	passed, failed := 0, 0
	for _, r := range play(t, files, steps.Bind) {
		if r.Outcome == report.Pass {
			passed++
			continue
		}
		if failed++; failed <= 3 {
			t.Errorf("%s: %s: %s\n%s", r.File, r.Outcome, r.Message.Zh, files[r.File].Data)
		}
	}
	t.Logf("%d of %d cuts pass, %d illegal acts cannot be said", passed, len(files), unsayable)
	if passed != len(files) || unsayable > stories(t)/20 {
		t.Errorf("%d of %d pass, %d cannot be said", passed, len(files), unsayable)
	}
	wellFormed(t, files)
	for _, verb := range []string{wire.Pass, wire.Decline, wire.Accept, wire.Refuse, wire.Play, wire.Use, wire.Send, wire.Number,
		wire.Choose, wire.Point, wire.Option} {
		if told[verb] == 0 {
			t.Errorf("no cut has the answer %s", verb)
		}
	}
	t.Logf("answers told, by verb and skill: %v", told)
}

// play runs feature files.
func play(t *testing.T, files fstest.MapFS, bind binding) []report.Record {
	t.Helper()
	cases, err := suite.Load(files)
	if err != nil {
		t.Fatal(err)
	}
	result, err := suite.Run(t.Context(), suite.Expand(cases, ""), suite.Options{Bind: bind})
	if err != nil {
		t.Fatal(err)
	}
	if len(result.Records) != len(files) {
		t.Fatalf("%d records of %d files", len(result.Records), len(files))
	}
	return result.Records
}

func on(wrap func(driver.Driver) driver.Driver) binding {
	return steps.On(func() (driver.Driver, error) { return wrap(driver.NewLocal()), nil })
}

func wellFormed(t *testing.T, files fstest.MapFS) {
	t.Helper()
	c, err := rulings.Load()
	if err != nil {
		t.Fatal(err)
	}
	found, err := lint.Features(files, c)
	if err != nil {
		t.Fatal(err)
	}
	for i, f := range found {
		if i < 10 {
			t.Errorf("%s\n%s", f.In("en"), files[f.File].Data)
		}
	}
	if len(found) > 10 {
		t.Errorf("… %d in all", len(found))
	}
}
