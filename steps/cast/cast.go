// Package cast names the characters for players of whom nothing is said, so
// that a table can be made up that does nothing by itself.
package cast

// Quiet are for the turn player, who gets the first, and for everybody else.
// The first has response skills only; those after it have little to say outside
// their own turn, and draw as everybody does in it.
func Quiet() []string {
	return []string{"蝮蛇", "情报处长", "小白", "职业杀手", "福尔摩斯", "贝雷帽", "怪盗九九", "六姐", "小马哥", "刀锋"}
}

// Harmless are for Bystanders, whose missions count: they need many cards, not
// other people's victories. 柒佰 is in neither list, since he may Lock in other
// people's turns.
func Harmless() []string { return []string{"贝雷帽", "怪盗九九", "福尔摩斯"} }
