package law

import (
	"encoding/json"

	"fengsheng/engine"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/view"
	"fengsheng/engine/wire"
)

// sampledFaults are found by the laws that look at some steps only.
func sampledFaults() []fault {
	return []fault{
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
		{law: "a position begins the same game but for what it names", what: "the position forgets the intel and does not say so",
			plant: func(t *Turn) bool {
				t.position = func(r *rule.Rules, s *table.State) (wire.Setup, []engine.Omission, error) {
					out, left, err := position(r, s)
					for i := range out.Seats {
						out.Seats[i].Intel = nil
					}
					return out, left, err
				}
				return true
			}, again: true},
		{law: "a position begins the same game but for what it names", what: "the position forgets whose identity was dealt",
			plant: func(t *Turn) bool {
				t.position = func(r *rule.Rules, s *table.State) (wire.Setup, []engine.Omission, error) {
					out, left, err := position(r, s)
					if err == nil {
						out.Seats[0].Identity = ""
					}
					return out, left, err
				}
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
