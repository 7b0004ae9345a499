package play

import (
	"fmt"
	"slices"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// Coverage says what games have shown: skills used and declined, missions
// fulfilled, ways to die, to lose and to win. Keys are in the game's words.
type Coverage map[string]int

// Wanted is everything that games can show under the rules.
func Wanted(r *rule.Rules) []string {
	out := []string{"死：传出的情报", "死：真伪莫辨", "死：技能", "死：自己所致", "输：无牌可传",
		"胜：潜伏战线", "胜：军情处", "胜：最后一人"}
	for i := range r.Characters {
		c := &r.Characters[i]
		for _, k := range c.Skills {
			switch k.Kind {
			case rule.Constant:
				if k.Trait.LosesAt > 0 {
					out = append(out, "输："+c.Name)
				}
				continue
			case rule.Automatic:
				if k.May {
					out = append(out, "不发动："+c.Name+k.Name)
				}
			}
			out = append(out, "发动："+c.Name+k.Name)
		}
		m := c.Mission
		if m.Won != nil || m.Death != nil || m.Overturns != nil {
			out = append(out, "任务："+c.Name)
		}
		if m.Joins != nil {
			out = append(out, "随胜："+c.Name)
		}
	}
	return out
}

// Observe adds what one step has shown. Asked is the question that the answer
// answered.
func (cov Coverage) Observe(m *rule.Machine, asked table.Ask, a table.Answer, events []rule.Event) {
	if asked.Kind == table.AskUse && asked.Skill != 0 && a.Verb == table.Decline {
		cov["不发动："+skillName(m.R, asked.Skill)]++
	}
	if asked.Kind == table.AskReveal && a.Verb == table.Decline && asked.Min != 0 {
		cov.declineReveal(m, asked.Seat)
	}
	for _, e := range events {
		cov.event(m, e)
	}
}

// declineReveal counts the covered character's automatic reveal skill.
func (cov Coverage) declineReveal(m *rule.Machine, seat table.Seat) {
	first, last := m.R.SkillsOf(m.S.Seats[seat].Character)
	for id := first; id < last; id++ {
		if k := m.R.Skill(id); k.Kind == rule.Automatic && k.Reveal {
			cov["不发动："+skillName(m.R, id)]++
		}
	}
}

func (cov Coverage) event(m *rule.Machine, e rule.Event) {
	s := &m.S
	switch e.What {
	case rule.Triggered, rule.Used, rule.Played:
		if e.Skill != 0 {
			cov["发动："+skillName(m.R, e.Skill)]++
		}
	case rule.Died:
		cov[deathWord(e.Seat, m.DeathOf(e.Seat).Cause)]++
	case rule.Left:
		if c := m.R.Character(s.Seats[e.Seat].Character); !s.Seats[e.Seat].CannotSend && losesByIntel(c) {
			cov["输："+c.Name]++
		} else {
			cov["输：无牌可传"]++
		}
	case rule.Declared:
		cov.declared(m, e.Seat)
	case rule.Ended:
		cov.joined(m)
	}
}

// losesByIntel is whether the character can lose in another way than for want
// of cards: by then the turn that could tell may be over.
func losesByIntel(c *rule.Character) bool {
	return c != nil && slices.ContainsFunc(c.Skills, func(k rule.Skill) bool { return k.Trait.LosesAt > 0 })
}

func deathWord(seat table.Seat, why table.Cause) string {
	switch {
	case why.By == seat:
		return "死：自己所致"
	case why.How == table.Transmitted:
		return "死：传出的情报"
	case why.How == table.ByMuddle:
		return "死：真伪莫辨"
	}
	return "死：技能"
}

func (cov Coverage) declared(m *rule.Machine, seat table.Seat) {
	p := &m.S.Seats[seat]
	switch {
	case m.S.Living() == seat.Of():
		cov["胜：最后一人"]++
	case p.Identity == table.Bystander:
		cov["任务："+m.R.Character(p.Character).Name]++
	default:
		cov["胜："+p.Identity.ZH()]++
	}
}

// joined counts Bystanders who win along with another's declaration.
func (cov Coverage) joined(m *rule.Machine) {
	for i := range table.Seat(m.S.Players) {
		p := &m.S.Seats[i]
		if i != m.S.Result.Declarer && p.Identity == table.Bystander && m.S.Result.Winners.Has(i) && p.Character != 0 {
			cov["随胜："+m.R.Character(p.Character).Name]++
		}
	}
}

func skillName(r *rule.Rules, id uint8) string {
	return r.Character(r.OwnerOf(id)).Name + r.Skill(id).Name
}

// Saturate plays games with the seeds from 1, each with the bias of its seed,
// and reports what they have shown.
func Saturate(r *rule.Rules, players []int, games int, bias func(seed uint64) Bias) (Coverage, error) {
	cov := Coverage{}
	m := rule.New(r)
	p := NewPlayer(0)
	for seed := range uint64(games) {
		p.Seed(seed + 1)
		p.Lean(bias(seed + 1))
		if err := m.Deal(players[seed%uint64(len(players))]); err != nil {
			return cov, err
		}
		for !m.S.Result.Over {
			asked := m.S.Ask
			a := p.Pick(m)
			events, err := m.Step(a)
			if err != nil {
				return cov, fmt.Errorf("fuzz: seed %d: %w", seed+1, err)
			}
			cov.Observe(m, asked, a, events)
		}
	}
	return cov, nil
}
