package lint

import (
	"regexp"
	"slices"

	"github.com/cucumber/messages/go/v34"

	"fengsheng/features/rulings"
)

var (
	// rulingLike is every tag that can only be meant as a ruling: Latin letters and digits joined to a number.
	rulingLike = regexp.MustCompile(`^@[A-Za-z][A-Za-z0-9]*[-_ ]?[0-9]+(\D.*)?$`)
	variant    = regexp.MustCompile(`^[a-z0-9\p{Han}]+(-[a-z0-9\p{Han}]+)*$`)
)

// splitTag is [rulings.SplitTag] for tags whose variant is well-formed too.
func splitTag(tag string) (ruling, name string, ok bool) {
	ruling, name, ok = rulings.SplitTag(tag)
	return ruling, name, ok && variant.MatchString(name)
}

func (d *document) tags() []Finding {
	if d.feature == nil {
		return nil
	}
	var findings []Finding
	for _, tag := range d.allTags() {
		_, _, isReading := rulings.SplitReadingTag(tag.Name)
		if _, _, ok := splitTag(tag.Name); !ok && !isReading && rulingLike.MatchString(tag.Name) {
			findings = append(findings, d.finding(at(tag.Location), "tag",
				"标签 %s 像裁定编号却不合格式，应如 @TX-014、@TX-014/变体名，或读法 @STL-041=B",
				"tag %s looks like a ruling but is malformed; write @TX-014 or @TX-014/variant, or for a reading @STL-041=B", tag.Name))
		}
	}
	return findings
}

func (d *document) allTags() []*messages.Tag {
	tags := slices.Clone(d.feature.Tags)
	for _, child := range d.feature.Children {
		if child.Rule != nil {
			tags = append(tags, child.Rule.Tags...)
		}
	}
	for _, s := range d.scenarios() {
		tags = append(tags, s.Tags...)
		for _, examples := range s.Examples {
			tags = append(tags, examples.Tags...)
		}
	}
	return tags
}

// caseID is the id of the case that a scenario is: its first tag, with the variant main where it names none.
// ok is false where the first tag is no ruling.
func (s scenario) caseID() (ruling, id string, ok bool) {
	if len(s.Tags) == 0 {
		return "", "", false
	}
	ruling, name, ok := splitTag(s.Tags[0].Name)
	return ruling, ruling + "/" + name, ok
}

// rulingIDs lists the rulings that a scenario cites, its own first, then those inherited from 规则 and 功能.
func (s scenario) rulingIDs() []string {
	var ids []string
	for _, tag := range s.heldTags() {
		if ruling, _, ok := splitTag(tag); ok && !slices.Contains(ids, ruling) {
			ids = append(ids, ruling)
		}
	}
	return ids
}

// heldTags lists all tags that hold for a scenario, the nearest first.
func (s scenario) heldTags() []string {
	lists := [][]*messages.Tag{s.Tags}
	for _, examples := range s.Examples {
		lists = append(lists, examples.Tags)
	}
	if s.rule != nil {
		lists = append(lists, s.rule.Tags)
	}
	lists = append(lists, s.doc.feature.Tags)
	var held []string
	for _, tag := range slices.Concat(lists...) {
		held = append(held, tag.Name)
	}
	return held
}
