package world

import (
	"strings"
	"testing"

	"fengsheng/engine/wire"
	"fengsheng/steps/suite"
)

// Scenarios rest on who is filled in: to change it is to change them.
func TestWhatIsNotSaidIsFilledInQuietly(t *testing.T) {
	w := &World{run: new(suite.Running)}
	if err := w.choose("standard"); err != nil {
		t.Fatal(err)
	}
	w.setup.Turn = "B"
	for _, seat := range []string{"A", "B", "C", "D", "E"} {
		w.setup.Seats = append(w.setup.Seats, wire.SeatSetup{Seat: seat})
	}
	w.setup.Seats[2].Character, w.setup.Seats[3].Identity = "情报处长", "潜伏战线"
	if err := w.complete(); err != nil {
		t.Fatal(err)
	}
	want := []wire.SeatSetup{
		{Seat: "A", Identity: "潜伏战线", Character: "小白"},
		{Seat: "B", Identity: "军情处", Character: "蝮蛇"},
		{Seat: "C", Identity: "军情处", Character: "情报处长"},
		{Seat: "D", Identity: "潜伏战线", Character: "职业杀手"},
		{Seat: "E", Identity: "打酱油", Character: "贝雷帽"},
	}
	for i, s := range w.setup.Seats {
		if s.Identity != want[i].Identity || s.Character != want[i].Character {
			t.Errorf("seat %s: %s %s, want %s %s", s.Seat, s.Identity, s.Character, want[i].Identity, want[i].Character)
		}
	}
}

func TestTheIdentityTableIsTheFirstThatFitsWhatIsSaid(t *testing.T) {
	tests := []struct {
		claim string
		said  []string
		want  string
	}{
		{"the table that is dealt comes first", nil, "潜伏战线 潜伏战线 潜伏战线 军情处 军情处 军情处 打酱油"},
		{"what is said may call for the variant", []string{"打酱油", "打酱油"}, "打酱油 打酱油 潜伏战线 潜伏战线 军情处 军情处 打酱油"},
		{"what fits no table is left to be refused", []string{"打酱油", "打酱油", "打酱油", "打酱油"},
			"打酱油 打酱油 打酱油 打酱油 潜伏战线 潜伏战线 潜伏战线"},
	}
	for _, test := range tests {
		t.Run(test.claim, func(t *testing.T) {
			w := &World{run: new(suite.Running)}
			if err := w.choose("standard"); err != nil {
				t.Fatal(err)
			}
			for i := range 7 {
				w.setup.Seats = append(w.setup.Seats, wire.SeatSetup{Seat: string(rune('A' + i))})
			}
			for i, id := range test.said {
				w.setup.Seats[i].Identity = id
			}
			w.fillIdentities()
			var got []string
			for _, s := range w.setup.Seats {
				got = append(got, s.Identity)
			}
			if strings.Join(got, " ") != test.want {
				t.Errorf("got %s\nwant %s", strings.Join(got, " "), test.want)
			}
		})
	}
}
