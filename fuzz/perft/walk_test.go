package perft_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	tables "fengsheng/corpus/perft"
	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
	"fengsheng/fuzz/perft"
)

// twisted is the reference with something wrong about it.
type twisted struct {
	*driver.Local
	legal func([]wire.Action) []wire.Action
	do    func(seat string, a wire.Action, r wire.Report) wire.Report
}

func (d twisted) Legal(seat string) ([]wire.Action, error) {
	all, err := d.Local.Legal(seat)
	if d.legal != nil {
		all = d.legal(all)
	}
	return all, err
}

func (d twisted) Do(seat string, a wire.Action, chance []string) (wire.Report, error) {
	r, err := d.Local.Do(seat, a, chance)
	if d.do != nil {
		r = d.do(seat, a, r)
	}
	return r, err
}

func compare(t *testing.T, d driver.Driver, name string, depth int) perft.Comparison {
	t.Helper()
	table, err := perft.Read(tables.FS(), name)
	if err != nil {
		t.Fatal(err)
	}
	w, err := perft.NewWalk(d, table.Trace)
	if err != nil {
		t.Fatal(err)
	}
	c, err := w.Compare(context.Background(), depth, nil)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestTheReferenceThroughTheProtocolCountsTheSame(t *testing.T) {
	each(t, func(t *testing.T, table perft.Table) {
		d, err := driver.Pipe(driver.NewLocal())
		if err != nil {
			t.Fatal(err)
		}
		w, err := perft.NewWalk(d, table.Trace)
		if errors.Is(err, perft.ErrBeginsWithChance) {
			if !strings.HasPrefix(table.Name, "deal-") {
				t.Error(err)
			}
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		const depth = 4
		got, err := w.Compare(context.Background(), depth, nil)
		if err != nil || got.Difference != nil {
			t.Fatalf("%+v, %v", got.Difference, err)
		}
		if !slices.Equal(got.Subject, table.Sequences[:depth]) {
			t.Errorf("counted %v, published %v", got.Subject, table.Sequences[:depth])
		}
	})
}

func TestAnAnswerThatTheSubjectLacksIsFoundWhereItIsMissing(t *testing.T) {
	noSecondCounter := func(all []wire.Action) []wire.Action {
		return slices.DeleteFunc(all, func(a wire.Action) bool { return a.Do == wire.Play && a.Item == 2 })
	}
	got := compare(t, twisted{Local: driver.NewLocal(), legal: noSecondCounter}, "counter", 12)
	d := got.Difference
	// A has played a Lock. The first Counter is on item 1; only then is item 2 there.
	if d == nil || len(d.Missing) == 0 || len(d.Extra) > 0 {
		t.Fatalf("%+v", d)
	}
	if m := d.Missing[0]; m.Do != wire.Play || m.Item != 2 {
		t.Errorf("missing is %s", m.Action)
	}
	if last := d.Path[len(d.Path)-1]; len(got.Subject) != len(d.Path)+1 || last.Seat == "" {
		t.Errorf("found at depth %d, path %v", len(got.Subject), d.Path)
	}
	deepest := len(got.Subject) - 1
	if got.Subject[deepest] >= got.Reference[deepest] {
		t.Errorf("subject %v, reference %v", got.Subject, got.Reference)
	}
}

func TestAnAnswerThatOnlyTheSubjectHasIsNamed(t *testing.T) {
	atOneself := func(all []wire.Action) []wire.Action {
		return append(all, wire.Action{Do: wire.Play, Card: "红锁定", As: "锁定", Target: "A"})
	}
	got := compare(t, twisted{Local: driver.NewLocal(), legal: atOneself}, "lock", 3)
	d := got.Difference
	if d == nil || len(d.Path) != 0 || len(d.Extra) != 1 || d.Extra[0].Target != "A" {
		t.Fatalf("%+v", d)
	}
	last := got.Shares[len(got.Shares)-1]
	if last.Reference != nil || last.Subject == nil || last.Move.Action.String() != "play 红锁定 as 锁定 →A" {
		t.Errorf("share %+v", last)
	}
}

func TestAnotherOpenQuestionIsADifference(t *testing.T) {
	skipsB := func(seat string, _ wire.Action, r wire.Report) wire.Report {
		if r.Awaiting.Seat == "B" {
			r.Awaiting.Seat = "C"
		}
		return r
	}
	d := compare(t, twisted{Local: driver.NewLocal(), do: skipsB}, "lock", 3).Difference
	if d == nil || d.Asked.Seat != "B" || d.SubjectAsked.Seat != "C" || len(d.Path) != 1 || d.Path[0].Do != wire.Pass {
		t.Errorf("%+v", d)
	}
}

func TestAnAnswerThatIsListedButRefusedIsADifference(t *testing.T) {
	refuses := func(_ string, a wire.Action, r wire.Report) wire.Report {
		if a.Do == wire.Play {
			return wire.Report{Code: wire.CodeIllegal, Message: "no"}
		}
		return r
	}
	d := compare(t, twisted{Local: driver.NewLocal(), do: refuses}, "lock", 3).Difference
	if d == nil || d.Refused != "illegal: no" || d.Path[len(d.Path)-1].Do != wire.Play {
		t.Errorf("%+v", d)
	}
}

// silent lists nothing.
type silent struct{ *driver.Local }

func (silent) Legal(string) ([]wire.Action, error) { return nil, driver.ErrNoLegal }

func TestASubjectThatListsNothingCannotBeCounted(t *testing.T) {
	table, err := perft.Read(tables.FS(), "lock")
	if err != nil {
		t.Fatal(err)
	}
	w, err := perft.NewWalk(silent{driver.NewLocal()}, table.Trace)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Compare(context.Background(), 2, nil); !errors.Is(err, driver.ErrNoLegal) {
		t.Errorf("%v", err)
	}
}
