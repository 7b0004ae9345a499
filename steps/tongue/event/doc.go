// Package event puts into words what is announced in a game and what is asked, for logs, boards and messages.
//
// Each kind of announcement is one template over [Happening]. They are written, never read: a scenario says of the same
// events what package claim has sentences for.
package event
