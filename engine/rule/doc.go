// Package rule is the kernel: it knows how a game of 风声 runs and no single
// card, skill or character. Those come in as values (Rules).
//
// # The loop
//
// A game stands still at exactly one open question (table.Ask). Step takes a
// legal answer, hands it to the piece of work that asked, and then repeats
// until the next question is open:
//
//  1. Deaths. Players with three false intel, or too much intel for their
//     character, leave at once, whatever is going on (DEATH-001, DEATH-016).
//     Those who leave through the same event are handled one by one
//     anticlockwise from the turn player (DEATH-011, STL-048); how each leaves
//     is fixed at the event, not when its turn comes.
//  2. Victories, unless a death procedure is open (WIN-016): the first seat
//     anticlockwise from the turn player that meets its condition declares.
//     Skills that declare because of a death come just before that, at the
//     end of the outermost procedure (OPN-032, OPN-038).
//  3. Moments whose time has come, oldest first: the automatic skills that
//     answer one are asked from the turn player anticlockwise (PRI-028).
//  4. The top frame runs one step.
//
// Deaths and victories come before triggers because intel that kills or wins
// triggers nothing else (DEATH-016, WIN-018); an earlier sketch had triggers
// first, which the rulings refute.
//
// A moment that a card's own resolution brings about ("the card stands") is
// answered before the next step of that card; one that happens inside a skill
// waits until that skill is finished (PRI-030, STL-049). Moment.Depth says
// which.
//
// # Work is data
//
// Suspended work is a stack of frames in the State: turn, window, chain, item,
// trigger batch, skill, draw, death. A step of a card or skill asks at most one
// question, as its last act, and reads the answer in its next step.
//
// # Readings
//
// Where the texts allow several readings, what is done is data (Readings, Flow,
// a card's or a character's own fields), never a branch of the loop: the checks
// of step 1 and 2 are a table, who is asked after a resolution a function. The
// zero value is the reading that the catalogue takes.
//
// # Verbs
//
// The methods named after what happens on the table (Draw, Gain, Burn,
// Discard, Give, Show, Cover, …) are the only code that changes a State. Each
// changes it and announces the change, with the seats that learned a face.
package rule
