package play

import (
	"slices"
	"testing"
)

func TestTheSameSourceMakesTheSameGame(t *testing.T) {
	for _, b := range Biases() {
		p := NewPlayer(7)
		p.Lean(b)
		first := trail(t, p)
		p.Seed(7)
		if !slices.Equal(first, trail(t, p)) {
			t.Errorf("%s: the seed makes two games", b.Name)
		}
		tape := []byte("风声里的一局棋，字字都是抉择")
		p.Read(tape)
		first = trail(t, p)
		p.Read(tape)
		if !slices.Equal(first, trail(t, p)) {
			t.Errorf("%s: the tape makes two games", b.Name)
		}
		if string(tape) != "风声里的一局棋，字字都是抉择" {
			t.Errorf("%s: the tape was written on", b.Name)
		}
	}
}

func TestBehindItsEndATapeGoesOnLikeSeedZero(t *testing.T) {
	read, seeded := NewPlayer(1), NewPlayer(0)
	read.Read(nil)
	if !slices.Equal(trail(t, read), trail(t, seeded)) {
		t.Error("the empty tape is not seed 0")
	}
}

func TestATapeDecides(t *testing.T) {
	p := NewPlayer(0)
	p.Read([]byte{5, 0, 7, 1, 200, 9})
	for i, want := range []struct{ n, x, left int }{{9, 5, 5}, {1, 0, 5}, {3, 0, 4}, {300, (7<<8 | 1) % 300, 2}} {
		if x := p.IntN(want.n); x != want.x || len(p.Unread()) != want.left {
			t.Errorf("choice %d of %d: %d with %d bytes left, want %d with %d", i, want.n, x, len(p.Unread()), want.x, want.left)
		}
	}
}
