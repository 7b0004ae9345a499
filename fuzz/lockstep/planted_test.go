package lockstep_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
	"fengsheng/fuzz/lockstep"
)

// liar is the reference with a fault. Each hook may change what is answered.
type liar struct {
	*driver.Local
	do    func(l *liar, seat string, a wire.Action, chance []string) (wire.Report, error)
	view  func(l *liar, v *wire.View)
	legal func(list []wire.Action) []wire.Action
	start func(r *wire.Report)
	acts  int
}

func (l *liar) Start(s wire.Setup) (wire.Report, error) {
	r, err := l.Local.Start(s)
	if err == nil && l.start != nil {
		l.start(&r)
	}
	return r, err
}

func (l *liar) Do(seat string, a wire.Action, chance []string) (wire.Report, error) {
	l.acts++
	if l.do != nil {
		return l.do(l, seat, a, chance)
	}
	return l.Local.Do(seat, a, chance)
}

func (l *liar) View(viewer string) (wire.View, error) {
	v, err := l.Local.View(viewer)
	if err == nil && l.view != nil {
		l.view(l, &v)
	}
	return v, err
}

func (l *liar) Legal(seat string) ([]wire.Action, error) {
	list, err := l.Local.Legal(seat)
	if err == nil && l.legal != nil {
		list = l.legal(list)
	}
	return list, err
}

// after changes the report of every act.
func after(change func(r *wire.Report)) *liar {
	return &liar{Local: driver.NewLocal(), do: func(l *liar, seat string, a wire.Action, chance []string) (wire.Report, error) {
		r, err := l.Local.Do(seat, a, chance)
		if err == nil {
			change(&r)
		}
		return r, err
	}}
}

// sees changes views from the n-th act on.
func sees(n int, change func(v *wire.View)) *liar {
	return &liar{Local: driver.NewLocal(), view: func(l *liar, v *wire.View) {
		if l.acts >= n {
			change(v)
		}
	}}
}

// fails answers the tenth act with an error.
func fails(err error) *liar {
	return &liar{Local: driver.NewLocal(), do: func(l *liar, seat string, a wire.Action, chance []string) (wire.Report, error) {
		if l.acts == 10 {
			return wire.Report{}, err
		}
		return l.Local.Do(seat, a, chance)
	}}
}

// planted are subjects with one fault each, and a part of the signature under
// which it must be found.
var planted = []struct {
	fault string
	wants string
	new   func() *liar
}{
	{"takes an illegal act for a pass", "accepted-illegal/", func() *liar {
		return &liar{Local: driver.NewLocal(), do: func(l *liar, seat string, a wire.Action, chance []string) (wire.Report, error) {
			r, err := l.Local.Do(seat, a, chance)
			if err == nil && !r.Accepted && a.Do == wire.Play {
				r.Accepted = true
			}
			return r, err
		}}
	}},
	{"lets anybody act", "/not-asked", func() *liar {
		return &liar{Local: driver.NewLocal(), do: func(l *liar, seat string, a wire.Action, chance []string) (wire.Report, error) {
			r, err := l.Local.Do(seat, a, chance)
			if err == nil && r.Code == wire.CodeNotAsked {
				r.Accepted = true
			}
			return r, err
		}}
	}},
	{"refuses every Burn", "rejected-legal/", func() *liar {
		return &liar{Local: driver.NewLocal(), do: func(l *liar, seat string, a wire.Action, chance []string) (wire.Report, error) {
			if a.As == "烧毁" {
				return wire.Report{Code: wire.CodeIllegal, Awaiting: l.Game().Awaiting()}, nil
			}
			return l.Local.Do(seat, a, chance)
		}}
	}},
	{"forgets a lock after a rejection", "state-changed-after-rejection/", func() *liar {
		rejected := false
		l := &liar{Local: driver.NewLocal(), view: func(_ *liar, v *wire.View) {
			if rejected {
				v.Discard.Count++
			}
		}}
		l.do = func(l *liar, seat string, a wire.Action, chance []string) (wire.Report, error) {
			r, err := l.Local.Do(seat, a, chance)
			rejected = rejected || err == nil && !r.Accepted
			return r, err
		}
		return l
	}},
	{"draws one card too many", "chance/", func() *liar {
		return after(func(r *wire.Report) {
			if len(r.Chance) > 0 {
				r.Chance = append(r.Chance, wire.Chance{Kind: "card", Outcome: "红锁定"})
			}
		})
	}},
	{"does not use an outcome of chance", "chance/", func() *liar {
		return &liar{Local: driver.NewLocal(), do: func(l *liar, seat string, a wire.Action, chance []string) (wire.Report, error) {
			if len(chance) > 0 {
				return wire.Report{}, fmt.Errorf("%w: %v", driver.ErrUnusedChance, chance)
			}
			return l.Local.Do(seat, a, chance)
		}}
	}},
	{"asks the wrong player", "awaiting/", func() *liar { return after(func(r *wire.Report) { r.Awaiting.Seat = "A" }) }},
	{"asks another question", "awaiting/", func() *liar {
		return after(func(r *wire.Report) {
			if r.Awaiting.Question == wire.AskReceive {
				r.Awaiting.Question = wire.AskAct
			}
		})
	}},
	{"does not list a legal answer", "missing.", func() *liar {
		return &liar{Local: driver.NewLocal(), legal: func(list []wire.Action) []wire.Action { return list[1:] }}
	}},
	{"lists an illegal answer", "extra.", func() *liar {
		return &liar{Local: driver.NewLocal(), legal: func(list []wire.Action) []wire.Action {
			return append(list, wire.Action{Do: wire.Play, Card: "黑真伪莫辨", As: "真伪莫辨"})
		}}
	}},
	{"counts a hand wrongly", "/all:seats.handCount", func() *liar { return sees(3, func(v *wire.View) { v.Seats[0].HandCount++ }) }},
	{"turns the stack round", "/all:stack", func() *liar { return sees(0, func(v *wire.View) { slices.Reverse(v.Stack) }) }},
	{"turns the known top of the deck round", "/all:deck.top", func() *liar { return sees(0, func(v *wire.View) { slices.Reverse(v.Deck.Top) }) }},
	{"shows hands to bystanders", "/public:seats.hand", func() *liar {
		return sees(0, func(v *wire.View) {
			if v.Viewer == "public" {
				v.Seats[0].Hand = []string{"红锁定"}
			}
		})
	}},
	{"shows an identity to somebody", "/seat:seats.identity", func() *liar {
		return sees(0, func(v *wire.View) {
			if v.Viewer == "B" {
				v.Seats[0].Identity, v.Seats[2].Identity = "潜伏战线", "潜伏战线"
			}
		})
	}},
	{"hides a hand from its owner", "/seat:seats.hand", func() *liar {
		return sees(0, func(v *wire.View) {
			if v.Viewer == "A" {
				v.Seats[0].Hand = nil
			}
		})
	}},
	{"names other winners", "result/", func() *liar {
		return sees(0, func(v *wire.View) {
			if v.Result != nil {
				v.Result.Winners = v.Result.Winners[:len(v.Result.Winners)-1]
			}
		})
	}},
	{"does not end the game", "result/", func() *liar { return sees(0, func(v *wire.View) { v.Result = nil }) }},
	{"announces what did not happen", "/events.burned", func() *liar {
		return after(func(r *wire.Report) { r.Events = append(r.Events, wire.Event{What: "burned", Seat: "A", Other: "B"}) })
	}},
	{"tells everybody what one player drew", "/events.drew", func() *liar {
		return after(func(r *wire.Report) {
			for i := range r.Events {
				if r.Events[i].What == "drew" {
					r.Events[i].Learned = []string{"A", "B", "C", "D"}
				}
			}
		})
	}},
	{"announces in another order", "/events.", func() *liar { return after(func(r *wire.Report) { slices.Reverse(r.Events) }) }},
	{"says at once that somebody else begins", "awaiting/setup/setup/", func() *liar {
		l := after(func(*wire.Report) {})
		l.start = func(r *wire.Report) { r.Awaiting.Seat = "I" }
		return l
	}},
	{"crashes", "crash/", func() *liar { return fails(&wire.RPCError{Code: wire.CodeFailed, Message: "nil pointer"}) }},
	{"ends", "crash/", func() *liar { return fails(fmt.Errorf("%w instead of answering", driver.ErrEnded)) }},
	{"hangs", "timeout/", func() *liar { return fails(fmt.Errorf("%w: 5s", driver.ErrTimeout)) }},
	{"babbles", "protocol/", func() *liar { return fails(fmt.Errorf("%w: engine v1 ready", driver.ErrProtocol)) }},
}

func TestEveryPlantedFaultIsFoundAndNamed(t *testing.T) {
	m := menu(t, serve(t).Welcome)
	for _, p := range planted {
		t.Run(p.fault, func(t *testing.T) {
			for seed := range uint64(60) {
				d := p.new()
				got, err := lockstep.Play(lockstep.Subject{Driver: d, Offers: everything()}, m.Deal(seed), lockstep.NewRandom(seed))
				if err != nil {
					t.Fatal(err)
				}
				if got.Divergence == nil {
					continue
				}
				if s := got.Divergence.Signature(); !strings.Contains(s, p.wants) {
					t.Errorf("seed %d: found %s, want %s", seed, s, p.wants)
				}
				return
			}
			t.Error("not found in 60 games")
		})
	}
}

func TestALostSubjectIsNoDivergence(t *testing.T) {
	m := menu(t, serve(t).Welcome)
	_, err := lockstep.Play(lockstep.Subject{Driver: fails(fmt.Errorf("%w: gone", driver.ErrUnusable)), Offers: everything()}, m.Deal(0), lockstep.NewRandom(0))
	if !errors.Is(err, driver.ErrUnusable) {
		t.Errorf("%v, want %v", err, driver.ErrUnusable)
	}
}

// What a subject says that it does not offer ends the game and is no divergence,
// wherever in the game that is.
func TestWhatIsNotOfferedIsNoDivergence(t *testing.T) {
	m := menu(t, serve(t).Welcome)
	notYet := fmt.Errorf("%w: act: not written yet", driver.ErrUnsupported)
	for _, d := range []driver.Driver{fails(notYet), unplayable{driver.NewLocal(), notYet}} {
		got, err := lockstep.Play(lockstep.Subject{Driver: d, Offers: everything()}, m.Deal(0), lockstep.NewRandom(0))
		if err != nil || got.Divergence != nil || !errors.Is(got.Unoffered, driver.ErrUnsupported) {
			t.Errorf("%v, %v, not offered: %v", err, got.Divergence, got.Unoffered)
		}
	}
}

// unplayable takes no set-up.
type unplayable struct {
	*driver.Local
	why error
}

func (u unplayable) Start(wire.Setup) (wire.Report, error) { return wire.Report{}, u.why }

func everything() wire.Capabilities {
	return wire.Capabilities{Setup: []string{wire.ModeNew, wire.ModePosition}, Legal: "list",
		Observe: []string{"seat", "public", driver.Everything}}
}

// What a subject need not tell is no divergence.
func TestAModestSubjectIsRight(t *testing.T) {
	m := menu(t, serve(t).Welcome)
	modest := after(func(r *wire.Report) {
		r.Events, r.Message, r.Chance = nil, "", nil
		r.Awaiting = wire.Awaiting{Seat: r.Awaiting.Seat, Question: r.Awaiting.Question}
	})
	modest.view = func(_ *liar, v *wire.View) {
		v.Awaiting = wire.Awaiting{Seat: v.Awaiting.Seat, Question: v.Awaiting.Question}
		for i := range v.Seats {
			v.Seats[i].Gender, v.Seats[i].Offered = "", nil
			slices.Reverse(v.Seats[i].Intel)
		}
		if v.Result != nil {
			v.Result.Identities = nil
		}
	}
	offers := wire.Capabilities{Observe: []string{"seat"}}
	for seed := range uint64(12) {
		got, err := lockstep.Play(lockstep.Subject{Driver: modest, Offers: offers, Watch: lockstep.TwoViews}, m.Deal(seed), lockstep.NewRandom(seed))
		if err != nil || got.Divergence != nil {
			t.Errorf("seed %d: %v, %v", seed, got.Divergence, err)
		}
	}
}
