package character_test

import (
	"strings"
	"testing"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// open is a player with a face-up character.
func open(id table.Identity, who, hand, intel string) sitter {
	return sitter{id: id, who: who, up: true, hand: hand, intel: intel}
}

// asOther are the ways in which the seat may use the card as another one now.
func (g *stealthGame) asOther(seat table.Seat, word string, as table.Name) []table.Answer {
	g.t.Helper()
	g.comesTo(seat)
	return g.options(seat, func(a table.Answer) bool {
		return a.Verb == table.Play && a.As == as && strings.HasPrefix(g.m.R.Faces[a.Card].ZH(), word)
	})
}

func (g *stealthGame) playsAs(seat table.Seat, word string, as table.Name, at table.Seat) {
	g.t.Helper()
	g.comesTo(seat)
	g.answer(seat, "use "+word+" as "+as.ZH(), func(a table.Answer) bool {
		return a.Verb == table.Play && a.As == as && (at == table.Nobody || a.Seat == at) &&
			strings.HasPrefix(g.m.R.Faces[a.Card].ZH(), word)
	})
}

// quiet is whether the game goes on in the phase without a further question.
func (g *stealthGame) quiet(claim string, p table.Phase) {
	g.t.Helper()
	if g.m.S.Phase != p || g.m.S.Ask.Kind != table.AskAct || g.m.S.Result.Over {
		g.t.Errorf("%s: question %d for %s in %s, over %v; want nobody asked and %s", claim,
			g.m.S.Ask.Kind, g.m.S.Ask.Seat, g.m.S.Phase.ZH(), g.m.S.Result.Over, p.ZH())
	}
}

func (g *stealthGame) hand(s table.Seat) int { return g.place(s).Hand.Len() }

func TestEveryCharacterIsInTheRosterWithItsGender(t *testing.T) { // SET-003, OPN-002, OPN-060
	want := strings.Fields("情报处长男 职业杀手男 礼服蒙面人男 柒佰男 刀锋男 大美女女 六姐女 小马哥男 怪盗九九男 贝雷帽男 " +
		"小白男女 蝮蛇男 戴笠男 福尔摩斯男 致命香水女 千面女郎女 黑手男 潮汐男 易先生男 无间行者男")
	g := mission(t, table.Play1, "", open(table.Lurker, "易先生", "", ""),
		open(table.MI, "柒佰", "", ""), open(table.Bystander, "黑手", "", ""))
	var got []string
	for i, c := range g.m.R.Characters {
		s := c.Name
		for _, x := range []struct {
			g    table.Gender
			word string
		}{{table.Male, "男"}, {table.Female, "女"}} {
			if g.m.R.GenderOf(uint8(i+1))&x.g != 0 {
				s += x.word
			}
		}
		if !c.Stealth {
			got = append(got, s)
		}
	}
	if strings.Join(got, " ") != strings.Join(want, " ") {
		t.Errorf("got %v, want %v", got, want)
	}
	if n := len(g.m.R.Characters); n != 30 {
		t.Errorf("%d characters, want 30", n)
	}
}

func TestResponseSkillsOfOpenCharacters(t *testing.T) { // OPN-005
	g := sit(t, table.Play1, "", open(table.Lurker, "戴笠", "", ""),
		open(table.MI, "柒佰", "", ""), open(table.Bystander, "刀锋", "", ""))
	var got []string
	for _, c := range g.m.R.Characters {
		for _, k := range c.Skills {
			if !c.Stealth && k.Kind == rule.Response {
				got = append(got, k.Name)
			}
		}
	}
	if s := strings.Join(got, " "); s != "偷龙转凤 爱情 收买 声东击西 弹药无限 揭露" {
		t.Errorf("response skills: %s", s)
	}
}

// killer is a table where A, who has 职业杀手, is about to send.
func killer(t *testing.T, deck, hand string, b, c sitter) *stealthGame {
	return sit(t, table.Send, deck, open(table.Lurker, "职业杀手", hand, ""), b, c)
}

func TestComboDrawsAndMayPlantOnTheGainer(t *testing.T) { // ZYSS-001, ZYSS-002
	g := killer(t, "黑锁定", "黑截获", open(table.MI, "柒佰", "", ""), open(table.Bystander, "刀锋", "", ""))
	g.delivers("黑截获", B)
	g.check("A drew before being asked", g.hand(A) == 1 && g.m.S.Ask.Seat == A)
	g.chooses(A, "黑锁定")
	g.want("B's intel", g.place(B).Intel, "黑截获 黑锁定")
	g.quiet("what is planted brings no second draw", table.Play2)
	g.check("A's hand is empty", g.hand(A) == 0)
}

func TestComboDrawsEvenIfNothingIsPlanted(t *testing.T) { // ZYSS-001
	g := killer(t, "黑锁定", "黑截获", open(table.MI, "柒佰", "", ""), open(table.Bystander, "刀锋", "", ""))
	g.delivers("黑截获", B)
	g.no(A)
	g.quiet("the card stays", table.Play2)
	g.check("A has drawn one", g.hand(A) == 1)
}

func TestComboNeedsFalseIntelAndALivingGainer(t *testing.T) { // ZYSS-001, OPN-023
	g := killer(t, "", "红识破", open(table.MI, "柒佰", "", ""), open(table.Bystander, "刀锋", "", ""))
	g.delivers("红识破", B)
	g.quiet("true intel brings nothing", table.Play2)
	g = killer(t, "", "黑截获", open(table.MI, "柒佰", "", "黑锁定 黑锁定"), open(table.Bystander, "情报处长", "", ""))
	g.delivers("黑截获", B)
	g.check("B is dead and A drew nothing", !g.place(B).Alive && g.hand(A) == 0)
}

func TestComboFollowsTheInterceptor(t *testing.T) { // ZYSS-003
	g := killer(t, "红退回", "黑锁定 黑调虎离山", open(table.MI, "柒佰", "", ""), open(table.Bystander, "刀锋", "黑截获", ""))
	g.sends(A, "黑锁定", table.Nobody)
	g.plays(C, "黑截获", table.Nobody, 0)
	g.resolves()
	g.chooses(A, "黑调虎离山")
	g.want("C's intel", g.place(C).Intel, "黑锁定 黑调虎离山")
}

func TestKillerWinsWithTheSecondDeathOnly(t *testing.T) { // ZYSS-004, ZYSS-008, ZYSS-011
	for _, x := range []struct {
		claim string
		dead  bool
		over  bool
	}{{"the first death is not enough", false, false}, {"the second is", true, true}} {
		d := open(table.Bystander, "怪盗九九", "", "")
		d.dead = x.dead
		g := sit(t, table.Send, "黑锁定", open(table.Bystander, "职业杀手", "黑截获", ""),
			open(table.MI, "柒佰", "", "黑锁定"), open(table.Lurker, "情报处长", "", ""), d)
		g.delivers("黑截获", B)
		g.chooses(A, "黑锁定")
		g.check("B is dead", !g.place(B).Alive)
		if x.over {
			g.winners(x.claim, A.Of())
		} else {
			g.quiet(x.claim, table.Play2)
		}
	}
}

func TestLureAsLockIsALockInEveryRespect(t *testing.T) { // ZYSS-005, ZYSS-006, ZYSS-007, OPN-007, OPN-012
	g := sit(t, table.Play1, "", open(table.Lurker, "职业杀手", "红调虎离山", ""),
		open(table.MI, "柒佰", "黑识破", ""), open(table.Bystander, "刀锋", "", ""))
	g.check("not as a Lure in the play phase", len(g.asOther(A, "红调虎离山", table.Lure)) == 0)
	g.playsAs(A, "红调虎离山", table.Lock, C)
	before := g.m.S
	g.resolves()
	g.check("C is Locked", g.m.S.Locked == C.Of())
	g.want("the pile", g.m.S.Up, "红调虎离山")
	g.m.Load(&before)
	g.plays(B, "黑识破", table.Nobody, 1)
	g.resolves()
	g.check("the Counter undid it", g.m.S.Locked == 0)
	g = sit(t, table.Send, "", open(table.Lurker, "情报处长", "红锁定", ""),
		open(table.MI, "职业杀手", "红调虎离山", ""), open(table.Bystander, "刀锋", "", ""))
	g.sends(A, "红锁定", table.Nobody)
	g.check("no Lock in another's turn", len(g.asOther(B, "红调虎离山", table.Lock)) == 0)
	g.check("but a Lure", len(g.asOther(B, "红调虎离山", table.Lure)) > 0)
}

func TestOtherConversions(t *testing.T) { // DF-001, DF-003, DF-004, BLM-001, OPN-011, OPN-014
	for _, x := range []struct{ who, card string }{{"刀锋", "红试探"}, {"刀锋", "红退回"}, {"贝雷帽", "黑截获"}, {"贝雷帽", "黑试探"}} {
		g := sit(t, table.Play1, "", open(table.Lurker, x.who, x.card, ""),
			open(table.MI, "福尔摩斯", "红锁定", ""), open(table.Bystander, "柒佰", "", ""))
		g.playsAs(A, x.card, table.Lock, C)
		g.check("everybody sees the card", g.m.S.Seen[g.m.S.Stack[0].Card] == table.AllSeats)
		g.resolves()
		g.want("the pile after "+x.who, g.m.S.Up, x.card)
		g.check("C is Locked, nothing left the game", g.m.S.Locked == C.Of() && g.m.S.Removed.Empty())
	}
	g := sit(t, table.Play1, "", open(table.Lurker, "贝雷帽", "红截获", ""),
		open(table.MI, "福尔摩斯", "", ""), open(table.Bystander, "柒佰", "", ""))
	g.check("a red card is no Lock", len(g.asOther(A, "红截获", table.Lock)) == 0)
}
