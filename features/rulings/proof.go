package rulings

// Proof is one case of a suite, with what it claims to prove.
type Proof struct {
	Case     string // case id: TX-014/main
	File     string // below features/
	Line     int
	Rulings  []string // ids as tagged, without variant; inherited tags included
	Positive bool     // the case shows what happens
	Negative bool     // the case shows what is refused or does not happen
	Profiles []string // profiles that the case plays; empty when it does not say
	// Readings are those under which the case holds, as STL-041=B; of a ruling that is not named it is the usual one.
	Readings []string
}

// Presence is what is known of a Go test.
type Presence int

const (
	Absent    Presence = iota // the package was read and has no such test
	Present                   // the test exists
	Unchecked                 // there is no source to look in
)

// TestFinder says whether a Go test named as in proved_by exists. An error means that its source could not be parsed.
type TestFinder interface {
	Find(name string) (Presence, error)
}
