package rulings

import "testing"

func TestSplitTag(t *testing.T) {
	tests := []struct {
		tag, ruling, variant string
		ok                   bool
	}{
		{"@TX-014", "TX-014", "main", true},
		{"@TX-014/甲/乙", "TX-014", "甲/乙", true},
		{"@TX-014/", "TX-014", "", false},
		{"@promo", "promo", "main", false},
		{"@TX-14", "TX-14", "main", false},
	}
	for _, test := range tests {
		if ruling, variant, ok := SplitTag(test.tag); ruling != test.ruling || variant != test.variant || ok != test.ok {
			t.Errorf("%s: %s %s %t, want %s %s %t", test.tag, ruling, variant, ok, test.ruling, test.variant, test.ok)
		}
	}
}

func TestWithin(t *testing.T) {
	for _, test := range []struct {
		id, span string
		want     bool
	}{
		{"BURN-001", "BURN-001..BURN-014", true}, {"BURN-014", "BURN-001..BURN-014", true}, {"BURN-015", "BURN-001..BURN-014", false},
		{"BURN-007", "BURN-007", true}, {"BURN-008", "BURN-007", false}, {"BU-007", "BURN-001..BURN-014", false},
		{"DL-002", "DL-002, DL-004..DL-005", true}, {"DL-003", "DL-002, DL-004..DL-005", false}, {"DL-005", "DL-002, DL-004..DL-005", true},
		{"BURN-007", "", false}, {"BURN-007", "BURN-001..", false}, {"burn", "BURN-001..BURN-014", false},
	} {
		if got := Within(test.id, test.span); got != test.want {
			t.Errorf("%s in %s: %v", test.id, test.span, got)
		}
	}
}
