package noun

import (
	"slices"
	"strconv"
	"strings"

	"fengsheng/steps/say"
	"fengsheng/steps/tongue/grammar"
)

// Count is how many: 两, in English two.
type Count int

// Ordinal is which in a row: 第二项.
type Ordinal int

const (
	zhNumber = `(?:[零一二两三四五六七八九十百]+|[0-9]+)`
	enNumber = `(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[0-9]+)`
)

var enDigits = []string{"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}

func numberPattern(l grammar.Language) string {
	if l.Declared() == grammar.En {
		return enNumber
	}
	return zhNumber
}

// Pattern matches a number.
func (*Count) Pattern(l grammar.Language) string { return numberPattern(l) }

// Loose is Pattern.
func (*Count) Loose(l grammar.Language) string { return numberPattern(l) }

// Read takes in a number.
func (n *Count) Read(_ grammar.Language, text string) error { return readNumber((*int)(n), text) }

// Write is the number as in 两张牌.
func (n *Count) Write(l grammar.Language) string {
	switch {
	case l.Declared() == grammar.En && int(*n) < len(enDigits) && *n >= 0:
		return enDigits[*n]
	case l.Declared() == grammar.En:
		return strconv.Itoa(int(*n))
	case *n > 10:
		return strconv.Itoa(int(*n))
	case *n == 0:
		return "零"
	case *n == 2:
		return "两"
	}
	return chinese(int(*n))
}

// Plural is whether there is another number of them than one.
func (n *Count) Plural(grammar.Language) bool { return *n != 1 }

// Pattern matches a number.
func (*Ordinal) Pattern(l grammar.Language) string { return numberPattern(l) }

// Loose is Pattern.
func (*Ordinal) Loose(l grammar.Language) string { return numberPattern(l) }

// Read takes in a number.
func (n *Ordinal) Read(_ grammar.Language, text string) error { return readNumber((*int)(n), text) }

// Write is the number as in 第二项; English counts with figures.
func (n *Ordinal) Write(l grammar.Language) string {
	if l.Declared() == grammar.En {
		return strconv.Itoa(int(*n))
	}
	return chinese(int(*n))
}

var zhDigits = [...]string{"零", "一", "二", "三", "四", "五", "六", "七", "八", "九"}

// chinese writes a number from 0 to 999 as in 第十二项.
func chinese(n int) string {
	switch {
	case n < 0 || n > 999:
		return strconv.Itoa(n)
	case n >= 100:
		return zhDigits[n/100] + "百" + below100(n%100, n%100 != 0 && n%100 < 10)
	case n == 0:
		return zhDigits[0]
	}
	return below100(n, false)
}

func below100(n int, gap bool) string {
	zero := ""
	if gap {
		zero = "零"
	}
	switch {
	case n == 0 && !gap:
		return ""
	case n < 10:
		return zero + zhDigits[n]
	case n < 20:
		return "十" + below100(n-10, false)
	}
	return zhDigits[n/10] + "十" + below100(n%10, false)
}

var zhValue = map[rune]int{'零': 0, '一': 1, '二': 2, '两': 2, '三': 3, '四': 4, '五': 5, '六': 6, '七': 7, '八': 8, '九': 9}

// readNumber reads 3, 三, 两, 十二, 四十五 or seven.
func readNumber(to *int, word string) error {
	if n, err := strconv.Atoi(word); err == nil {
		*to = n
		return nil
	}
	if n := slices.Index(enDigits, strings.ToLower(word)); n >= 0 {
		*to = n
		return nil
	}
	total, last := 0, 0
	for _, r := range word {
		switch r {
		case '百':
			total += max(last, 1) * 100
			last = 0
		case '十':
			total += max(last, 1) * 10
			last = 0
		default:
			n, ok := zhValue[r]
			if !ok || last != 0 {
				return say.Problemf("“%s”不是数；请写作三、十二或45", "%q is no number; write three or 45", word)
			}
			last = n
		}
	}
	*to = total + last
	return nil
}
