package rule

import (
	"errors"
	"testing"

	"fengsheng/engine/table"
)

// The kernel's own rule set: two cards and a few skills that no edition has.
const (
	spark = table.Burn    // may be used in any window, aims at a player
	douse = table.Counter // aims at a card on the stack
)

func smallContent(skills ...Skill) Content {
	deck := make([]table.Face, 0, 40)
	for i := range 40 {
		name := spark
		if i%2 == 1 {
			name = douse
		}
		deck = append(deck, table.Face{Name: name, Color: table.Color(1 + i%3), Mode: table.Telegram})
	}
	c := Content{
		Deck: deck,
		Cards: []Card{
			{Name: spark, Usage: Usage{Phases: table.AnyWindow, Aim: AtSeat}, Steps: []Step{func(m *Machine) { m.Draw(m.Target(), 1) }}},
			{Name: douse, Usage: Usage{Phases: table.AnyWindow, Aim: AtCard}, Steps: []Step{func(m *Machine) { m.Nullify(m.Item().Ref) }}},
		},
		Hand: 3, Flow: Flow{DrawMax: 2},
	}
	c.Identities[3] = [table.Identities]uint8{0, 1, 1, 1}
	c.Identities[5] = [table.Identities]uint8{0, 2, 2, 1}
	if len(skills) > 0 {
		c.Characters = []Character{{Name: "甲", Skills: skills}, {Name: "乙"}, {Name: "丙"}, {Name: "丁"}, {Name: "戊"}}
	}
	return c
}

// seated is a machine at the first play phase of A; A to E hold two sparks and
// two douses each.
func seated(t *testing.T, players int, skills ...Skill) *Machine {
	t.Helper()
	r, err := Compile(smallContent(skills...))
	if err != nil {
		t.Fatal(err)
	}
	p := Position{Turn: 0, Phase: table.Play1}
	ids := []table.Identity{table.Lurker, table.MI, table.Bystander, table.Lurker, table.MI}
	for i := range players {
		q := Player{Identity: ids[i]}
		if len(skills) > 0 {
			q.Character, q.FaceUp = uint8(i+1), true
		}
		for c := range 4 {
			q.Hand = q.Hand.With(table.Card(4*i + c + 1))
		}
		p.Players = append(p.Players, q)
	}
	m := New(r)
	if err := m.Set(p); err != nil {
		t.Fatal(err)
	}
	return m
}

func (m *Machine) mustStep(t *testing.T, a table.Answer) {
	t.Helper()
	if _, err := m.Step(a); err != nil {
		t.Fatalf("%+v for seat %s: %v; legal: %+v", a, m.S.Ask.Seat, err, m.Legal(nil))
	}
}

func (m *Machine) pass(t *testing.T, seats ...table.Seat) {
	t.Helper()
	for _, s := range seats {
		if m.S.Ask.Seat != s || m.S.Ask.Kind != table.AskAct {
			t.Fatalf("seat %s is asked question %d, want a pass of %s", m.S.Ask.Seat, m.S.Ask.Kind, s)
		}
		m.mustStep(t, table.Answer{Verb: table.Pass})
	}
}

// use lets whoever is asked use its lowest card of the name.
func (m *Machine) use(t *testing.T, n table.Name, target table.Seat, ref uint8) {
	t.Helper()
	c := m.S.Seats[m.S.Ask.Seat].Hand.And(m.R.Named(n)).First()
	m.mustStep(t, table.Answer{Verb: table.Play, Card: c, As: n, Seat: target, N: ref})
}

func TestLastUserIsAskedOnceMoreBeforeTheStackResolves(t *testing.T) { // PRI-010, PRI-011
	m := seated(t, 5)
	m.pass(t, 0)
	m.use(t, spark, 0, 0)
	m.pass(t, 1)
	m.pass(t, 2, 3, 4, 0)
	if m.S.Items != 1 || m.S.Ask.Seat != 1 {
		t.Fatalf("%d items, seat %s asked; want the spark pending and B asked again", m.S.Items, m.S.Ask.Seat)
	}
	m.pass(t, 1)
	m.pickChance(t)
	if m.S.Items != 0 || m.S.Ask.Seat != 0 || m.S.Phase != table.Play1 {
		t.Fatalf("%d items, seat %s asked in %s; want an empty stack and A asked in the same phase", m.S.Items, m.S.Ask.Seat, m.S.Phase.ZH())
	}
	m.pass(t, 0, 1, 2, 3, 4)
	if m.S.Phase != table.Send {
		t.Fatalf("phase %s after an empty circle, want %s", m.S.Phase.ZH(), table.Send.ZH())
	}
}

func TestUserKeepsPriority(t *testing.T) { // PRI-009
	m := seated(t, 3)
	m.use(t, spark, 1, 0)
	m.use(t, spark, 2, 0)
	if m.S.Items != 2 || m.S.Ask.Seat != 0 {
		t.Fatalf("%d items, seat %s asked; want two items and A still asked", m.S.Items, m.S.Ask.Seat)
	}
}

func TestStackResolvesWholeAndBackwards(t *testing.T) { // PRI-015, PRI-016, PRI-018
	m := seated(t, 3)
	m.use(t, spark, 1, 0)
	m.pass(t, 0)
	m.use(t, douse, table.Nobody, 1)
	m.pass(t, 1)
	m.use(t, douse, table.Nobody, 2)
	m.pass(t, 2, 0, 1)
	before := m.S.Seats[1].Hand.Len()
	m.pass(t, 2)
	m.pickChance(t)
	if got := m.S.Seats[1].Hand.Len(); got != before+1 {
		t.Errorf("B holds %d cards after C's douse undid B's own, want %d", got, before+1)
	}
	if m.S.Up.Len() != 3 {
		t.Errorf("%d cards on the pile, want the spark and both douses", m.S.Up.Len())
	}
}

func TestIllegalAnswerChangesNothing(t *testing.T) { // PRI-001
	m := seated(t, 3)
	before := m.S
	a := table.Answer{Verb: table.Play, Card: 1, As: spark, Seat: 0} // at oneself
	if _, err := m.Step(a); !errors.Is(err, ErrIllegal) {
		t.Fatalf("got %v, want ErrIllegal", err)
	}
	if before != m.S {
		t.Error("the refused answer changed the state")
	}
}

func TestFreeAutomaticSkillResolvesAtOnceAndRestartsTheCircle(t *testing.T) { // PRI-023
	free := Skill{Name: "虚构", Kind: Automatic, Usage: Usage{Phases: table.AnyWindow},
		Steps: []Step{DrawCards(1)}}
	m := seated(t, 3, free)
	m.pass(t, 0)
	m.use(t, spark, 2, 0)
	m.pass(t, 1, 2)
	before := m.S.Seats[0].Hand.Len()
	m.mustStep(t, table.Answer{Verb: table.Use, Skill: 1, Seat: table.Nobody})
	m.pickChance(t)
	if m.S.Seats[0].Hand.Len() != before+1 || m.S.Items != 1 || m.S.Ask.Seat != 0 {
		t.Fatalf("hand %d, %d items, seat %s asked; want a card more, the stack untouched and A asked",
			m.S.Seats[0].Hand.Len(), m.S.Items, m.S.Ask.Seat)
	}
	m.pass(t, 0, 1, 2)
	if m.S.Items != 1 {
		t.Fatal("the circle was not counted anew after the skill")
	}
	m.pass(t, 0)
	m.pickChance(t)
	if m.S.Items != 0 {
		t.Fatal("the whole circle did not resolve the stack")
	}
}

func (m *Machine) pickChance(t *testing.T) {
	t.Helper()
	for m.S.Ask.Seat == table.Nature {
		m.mustStep(t, m.Legal(nil)[0])
	}
}

func TestOwnerOrdersTriggersOfOneMomentBeforeTheNextPlayer(t *testing.T) { // PRI-029
	on := func(name string, n int) Skill {
		return Skill{Name: name, Kind: Automatic, On: table.Stands, Role: AsAnyone, Cards: table.SetOf(spark),
			Steps: []Step{DrawCards(n)}}
	}
	m := seated(t, 3, on("一", 1), on("二", 2))
	m.pass(t, 0)
	m.use(t, spark, 2, 0)
	m.pass(t, 1, 2, 0, 1)
	if m.S.Ask.Kind != table.AskSkill || m.S.Ask.Seat != 0 {
		t.Fatalf("question %d for %s, want A to choose the order", m.S.Ask.Kind, m.S.Ask.Seat)
	}
	before := m.S.Seats[0].Hand.Len()
	m.mustStep(t, table.Answer{Verb: table.Use, Skill: 2})
	m.pickChance(t)
	if got := m.S.Seats[0].Hand.Len(); got != before+3 {
		t.Errorf("A holds %d, want %d: both skills happen before the card does", got, before+3)
	}
}

func TestPositionRefusals(t *testing.T) {
	m := seated(t, 3)
	good := func() Position {
		return Position{Phase: table.Play1, Players: []Player{{Identity: table.Lurker}, {Identity: table.MI}, {Identity: table.Bystander}}}
	}
	for name, spoil := range map[string]func(*Position){
		"a card in two places": func(p *Position) {
			p.Players[0].Hand, p.Players[1].Intel = table.CardSet{}.With(1), table.CardSet{}.With(1)
		},
		"a card that does not exist":  func(p *Position) { p.Players[0].Hand = table.CardSet{}.With(90) },
		"three false intel, alive":    func(p *Position) { p.Players[2].Intel = table.CardSet{}.With(3).With(6).With(9) },
		"a dead player with a card":   func(p *Position) { p.Players[2].Dead, p.Players[2].Hand = true, table.CardSet{}.With(1) },
		"the turn of a dead player":   func(p *Position) { p.Players[0].Dead = true },
		"a phase nothing begins with": func(p *Position) { p.Phase = table.Arrival },
		"the wrong identities":        func(p *Position) { p.Players[0].Identity = table.MI },
		"two players":                 func(p *Position) { p.Players = p.Players[:2] },
		"a winner already":            func(p *Position) { p.Players[0].Intel = table.CardSet{}.With(1).With(4).With(7) },
	} {
		p := good()
		spoil(&p)
		if err := m.Set(p); err == nil {
			t.Errorf("%s: not refused", name)
		}
	}
	p := good()
	if err := m.Set(p); err != nil {
		t.Errorf("the position without the fault was refused: %v", err)
	}
}
