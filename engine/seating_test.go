package engine_test

import (
	"strings"
	"testing"

	"fengsheng/engine"
	"fengsheng/engine/wire"
)

func four(identities string) wire.Setup {
	return wire.Setup{Mode: wire.ModePosition, Profile: "qianzhi", Identities: identities, Seats: []wire.SeatSetup{
		{Seat: "A", Identity: "潜伏战线", Character: "老鬼"}, {Seat: "B", Identity: "军情处", Character: "戴笠"},
		{Seat: "C", Identity: "潜伏战线", Character: "柒佰"}, {Seat: "D", Identity: "军情处", Character: "小马哥"}}}
}

// The same identities are played in an open and in a secret room; a position
// says which, and keeps saying it.
func TestPositionOfOpenAndSecretRoom(t *testing.T) { // QZ-003, SET-019
	for name, open := range map[string]bool{"": true, "2/2/0": true, "2/2/0 open": true, "2/2/0 secret": false} {
		g, err := engine.Start(four(name))
		if err != nil {
			t.Fatal(err)
		}
		there, _, err := g.Position()
		if err != nil {
			t.Fatal(err)
		}
		again, err := engine.Start(there)
		if err != nil {
			t.Fatal(err)
		}
		for what, s := range map[string]bool{"as set up": g.State().Seats[1].Shown, "taken up again": again.State().Seats[1].Shown} {
			if s != open {
				t.Errorf("%q %s: the identity of B is open: %t", name, what, s)
			}
		}
	}
}

func TestPositionThatIsNotOfTheTableItNames(t *testing.T) { // QZ-003
	for name, says := range map[string]string{"1/1/2": "which has 1, 1, 2", "1/1/2 open": "which has 1, 1, 2", "2/2/0 shown": "2/2/0 secret"} {
		if _, err := engine.Start(four(name)); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("two Lurkers and two MI as %s: %v, want it to say %q", name, err, says)
		}
	}
}
