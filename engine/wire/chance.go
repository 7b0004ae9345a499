package wire

// Chance is one outcome of chance.
type Chance struct {
	Kind    string `json:"kind"`            // card, identity, character or seat
	About   string `json:"about,omitempty"` // the player concerned
	Outcome string `json:"outcome"`
}

// Action is the outcome as the answer that chance gives, which is how traces
// have it.
func (c Chance) Action() Action {
	switch c.Kind {
	case "identity":
		return Action{Do: Deal, Identity: c.Outcome}
	case "character":
		return Action{Do: Deal, Character: c.Outcome}
	case "seat":
		return Action{Do: Point, Target: c.Outcome}
	}
	return Action{Do: Choose, Card: c.Outcome}
}

// ChanceOf is an answer of chance as the outcome that it is.
func ChanceOf(a Action) Chance {
	switch {
	case a.Card != "":
		return Chance{Kind: "card", Outcome: a.Card}
	case a.Identity != "":
		return Chance{Kind: "identity", Outcome: a.Identity}
	case a.Character != "":
		return Chance{Kind: "character", Outcome: a.Character}
	}
	return Chance{Kind: "seat", Outcome: a.Target}
}
