package main

import (
	"strings"

	"fengsheng/steps/report"
)

// usageTemplate is cobra's, shortened, with its headings in the user's language.
func usageTemplate(l report.Locale) string {
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
{{.LocalFlags.FlagUsages | trimTrailingWhitespaces}}{{end}}{{if .HasAvailableInheritedFlags}}

«global»
{{.InheritedFlags.FlagUsages | trimTrailingWhitespaces}}{{end}}{{if .HasAvailableSubCommands}}

«more»{{end}}
`
