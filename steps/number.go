package steps

import (
	"fengsheng/steps/say"
	"strconv"
)

var digits = map[rune]int{'零': 0, '一': 1, '二': 2, '两': 2, '三': 3, '四': 4, '五': 5, '六': 6, '七': 7, '八': 8, '九': 9}

// number reads 3, 三, 两, 十二 or 四十五.
func number(word string) (int, error) {
	if n, err := strconv.Atoi(word); err == nil {
		return n, nil
	}
	total, last := 0, 0
	for _, r := range simplify(word) {
		switch r {
		case '百':
			total += max(last, 1) * 100
			last = 0
		case '十':
			total += max(last, 1) * 10
			last = 0
		default:
			n, ok := digits[r]
			if !ok || last != 0 {
				return 0, say.Problemf("“%s”不是数；请写作三、十二或45",
					"steps: %q is no number; write it like 三, 十二 or 45", word)
			}
			last = n
		}
	}
	return total + last, nil
}
