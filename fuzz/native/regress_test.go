package native_test

import (
	"os"
	"testing"

	"fengsheng/fuzz/native"
)

func TestWhatFuzzingOnceBrokeHolds(t *testing.T) {
	tried, err := native.Replay(os.DirFS("../../corpus"))
	if err != nil {
		t.Error(err)
	}
	t.Logf("%d files of corpus/regressions", tried)
}
