package suite

import (
	"context"
	"slices"

	"fengsheng/steps/report"
)

// Flips are the cases that come out otherwise under another reading of one ruling.
type Flips struct {
	// Usual are the ids of the cases that pass under the usual reading only, Other of those that pass under the other one only.
	Usual, Other []string
}

// Flip plays the cases under the usual readings and under others, whatever their tags say of the rulings that are read
// otherwise, and gives those whose outcomes differ.
func Flip(ctx context.Context, cases []Case, other Readings, opts Options) (Flips, error) {
	usual, err := passing(ctx, asIf(cases, other, Readings{}), opts)
	if err != nil {
		return Flips{}, err
	}
	otherwise, err := passing(ctx, asIf(cases, other, other), opts)
	if err != nil {
		return Flips{}, err
	}
	return Flips{Usual: without(usual, otherwise), Other: without(otherwise, usual)}, nil
}

// asIf plans the cases that bind under the readings in question, to be played under those in force.
func asIf(cases []Case, question, force Readings) []Case {
	var plan []Case
	for _, c := range expand(cases, "") {
		if !c.relevant(question) {
			continue
		}
		c.Readings = force.Played()
		plan = append(plan, c)
	}
	return plan
}

// relevant is whether the case belongs to the suite under the usual readings or under the others, in a profile in which
// they differ.
func (c Case) relevant(question Readings) bool {
	differs := slices.ContainsFunc(question.chosen, func(each choice) bool { return each.Binds(c.Profile) })
	return differs && (c.written(Readings{}) || c.written(question))
}

// passing runs a plan and gives the ids of what passed.
func passing(ctx context.Context, plan []Case, opts Options) ([]string, error) {
	res, err := Run(ctx, plan, opts)
	if err != nil {
		return nil, err
	}
	var ids []string
	for _, r := range res.Records {
		if r.Outcome == report.Pass {
			ids = append(ids, r.ID)
		}
	}
	return ids, nil
}

func without(ids, others []string) []string {
	among := make(map[string]bool, len(others))
	for _, id := range others {
		among[id] = true
	}
	return slices.DeleteFunc(slices.Clone(ids), func(id string) bool { return among[id] })
}

// Tagged are the cases whose tags say that they come out otherwise, without playing them.
func Tagged(cases []Case, other Readings) Flips {
	var f Flips
	for _, c := range expand(cases, "") {
		if !c.relevant(other) {
			continue
		}
		usual := c.written(Readings{})
		switch holds := c.written(other) && c.otherwise(other).Empty(); {
		case usual && !holds:
			f.Usual = append(f.Usual, c.ID)
		case !usual && holds:
			f.Other = append(f.Other, c.ID)
		}
	}
	return f
}
