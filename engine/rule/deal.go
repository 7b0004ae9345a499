package rule

import (
	"fmt"
	"slices"

	"fengsheng/engine/table"
)

// Deal begins a game from the box (SET-027): characters, identities, hands and
// the first player are all dealt by chance. It fails for a number of players
// that the profile does not have (SET-025).
func (m *Machine) Deal(players int) error {
	if err := m.R.Seats(players); err != nil {
		return err
	}
	m.clear(players)
	m.S.Deck.Rest = m.R.All
	for i := range players {
		m.S.Seats[i].Alive = true
	}
	m.push(table.Frame{Kind: table.FrameDeal, Seat: 0, Other: table.Nobody})
	m.run()
	return nil
}

// Seats is an error unless that many can play.
func (r *Rules) Seats(players int) error {
	if players >= 0 && players <= table.MaxSeats && r.Identities[players] != [table.Identities]uint8{} {
		return nil
	}
	var can []int
	for n, ids := range r.Identities {
		if ids != [table.Identities]uint8{} {
			can = append(can, n)
		}
	}
	return fmt.Errorf("rule: %d players cannot play this profile, only %v", players, can)
}

// usualOffers is how many characters a player chooses from (SET-029).
const usualOffers = 2

// offers is how many characters each of the players chooses from: where there
// are too few for more than the usual number, that number (SET-029).
func (r *Rules) offers(players uint8) int {
	if r.Offers*int(players) > len(r.Characters) {
		return usualOffers
	}
	return max(r.Offers, usualOffers)
}

func (m *Machine) clear(players int) {
	m.S = table.State{Players: uint8(players), Turn: table.Nobody}
	m.S.Result.Declarer = table.Nobody
	m.S.Transit = table.Transit{Sender: table.Nobody, At: table.Nobody, To: table.Nobody, GainedBy: table.Nobody}
	for i := range m.S.Seats {
		m.S.Seats[i].Blame.By = table.Nobody
	}
	m.listed = false
	m.log = m.log[:0]
}

// The stages of the deal (SET-027).
const (
	dealOffers = iota
	dealChoice
	dealIdentities
	dealHands
	dealFirst
)

// stepDeal goes through the stages seat by seat. N is the stage, Seat whose
// turn it is in it, PC is 1 when an answer is due, M counts offered characters.
func (m *Machine) stepDeal(f *table.Frame) {
	if f.PC == 1 {
		if f.N == dealFirst {
			m.firstTurn()
			return
		}
		f.PC = 0
		m.dealt(f)
	}
	if int(f.Seat) == int(m.S.Players) {
		f.Seat = 0
		f.N++
	}
	if len(m.R.Characters) == 0 && f.N < dealIdentities {
		f.N = dealIdentities
	}
	m.dealNext(f)
}

func (m *Machine) dealNext(f *table.Frame) {
	f.PC = 1
	switch f.N {
	case dealOffers:
		m.S.Ask = table.Ask{Seat: table.Nature, Kind: table.NatureCharacter, Other: f.Seat}
	case dealChoice:
		m.S.Ask = table.Ask{Seat: f.Seat, Kind: table.AskCharacter, Other: table.Nobody}
	case dealIdentities:
		m.showOpen()
		m.S.Ask = table.Ask{Seat: table.Nature, Kind: table.NatureIdentity, Other: f.Seat}
	case dealHands:
		f.PC = 0
		f.Seat++
		m.Draw(f.Seat-1, m.R.Hand)
	case dealFirst:
		m.S.Ask = table.Ask{Seat: table.Nature, Kind: table.NatureSeat, Other: table.Nobody, Seats: m.S.Living()}
	}
}

// dealt takes in the answer of the stage.
func (m *Machine) dealt(f *table.Frame) {
	p := &m.S.Seats[f.Seat]
	switch f.N {
	case dealOffers:
		p.Offered[f.M] = m.answer.N
		f.M++
		if int(f.M) < m.R.offers(m.S.Players) {
			return
		}
		f.M = 0
		f.Seat++
	case dealChoice:
		p.Character = m.answer.N
		f.Seat++
	case dealIdentities:
		p.Identity = table.Identity(m.answer.N)
		p.Dealt = p.Identity
		f.Seat++
		if m.R.Open[m.S.Players] {
			m.ShowIdentity(f.Seat - 1)
		}
	}
}

// firstTurn begins the game with the player whom chance chose (SET-033).
func (m *Machine) firstTurn() {
	m.S.Turn = m.answer.Seat
	m.pop()
	m.push(table.Frame{Kind: table.FrameTurn, Seat: table.Nobody, Other: table.Nobody})
}

// showOpen turns up the open characters once everybody has chosen (SET-030).
func (m *Machine) showOpen() {
	for i := range table.Seat(m.S.Players) {
		p := &m.S.Seats[i]
		if c := m.R.Character(p.Character); c != nil && !c.Stealth && !p.FaceUp {
			m.Reveal(i)
		}
	}
}

// listDeal lists what may be dealt or chosen now.
func (m *Machine) listDeal(dst []table.Answer) []table.Answer {
	a := &m.S.Ask
	switch a.Kind {
	case table.AskCharacter:
		o := m.S.Seats[a.Seat].Offered
		slices.Sort(o[:])
		for _, c := range o {
			if c != 0 {
				dst = append(dst, table.Answer{Verb: table.Become, N: c})
			}
		}
	case table.NatureIdentity:
		left := m.R.Identities[m.S.Players]
		for i := range a.Other {
			left[m.S.Seats[i].Identity]--
		}
		for id := table.Lurker; id < table.Identities; id++ {
			if left[id] > 0 {
				dst = append(dst, table.Answer{Verb: table.Deal, N: uint8(id)})
			}
		}
	case table.NatureCharacter:
		var gone uint64
		for i := range a.Other + 1 {
			for _, c := range m.S.Seats[i].Offered {
				gone |= 1 << c
			}
		}
		for c := 1; c <= len(m.R.Characters); c++ {
			if gone>>c&1 == 0 {
				dst = append(dst, table.Answer{Verb: table.Deal, N: uint8(c)})
			}
		}
	}
	return dst
}
