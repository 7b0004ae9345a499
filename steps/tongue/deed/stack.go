package deed

import (
	"strings"

	"fengsheng/engine/wire"
	"fengsheng/steps/say"
	. "fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

// Called is whether an entry of the stack bears a name: 烧毁, 红烧毁 or 狙击; a card used as something else bears both.
func Called(name string, it wire.Item) bool {
	if !noun.IsCard(Zh, name) {
		return it.Skill == name
	}
	if it.As == "" && it.Card == "" {
		return false
	}
	return name == it.As || noun.Card(name).Fits(it.Card) && strings.HasPrefix(noun.Card(name).Function(), it.As)
}

// entryOf is the number of an entry of the stack that a scenario calls B的烧毁. A card used as something else may be called
// by either name.
func entryOf(g Game, seat, name string) (int, error) {
	v, err := g.All()
	if err != nil {
		return 0, err
	}
	var found []int
	for i, it := range v.Stack {
		if it.Seat == seat && (Called(name, it) || noun.Card(name).Fits(it.Card)) {
			found = append(found, i+1)
		}
	}
	switch len(found) {
	case 1:
		return found[0], nil
	case 0:
		return 0, say.Problemf("响应链上没有%s的%s", "there is no %[2]s of %[1]s on the stack", seat, name)
	}
	return 0, say.Problemf("响应链上不止一个%s的%s，请写第几项", "there are several entries of %s called %s on the stack, say which by its number", seat, name)
}
