package shell

import (
	"strings"

	"github.com/spf13/cobra"

	"fengsheng/features/rulings"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
	"fengsheng/steps/suite"
)

// OneArg asks for exactly one argument by its name.
func OneArg(name string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) == 1 {
			return nil
		}
		return say.Problemf("要给出一个参数：%[1]s（现有 %[2]d 个）；见 %[3]s --help",
			"one argument is needed: %[1]s (there are %[2]d); see %[3]s --help", name, len(args), cmd.CommandPath())
	}
}

// SomeFiles asks for so many arguments, by their names.
func SomeFiles(least, most int, names string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if least <= len(args) && len(args) <= most {
			return nil
		}
		return say.Problemf("要给出：%[1]s（现有 %[2]d 个参数）；见 %[3]s --help",
			"needed: %[1]s (there are %[2]d arguments); see %[3]s --help", names, len(args), cmd.CommandPath())
	}
}

// UnknownVerb refuses a verb that there is none of, naming near ones.
func UnknownVerb(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	p := say.Problemf("没有名为“%s”的命令", "no verb %q", args[0])
	if near := cmd.SuggestionsFor(args[0]); len(near) > 0 {
		list := strings.Join(near, ", ")
		p.Zh += "；是不是 " + list
		p.En += "; did you mean " + list
	}
	p.Zh += "；见 " + cmd.CommandPath() + " --help"
	p.En += "; see " + cmd.CommandPath() + " --help"
	return p
}

// SplitCommand parts what comes before -- from the subject command behind it.
func SplitCommand(cmd *cobra.Command, args []string) (rest, command []string, err error) {
	at := cmd.ArgsLenAtDash()
	if at < 0 {
		return args, nil, nil
	}
	if len(args) == at {
		return nil, nil, say.Problemf("“--”之后要写被测命令", "a subject command should follow --")
	}
	return args[:at], args[at:], nil
}

// KindNames lists the formats of reports, for help texts.
func KindNames() string {
	var names []string
	for _, k := range report.Kinds() {
		names = append(names, string(k))
	}
	return strings.Join(names, ", ")
}

// UnknownRuling is the error about an id that the catalogue does not have; it names ids near it.
func UnknownRuling(catalogue *rulings.Catalogue, id string) error {
	var all []string
	for _, r := range catalogue.All() {
		all = append(all, r.ID)
	}
	return say.Problemf("裁定目录里没有 %s", "no ruling %s in the catalogue", id).Near(suite.Near(strings.ToUpper(id), all))
}
