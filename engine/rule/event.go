package rule

import "fengsheng/engine/table"

// What is a kind of announcement.
type What uint8

// The announcements. Seat and Other, Card, Name, Skill and N are used as each
// says; what is not named is zero.
const (
	Nothing     What = iota
	PhaseBegan       // N is the phase; Seat the turn player
	Drew             // Seat drew Card
	Gained           // Card came before Seat as intel; Other answers for it
	Burned           // Card before Other was burned by Seat
	Discarded        // Seat discarded Card from the hand
	Gave             // Seat gave Card to Other
	Took             // Seat took Card from the hand of Other
	PutBack          // Seat put Card on top of the deck
	Moved            // Card left Other's intel for Seat's hand
	Revealed         // Seat's character was turned up
	Covered          // Seat's character was turned down
	Disclosed        // Seat's identity was shown; N is the identity
	Looked           // Seat looked at Card
	SawIdentity      // Seat looked at Other's identity
	Showed           // Card on the deck was shown to everybody
	Passed           // Seat passed
	Played           // Seat used Card as Name, aimed at Other
	Used             // Seat used Skill, aimed at Other
	Fizzled          // the item of Seat lost what it needed
	Nullified        // the card Name of Other was Countered by Seat
	Resolved         // the item of Seat took effect
	Triggered        // Seat's Skill happened or was used
	Sent             // Seat sent Card; N is the mode, Other whom a Direct names
	Arrived          // the intel reached Seat
	Refused          // Seat did not take the intel
	Reversed         // Seat turned the intel back
	Unveiled         // Card in transit was turned face up
	Exchanged        // Seat exchanged Card for the top of the deck
	Locked           // Seat is Locked
	Lured            // Seat takes no part in this transmission
	Claimed          // Seat claims something; N is the option
	Scrapped         // the intel in transit was discarded
	Reshuffled       // the discard pile became the deck; N is its size
	Swapped          // Seat took the identity of Other
	Died             // Seat died; Other answers for it
	Saved            // Seat was saved from death by Other
	Left             // Seat lost the game
	Declared         // Seat declared victory
	Overturned       // Seat's declaration fails
	Ended            // the game is over
	Whats            // how many there are
)

// Event is one announcement.
type Event struct {
	What  What
	Seat  table.Seat
	Other table.Seat
	Card  table.Card
	Name  table.Name
	Skill uint8
	N     uint8
	// Seen is which seats learned the card's face through it.
	Seen table.SeatSet
}

// The options of a table.AskOption; Event.N names one with Claimed.
const (
	ClaimGood       uint8 = iota // 我是个好人
	ClaimUndercover              // 其实我是个卧底
	ActDiscard                   // discards one card, or says so with an empty hand
	ActDraw                      // draws two cards
	ToHand                       // the card goes to the own hand
	AsIntel                      // the card becomes intel
	LetBe                        // the card stays where it is
	Options                      // how many there are
)

func (m *Machine) tell(e Event) { m.log = append(m.log, e) }
