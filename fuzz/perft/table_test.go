package perft_test

import (
	"context"
	"flag"
	"testing"

	tables "fengsheng/corpus/perft"
	"fengsheng/fuzz/perft"
)

var update = flag.Bool("update", false, "count again and rewrite the tables in corpus/perft")

// folder is where the tables lie, seen from here.
const folder = "../../corpus/perft"

// enough is how many sequences a table's last count has at most.
const enough = 200_000

func each(t *testing.T, do func(*testing.T, perft.Table)) {
	t.Helper()
	names, err := perft.Names(tables.FS())
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			table, err := perft.Read(tables.FS(), name)
			if err != nil {
				t.Fatal(err)
			}
			do(t, table)
		})
	}
}

func TestTheTablesAreWhatTheReferenceCounts(t *testing.T) {
	each(t, func(t *testing.T, table perft.Table) {
		g, err := perft.Open(table.Trace)
		if err != nil {
			t.Fatal(err)
		}
		if *update {
			rewrite(t, table)
			return
		}
		wrong, err := table.Check(context.Background(), g)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range wrong {
			t.Errorf("%d answers, %q: published %d, counted %d", m.Depth, m.Words, m.Published, m.Counted)
		}
	})
}

// rewrite counts as deep as is affordable.
func rewrite(t *testing.T, table perft.Table) {
	t.Helper()
	g, err := perft.Open(table.Trace)
	if err != nil {
		t.Fatal(err)
	}
	if err := table.Count(context.Background(), g, enough); err != nil {
		t.Fatal(err)
	}
	if err := table.Write(folder); err != nil {
		t.Fatal(err)
	}
}
