package steps

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/steps/say"
)

// Verb is `fengsheng steps`.
func Verb(w shell.World, l say.Locale) *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use: l.Say("steps [选项] [文字]", "steps [flags] [text]"), DisableFlagsInUseLine: true,
		Short:   l.Say("列出写场景可用的句子，每句附一例", "list the phrases that scenarios may use, with an example each"),
		Example: l.Say("  fengsheng steps\n  fengsheng steps 响应链", "  fengsheng steps\n  fengsheng steps 响应链 --json"),
		Args:    cobra.MaximumNArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			found := phrasesWith(w.Vocabulary(), strings.Join(args, ""))
			if len(found) == 0 {
				return say.Problemf("没有含“%s”的句子；不带文字可列出全部", "no phrase has %q in it; leave the text out to list all", strings.Join(args, ""))
			}
			if asJSON {
				return shell.WriteJSON(w, found)
			}
			for _, p := range found {
				fmt.Fprintf(w.Out, "%s\n    %s\n    %s\n", p.Example, p.Doc, p.Pattern)
			}
			return nil
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, l.Say("以 JSON 输出", "as JSON"))
	return cmd
}

// phrasesWith keeps the phrases that mention a text, in the order of the vocabulary.
func phrasesWith(all []shell.Phrase, text string) []shell.Phrase {
	var some []shell.Phrase
	for _, p := range all {
		if strings.Contains(p.Example+"\n"+p.Doc+"\n"+p.Pattern, text) {
			some = append(some, p)
		}
	}
	return some
}
