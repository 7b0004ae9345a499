package tell

import (
	"fmt"
	"hash/crc32"
	"io"

	"fengsheng/fuzz/hunt"
	"fengsheng/fuzz/lockstep"
	"fengsheng/steps/story"
)

// Scenario writes a finding as a scenario. Broken laws of the reference are no business of scenarios: those would
// have to claim what the reference does not do.
func Scenario(w io.Writer, f hunt.Finding) error {
	d := f.Parted
	if d == nil {
		return fmt.Errorf("%w: %s", story.ErrUnsayable, f.Signature)
	}
	last := story.Difference{Kind: story.Kind(d.Kind), Act: d.Act, Viewer: d.Viewer, Path: d.Path, Want: d.Want, Got: d.Got}
	if d.Kind == lockstep.RejectedLegal {
		last.Act = nil // it is the last move
	}
	return story.Write(w, story.Finding{Name: nameOf(f.Called()), Signature: f.Called(),
		Setup: f.Case.Setup, Moves: f.Case.Trace().Moves, Last: last})
}

// nameOf is a short name for a signature, which is too long for the id of a case.
func nameOf(signature string) string {
	return fmt.Sprintf("发现%08x", crc32.ChecksumIEEE([]byte(signature)))
}
