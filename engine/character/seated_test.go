package character_test

import (
	"slices"
	"strings"
	"testing"

	"fengsheng/engine/profile"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// The seats of the tests.
const (
	A table.Seat = iota
	B
	C
	D
	E
)

// sitter is one player of a test: cards are written as players call them.
type sitter struct {
	id              table.Identity
	who             string
	up, dead, shown bool // shown is the identity
	hand, intel     string
	person          table.Gender // of the player, where registered
}

// stealthGame is a game in the middle, driven by name.
type stealthGame struct {
	t *testing.T
	m *rule.Machine
}

// sit begins a game of the standard profile in A's turn.
func sit(t *testing.T, phase table.Phase, deck string, sitters ...sitter) *stealthGame {
	t.Helper()
	return sitAt(t, "standard", phase, deck, sitters...)
}

// sitAt is sit for a profile.
func sitAt(t *testing.T, id string, phase table.Phase, deck string, sitters ...sitter) *stealthGame {
	t.Helper()
	r, err := profile.Rules(id)
	if err != nil {
		t.Fatal(err)
	}
	g := &stealthGame{t, rule.New(r)}
	left := r.All
	take := func(words string) (out []table.Card) {
		for _, w := range strings.Fields(words) {
			c := g.find(left, w)
			left = left.Without(c)
			out = append(out, c)
		}
		return out
	}
	set := func(cards []table.Card) (x table.CardSet) {
		for _, c := range cards {
			x = x.With(c)
		}
		return x
	}
	p := rule.Position{Turn: A, Phase: phase, Deck: take(deck)}
	for _, s := range sitters {
		p.Players = append(p.Players, rule.Player{Identity: s.id, Character: g.character(s.who), FaceUp: s.up,
			Dead: s.dead, Shown: s.shown, Gender: s.person, Hand: set(take(s.hand)), Intel: set(take(s.intel))})
	}
	if err := g.m.Set(p); err != nil {
		t.Fatal(err)
	}
	return g
}

// find is the lowest card of the set that is called so.
func (g *stealthGame) find(among table.CardSet, word string) table.Card {
	g.t.Helper()
	for c := among.Pop(); c != table.NoCard; c = among.Pop() {
		if strings.HasPrefix(g.m.R.Faces[c].ZH(), word) {
			return c
		}
	}
	g.t.Fatalf("no %s is left", word)
	return table.NoCard
}

func (g *stealthGame) character(name string) uint8 {
	g.t.Helper()
	i := slices.IndexFunc(g.m.R.Characters, func(c rule.Character) bool { return c.Name == name })
	if i < 0 {
		g.t.Fatalf("no character %s", name)
	}
	return uint8(i + 1)
}

// options are the legal answers that fit; the seat must be the one asked.
func (g *stealthGame) options(seat table.Seat, fits func(table.Answer) bool) []table.Answer {
	g.t.Helper()
	if g.m.S.Ask.Seat != seat {
		g.t.Fatalf("question %d goes to %s, want %s", g.m.S.Ask.Kind, g.m.S.Ask.Seat, seat)
	}
	return slices.DeleteFunc(g.m.Legal(nil), func(a table.Answer) bool { return !fits(a) })
}

func (g *stealthGame) answer(seat table.Seat, what string, fits func(table.Answer) bool) {
	g.t.Helper()
	can := g.options(seat, fits)
	if len(can) == 0 {
		g.t.Fatalf("%s cannot %s; legal: %+v", seat, what, g.m.Legal(nil))
	}
	if _, err := g.m.Step(can[0]); err != nil {
		g.t.Fatal(err)
	}
	for g.m.S.Ask.Seat == table.Nature {
		if _, err := g.m.Step(g.m.Legal(nil)[0]); err != nil {
			g.t.Fatal(err)
		}
	}
}

func (g *stealthGame) says(seat table.Seat, v table.Verb) {
	g.t.Helper()
	g.answer(seat, "say that", func(a table.Answer) bool { return a.Verb == v })
}

func (g *stealthGame) yes(seat table.Seat) { g.t.Helper(); g.says(seat, table.Accept) }
func (g *stealthGame) no(seat table.Seat)  { g.t.Helper(); g.says(seat, table.Decline) }

func (g *stealthGame) chooses(seat table.Seat, word string) {
	g.t.Helper()
	g.answer(seat, "choose "+word, func(a table.Answer) bool {
		return a.Verb == table.Choose && strings.HasPrefix(g.m.R.Faces[a.Card].ZH(), word)
	})
}

func (g *stealthGame) points(seat, at table.Seat) {
	g.t.Helper()
	g.answer(seat, "point at "+at.String(), func(a table.Answer) bool { return a.Verb == table.Point && a.Seat == at })
}

// plays lets the seat use a card, aimed at a player or Nobody, or at the item
// with that number.
func (g *stealthGame) plays(seat table.Seat, word string, at table.Seat, item uint8) {
	g.t.Helper()
	g.comesTo(seat)
	g.answer(seat, "play "+word, func(a table.Answer) bool {
		return a.Verb == table.Play && strings.HasPrefix(g.m.R.Faces[a.Card].ZH(), word) &&
			(at == table.Nobody || a.Seat == at) && a.N == item
	})
}

func (g *stealthGame) canUse(seat table.Seat, skill string) []table.Answer {
	g.t.Helper()
	g.comesTo(seat)
	return g.options(seat, func(a table.Answer) bool {
		return a.Verb == table.Use && g.m.R.Skill(a.Skill).Name == skill
	})
}

// uses lets the seat use a response skill, aimed at the player (or Nobody).
func (g *stealthGame) uses(seat table.Seat, skill string, at table.Seat) {
	g.t.Helper()
	g.comesTo(seat)
	g.answer(seat, "use "+skill, func(a table.Answer) bool {
		return a.Verb == table.Use && g.m.R.Skill(a.Skill).Name == skill && (at == table.Nobody || a.Seat == at)
	})
}

// comesTo passes until the seat has priority.
func (g *stealthGame) comesTo(seat table.Seat) {
	g.t.Helper()
	for i := 0; i < table.MaxSeats && g.m.S.Ask.Kind == table.AskAct && g.m.S.Ask.Seat != seat; i++ {
		g.says(g.m.S.Ask.Seat, table.Pass)
	}
}

// resolves passes until the stack is empty or somebody is asked otherwise.
func (g *stealthGame) resolves() {
	g.t.Helper()
	for g.m.S.Items > 0 && g.m.S.Ask.Kind == table.AskAct {
		g.says(g.m.S.Ask.Seat, table.Pass)
	}
}

// reaches passes through empty windows until the phase.
func (g *stealthGame) reaches(p table.Phase) {
	g.t.Helper()
	for g.m.S.Phase != p && g.m.S.Ask.Kind == table.AskAct {
		g.says(g.m.S.Ask.Seat, table.Pass)
	}
	if g.m.S.Phase != p {
		g.t.Fatalf("phase %s, want %s; question %d", g.m.S.Phase.ZH(), p.ZH(), g.m.S.Ask.Kind)
	}
}

func (g *stealthGame) sends(seat table.Seat, word string, to table.Seat) {
	g.t.Helper()
	g.answer(seat, "send "+word, func(a table.Answer) bool {
		return a.Verb == table.SendOff && strings.HasPrefix(g.m.R.Faces[a.Card].ZH(), word) && (to == table.Nobody || a.Seat == to)
	})
}

// delivers has A send a Direct that the player accepts.
func (g *stealthGame) delivers(word string, to table.Seat) {
	g.t.Helper()
	g.sends(A, word, to)
	g.reaches(table.Receive)
	g.yes(to)
}

// comesHome has each of the players refuse the intel under way in turn, so
// that its sender gets it.
func (g *stealthGame) comesHome(past ...table.Seat) {
	g.t.Helper()
	for _, s := range past {
		g.reaches(table.Receive)
		g.says(s, table.Refuse)
	}
	for g.m.S.Ask.Kind == table.AskAct && g.m.S.Transit.Active {
		g.says(g.m.S.Ask.Seat, table.Pass)
	}
}

// asked is whether the seat is asked about the skill now.
func (g *stealthGame) asked(seat table.Seat, skill string) bool {
	a := &g.m.S.Ask
	return a.Seat == seat && a.Skill != 0 && g.m.R.Skill(a.Skill).Name == skill
}

func (g *stealthGame) place(s table.Seat) table.Place { return g.m.S.Seats[s] }

// want compares what lies before a seat, written as players call the cards.
func (g *stealthGame) want(what string, cards table.CardSet, words string) {
	g.t.Helper()
	var got []string
	for c := cards.Pop(); c != table.NoCard; c = cards.Pop() {
		f := g.m.R.Faces[c]
		got = append(got, f.Color.ZH()+f.Name.ZH())
	}
	exp := strings.Fields(words)
	slices.Sort(got)
	slices.Sort(exp)
	if !slices.Equal(got, exp) {
		g.t.Errorf("%s: got %v, want %v", what, got, exp)
	}
}

func (g *stealthGame) check(claim string, ok bool) {
	g.t.Helper()
	if !ok {
		g.t.Errorf("not so: %s", claim)
	}
}

func (g *stealthGame) winners(claim string, want table.SeatSet) {
	g.t.Helper()
	if r := g.m.S.Result; !r.Over || r.Winners != want {
		g.t.Errorf("%s: over %v, winners %b, want %b", claim, r.Over, r.Winners, want)
	}
}
