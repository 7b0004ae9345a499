package usage

import (
	"errors"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"fengsheng/steps/say"
	"fengsheng/steps/suite"
)

// FlagError says in both languages what is wrong with a flag. What pflag knows no name for stays in its words.
func FlagError(cmd *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	var bare *pflag.ValueRequiredError
	var bad *pflag.InvalidValueError
	p := say.Problemf("用法有误：%v", "usage: %v", err)
	switch {
	case errors.As(err, &unknown) && unknown.GetSpecifiedShortnames() == "":
		p = say.Problemf("没有 --%s 这个选项", "there is no flag --%s", unknown.GetSpecifiedName())
		if near := suite.Near(unknown.GetSpecifiedName(), flagNames(cmd)); len(near) > 0 {
			p.Zh += "；是不是 --" + near[0]
			p.En += "; did you mean --" + near[0]
		}
	case errors.As(err, &bare):
		p = say.Problemf("--%s 后面要有值", "--%s needs a value", bare.GetFlag().Name)
	case errors.As(err, &bad):
		zh, en := kindOf(bad.GetFlag().Value.Type())
		if zh == "" {
			break
		}
		p = say.Problemf("--%[1]s 不能是“%[2]s”，应是%[3]s", "--%[1]s cannot be %[2]q, it takes %[4]s",
			bad.GetFlag().Name, bad.GetValue(), zh, en)
	}
	p.Zh += "；见 " + cmd.CommandPath() + " --help"
	p.En += "; see " + cmd.CommandPath() + " --help"
	return p.Because(err)
}

// kindOf names what a flag takes.
func kindOf(kind string) (zh, en string) {
	switch kind {
	case "duration":
		return "一段时间，如 90s、10m", "a duration, such as 90s or 10m"
	case "int", "uint64", "int64", "uint":
		return "整数", "a whole number"
	case "bool":
		return " true 或 false", "true or false"
	}
	return "", ""
}

func flagNames(cmd *cobra.Command) []string {
	var all []string
	collect := func(f *pflag.Flag) { all = append(all, f.Name) }
	cmd.LocalFlags().VisitAll(collect)
	cmd.InheritedFlags().VisitAll(collect)
	return all
}
