// Package lockstep plays one game on two implementations at once, the reference
// and a subject, and finds the first place where they part.
//
// The reference picks: legal answers, answers that are nearly legal, and the
// wrong seat. What chance decides is decided by the reference and given to the
// subject as named outcomes, so that both play the same game without sharing a
// random source. After every act acceptance, the outcomes of chance, views, the
// open question, the legal answers and the announcements are compared.
//
// # What a subject need not tell
//
// Comparison goes as far as the subject tells. It need not announce events; those
// it announces must be the reference's, in that order. Details that are left out
// are not compared: in an event everything but what happened, in a question on
// whose behalf and about whom it is asked, in a view genders, the characters
// that were offered, and identities at the end. What a view shows that it must
// hide is always a difference, and so is what it hides that it must show.
//
// Lists that have no order in the game are compared as sets; order counts in the
// stack and on top of the deck.
package lockstep
