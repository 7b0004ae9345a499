package character_test

import (
	"testing"

	"fengsheng/engine/table"
)

// mission is sit with the characters of the expansion.
func mission(t *testing.T, phase table.Phase, deck string, sitters ...sitter) *stealthGame {
	t.Helper()
	return sitAt(t, "mission", phase, deck, sitters...)
}
