package story_test

import (
	"slices"
	"testing"

	"fengsheng/engine"
	"fengsheng/engine/driver"
	"fengsheng/engine/table"
	"fengsheng/engine/view"
	"fengsheng/engine/wire"
	"fengsheng/steps/story"
)

// planted is a difference of some kind and the implementation that has it.
type planted struct {
	story.Difference
	make func() *wrong
}

// site is where a game stands when something is to be wrong.
type site struct {
	seed   int
	f      story.Finding
	g      *engine.Game
	before string // the last answer
}

// wrongly is an implementation that goes wrong at the site.
func (s site) wrongly(with wrong) func() *wrong {
	return func() *wrong {
		w := with
		w.at, w.before = fingerprint(s.view()), s.before
		return &w
	}
}

// instead is an implementation that answers the last act in a way of its own.
func (s site) instead(does func(w *wrong, seat string, a wire.Action) (wire.Report, error)) func() *wrong {
	return func() *wrong {
		return &wrong{at: s.before, does: func(w *wrong, seat string, a wire.Action, _ []string) (wire.Report, error) {
			return does(w, seat, a)
		}}
	}
}

func (s site) view() wire.View { return s.g.View(view.Everything()) }

// some is one of the legal answers.
func (s site) some() *wire.Move {
	legal := s.g.Actions()
	if len(legal) == 0 {
		return nil
	}
	return &wire.Move{Seat: s.g.Awaiting().Seat, Action: legal[s.seed%len(legal)]}
}

// planters plant a difference of their kind; nil where nothing of the kind can be wrong.
var planters = map[story.Kind]func(site, story.Difference) *planted{
	story.AcceptedIllegal:  plantAcceptance,
	story.ChangedByRefusal: plantChange,
	story.RejectedLegal:    plantRejection,
	story.Awaiting:         plantQuestion,
	story.Legal:            plantList,
	story.Events:           plantEvent,
	story.Result:           plantResult,
	story.Chance:           plantChance,
	story.Crash:            plantFailure(errBroken),
	story.Timeout:          plantFailure(driver.ErrTimeout),
	story.Protocol:         plantFailure(driver.ErrProtocol),
}

func plantAcceptance(s site, d story.Difference) *planted {
	if d.Act = foreign(s.g, s.seed); d.Act == nil {
		return nil
	}
	return &planted{d, s.wrongly(wrong{does: acceptsAnything})}
}

func plantChange(s site, d story.Difference) *planted {
	if d.Act = foreign(s.g, s.seed); d.Act == nil {
		return nil
	}
	return &planted{d, s.wrongly(wrong{does: changesByRefusing, edit: func(v *wire.View) { v.Turn = otherSeat(v, v.Turn) }})}
}

func plantRejection(s site, d story.Difference) *planted {
	if d.Act = s.some(); d.Act == nil {
		return nil
	}
	return &planted{d, s.wrongly(wrong{does: rejectsAnything})}
}

func plantQuestion(s site, d story.Difference) *planted {
	d.Path = []string{"awaiting.seat", "awaiting.question", "awaiting.about", "awaiting.may"}[s.seed%4]
	q := s.g.Awaiting()
	if s.g.Over() || d.Path == "awaiting.question" && q.Question == wire.AskNumber {
		return nil
	}
	v := s.view()
	return &planted{d, s.wrongly(wrong{asks: misasks(d.Path, otherSeat(&v, q.Seat))})}
}

func plantList(s site, d story.Difference) *planted {
	if d.Act = s.some(); d.Act == nil {
		return nil
	}
	if extra := foreign(s.g, s.seed); extra != nil && extra.Seat == d.Act.Seat && s.seed%2 == 0 {
		d.Act = extra
		return &planted{d, s.wrongly(wrong{lists: func(l []wire.Action) []wire.Action { return append(l, extra.Action) }})}
	}
	return &planted{d, s.wrongly(wrong{lists: func(l []wire.Action) []wire.Action {
		return slices.DeleteFunc(l, func(a wire.Action) bool { return a.String() == d.Act.String() })
	}})}
}

// plantEvent leaves out what happened, or announces what did not.
func plantEvent(s site, d story.Difference) *planted {
	lost := announcement(s.g, s.seed)
	if lost == "" {
		return nil
	}
	if s.seed%2 == 0 {
		extra := wire.Event{What: []string{"burned", "saved", "exchanged"}[s.seed/2%3], Seat: "B", Other: "A", Card: "红锁定"}
		d.Path, d.Got = "events."+extra.What, extra.What+" B A 红锁定"
		return &planted{d, s.wrongly(wrong{answers: func(r wire.Report) wire.Report {
			r.Events = append(slices.Clone(r.Events), extra)
			return r
		}})}
	}
	d.Path = "events." + lost
	return &planted{d, s.wrongly(wrong{answers: func(r wire.Report) wire.Report {
		r.Events = slices.DeleteFunc(r.Events, func(e wire.Event) bool { return e.What == lost })
		return r
	}})}
}

func plantResult(s site, d story.Difference) *planted {
	return &planted{d, s.wrongly(wrong{viewer: driver.Everything, edit: func(v *wire.View) {
		winner := "B"
		if v.Result != nil && slices.Contains(v.Result.Winners, "B") {
			winner = "A"
		}
		v.Result = &wire.Result{Declarer: winner, Winners: []string{winner}}
	}})}
}

// plantChance lets the implementation decide by itself what it is told.
func plantChance(s site, d story.Difference) *planted {
	if !chanced(s.f) || firstPossible(s.f) == fingerprint(s.view()) {
		return nil
	}
	return &planted{d, s.instead(func(w *wrong, seat string, a wire.Action) (wire.Report, error) { return w.Local.Do(seat, a, nil) })}
}

func plantFailure(err error) func(site, story.Difference) *planted {
	return func(s site, d story.Difference) *planted {
		return &planted{d, s.instead(func(*wrong, string, wire.Action) (wire.Report, error) { return wire.Report{}, err })}
	}
}

func chanced(f story.Finding) bool {
	return len(f.Moves) > 0 && f.Moves[len(f.Moves)-1].Seat == table.Nature.String()
}

// lastChance is a finding cut off behind the last thing that chance decided, if it then is at a player's question.
func lastChance(t *testing.T, f story.Finding) (story.Finding, *engine.Game, string) {
	t.Helper()
	for len(f.Moves) > 0 && !chanced(f) {
		f.Moves = f.Moves[:len(f.Moves)-1]
	}
	g, before := ended(t, f.Setup, f.Moves)
	if g.Awaiting().Question == wire.AskReveal && len(g.Actions()) == 1 {
		f.Moves = nil
	}
	return f, g, before
}

// firstPossible is where the game would end if chance, after the last answer of a player, took the first outcomes.
func firstPossible(f story.Finding) string {
	n := len(f.Moves)
	for n > 0 && f.Moves[n-1].Seat == table.Nature.String() {
		n--
	}
	g, err := engine.Trace{Setup: f.Setup, Moves: f.Moves[:n]}.Replay(func(int, *engine.Game) error { return nil })
	for err == nil && g.Asked() == table.Nature {
		_, err = g.Answer(g.Legal(nil)[0])
	}
	if err != nil {
		panic(err)
	}
	return fingerprint(g.View(view.Everything()))
}

// foreign is an act that its player may not take: the answer of somebody who is not asked, or another question's.
func foreign(g *engine.Game, n int) *wire.Move {
	if g.Over() {
		return nil
	}
	v := g.View(view.Everything())
	asked := g.Awaiting().Seat
	strange := []wire.Move{{Seat: otherSeat(&v, asked), Action: wire.Action{Do: wire.Pass}},
		{Seat: asked, Action: wire.Action{Do: wire.Play, Card: "黑烧毁", As: "烧毁", Target: "A", Object: "红锁定"}},
		{Seat: asked, Action: wire.Action{Do: wire.Send, Card: "黑锁定", Target: asked}},
		{Seat: asked, Action: wire.Action{Do: wire.Use, Skill: "狙击", Target: asked}},
		{Seat: asked, Action: wire.Action{Do: wire.Refuse}},
		{Seat: otherSeat(&v, asked), Action: wire.Action{Do: wire.Accept}}}
	m := strange[n%len(strange)]
	if m.Seat == asked {
		if _, err := g.Book().Match(g.State(), g.Legal(nil), m.Action); err == nil {
			return nil
		}
	}
	return &m
}

// announcement is a kind of event of the last answer that the vocabulary has a word for.
func announcement(g *engine.Game, n int) string {
	var can []string
	for _, e := range g.Events() {
		if w := g.Book().Event(e, table.AllSeats); w.Seat != "" && w.What != "phase" && w.What != "ended" && !slices.Contains(can, w.What) {
			can = append(can, w.What)
		}
	}
	if len(can) == 0 {
		return ""
	}
	return can[n%len(can)]
}

func acceptsAnything(w *wrong, seat string, a wire.Action, chance []string) (wire.Report, error) {
	r, err := w.Local.Do(seat, a, chance)
	r.Accepted, r.Code = true, ""
	return r, err
}

func changesByRefusing(w *wrong, seat string, a wire.Action, chance []string) (wire.Report, error) {
	r, err := w.Local.Do(seat, a, chance)
	w.refused = w.refused || !r.Accepted
	return r, err
}

func rejectsAnything(w *wrong, _ string, _ wire.Action, _ []string) (wire.Report, error) {
	return wire.Report{Code: wire.CodeIllegal, Awaiting: w.Local.Game().Awaiting()}, nil
}

func misasks(path, other string) func(*wire.Awaiting) {
	return func(a *wire.Awaiting) {
		switch path {
		case "awaiting.seat":
			a.Seat = other
		case "awaiting.question":
			a.Question = wire.AskNumber
			if a.May {
				a.Question = wire.AskSend
			}
		case "awaiting.about":
			a.About += "I"
		default:
			a.May = !a.May
		}
	}
}
