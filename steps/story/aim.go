package story

import (
	"fmt"
	"strings"

	"fengsheng/engine/wire"
)

// aiming is at whom or what something is used.
func (w wording) aiming(a wire.Action, name string) string {
	var parts []string
	switch {
	case a.Second != "":
		parts = append(parts, "指定"+a.Target+"面前的"+a.Object+"和"+a.SecondAt+"面前的"+a.Second)
	case a.Object != "" && name == "烧毁":
		parts = append(parts, "烧毁"+a.Target+"面前的"+a.Object)
	case a.Object != "":
		parts = append(parts, "指定"+a.Target+"面前的"+a.Object)
	case a.Target != "":
		parts = append(parts, "指定玩家"+a.Target)
	}
	if a.SameAs > 0 {
		parts = append(parts, "就是响应链第"+ordinal(a.SameAs)+"项指定的那张")
	}
	if a.SecondSameAs > 0 {
		parts = append(parts, "后一张就是响应链第"+ordinal(a.SecondSameAs)+"项指定的那张")
	}
	if a.Item > 0 {
		parts = append(parts, "识破"+entryName(w.at.view.Stack, a.Item))
	}
	return strings.Join(parts, "，")
}

// entryName calls an entry of the stack B的烧毁 if that can mean no other one, else 响应链第二项.
func entryName(stack []wire.Item, n int) string {
	if n <= len(stack) {
		it := stack[n-1]
		if alone(stack, it.Seat) && it.As != "" && function(it.Card) == it.As {
			return it.Seat + "的" + it.As
		}
	}
	return "响应链第" + ordinal(n) + "项"
}

// alone is whether a player has one entry on the stack only.
func alone(stack []wire.Item, seat string) bool {
	n := 0
	for _, it := range stack {
		if it.Seat == seat {
			n++
		}
	}
	return n == 1
}

func sending(a wire.Action) (string, error) {
	how := ""
	switch {
	case a.Card == "" || a.Target != "" && (a.Backward || a.Sealed || !isSeat(a.Target)):
		return "", fmt.Errorf("%w: %s", ErrUnsayable, a)
	case a.Target != "":
		how = "传给玩家" + a.Target
	case a.Backward && a.Sealed:
		how = "反方向面朝下传"
	case a.Backward:
		how = "反方向传"
	case a.Sealed:
		how = "面朝下传"
	}
	return joined("传出"+a.Card, how), nil
}
