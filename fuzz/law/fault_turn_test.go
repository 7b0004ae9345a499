package law

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/fuzz/play"
)

// turnFaults are about whose turn it is to do what.
func turnFaults() []fault {
	return []fault{
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
			only: "mission",
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
		{law: "a turn goes on", what: "a game that never ends",
			plant: func(t *Turn) bool {
				t.pace.steps = play.MaxSteps
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
	}
}

func topFrame(s *table.State) *table.Frame {
	if s.Height == 0 {
		return &s.Frames[0]
	}
	return &s.Frames[s.Height-1]
}
