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
