package shell

import (
	"strings"

	"fengsheng/steps/say"
)

// LocaleOf finds the language before the flags are parsed, since the help texts and the complaints about flags need it
// already: --locale first, then LC_ALL, then LANG.
func LocaleOf(args []string, getenv func(string) string) (say.Locale, error) {
	for i, arg := range args {
		if arg == "--" {
			break
		}
		value, ok := strings.CutPrefix(arg, "--locale=")
		if arg == "--locale" && i+1 < len(args) {
			value, ok = args[i+1], true
		}
		if ok {
			return parseLocale(value)
		}
	}
	for _, name := range []string{"LC_ALL", "LANG"} {
		if value := getenv(name); value != "" {
			return localeOfName(value), nil
		}
	}
	return say.En, nil
}

func localeOfName(name string) say.Locale {
	if strings.HasPrefix(strings.ToLower(name), "zh") {
		return say.Zh
	}
	return say.En
}

func parseLocale(value string) (say.Locale, error) {
	switch say.Locale(value) {
	case say.Zh, say.En:
		return say.Locale(value), nil
	}
	return say.En, say.Problemf("--locale 只能是 zh 或 en，不能是“%s”", "--locale is zh or en, not %q", value)
}
