package translate

import (
	"bytes"
	"errors"

	gherkin "github.com/cucumber/gherkin/go/v42"
	messages "github.com/cucumber/messages/go/v34"

	"fengsheng/steps/say"
	"fengsheng/steps/tongue/grammar"
)

// dialect is that of a file without a `# language:` line.
const dialect = "zh-CN"

// Feature is a feature file in another language. Sentences that are not understood are told all at once, each with its line.
func Feature(file string, content []byte, to grammar.Language) ([]byte, error) {
	newID := (&messages.Incrementing{}).NewId
	doc, err := gherkin.ParseGherkinDocumentForLanguage(bytes.NewReader(content), dialect, newID)
	if err != nil {
		return nil, say.Problemf("%s 读不了：%v", "%s cannot be read: %v", file, err).Because(err)
	}
	if doc.Feature == nil {
		return nil, say.Problemf("%s 里没有功能", "there is no feature in %s", file)
	}
	from, err := grammar.Named(doc.Feature.Language)
	if err != nil {
		return nil, err
	}
	t := &translator{file: file, from: from, to: to, words: gherkin.DialectsBuiltin().GetDialect(string(to)),
		own: gherkin.DialectsBuiltin().GetDialect(doc.Feature.Language), remarks: doc.Comments}
	t.feature(doc.Feature)
	if len(t.errs) > 0 {
		return nil, errors.Join(t.errs...)
	}
	return t.out.Bytes(), nil
}

// translator walks a document and writes it anew.
type translator struct {
	file     string
	from, to grammar.Language
	// own and words are the keywords of the two languages.
	own, words *gherkin.Dialect
	remarks    []*messages.Comment
	out        bytes.Buffer
	errs       []error
}

// free is free text in the language: of the two Chinese scripts each becomes the other.
func (t *translator) free(text string) string {
	switch {
	case t.to == grammar.Hant:
		return grammar.Traditional(text)
	case t.to == grammar.Zh && t.from == grammar.Hant:
		return grammar.Characters(text)
	}
	return text
}
