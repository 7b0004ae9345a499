package main

import (
	"errors"
	"strings"

	"fengsheng/engine/driver"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

// unusable is the error about a subject that cannot do what a verb needs.
func unusable(command []string, err error) error {
	name := strings.Join(command, " ")
	if errors.Is(err, driver.ErrNoLegal) {
		return &exit{report.SubjectUnusable, say.Problemf(
			"被测程序 %s 不列出合法回答，没法数：请实现 legal，并在 initialize 的 capabilities 里写 \"legal\":\"list\"",
			"the subject %s does not list its legal answers and cannot be counted: implement legal and say \"legal\":\"list\" in the capabilities of initialize", name).Because(err)}
	}
	return &exit{report.SubjectUnusable, say.Problemf("被测程序 %s 用不了：%s", "the subject %s cannot be used: %s", name, reason(name, err)).Because(err)}
}

// reason is why a subject cannot be used, without what the sentence around it says already.
func reason(name string, err error) string {
	why := strings.ReplaceAll(err.Error(), "driver: ", "")
	return strings.TrimPrefix(strings.TrimPrefix(why, "the subject is unusable: "), name+": ")
}
