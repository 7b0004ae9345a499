package suite

import (
	"fengsheng/steps/say"
	"strings"
)

// Patterns replaces each `@file` among patterns by the lines of that file, one pattern a line, # for remarks. A name with
// a dot is a file (`@known.txt`, `@./list`); one without is a tag. read is os.ReadFile, or its like.
func Patterns(given []string, read func(name string) ([]byte, error)) ([]string, error) {
	var all []string
	for _, p := range given {
		name, isList := strings.CutPrefix(p, "@")
		if !isList || !strings.Contains(name, ".") || strings.Contains(name, " ") {
			all = append(all, p)
			continue
		}
		content, err := read(name)
		if err != nil {
			return nil, say.Problemf("名单文件 %s 读不了：%v；名单写作 @文件名，一行一个模式",
				"suite: list file %s cannot be read: %v; a list is given as @file, a pattern a line", name, err).Because(err)
		}
		before := len(all)
		for line := range strings.Lines(string(content)) {
			line, _, _ = strings.Cut(line, "#")
			if line = strings.TrimSpace(line); line != "" {
				all = append(all, line)
			}
		}
		if len(all) == before {
			return nil, say.Problemf("名单文件 %s 里没有模式", "suite: list file %s has no pattern in it", name)
		}
	}
	return all, nil
}
