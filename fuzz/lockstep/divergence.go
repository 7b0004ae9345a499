package lockstep

import (
	"errors"
	"fmt"
	"regexp"
	"strings"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
	"fengsheng/fuzz/shrink"
)

// Kind is a kind of divergence.
type Kind string

// The kinds. Those from Crash on say nothing about a rule.
const (
	AcceptedIllegal  Kind = "accepted-illegal"
	RejectedLegal    Kind = "rejected-legal"
	ChangedByRefusal Kind = "state-changed-after-rejection"
	Chance           Kind = "chance"   // another number or kind of outcomes was needed
	Result           Kind = "result"   // the game ended otherwise
	View             Kind = "view"     // somebody sees another table
	Awaiting         Kind = "awaiting" // another question is open
	Legal            Kind = "legal"    // other answers are listed
	Events           Kind = "events"   // something was announced that did not happen
	Crash            Kind = "crash"    // it ended, or answered with an error
	Timeout          Kind = "timeout"
	Protocol         Kind = "protocol"
	Nondeterministic Kind = "nondeterministic" // it played the same game in two ways
	// SetupRefused is no fault: the subject does not play this set-up.
	SetupRefused Kind = "setup-refused"
	// Unoffered is no fault: the subject does not offer what the game goes on with.
	Unoffered Kind = "not-offered"
	// Panic is a defect of the reference, found on the way.
	Panic Kind = "reference-panic"
)

// Divergence is the first place where a subject and the reference part.
type Divergence struct {
	Kind   Kind       `json:"kind"`
	Phase  string     `json:"phase"`
	Seat   string     `json:"seat,omitempty"`   // who acted; empty at the set-up
	Act    *wire.Move `json:"act,omitempty"`    // the answer that was judged or listed differently
	Action string     `json:"action"`           // what was done, without seats and colours
	Viewer string     `json:"viewer,omitempty"` // in whose eyes
	// Path is the first thing that differs, as seats[2].hand.
	Path string `json:"path,omitempty"`
	Want string `json:"want,omitempty"` // on the reference
	Got  string `json:"got,omitempty"`  // on the subject
}

var numbered = regexp.MustCompile(`\[\d+\]`)

// Signature says what kind of divergence it is. Seats and colours do not matter
// to it, so that a shrunk game and the next game that shows the same fault have
// the same one: kind/phase/action/path.
func (d *Divergence) Signature() string {
	path := numbered.ReplaceAllString(d.Path, "")
	if d.Viewer != "" {
		path = viewerClass(d.Viewer) + ":" + path
	}
	if path == "" {
		path = "-"
	}
	return strings.Join([]string{string(d.Kind), d.Phase, d.Action, path}, "/")
}

func viewerClass(viewer string) string {
	if viewer == driver.Everything || viewer == driver.Public {
		return viewer
	}
	return "seat"
}

func (d *Divergence) Error() string {
	where := d.Path
	if d.Viewer != "" {
		where = "view of " + d.Viewer + ", " + where
	}
	return fmt.Sprintf("lockstep: %s in phase %s at %s %s: %s: want %s, got %s", d.Kind, d.Phase, d.Seat, d.Action, where, d.Want, d.Got)
}

// ActionName is an action without seats and colours: play:烧毁, use:就计, send.
func ActionName(a wire.Action) string {
	switch {
	case a.Do == wire.Play && a.As != "":
		return a.Do + ":" + a.As
	case a.Do == wire.Play:
		return a.Do + ":" + functionOf(a.Card)
	case a.Skill != "":
		return a.Do + ":" + a.Skill
	case a.Option != "":
		return a.Do + ":" + a.Option
	}
	return a.Do
}

// functionOf is the function of a card: 烧毁 of 黑烧毁.
func functionOf(card string) string {
	if f, err := wire.ParseCard(card); err == nil {
		return f.Name.ZH()
	}
	return card
}

// Failure reports whether the subject failed to answer, which says nothing
// about a rule and leaves it in no state to go on.
func (k Kind) Failure() bool { return k == Crash || k == Timeout || k == Protocol || k == Chance }

// Blameless reports whether the game ended for a reason that is no fault.
func (k Kind) Blameless() bool { return k == SetupRefused || k == Unoffered }

// Failed is the divergence of a subject that failed to answer a request. A
// subject that cannot be used any more is no divergence.
func Failed(err error, action string) (*Divergence, error) {
	d := &Divergence{Kind: Crash, Phase: begin, Action: action, Want: "an answer", Got: firstLine(err.Error())}
	switch {
	case errors.Is(err, driver.ErrUnusable):
		return nil, err
	case errors.Is(err, driver.ErrUnusedChance):
		d.Kind, d.Path = Chance, "unused"
	case errors.Is(err, driver.ErrTimeout):
		d.Kind = Timeout
	case errors.Is(err, driver.ErrEnded):
	case errors.Is(err, driver.ErrProtocol), errors.Is(err, driver.ErrClaim):
		d.Kind = Protocol
	}
	return d, nil
}

func firstLine(s string) string {
	s, _, _ = strings.Cut(s, "\n")
	return s
}

// begin is the action name of the set-up.
const begin = "setup"

// at says where a divergence happened.
func (d *Divergence) at(act shrink.Act) *Divergence {
	d.Phase, d.Seat, d.Action = act.When.Phase, act.Seat, ActionName(act.Action)
	if d.Phase == "" {
		d.Phase = begin
	}
	return d
}
