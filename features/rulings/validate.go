package rulings

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

var (
	sourceForm   = regexp.MustCompile(`^00[0-4]:L[1-9][0-9]*(-L[1-9][0-9]*)?$`)
	provedByForm = regexp.MustCompile(`^[a-z][\w./-]*\.Test\w+$`)
)

// checkEntries judges each entry by itself.
func checkEntries(entries []entry) Faults {
	var faults Faults
	for _, e := range entries {
		faults = append(faults, e.missing()...)
		faults = append(faults, e.badID()...)
		faults = append(faults, e.badProfiles()...)
		faults = append(faults, e.badCertainty()...)
		faults = append(faults, e.badReferences()...)
	}
	return faults
}

func (e entry) missing() Faults {
	var faults Faults
	for _, field := range []struct{ key, value string }{
		{"id", e.ID}, {"title", e.Title}, {"zh", e.ZH}, {"en", e.EN},
		{"profiles", strings.Join(e.Profiles, "")}, {"sources", strings.Join(e.Sources, "")},
		{"certainty", string(e.Certainty)}, {"scenario", e.Scenario}, {"mutant", e.Mutant},
	} {
		if strings.TrimSpace(field.value) == "" {
			faults = append(faults, e.fault("missing-field", field.key,
				fmt.Sprintf("%s 缺少字段 %s，请补上", e.ID, field.key),
				fmt.Sprintf("%s lacks the field %s; fill it in", e.ID, field.key)))
		}
	}
	return faults
}

func (e entry) badID() Faults {
	if _, _, ok := SplitID(e.ID); ok || e.ID == "" {
		return nil
	}
	return Faults{e.fault("bad-id", "id",
		fmt.Sprintf("编号 %q 不合格式，应如 TX-014", e.ID),
		fmt.Sprintf("id %q is malformed; it should look like TX-014", e.ID))}
}

func (e entry) badProfiles() Faults {
	var faults Faults
	for i, profile := range e.Profiles {
		if !slices.Contains(Profiles(), profile) || slices.Contains(e.Profiles[:i], profile) {
			faults = append(faults, e.fault("bad-profile", "profiles",
				fmt.Sprintf("%s 的规则方案 %q 不存在或重复，应取自 %s", e.ID, profile, strings.Join(Profiles(), "、")),
				fmt.Sprintf("%s: profile %q is unknown or repeated; choose from %s", e.ID, profile, strings.Join(Profiles(), ", "))))
		}
	}
	return faults
}

func (e entry) badCertainty() Faults {
	argued := e.Question != "" && e.Decision != ""
	silent := e.Question == "" && e.Decision == ""
	switch {
	case e.Certainty == "":
		return nil
	case !slices.Contains(Certainties(), e.Certainty):
		return Faults{e.fault("bad-certainty", "certainty",
			fmt.Sprintf("%s 的确定程度 %q 不存在，应为 explicit、derived 或 adjudicated", e.ID, e.Certainty),
			fmt.Sprintf("%s: certainty %q is unknown; use explicit, derived or adjudicated", e.ID, e.Certainty))}
	case e.Certainty == Adjudicated && !argued:
		return Faults{e.fault("unargued", "certainty",
			fmt.Sprintf("%s 是裁定，须同时写出 question（各种读法）与 decision（取哪种、为什么）", e.ID),
			fmt.Sprintf("%s is adjudicated; give both question (the readings) and decision (which, and why)", e.ID))}
	case e.Certainty != Adjudicated && !silent:
		return Faults{e.fault("unargued", "certainty",
			fmt.Sprintf("%s 写了 question 或 decision，确定程度就应是 adjudicated", e.ID),
			fmt.Sprintf("%s has a question or a decision; its certainty should be adjudicated", e.ID))}
	}
	return nil
}

func (e entry) badReferences() Faults {
	var faults Faults
	for _, source := range e.Sources {
		if !sourceForm.MatchString(source) {
			faults = append(faults, e.fault("bad-source", "sources",
				fmt.Sprintf("%s 的出处 %q 不合格式，应如 001:L16 或 001:L67-L76", e.ID, source),
				fmt.Sprintf("%s: source %q is malformed; write 001:L16 or 001:L67-L76", e.ID, source)))
		}
	}
	for _, test := range e.ProvedBy {
		if !provedByForm.MatchString(test) {
			faults = append(faults, e.fault("bad-proved-by", "proved_by",
				fmt.Sprintf("%s 的 proved_by %q 不合格式，应如 fengsheng/engine/profile.TestStandardDeck", e.ID, test),
				fmt.Sprintf("%s: proved_by %q is malformed; write fengsheng/engine/profile.TestStandardDeck", e.ID, test)))
		}
	}
	return faults
}
