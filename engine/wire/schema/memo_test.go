package schema_test

import (
	"strings"
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

// Every part of the spoilt views was right before, but for one.
func TestAPartThatWasNotRightBeforeIsChecked(t *testing.T) {
	const view = `{"viewer":"A","phase":"play1","turn":"A","awaiting":{"seat":"A","question":"act"},` +
		`"seats":[{"seat":"A","alive":true,"handCount":1,"hand":["红烧毁"]},{"seat":"B","alive":true,"handCount":0}],` +
		`"deck":{"count":3},"discard":{"count":0},"removed":{"count":0},"aside":{"count":0}}`
	var memo schema.Memo
	if err := memo.Result("observe", []byte(view)); err != nil {
		t.Fatal(err)
	}
	for _, change := range [][2]string{
		{`"红烧毁"`, `"红雷达"`}, {`"turn":"A"`, `"turn":"Z"`}, {`"count":3`, `"count":-3`}, {`"aside":{"count":0}`, `"aside":{}`},
		{`,"aside":{"count":0}`, ``}, {`"phase":"play1",`, ``}, {`"deck"`, `"transit":null,"deck"`},
		{`,{"seat":"B","alive":true,"handCount":0}`, ``}, {`"deck":{"count":3}`, `"deck":"A"`}, {`"viewer":"A"`, `"viewer":"play1"`}, {`"deck"`, `"Deck"`}, {`"handCount":0`, `"HandCount":0`},
	} {
		for range 2 {
			if err := memo.Result("observe", []byte(strings.Replace(view, change[0], change[1], 1))); err == nil {
				t.Errorf("%s in place of %s went unnoticed", change[1], change[0])
			}
		}
	}
	other := strings.Replace(view, `"handCount":0`, `"handCount":4`, 1)
	if err := memo.Result("observe", []byte(other)); err != nil {
		t.Error(err)
	}
}
