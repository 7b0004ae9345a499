package steps

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/steps/say"
	"fengsheng/steps/tongue"
	"fengsheng/steps/tongue/grammar"
)

// Verb is `fengsheng steps`.
func Verb(w shell.World, l say.Locale) *cobra.Command {
	var asJSON bool
	var language string
	cmd := &cobra.Command{
		Use: l.Say("steps [选项] [文字]", "steps [flags] [text]"), DisableFlagsInUseLine: true,
		Short: l.Say("列出写场景可用的句子，三种写法各附一例", "list the sentences that scenarios may use, with an example in each language"),
		Long: l.Say("列出写场景可用的句子：简体、繁体、英文各一例，以及它的意思。--language 只列一种，并附上全部写法。\n写法里 {…} 是空格，[…] 可以不写，(…|…) 任选其一。",
			"Lists the sentences that scenarios may use: an example in simplified and traditional Chinese and in English, and what it means.\nWith --language only one is listed, with all ways of writing it: {…} is a hole, […] may be left out, (…|…) are alternatives."),
		Example: l.Say("  fengsheng steps\n  fengsheng steps 响应链\n  fengsheng steps --language zh-TW", "  fengsheng steps\n  fengsheng steps 'the stack'\n  fengsheng steps --language en --json"),
		Args:    cobra.MaximumNArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			languages := grammar.Languages()
			if language != "" {
				one, err := grammar.Named(language)
				if err != nil {
					return err
				}
				languages = []grammar.Language{one}
			}
			found := phrasesWith(phrases(languages), strings.Join(args, ""))
			if len(found) == 0 {
				return say.Problemf("没有含“%s”的句子；不带文字可列出全部", "no sentence has %q in it; leave the text out to list all", strings.Join(args, ""))
			}
			if asJSON {
				return shell.WriteJSON(w, found)
			}
			for _, p := range found {
				p.print(w, l, languages)
			}
			return nil
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, l.Say("以 JSON 输出", "as JSON"))
	cmd.Flags().StringVar(&language, "language", "", l.Say("只列这种`文字`：zh-CN、zh-TW 或 en", "only this `language`: zh-CN, zh-TW or en"))
	return cmd
}

// phrase is a sentence that scenarios may use.
type phrase struct {
	Name string   `json:"name"`
	Doc  say.Text `json:"doc"`
	// Examples and Templates are by language; an example begins with its keyword.
	Examples  map[grammar.Language]string   `json:"examples"`
	Templates map[grammar.Language][]string `json:"templates"`
}

func phrases(languages []grammar.Language) []phrase {
	var all []phrase
	for _, s := range tongue.All().Sentences() {
		p := phrase{s.Name(), s.Doc, map[grammar.Language]string{}, map[grammar.Language][]string{}}
		for _, l := range languages {
			p.Examples[l], p.Templates[l] = s.Keyword.In(l)+" "+s.Example(l), s.Templates(l)
		}
		all = append(all, p)
	}
	return all
}

// print lists one sentence: in every language, or in one with its templates.
func (p phrase) print(w shell.World, l say.Locale, languages []grammar.Language) {
	fmt.Fprintln(w.Out, p.Examples[languages[0]])
	for _, other := range languages[1:] {
		fmt.Fprintf(w.Out, "    %-6s %s\n", other, p.Examples[other])
	}
	fmt.Fprintf(w.Out, "    %s\n", p.Doc.In(l))
	if len(languages) == 1 {
		for _, t := range p.Templates[languages[0]] {
			fmt.Fprintf(w.Out, "    %s\n", t)
		}
	}
}

// phrasesWith keeps the sentences that mention a text, in the order of the language.
func phrasesWith(all []phrase, text string) []phrase {
	var some []phrase
	for _, p := range all {
		said := p.Doc.Zh + "\n" + p.Doc.En
		for l, example := range p.Examples {
			said += "\n" + example + "\n" + strings.Join(p.Templates[l], "\n")
		}
		if strings.Contains(said, text) {
			some = append(some, p)
		}
	}
	return some
}
