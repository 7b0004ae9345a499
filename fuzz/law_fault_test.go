package fuzz

import (
	"encoding/json"
	"errors"
	"testing"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/view"
	"fengsheng/engine/wire"
)

// fault is a fault that is planted between the engine and the laws. Plant
// changes what the laws are shown of a step and reports whether this was a step
// at which it could.
type fault struct {
	law   string
	what  string
	plant func(t *Turn) bool
	// again is whether it is planted at every step that allows it, for faults
	// that show only later.
	again bool
}

// next is another living player than the seat.
func next(s *table.State, seat table.Seat) table.Seat { return s.Living().After(seat) }

// faults has at least one entry for each law, such that this law and no other
// finds it.
func faults() []fault {
	return []fault{
		{law: "every card lies in exactly one place", what: "a hand card also lies on the discard pile",
			plant: func(t *Turn) bool {
				c := t.M.S.Seats[0].Hand.First()
				t.M.S.Up = t.M.S.Up.With(c)
				return c != table.NoCard
			}},
		{law: "every card lies in exactly one place", what: "a card in transit is gone",
			plant: func(t *Turn) bool {
				was := t.M.S.Transit.Active
				t.M.S.Transit.Card = table.NoCard
				return was
			}},
		{law: "a card moves only as it is announced", what: "a hand card changes hands in silence",
			plant: func(t *Turn) bool {
				p, q := &t.M.S.Seats[0], &t.M.S.Seats[1]
				c := p.Hand.First()
				if c == table.NoCard || !t.M.S.In(1) {
					return false
				}
				p.Hand, q.Hand = p.Hand.Without(c), q.Hand.With(c)
				return true
			}},
		{law: "cards that left the game never come back", what: "a Probe is in the deck again",
			plant: func(t *Turn) bool {
				c := t.Before.Removed.First()
				t.M.S.Removed = t.M.S.Removed.Without(c)
				if c != table.NoCard {
					t.M.S.Deck.Rest = t.M.S.Deck.Rest.With(c)
				}
				return c != table.NoCard
			}},
		{law: "legal answers are sorted, unique and never missing", what: "an answer is listed twice",
			plant: func(t *Turn) bool {
				t.Legal = append(t.Legal, t.Legal[len(t.Legal)-1])
				return true
			}},
		{law: "nobody who is out is asked or aimed at", what: "somebody who has lost is asked",
			plant: func(t *Turn) bool {
				seat := t.M.S.Ask.Seat
				if seat >= table.MaxSeats {
					return false
				}
				t.M.S.Seats[seat].Lost = true
				return true
			}},
		{law: "those who are out hold nothing", what: "a dead player is Locked",
			plant: func(t *Turn) bool {
				all := table.SeatSet(1)<<t.M.S.Players - 1
				out := all &^ t.M.S.Living()
				t.M.S.Locked |= out
				return out != 0
			}},
		{law: "nobody lives with three false intel", what: "a death is forgotten",
			plant: func(t *Turn) bool {
				was := t.M.S.Dying
				t.M.S.Dying = 0
				return was != 0 && !t.M.S.Result.Over && t.M.S.Seats[was.First()].Intel.And(t.M.R.Black).Len() >= 3
			}},
		{law: "nobody acts out of priority", what: "the wrong player is asked next",
			plant: func(t *Turn) bool {
				if t.M.S.Ask.Kind != table.AskAct {
					return false
				}
				t.M.S.Ask.Seat = next(&t.M.S, t.M.S.Ask.Seat)
				return true
			}},
		{law: "nobody acts out of priority", what: "somebody else uses a card",
			plant: func(t *Turn) bool {
				for i := range t.Events {
					if e := &t.Events[i]; e.What == rule.Played {
						e.Seat = next(t.Before, e.Seat)
						return true
					}
				}
				return false
			}},
		{law: "a circle of passes has exactly the living players", what: "one pass is counted before anybody has passed",
			plant: func(t *Turn) bool {
				f := topFrame(&t.M.S)
				if f.Kind != table.FrameWindow || t.M.S.Ask.Kind != table.AskAct || f.N != 0 {
					return false
				}
				f.N = 1
				return true
			}},
		{law: "a circle of passes has exactly the living players", what: "the pass that hands priority over counts",
			plant: func(t *Turn) bool {
				f := topFrame(&t.M.S)
				was := f.Kind == table.FrameWindow && f.Flag
				if was {
					f.Flag = false
				}
				return was
			}},
		{law: "the stack resolves whole, last in first out", what: "two items change places",
			plant: func(t *Turn) bool {
				s := &t.M.S
				if s.Items < 2 || s.Stack[0].Seat == s.Stack[1].Seat {
					return false
				}
				s.Stack[0], s.Stack[1] = s.Stack[1], s.Stack[0]
				return true
			}},
		{law: "the stack resolves whole, last in first out", what: "what was used first resolves first",
			plant: func(t *Turn) bool {
				first := -1
				for i := range t.Events {
					if t.Events[i].What != rule.Resolved {
						continue
					}
					if first >= 0 && t.Events[i].Seat != t.Events[first].Seat {
						t.Events[first], t.Events[i] = t.Events[i], t.Events[first]
						return true
					}
					first = i
				}
				return false
			}},
		{law: "intel in transit is in one place and on its way", what: "intel jumps on to the next player",
			plant: func(t *Turn) bool {
				x := &t.M.S.Transit
				if !x.Active {
					return false
				}
				x.At = next(&t.M.S, x.At)
				return true
			}},
		{law: "intel in transit is in one place and on its way", what: "intel arrives before a player who takes no part",
			plant: func(t *Turn) bool {
				x := &t.M.S.Transit
				if !x.Arrived || x.At == x.Sender || t.Before.Transit.Arrived || t.M.S.Locked.Has(x.At) {
					return false
				}
				x.Lured |= x.At.Of()
				t.Before.Transit.Lured |= x.At.Of()
				return true
			}},
		{law: "the killer answers for the last false intel", what: "the death is laid to another player",
			plant: func(t *Turn) bool {
				d := &t.M.S.Deaths[0]
				if t.M.S.Died == 0 || t.M.S.Result.Over {
					return false
				}
				d.Cause.By = next(&t.M.S, d.Cause.By)
				return true
			}},
		{law: "the killer answers for the last false intel", what: "who gave the last false intel is forgotten", again: true,
			plant: func(t *Turn) bool {
				for i := range t.M.S.Seats {
					t.M.S.Seats[i].Blame = table.Cause{By: table.Nobody}
				}
				return true
			}},
		{law: "at most one declaration stands", what: "somebody declares twice",
			plant: func(t *Turn) bool {
				for _, e := range t.Events {
					if e.What == rule.Declared {
						t.Events = append(t.Events, e)
						return true
					}
				}
				return false
			}},
		{law: "whoever has won does not play on", what: "MI with three red become Lurkers and go on",
			plant: func(t *Turn) bool {
				for i := range table.Seat(t.M.S.Players) {
					p := &t.M.S.Seats[i]
					if t.M.S.In(i) && !t.M.S.Result.Over && p.Identity == table.MI && p.Intel.And(t.M.R.Red).Len() >= 3 {
						p.Identity = table.Lurker
						return t.M.S.Rounds == 0
					}
				}
				return false
			}},
		{law: "nobody wins who may not", what: "the wrong players win",
			plant: func(t *Turn) bool {
				r := &t.M.S.Result
				if !r.Over || r.Declarer == table.Nobody {
					return false
				}
				other := next(&t.M.S, r.Declarer)
				r.Winners ^= other.Of()
				return other != r.Declarer
			}},
		{law: "nobody wins who may not", what: "a declarer without the intel", plant: takeWinningIntel},
		{law: "a turn goes on", what: "a game that never ends",
			plant: func(t *Turn) bool {
				t.pace.steps = MaxSteps
				return true
			}},
		{law: "a covered character acts only by turning up", what: "a covered character uses an open skill",
			plant: func(t *Turn) bool {
				for i := range table.Seat(t.M.S.Players) {
					p := &t.M.S.Seats[i]
					if p.Character == 0 {
						return false
					}
					first, last := t.M.R.SkillsOf(p.Character)
					for id := first; id < last; id++ {
						if k := t.M.R.Skill(id); !p.FaceUp && !t.Before.Seats[i].FaceUp && !k.Reveal && k.Role != rule.ForOther {
							t.Events = append(t.Events, rule.Event{What: rule.Triggered, Seat: i, Other: table.Nobody, Skill: id})
							return true
						}
					}
				}
				return false
			}},
		{law: "a face is shown only to those who may see it", what: "everybody sees what is drawn",
			plant: func(t *Turn) bool {
				for i := range t.Events {
					if e := &t.Events[i]; e.What == rule.Drew {
						e.Seen = table.AllSeats
						return true
					}
				}
				return false
			}},
		{law: "a face is shown only to those who may see it", what: "a hand card becomes known",
			plant: func(t *Turn) bool {
				c := t.M.S.Seats[0].Hand.First()
				t.M.S.Seen[c] |= 2
				return c != table.NoCard
			}},
		{law: "an illegal answer changes nothing", what: "an answer is accepted that is not listed",
			plant: func(t *Turn) bool {
				if len(t.Legal) < 2 {
					return false
				}
				t.Legal = t.Legal[:len(t.Legal)-1]
				return true
			}},
		{law: "every listed answer is accepted", what: "an answer is listed that is refused",
			plant: func(t *Turn) bool {
				t.Legal = append(t.Legal[:0], table.Answer{Verb: table.Verbs})
				return true
			}},
		{law: "a copy of the position goes on alike", what: "something outside the position decides",
			plant: func(t *Turn) bool {
				t.M.S.Chosen.To[table.MaxSeats-1]++
				return true
			}},
		{law: "a view does not tell hidden identities and covered characters apart", what: "the view shows identities",
			plant: func(t *Turn) bool {
				t.see = func(r *rule.Rules, s *table.State, v view.Viewer) wire.View {
					out := view.Of(r, s, v)
					for i := range out.Seats {
						out.Seats[i].Identity = s.Seats[i].Identity.ZH()
					}
					return out
				}
				return true
			}, again: true},
		{law: "a view does not change when unseen cards change places", what: "the view shows hands",
			plant: func(t *Turn) bool {
				t.see = func(r *rule.Rules, s *table.State, v view.Viewer) wire.View {
					out := view.Of(r, s, v)
					for i := range out.Seats {
						out.Seats[i].Gender += r.Faces[s.Seats[i].Hand.First()].ZH()
					}
					return out
				}
				return true
			}, again: true},
		{law: "an answer reads as it was written", what: "an answer is written down as another",
			plant: func(t *Turn) bool {
				if t.Before.Ask.Kind == table.AskAct || t.Answer.Verb != table.Choose {
					return false
				}
				t.Answer.Card = t.M.R.All.Less(t.Before.Ask.Cards).First()
				return true
			}, again: true},
		{law: "a position survives being written down", what: "the deck is not written down",
			plant: func(t *Turn) bool {
				t.encode = func(v any) ([]byte, error) {
					if s, ok := v.(*table.State); ok {
						less := *s
						less.Deck = table.Deck{}
						v = &less
					}
					return json.Marshal(v)
				}
				return true
			}, again: true},
	}
}

func topFrame(s *table.State) *table.Frame {
	if s.Height == 0 {
		return &s.Frames[0]
	}
	return &s.Frames[s.Height-1]
}

// takeWinningIntel leaves a declarer of a faction with nothing to show.
func takeWinningIntel(t *Turn) bool {
	s := &t.M.S
	if !s.Result.Over || s.Result.Declarer == table.Nobody || s.Living().Len() == 1 {
		return false
	}
	p := &s.Seats[s.Result.Declarer]
	if p.Identity != table.Lurker && p.Identity != table.MI || t.claims.alone {
		return false
	}
	// The cards change colour rather than place, which another law would find.
	p.Identity = table.Lurker + table.MI - p.Identity
	return true
}

// finds plays games with the fault planted until a law finds something. It is
// planted at steps at which no other costly law looks.
func (f *fault) finds(tb testing.TB, r *rule.Rules, laws []Law) *Broken {
	j := NewReferee(r, laws)
	planted := false
	j.tamper = func(t *Turn) {
		for _, law := range laws {
			if due := (t.pace.steps+1)%law.Every == 0; law.Every > 1 && due != (law.Name == f.law) {
				return
			}
		}
		if f.again || !planted {
			planted = f.plant(t) || planted
		}
	}
	m, p := j.Machine(), NewPlayer(0)
	for seed := range uint64(400) {
		p.Seed(seed)
		if err := m.Deal(5 + int(seed)%3); err != nil {
			tb.Fatal(err)
		}
		j.Begin(seed)
		planted = false
		for !m.S.Result.Over {
			var b *Broken
			switch err := j.Step(p.Pick(m)); {
			case errors.As(err, &b):
				return b
			case err != nil:
				tb.Fatalf("planted: %v; %v", planted, err)
			}
		}
	}
	return nil
}

func TestEveryLawHasAFault(t *testing.T) {
	planted := map[string]bool{}
	for _, f := range faults() {
		planted[f.law] = true
	}
	for _, law := range Laws() {
		if !planted[law.Name] {
			t.Errorf("no fault is planted for the law %q", law.Name)
		}
		delete(planted, law.Name)
	}
	for name := range planted {
		t.Errorf("a fault is planted for %q, which is no law", name)
	}
}

func TestEveryLawIsSeenToFail(t *testing.T) {
	r := rules(t, "mission")
	for _, f := range faults() {
		t.Run(f.law+"/"+f.what, func(t *testing.T) {
			switch b := f.finds(t, r, Laws()); {
			case b == nil:
				t.Error("no law finds it")
			case b.Law != f.law:
				t.Errorf("found by another law: %v", b)
			}
		})
	}
}
