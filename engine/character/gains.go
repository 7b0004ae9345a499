package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

const (
	falsehood = uint8(1 << table.Black)
	truth     = uint8(1<<table.Red | 1<<table.Blue)
)

// gainOfFalse is a gain with false intel in it, from whatever source.
func gainOfFalse(_ *rule.Machine, _ table.Seat, t table.Moment) bool {
	return t.Colors&falsehood != 0
}

// sentFalse is a gain of false intel that somebody transmitted; what a Muddle
// or a skill brings was not (OPN-019).
func sentFalse(_ *rule.Machine, _ table.Seat, t table.Moment) bool {
	return t.How == table.Transmitted && t.Colors&falsehood != 0
}

// sentTrue is a gain of true intel that somebody transmitted.
func sentTrue(_ *rule.Machine, _ table.Seat, t table.Moment) bool {
	return t.How == table.Transmitted && t.Colors&truth != 0
}
