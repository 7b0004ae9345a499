package steps

import "fengsheng/engine/wire"

const identities = `潜伏战线|潜伏|军情处|军情局|军情|打酱油`

// identity gives the official name.
func identity(word string) string {
	id, err := wire.ParseIdentity(simplify(word))
	if err != nil {
		return word
	}
	return id.ZH()
}
