package suite

import (
	"slices"
	"strings"

	messages "github.com/cucumber/messages/go/v34"

	"fengsheng/steps/say"
)

// unread finds the lines that an author meant to be read and that Gherkin took for description: every line below 场景 and
// 背景 that is no step, and below 功能 and 规则 those that begin like a step or a heading.
func (o *outline) unread(lines []string) []error {
	var errs []error
	f := o.feature
	errs = append(errs, o.likeSteps(lines, f.Location.Line, f.Description)...)
	for _, child := range f.Children {
		errs = append(errs, o.unreadBelow(lines, child.Background, child.Scenario)...)
		if r := child.Rule; r != nil {
			errs = append(errs, o.likeSteps(lines, r.Location.Line, r.Description)...)
			for _, inner := range r.Children {
				errs = append(errs, o.unreadBelow(lines, inner.Background, inner.Scenario)...)
			}
		}
	}
	return errs
}

func (o *outline) unreadBelow(lines []string, b *messages.Background, s *messages.Scenario) []error {
	if b != nil {
		return o.lost(lines, b.Location.Line, b.Description, func(string) bool { return true })
	}
	if s != nil {
		return o.lost(lines, s.Location.Line, s.Description, func(string) bool { return true })
	}
	return nil
}

func (o *outline) likeSteps(lines []string, from int64, description string) []error {
	return o.lost(lines, from, description, func(line string) bool {
		word, _ := heading(line)
		step, _ := stepWord(line)
		return word != "" || step != ""
	})
}

// lost tells those lines of a description that were meant to be read.
func (o *outline) lost(lines []string, from int64, description string, meant func(string) bool) []error {
	if strings.TrimSpace(description) == "" {
		return nil
	}
	var errs []error
	at := int(from)
	for _, text := range strings.Split(description, "\n") {
		if text = strings.TrimSpace(text); text == "" {
			continue
		}
		for at < len(lines) && !strings.Contains(lines[at], text) {
			at++
		}
		if at < len(lines) && meant(lines[at]) {
			why := o.whyUnread(lines[at])
			errs = append(errs, say.Problemf("%s:%d：这一行不会被当作步骤：“%s”。%s", "suite: %s:%d: this line is not read as a step: %q. %s",
				o.file, at+1, text, why))
		}
		at++
	}
	return errs
}

// whyUnread is why a line is description and no step.
func (o *outline) whyUnread(line string) say.Text {
	if why := mistaken(line, o.feature.Language); !why.Empty() {
		return why
	}
	if word, _ := stepWord(line); word != "" {
		return say.Text{Zh: "它上面没有读成场景或背景的标题", En: "no heading above it was read as that of a scenario or background"}
	}
	words := strings.Join(keywords(o.feature.Language, steps), " ")
	return say.Textf("步骤要以这些词开头：%s；说明写在“功能”或“规则”下面，备注以 # 开头",
		"a step begins with one of these: %s; explanations stand below the feature or a rule, remarks begin with #", words)
}

// mistaken is what is wrong with a line that begins like one of Gherkin's and is none in a language: the blank before it, its
// colon, or the language. Empty where it does not begin like one.
func mistaken(line, language string) say.Text {
	kinds := headings
	word, languages := heading(line)
	if word == "" {
		kinds = steps
		word, languages = stepWord(line)
	}
	switch {
	case word == "":
		return say.Text{}
	case !slices.Contains(languages, language):
		return say.Textf("“%s”是 %s 的关键字，这个文件的语言是 %s：请改用它的关键字（%s），或在第一行写 # language: %s",
			"%[1]q is a keyword of %[2]s, and the language of this file is %[3]s: use its keywords (%[4]s) or write # language: %[5]s on the first line",
			word, strings.Join(languages, "、"), language, strings.Join(keywords(language, kinds), " "), languages[0])
	case strings.HasPrefix(strings.TrimLeft(line, " \t"), "　"):
		return say.Text{Zh: "行首有全角空格，请改成半角空格", En: "it begins with a full-width blank; use ASCII blanks"}
	case strings.Contains(line, word+"："):
		return say.Textf("“%s”后面要用半角冒号“:”", "%q takes an ASCII colon", word)
	}
	return say.Text{}
}
