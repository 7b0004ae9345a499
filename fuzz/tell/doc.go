// Package tell puts findings into words: as lines for people at a terminal, in either language, and as a scenario that
// shows them again. How findings are made and kept is the business of package hunt.
package tell
