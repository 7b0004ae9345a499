package suite

import (
	"regexp"
	"strings"

	"fengsheng/features/rulings"
	"fengsheng/steps/say"
)

// likeID is a tag that was meant as the id of a ruling.
var likeID = regexp.MustCompile(`^@([A-Za-z][A-Za-z0-9]*[-_ ]?[0-9]+)(/.*)?$`)

// untagged is the error of a scenario that cites no ruling. A tag that only looks like one is named, with the ids near it.
func (o *outline) untagged(line int, name string, tags []string) error {
	for _, tag := range tags {
		if m := likeID.FindStringSubmatch(tag); m != nil {
			return say.Problemf("%s:%d：场景“%s”的标签 %s 不是裁定编号；编号写作 TX-014 这样，三位数字",
				"suite: %s:%d: the tag %[4]s of scenario %[3]q is no id of a ruling; ids are written like TX-014, with three figures",
				o.file, line, name, tag).Near(nearIDs(m[1]))
		}
	}
	return say.Problemf("%s:%d：场景“%s”没有裁定标签；请在场景上一行写上它证明的裁定，如 @TX-014",
		"suite: %s:%d: scenario %q has no ruling tag; write the ruling it proves on the line above, as in @TX-014", o.file, line, name)
}

// nearIDs are the ids of rulings that a mistaken one may mean, the number filled up to three figures first of all.
func nearIDs(id string) []string {
	catalogue, err := rulings.Load()
	if err != nil {
		return nil
	}
	var all []string
	for _, r := range catalogue.All() {
		all = append(all, r.ID)
	}
	letters := strings.TrimRight(strings.ToUpper(id), "0123456789")
	figures := id[len(letters):]
	right := strings.TrimRight(letters, "-_ ") + "-" + strings.Repeat("0", max(0, 3-len(figures))) + figures
	return Near(right, all)
}
