package suite

import (
	"errors"
	"fengsheng/steps/say"
	"path"
	"slices"
	"strings"
)

// ErrNothingSelected says that no case is left; callers that accept a run of nothing test for it.
var ErrNothingSelected = errors.New("suite: nothing selected")

// Select keeps the cases that one of the selects matches (all, where there is none) and drops those that one of the
// skips matches. A pattern is a glob over ruling ids and case ids (`EX2-*`, `TX-014`, `PRI-0??/*`) or, beginning with @,
// ( or "not ", a tag expression (`@promo and not @slow`). A pattern that matches nothing is an error that names near ids.
func Select(cases []Case, selects, skips []string) ([]Case, error) {
	chosen := slices.Clone(cases)
	if len(selects) > 0 {
		wanted, err := union(cases, selects)
		if err != nil {
			return nil, err
		}
		chosen = slices.DeleteFunc(chosen, func(c Case) bool { return !wanted[c.ID] })
	}
	unwanted, err := union(cases, skips)
	if err != nil {
		return nil, err
	}
	chosen = slices.DeleteFunc(chosen, func(c Case) bool { return unwanted[c.ID] })
	if len(chosen) == 0 {
		return nil, say.Problemf("没有选中任何用例（共 %d 个）；请放宽 --select、--skip，或用 --allow-empty 表示这是有意的",
			"suite: nothing selected of %d cases; widen --select or --skip, or say --allow-empty if that is intended", len(cases)).
			Because(ErrNothingSelected)
	}
	return chosen, nil
}

// union is the ids that any of the patterns matches.
func union(cases []Case, patterns []string) (map[string]bool, error) {
	ids := map[string]bool{}
	var errs []error
	for _, p := range patterns {
		match, err := matcher(p)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		hit := false
		for _, c := range cases {
			if match(c) {
				ids[c.ID], hit = true, true
			}
		}
		if !hit {
			errs = append(errs, unmatched(p, cases))
		}
	}
	return ids, errors.Join(errs...)
}

// matcher compiles a pattern.
func matcher(pattern string) (func(Case) bool, error) {
	if isTagExpression(pattern) {
		expr, err := parseTags(pattern)
		if err != nil {
			return nil, err
		}
		return func(c Case) bool { return expr(c.Tags) }, nil
	}
	if _, err := path.Match(pattern, ""); err != nil {
		return nil, say.Problemf("模式“%s”写错了：方括号没有配对；可用 * ? [abc]",
			"suite: pattern %q is malformed: unbalanced bracket; use * ? [abc]", pattern).Because(err)
	}
	return func(c Case) bool { return globMatches(pattern, c) }, nil
}

// globMatches tries a glob on the rulings, the id, and each head of the id that ends before a slash or @: `TX-014` is
// all variants of it, `TX-014/main` all its rows on all profiles.
func globMatches(glob string, c Case) bool {
	if slices.ContainsFunc(c.Rulings, func(r string) bool { return globbed(glob, r) }) {
		return true
	}
	for i, r := range c.ID {
		if (r == '/' || r == '@') && globbed(glob, c.ID[:i]) {
			return true
		}
	}
	bare, _, _ := strings.Cut(c.ID, "@")
	return globbed(glob, c.ID) || globbed(glob, bare)
}

func globbed(glob, s string) bool {
	ok, err := path.Match(glob, s)
	return ok && err == nil
}
