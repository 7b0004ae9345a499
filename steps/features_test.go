package steps

import (
	"context"
	"io/fs"
	"testing"

	"fengsheng/features"
	"fengsheng/steps/report"
	"fengsheng/steps/suite"
)

// run plays feature files and gives their records.
func run(t *testing.T, fsys fs.FS, paths []string) []report.Record {
	t.Helper()
	cases, err := suite.Load(fsys, paths...)
	if err != nil {
		t.Fatal(err)
	}
	result, err := suite.Run(context.Background(), suite.Expand(cases, ""), suite.Options{Bind: Bind, Jobs: 1})
	if err != nil {
		t.Fatal(err)
	}
	return result.Records
}

func TestFeatures(t *testing.T) {
	paths, err := features.Paths(features.FS())
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range run(t, features.FS(), paths) {
		if r.Outcome != report.Pass {
			t.Errorf("%s: %s: %s\n%s", r.ID, r.Outcome, r.Message.Zh, r.Diff)
		}
	}
}
