// Package schema says what a well-formed message of the protocol is, as JSON
// Schema 2020-12, and checks messages against it.
//
// The schemas are made from the Go types of package wire and from the tables of
// names, never written twice: a field without a description, or a name that the
// tables do not know, is a failing test. They say which fields there are, which
// of them must be there and which names may stand in them. Whether an answer is
// right is not their affair: that is what the scenarios are for.
//
// Fields that no schema mentions are allowed everywhere, since a later version
// of the protocol may have more.
package schema
