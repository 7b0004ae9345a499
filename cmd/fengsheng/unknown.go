package main

import (
	"strings"

	"fengsheng/features/rulings"
	"fengsheng/steps/say"
	"fengsheng/steps/suite"
)

func unknownRuling(catalogue *rulings.Catalogue, id string) error {
	var all []string
	for _, r := range catalogue.All() {
		all = append(all, r.ID)
	}
	return say.Problemf("裁定目录里没有 %s", "no ruling %s in the catalogue", id).Near(suite.Near(strings.ToUpper(id), all))
}
