package schema_test

import (
	"testing"

	"fengsheng/engine/wire/schema"
)

func TestOnlyWhatWasRightIsRemembered(t *testing.T) {
	var memo schema.Memo
	for range 3 {
		if err := memo.Result("reset", []byte(`{}`)); err != nil {
			t.Error(err)
		}
		if err := memo.Result("legal", []byte(`{}`)); err == nil {
			t.Error("the same text as the result of another method was taken for right")
		}
		if err := memo.Result("act", []byte(`{"accepted":1}`)); err == nil {
			t.Error("what is wrong was taken for right")
		}
	}
}
