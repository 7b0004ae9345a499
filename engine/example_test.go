package engine_test

import (
	"bytes"
	"fmt"
	"log"

	"fengsheng/engine"
	"fengsheng/engine/table"
	"fengsheng/engine/view"
	"fengsheng/engine/wire"
)

// A game from the box: chance deals by answering questions like a player.
func ExampleStart() {
	g, err := engine.Start(wire.Setup{Mode: wire.ModeNew, Profile: "beginner", Players: 4})
	if err != nil {
		log.Fatal(err)
	}
	for g.Asked() == table.Nature {
		if _, err := g.Answer(g.Legal(nil)[0]); err != nil {
			log.Fatal(err)
		}
	}
	v := g.View(view.Seat(0))
	fmt.Println(v.Phase, v.Turn, v.Seats[0].Identity, v.Seats[0].HandCount, v.Deck.Count)
	// Output: start A 潜伏战线 3 69
}

func position() wire.Setup {
	return wire.Setup{Mode: wire.ModePosition, Profile: "beginner", Seats: []wire.SeatSetup{
		{Seat: "A", Identity: "潜伏战线", Hand: []string{"黑锁定"}, Intel: []string{"红破译", "红锁定"}},
		{Seat: "B", Identity: "军情处", Hand: []string{"红烧毁"}, Intel: []string{"黑截获"}},
		{Seat: "C", Identity: "潜伏战线", Hand: []string{"蓝识破"}},
		{Seat: "D", Identity: "军情处"},
	}}
}

// What may be answered is listed; everything else is refused.
func ExampleGame_Actions() {
	g, err := engine.Start(position())
	if err != nil {
		log.Fatal(err)
	}
	for _, a := range g.Actions() {
		fmt.Println(a)
	}
	// Output:
	// pass
	// play 黑锁定 as 锁定 →B
	// play 黑锁定 as 锁定 →C
	// play 黑锁定 as 锁定 →D
}

// Playing at random needs a source of numbers from outside: the engine has
// none.
func ExampleGame_Answer() {
	g, err := engine.Start(wire.Setup{Mode: wire.ModeNew, Players: 3})
	if err != nil {
		log.Fatal(err)
	}
	var legal []table.Answer
	for n := uint32(1); !g.Over(); n = n*1664525 + 1013904223 {
		legal = g.Legal(legal[:0])
		if _, err := g.Answer(legal[int(n>>8)%len(legal)]); err != nil {
			log.Fatal(err)
		}
	}
	fmt.Println(g.Awaiting().Question)
	// Output: nothing
}

// A trace is a set-up and the moves; playing it again leads to the same state.
func ExampleTrace_Replay() {
	g, err := engine.Start(position())
	if err != nil {
		log.Fatal(err)
	}
	for _, a := range []wire.Action{
		{Do: wire.Pass},
		{Do: wire.Play, Card: "红烧毁", Target: "B", Object: "黑截获"},
	} {
		if _, err := g.Do(a); err != nil {
			log.Fatal(err)
		}
	}
	var file bytes.Buffer
	if err := g.Trace().Write(&file); err != nil {
		log.Fatal(err)
	}
	t, err := engine.ReadTrace(&file)
	if err != nil {
		log.Fatal(err)
	}
	again, err := t.Replay(func(n int, g *engine.Game) error {
		fmt.Println(n, g.Awaiting().Seat)
		return nil
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(*again.State() == *g.State())
	// Output:
	// 0 A
	// 1 B
	// 2 B
	// true
}

// A seat sees its own hand and of the others only how many cards they hold.
func ExampleGame_View() {
	g, err := engine.Start(position())
	if err != nil {
		log.Fatal(err)
	}
	for _, p := range g.View(view.Seat(1)).Seats[:2] {
		fmt.Printf("%s %q %d %v %v\n", p.Seat, p.Identity, p.HandCount, p.Hand, p.Intel)
	}
	// Output:
	// A "" 1 [] [红锁定 红破译]
	// B "军情处" 1 [红烧毁] [黑截获]
}

// A position of a game is a set-up for another.
func ExampleGame_Position() {
	g, err := engine.Start(wire.Setup{Mode: wire.ModePosition, Profile: "beginner", Seats: []wire.SeatSetup{
		{Seat: "A", Identity: "潜伏战线", Hand: []string{"红锁定"}}, {Seat: "B", Identity: "军情处"},
		{Seat: "C", Identity: "潜伏战线"}, {Seat: "D", Identity: "军情处", Intel: []string{"黑识破"}}}})
	if err != nil {
		panic(err)
	}
	setup, left, err := g.Position()
	if err != nil {
		panic(err)
	}
	again, err := engine.Start(setup)
	if err != nil {
		panic(err)
	}
	v := again.View(view.Everything())
	fmt.Println(v.Phase, v.Turn, v.Seats[0].Hand, v.Seats[3].Intel, left)
	// Output: play1 A [红锁定] [黑识破] []
}
