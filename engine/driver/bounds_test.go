package driver

import (
	"strings"
	"testing"

	"fengsheng/engine/wire"
)

func TestLinesThatMustNotBeDecodedAreKnown(t *testing.T) {
	deep := strings.Repeat(`[`, maxDepth)
	for claim, test := range map[string]struct {
		line string
		ok   bool
	}{
		"an ordinary one":          {`{"a":[{"b":"c"}]}`, true},
		"as deep as may be":        {deep, true},
		"one deeper":               {deep + `[`, false},
		"objects too":              {strings.Repeat(`{"a":`, maxDepth+1), false},
		"many beside each other":   {"[" + strings.Repeat(`{},`, maxDepth*2) + "{}]", true},
		"brackets in a string":     {`["` + deep + deep + `"]`, true},
		"quotes in a string":       {`["\"` + deep + deep + `"]`, true},
		"a string that ends early": {`["\\"` + deep, false},
		"values enough":            {strings.Repeat(",", wire.MaxValues), true},
		"values too many":          {strings.Repeat(",", wire.MaxValues+1), false},
	} {
		if err := bounded([]byte(test.line)); (err == nil) != test.ok {
			t.Errorf("%s: %v", claim, err)
		}
	}
}
