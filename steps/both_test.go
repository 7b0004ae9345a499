package steps

import (
	"bytes"
	"errors"
	"fmt"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"github.com/segmentio/encoding/json"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
)

// errDiffer is wrapped where two drivers that should be the same are not.
var errDiffer = errors.New("the two differ")

// both plays on two drivers at once and answers what the first one answers. The
// first difference between the two is an errDiffer that shows it.
//
// It is for two ways to the same implementation, or for two builds of it:
// everything must be equal to the letter, but for the messages of refusals. An
// implementation of somebody else's, who may leave out what need not be told, is
// compared by the fuzzing harness.
type both struct{ first, second driver.Driver }

// Start begins the game on both.
func (b both) Start(s wire.Setup) (wire.Report, error) {
	one, errOne := b.first.Start(s)
	two, errTwo := b.second.Start(s)
	return agreed("setup", one, two, errOne, errTwo)
}

// Do takes the action on both. What chance decided for the first and nobody had
// supplied is supplied to the second.
func (b both) Do(seat string, a wire.Action, chance []string) (wire.Report, error) {
	one, errOne := b.first.Do(seat, a, chance)
	if errOne == nil && one.Accepted {
		chance = outcomes(one.Chance)
	}
	two, errTwo := b.second.Do(seat, a, chance)
	one.Message, two.Message = "", ""
	return agreed("act of "+seat, one, two, errOne, errTwo)
}

func outcomes(chance []wire.Chance) []string {
	out := make([]string, 0, len(chance))
	for _, c := range chance {
		out = append(out, c.Outcome)
	}
	return out
}

// View is the table as the viewer sees it on both.
func (b both) View(viewer string) (wire.View, error) {
	one, errOne := b.first.View(viewer)
	two, errTwo := b.second.View(viewer)
	return agreed("view of "+viewer, one, two, errOne, errTwo)
}

// Legal lists what the seat may answer on both.
func (b both) Legal(seat string) ([]wire.Action, error) {
	one, errOne := b.first.Legal(seat)
	two, errTwo := b.second.Legal(seat)
	return agreed("legal answers of "+seat, one, two, errOne, errTwo)
}

// Close ends both games.
func (b both) Close() error { return errors.Join(b.first.Close(), b.second.Close()) }

// agreed is what both answered, or the difference.
func agreed[R any](what string, one, two R, errOne, errTwo error) (R, error) {
	if kindOf(errOne) != kindOf(errTwo) {
		return one, fmt.Errorf("%w at %s: the first: %v; the second: %v", errDiffer, what, errOne, errTwo)
	}
	if errOne != nil {
		return one, errOne
	}
	if equal(one, two) {
		return one, nil
	}
	// Slow, and exact: an empty list is no list.
	if diff := cmp.Diff(one, two, cmpopts.EquateEmpty()); diff != "" {
		return one, fmt.Errorf("%w at %s (- the first, + the second):\n%s", errDiffer, what, diff)
	}
	return one, nil
}

// kindOf tells errors apart as far as they mean different things to whoever
// drives: the words of two drivers for the same thing need not be the same.
func kindOf(err error) error {
	for _, kind := range []error{driver.ErrSetup, driver.ErrUnusedChance, driver.ErrUnsupported, driver.ErrNoLegal, driver.ErrClaim, driver.ErrTimeout, driver.ErrEnded, driver.ErrProtocol, driver.ErrUnusable} {
		if errors.Is(err, kind) {
			return kind
		}
	}
	if err != nil {
		return errOther
	}
	return nil
}

var errOther = errors.New("driver: another error")

// equal is quick to say that two answers are the same, and may be wrong when it
// says that they are not.
func equal(a, b any) bool {
	one, errOne := json.Marshal(a)
	two, errTwo := json.Marshal(b)
	return errOne == nil && errTwo == nil && bytes.Equal(one, two)
}
