package translate

import (
	"os"

	"github.com/spf13/cobra"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/steps/say"
	"fengsheng/steps/tongue/grammar"
	"fengsheng/steps/translate"
)

// Verb is `fengsheng translate`.
func Verb(w shell.World, l say.Locale) *cobra.Command {
	var to, out string
	cmd := &cobra.Command{
		Use: l.Say("translate 文件 --to en|zh-CN|zh-TW", "translate FILE --to en|zh-CN|zh-TW"), DisableFlagsInUseLine: true,
		Short: l.Say("把功能文件译成另一种文字", "turn a feature file into another language"),
		Long: l.Say("把一个功能文件译成简体、繁体或英文：关键字、句子和表格都换，标签与编号不变，译文照样能运行。\n标题、说明和备注是作者自己的话：简繁互换，译成英文时保持原样。场景大纲按行展开成场景。",
			"Turns a feature file into simplified or traditional Chinese or English: keywords, sentences and tables change, tags and ids stay, and the result runs like the original.\nTitles, descriptions and remarks are somebody's own words: they change script, and stay as they are in English. Outlines become one scenario a row."),
		Example: "  fengsheng translate features/cards/burn.feature --to en\n  fengsheng translate my.feature --to zh-TW --output my.zh-TW.feature",
		Args:    cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			if to == "" {
				return say.Problemf("请写明译成哪种文字：--to en、zh-CN 或 zh-TW", "say which language to translate into: --to en, zh-CN or zh-TW")
			}
			language, err := grammar.Named(to)
			if err != nil {
				return err
			}
			content, err := os.ReadFile(args[0])
			if err != nil {
				return say.Problemf("读不了 %s：%v", "cannot read %s: %v", args[0], err).Because(err)
			}
			text, err := translate.Feature(args[0], content, language)
			if err != nil {
				return err
			}
			if out != "" {
				return shell.ReplaceFile(out, text)
			}
			_, err = w.Out.Write(text)
			return err
		},
	}
	cmd.Flags().StringVar(&to, "to", "", l.Say("译成哪种`文字`：zh-CN、zh-TW 或 en", "the `language` to translate into: zh-CN, zh-TW or en"))
	cmd.Flags().StringVar(&out, "output", "", l.Say("写入这个`文件`；不写则印在标准输出上", "write to this `file` instead of standard output"))
	return cmd
}
