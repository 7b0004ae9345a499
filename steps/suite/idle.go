package suite

import (
	"bytes"
	"slices"
)

// WithoutWhen is the plan with all When-steps blanked out, for the test that every scenario needs them: one whose
// Then-steps hold already before anything happens proves nothing. Cases without a When-step are left out; what they
// assert is the set-up itself.
func WithoutWhen(plan []Case) []Case {
	idle := map[*source]*source{}
	var out []Case
	for _, c := range plan {
		if !slices.ContainsFunc(whens(c.Steps), func(when bool) bool { return when }) {
			continue
		}
		if idle[c.source] == nil {
			copied := *c.source
			copied.content = slices.Clone(c.source.content)
			idle[c.source] = &copied
		}
		src := idle[c.source]
		src.content = blank(src.content, c)
		c.source = src
		c.Steps = rest(c.Steps)
		out = append(out, c)
	}
	return out
}

// whens says of each step whether it is a When-step; 而且 and its like continue what stands before them.
func whens(steps []Step) []bool {
	out := make([]bool, len(steps))
	now := false
	for i, s := range steps {
		switch s.Keyword {
		case "当", "當":
			now = true
		case "假如", "假设", "假定", "假設", "那么", "那麼":
			now = false
		}
		out[i] = now
	}
	return out
}

func rest(steps []Step) []Step {
	var out []Step
	for i, when := range whens(steps) {
		if !when {
			out = append(out, steps[i])
		}
	}
	return out
}

// blank empties the lines of the case's When-steps, their tables and quotations included.
func blank(content []byte, c Case) []byte {
	lines := bytes.Split(content, []byte("\n"))
	for i, when := range whens(c.Steps) {
		if !when {
			continue
		}
		lines[c.Steps[i].Line-1] = nil
		for n := c.Steps[i].Line; n < len(lines) && continues(lines[n]); n++ {
			lines[n] = nil
		}
	}
	return bytes.Join(lines, []byte("\n"))
}

// continues is whether the line belongs to the step above it: a table row. An outline's rows stand behind their own
// heading and never directly under a step.
func continues(line []byte) bool {
	return bytes.HasPrefix(bytes.TrimSpace(line), []byte("|"))
}
