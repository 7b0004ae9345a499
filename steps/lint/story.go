package lint

import (
	"strings"

	"github.com/cucumber/messages/go/v34"
)

const maxBlocks = 3

func (s scenario) quotation() []Finding {
	if strings.TrimSpace(s.Description) == "" {
		return nil
	}
	return []Finding{s.doc.finding(at(s.Location), "quotation",
		"场景“%s”下面有说明文字；裁定原文请写在“功能:”或“规则:”下面，否则以“当”“假如”开头的句子会变成步骤",
		"scenario %q has a description; quote rules under 功能 or 规则, for here a sentence that begins with 当 or 假如 becomes a step",
		s.Name)}
}

func (s scenario) outcome() []Finding {
	for _, step := range s.Steps {
		if step.KeywordType == messages.StepKeywordType_OUTCOME {
			return nil
		}
	}
	return []Finding{s.doc.finding(at(s.Location), "outcome",
		"场景“%s”没有“那么”，什么也没断言", "scenario %q has no 那么, so it claims nothing", s.Name)}
}

func (s scenario) oneBehaviour() []Finding {
	blocks := s.actionBlocks()
	if blocks <= maxBlocks || strings.HasPrefix(s.doc.file, "examples/") {
		return nil
	}
	return []Finding{s.doc.finding(at(s.Location), "one-behaviour",
		"场景“%s”有%d段“当”，最多%d段；一个场景只讲一件事，请拆开",
		"scenario %q has %d blocks of 当, at most %d are allowed; a scenario tells one thing, so split it",
		s.Name, blocks, maxBlocks)}
}

// actionBlocks counts the runs of 当, their 而且 and 但是 included.
func (s scenario) actionBlocks() int {
	blocks := 0
	acting := false
	for _, step := range s.Steps {
		switch step.KeywordType {
		case messages.StepKeywordType_ACTION:
			if !acting {
				blocks++
			}
			acting = true
		case messages.StepKeywordType_CONTEXT, messages.StepKeywordType_OUTCOME:
			acting = false
		}
	}
	return blocks
}
