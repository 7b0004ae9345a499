package suite

import (
	"errors"
	"fengsheng/steps/say"
)

// Expect gives the cases of a plan the outcomes that a known-failures file expects, and marks those that it skips; it is
// given the whole plan, before anything is selected from it. An entry that has expired on the day today ("" for no day)
// excuses nothing any more. Entries about findings are left alone. The error joins the faults that [CheckKnown] finds.
func Expect(plan []Case, known []Known, today string) ([]Case, error) {
	owners, overlaps, misses := match(plan, known)
	errs := append(overlaps, misses...)
	if err := errors.Join(errs...); err != nil {
		return nil, err
	}
	out := make([]Case, len(plan))
	for i, c := range plan {
		if at := owners[i]; at >= 0 && !known[at].Expired(today) {
			c = known[at].mark(c)
		}
		out[i] = c
	}
	return out, nil
}

func (k Known) mark(c Case) Case {
	if !k.Skip {
		c.expect = k.expectation()
		return c
	}
	c.skip = say.Textf("名单上跳过（%s）：%s，%s", "skipped by %s: %s, %s", k.At(), k.Reason, k.Issue)
	return c
}

// CheckKnown finds every fault of a known-failures file that a plan shows: an entry that covers nothing or too much, two
// entries for one case, and, on the day today, an entry that has expired.
func CheckKnown(plan []Case, known []Known, today string) []error {
	_, overlaps, misses := match(plan, known)
	errs := append(overlaps, misses...)
	for _, k := range known {
		if k.Expired(today) {
			errs = append(errs, say.Problemf("%s：%s 在 %s 已经到期；修好它，或改写 until=",
				"%s: %s expired on %s; mend it or move until=", k.At(), k.Pattern, k.Until))
		}
	}
	return errs
}

// Overlaps is an error if two entries cover one case: which of them an amendment is to change nobody can tell.
func Overlaps(plan []Case, known []Known) error {
	_, overlaps, _ := match(plan, known)
	return errors.Join(overlaps...)
}

// match finds the entry of each case, -1 where there is none, and what is wrong with the entries: two of them overlap, or
// one covers no case or too many.
func match(plan []Case, known []Known) (owners []int, overlaps, misses []error) {
	planned := plannedIDs(plan)
	hits := make([]int, len(known))
	clashes := map[[2]int]bool{}
	for _, c := range plan {
		owner := -1
		for i, k := range known {
			if k.Finding() || !covers(k.Pattern, c, planned) {
				continue
			}
			hits[i]++
			if owner < 0 {
				owner = i
			} else if pair := [2]int{owner, i}; !clashes[pair] {
				clashes[pair] = true
				overlaps = append(overlaps, say.Problemf("%s：%s 与 %s 都匹配 %s；请让它们不相交",
					"%s: both %s and %s match %s; make them disjoint", k.At(), known[owner].Pattern, k.Pattern, c.ID))
			}
		}
		owners = append(owners, owner)
	}
	for i, k := range known {
		misses = append(misses, k.checkHits(hits[i], plan))
	}
	return owners, overlaps, compact(misses)
}

func plannedIDs(plan []Case) map[string]bool {
	ids := make(map[string]bool, len(plan))
	for _, c := range plan {
		ids[c.ID] = true
	}
	return ids
}

// checkHits complains of an entry that covers no case or too many.
func (k Known) checkHits(hits int, plan []Case) error {
	switch {
	case k.Finding():
		return nil
	case hits == 0:
		return say.Problemf("%s：%s 没有匹配任何用例；请改正或删去（fengsheng expect prune）",
			"%s: %s matches no case; mend or remove it (fengsheng expect prune)", k.At(), k.Pattern).
			Near(Near(k.Pattern, names(k.Pattern, plan)))
	case hits > k.most():
		return say.Problemf("%s：%s 匹配了 %d 个用例，最多 %d 个；若是有意的请写 max=%[3]d",
			"%s: %s matches %d cases, at most %d; say max=%[3]d if that is intended", k.At(), k.Pattern, hits, k.most())
	}
	return nil
}

func compact(errs []error) []error {
	var some []error
	for _, err := range errs {
		if err != nil {
			some = append(some, err)
		}
	}
	return some
}
