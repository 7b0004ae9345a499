// Package doctor examines an adapter before anybody examines its rules: does it
// start, answer every request once and on its own, take chance from outside,
// show what it claims to show and hide the rest, and leave when it is told to.
//
// It knows a handful of things about the game that no implementation gets
// wrong. Whatever an implementation can get wrong by the rules is the affair of
// the scenarios.
package doctor

import (
	"context"
	"slices"
	"time"

	"fengsheng/engine/wire"
	"fengsheng/steps/say"
)

// Options say whom to examine and with how much patience.
type Options struct {
	Command []string
	StartIn time.Duration // for the handshake
	EachIn  time.Duration // for every answer
	// OnFinding hears of each finding as it is made; nil hears nothing.
	OnFinding func(Finding)
}

// Verdict is what came of a check.
type Verdict string

// The verdicts.
const (
	Healthy Verdict = "ok"
	Ill     Verdict = "ill"
	Skipped Verdict = "skipped" // the subject does not claim what is checked
)

// Finding is what came of one check.
type Finding struct {
	Check   string // its name, which never changes
	Title   say.Text
	Verdict Verdict
	// Trouble is what was seen and Fix what to do about it, where it is ill;
	// where it was skipped, Trouble says why.
	Trouble, Fix say.Text
	// Replay is a line for a shell that shows the trouble again.
	Replay string
}

// Examination is all that was found.
type Examination struct {
	Findings []Finding
	// Welcome is how the subject introduced itself.
	Welcome wire.Welcome
	// Usable is whether it could be started and spoken to at all.
	Usable bool
}

// Ill counts the findings that are.
func (e Examination) Ill() int {
	n := 0
	for _, f := range e.Findings {
		if f.Verdict == Ill {
			n++
		}
	}
	return n
}

// Examine runs all checks. It stops after the first two if the subject cannot
// be spoken to, and when the context ends.
func Examine(ctx context.Context, o Options) Examination {
	p := &patient{options: o}
	defer p.kill()
	var e Examination
	note := func(f Finding) {
		e.Findings = append(e.Findings, f)
		if o.OnFinding != nil {
			o.OnFinding(f)
		}
	}
	for _, c := range checks() {
		if ctx.Err() != nil {
			return e
		}
		f := p.undergo(c)
		note(f)
		if c.vital && f.Verdict == Ill {
			return e
		}
		if c.vital {
			e.Welcome = p.welcome
		}
	}
	e.Usable = true
	return e
}

// check is one thing to look at.
type check struct {
	name  string
	title say.Text
	vital bool // without it there is nothing else to look at
	// needs says why the check does not apply, or is empty.
	needs func(*patient) say.Text
	// after is the check without whose health this one would find only the same.
	after string
	run   func(*patient) *trouble
}

// undergo runs one check on a subject that has been started and has introduced
// itself, unless the check is about that.
func (p *patient) undergo(c check) Finding {
	f := Finding{Check: c.name, Title: c.title, Verdict: Healthy}
	if why := p.excused(c); !why.Empty() {
		f.Verdict, f.Trouble = Skipped, why
		return f
	}
	t := p.examined(c)
	if t == nil {
		return f
	}
	p.ill = append(p.ill, c.name)
	f.Verdict, f.Trouble, f.Fix, f.Replay = Ill, t.says, t.fix, p.replay()
	if log := p.log(); log != "" && t.fatal {
		f.Trouble.Zh += "；stderr：" + log
		f.Trouble.En += "; stderr: " + log
	}
	if t.fatal {
		p.kill()
	}
	return f
}

// excused is why a check need not be run, or nothing.
func (p *patient) excused(c check) say.Text {
	if slices.Contains(p.ill, c.after) {
		return say.Textf("先治好 %s", "heal %s first", c.after)
	}
	if c.needs != nil {
		return c.needs(p)
	}
	return say.Text{}
}

// examined runs the check, and then sees to it that nothing more is said than
// was asked for.
func (p *patient) examined(c check) *trouble {
	if !c.vital {
		if t := p.ready(); t != nil {
			return t
		}
	}
	if t := c.run(p); t != nil {
		return t
	}
	if p.child == nil || c.name == "start" {
		return nil
	}
	_, _, t := p.request(wire.DoReset, struct{}{}, p.options.EachIn)
	return t
}
