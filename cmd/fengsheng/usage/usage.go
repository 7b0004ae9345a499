package usage

import (
	"strings"
	"text/template"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"fengsheng/steps/say"
)

// Of writes the help of a verb.
func Of(l say.Locale) func(*cobra.Command) error {
	flags := func(set *pflag.FlagSet) string { return flagTable(l, set) }
	return func(cmd *cobra.Command) error {
		t := template.Must(template.New("usage").Funcs(template.FuncMap{"rpad": rpad, "flags": flags}).Parse(usageTemplate(l)))
		return t.Execute(cmd.OutOrStderr(), cmd)
	}
}

// usageTemplate is cobra's, shortened, with its headings in the user's language.
func usageTemplate(l say.Locale) string {
	return strings.NewReplacer(
		"«usage»", l.Say("用法：", "Usage:"),
		"«examples»", l.Say("例子：", "Examples:"),
		"«verbs»", l.Say("命令：", "Verbs:"),
		"«flags»", l.Say("选项：", "Flags:"),
		"«global»", l.Say("通用选项：", "Global flags:"),
		"«verb»", l.Say("命令", "verb"),
		"«more»", l.Say("用 “{{.CommandPath}} 命令 --help” 看某个命令的帮助。", `"{{.CommandPath}} VERB --help" shows the help of a verb.`),
	).Replace(usageSource)
}

const usageSource = `«usage»{{if .Runnable}}
  {{.UseLine}}{{end}}{{if .HasAvailableSubCommands}}
  {{.CommandPath}} [«verb»]{{end}}{{if .HasExample}}

«examples»
{{.Example}}{{end}}{{if .HasAvailableSubCommands}}

«verbs»{{range .Commands}}{{if .IsAvailableCommand}}
  {{rpad .Name .NamePadding}} {{.Short}}{{end}}{{end}}{{end}}{{if .HasAvailableLocalFlags}}

«flags»
{{flags .LocalFlags}}{{end}}{{if .HasAvailableInheritedFlags}}

«global»
{{flags .InheritedFlags}}{{end}}{{if .HasAvailableSubCommands}}

«more»{{end}}
`
