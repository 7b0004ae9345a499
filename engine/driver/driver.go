package driver

import (
	"errors"

	"fengsheng/engine/wire"
)

// ErrNoLegal is returned by drivers that cannot list legal answers.
var ErrNoLegal = errors.New("driver: the implementation does not list legal answers")

// ErrUnusedChance is wrapped by the error for outcomes of chance that an
// action did not need.
var ErrUnusedChance = errors.New("driver: outcomes of chance were not needed")

// ErrSetup is wrapped by the refusal of a set-up. Any other error of Start is a
// failure.
var ErrSetup = errors.New("driver: the set-up is refused")

// ErrUnsupported is wrapped where a subject says that it does not offer what it
// is asked for. That is neither a refusal by the rules nor a failure.
var ErrUnsupported = errors.New("driver: the subject does not offer this")

// ErrNoReplay is returned by drivers that cannot replay a game in one call.
var ErrNoReplay = errors.New("driver: the implementation does not replay a game in one call")

// Everything is the viewer who sees all cards.
const Everything = "all"

// Public is the viewer who sits at no seat.
const Public = "public"

// Driver plays one game at a time on one implementation.
//
// An error means that the implementation or the harness failed; that an action
// is not allowed is a Report with Accepted false, after which nothing may have
// changed.
type Driver interface {
	// Start begins a game. An impossible set-up is an ErrSetup.
	Start(wire.Setup) (wire.Report, error)
	// Do takes an action for a seat. The outcomes of chance that it needs are
	// consumed from chance in order; a driver that needs more than it is given
	// takes the first possible one and says so in Report.Chance.
	Do(seat string, a wire.Action, chance []string) (wire.Report, error)
	// View is the table as a seat, or Everything, sees it.
	View(viewer string) (wire.View, error)
	// Legal lists what the seat may answer; ErrNoLegal if the implementation
	// cannot.
	Legal(seat string) ([]wire.Action, error)
	// Close ends the game and frees what it holds.
	Close() error
}

// Replayer is a Driver that plays a whole game in one call, for speed. The game
// stays open where the replay ended.
type Replayer interface {
	Driver
	// Replay begins a game and takes the acts up to the first that is rejected;
	// ErrNoReplay if the implementation cannot.
	Replay(wire.ReplayParams) (wire.ReplayResult, error)
}
