package claim

import (
	"errors"
	"slices"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
	"fengsheng/steps/say"
	. "fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

func ends() []*Sentence {
	return []*Sentence{killer, declares, winners, notAmong, nobodyWins, goesOn, outcome, startRefused}
}

// Killer is who answers for a death; By is empty for nobody.
type Killer struct{ Who, By noun.Seat }

var killer = Declare(Then, Killer{"D", "B"}, Templates{
	Zh: []string{"杀死{Who}的是({By}|没有人)"}, En: []string{"{Who} was killed by ({By}|nobody)"},
}, "谁是凶手", "who answers for the death")

// Seen looks at the deaths.
func (c Killer) Seen(t Table) (Seen, error) {
	return one(t, c.Who, func(v wire.View, s wire.SeatView) Seen {
		for _, d := range v.Deaths {
			if d.Seat == s.Seat {
				return Seen{Got: Killer{c.Who, noun.Seat(d.Killer)}, Holds: d.Killer == string(c.By)}
			}
		}
		if !s.Alive {
			return Seen{Got: Dies{noun.Seats{c.Who}, "dead"}}
		}
		return Seen{Got: Lives{noun.Seats{c.Who}, "dead"}}
	})
}

type (
	// Declares is that somebody has declared victory, whether or not it held.
	Declares struct {
		Who noun.Seat
		Not bool
	}
	// Winners are exactly those who have won; NotAmong is that none of these has.
	Winners    struct{ Who noun.Seats }
	NotAmong   struct{ Who noun.Seats }
	NobodyWins struct{}
	// GoesOn is that the game is not over.
	GoesOn struct{}
	// Outcome is what the result says of somebody's identity; no Final where the card was taken away.
	Outcome struct {
		Who          noun.Seat
		Dealt, Final noun.Identity
	}
	// StartRefused is that the set-up is refused.
	StartRefused struct{}
)

var (
	declares = Declare(Then, Declares{Who: "A"}, Templates{
		Zh: []string{"{Who}[没有{!Not}]宣告胜利"}, En: []string{"{Who} (has not declared{!Not}|has declared) victory"},
	}, "宣告了胜利（不论后来是否失败）", "declared victory, whether or not it held")
	winners = Declare(Then, Winners{noun.Seats{"A", "E"}}, Templates{
		Zh: []string{"获胜的是{Who}"}, En: []string{"the winners are {Who}", "the winner is {Who}"},
	}, "对局结束，胜者正好是这些玩家", "the game is over and exactly these have won")
	notAmong = Declare(Then, NotAmong{noun.Seats{"B", "C"}}, Templates{
		Zh: []string{"{Who}没有获胜"}, En: []string{"{Who} {Who?has|have} not won"},
	}, "对局结束，胜者里没有这些玩家", "the game is over and none of these has won")
	nobodyWins = Declare(Then, NobodyWins{}, Templates{
		Zh: []string{"对局结束，没有人获胜"}, En: []string{"the game is over, and nobody has won"},
	}, "对局结束而无胜者", "the game is over without a winner")
	goesOn = Declare(Then, GoesOn{}, Templates{
		Zh: []string{"对局还没有结束"}, En: []string{"the game is not over"},
	}, "没有人获胜，继续进行", "the game goes on")
	outcome = Declare(Then, Outcome{"B", "军情处", "军情处"}, Templates{
		Zh: []string{"对局结果里{Who}起初是{Dealt}，终局(是{Final}|没有身份)"},
		En: []string{"the result gives {Who} as {Dealt} at first and (as {Final}|without an identity) in the end"},
	}, "对局结束，结果里同时记着发到的身份与终局的身份", "the result gives the identity dealt and the final one")
	startRefused = Declare(Then, StartRefused{}, Templates{
		Zh: []string{"开局被拒绝"}, En: []string{"the set-up is refused"},
	}, "这样的开局不合规则", "the set-up is against the rules")
)

// Seen looks at the declarations.
func (c Declares) Seen(t Table) (Seen, error) {
	v, err := t.All()
	if err != nil {
		return Seen{}, err
	}
	all, err := t.Happened()
	got := slices.ContainsFunc(all, func(e wire.Event) bool { return e.What == "declared" && e.Seat == string(c.Who) }) ||
		v.Result != nil && v.Result.Declarer == string(c.Who)
	return Seen{Got: Declares{c.Who, !got}, Holds: got != c.Not}, err
}

// Result is the claim that says how the game stands.
func Result(v wire.View) any {
	switch {
	case v.Result == nil:
		return GoesOn{}
	case len(v.Result.Winners) == 0:
		return NobodyWins{}
	}
	return Winners{noun.SeatsOf(v.Result.Winners)}
}

// Seen looks at the winners.
func (c Winners) Seen(t Table) (Seen, error) {
	v, err := t.All()
	if err != nil {
		return Seen{}, err
	}
	all, err := seats(v, c.Who)
	var want []string
	for _, s := range all {
		want = append(want, s.Seat)
	}
	return Seen{Got: Result(v), Holds: v.Result != nil && slices.Equal(sorted(want), sorted(v.Result.Winners))}, err
}

// Seen looks at the winners that do exist: that nobody has won yet proves nothing about who will.
func (c NotAmong) Seen(t Table) (Seen, error) {
	v, err := t.All()
	if err != nil {
		return Seen{}, err
	}
	all, err := seats(v, c.Who)
	won := v.Result == nil
	for _, s := range all {
		won = won || slices.Contains(v.Result.Winners, s.Seat)
	}
	return Seen{Got: Result(v), Holds: !won}, err
}

// Seen looks at the result.
func (NobodyWins) Seen(t Table) (Seen, error) {
	v, err := t.All()
	return Seen{Got: Result(v), Holds: v.Result != nil && len(v.Result.Winners) == 0}, err
}

// Seen looks for a result.
func (GoesOn) Seen(t Table) (Seen, error) {
	v, err := t.All()
	return Seen{Got: Result(v), Holds: err == nil && v.Result == nil}, err
}

// Seen looks at the result's identities.
func (c Outcome) Seen(t Table) (Seen, error) {
	return one(t, c.Who, func(v wire.View, _ wire.SeatView) Seen {
		if v.Result == nil {
			return Seen{Got: Result(v)}
		}
		for _, id := range v.Result.Identities {
			if id.Seat == string(c.Who) {
				got := Outcome{c.Who, noun.Identity(id.Dealt), noun.Identity(id.Final)}
				return Seen{Got: got, Holds: got == c}
			}
		}
		return Seen{}
	})
}

// Seen begins a set-up that must be refused.
func (StartRefused) Seen(t Table) (Seen, error) {
	err := t.Opening()
	if err == nil {
		return Seen{Why: say.Text{Zh: "这样的开局被接受了", En: "the set-up was accepted"}}, nil
	}
	if errors.Is(err, driver.ErrSetup) {
		return Seen{Holds: true}, nil
	}
	return Seen{}, err
}
