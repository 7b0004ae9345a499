package driver

import "fengsheng/engine/wire"

// Replay plays the game on any driver, an act at a time. It is what a subject
// that offers replay does in one call.
func Replay(d Driver, p wire.ReplayParams) (wire.ReplayResult, error) {
	var out wire.ReplayResult
	r, err := d.Start(p.Setup)
	if err != nil {
		return out, err
	}
	out.Awaiting = append(make([]wire.Awaiting, 0, len(p.Acts)+1), r.Awaiting)
	for _, a := range p.Acts {
		if r, err = d.Do(a.Seat, a.Action, a.Chance); err != nil {
			return out, err
		}
		if !r.Accepted {
			out.Rejected = &r
			break
		}
		out.Awaiting = append(out.Awaiting, r.Awaiting)
	}
	out.View, err = d.View(Everything)
	return out, err
}

// Replay plays the game in one call.
func (l *Local) Replay(p wire.ReplayParams) (wire.ReplayResult, error) { return Replay(l, p) }

// Replay plays the game in one call.
func (d *Remote) Replay(p wire.ReplayParams) (wire.ReplayResult, error) {
	if !d.Welcome.Capabilities.Replay {
		return wire.ReplayResult{}, ErrNoReplay
	}
	return ask[wire.ReplayResult](d, wire.DoReplay, p)
}
