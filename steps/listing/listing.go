// Package listing says of cases what a runner must know that is not this program: which they are, what they prove, where
// they stand, and what a subject must be able to do for them.
package listing

import (
	"fengsheng/steps"
	"fengsheng/steps/suite"
)

// Case is a case as it goes out in JSON.
type Case struct {
	ID      string      `json:"id"`
	Name    string      `json:"name"`
	Rulings []string    `json:"rulings"`
	Chapter string      `json:"chapter,omitempty"`
	File    string      `json:"file"`
	Line    int         `json:"line"`
	Profile string      `json:"profile"`
	Tags    []string    `json:"tags,omitempty"`
	Needs   steps.Needs `json:"needs"`
}

// Of lists the cases of a plan, in its order.
func Of(plan []suite.Case) []Case {
	out := make([]Case, 0, len(plan))
	for _, c := range plan {
		out = append(out, Case{c.ID, c.Name, c.Rulings, c.Chapter, c.File, c.Line, c.Profile, c.Tags, steps.NeedsOf(c)})
	}
	return out
}
