package schema

import "fengsheng/engine/wire"

// optional are fields that the harness always writes and a subject need not
// write in every case.
var optional = map[string]bool{
	"Report.awaiting": true, // a rejection changes nothing, who is asked included
}

// conditions are what the presence of one field asks of another.
var conditions = map[string][]*node{
	"Action": {
		when("do", wire.Play, needs("card")),
		when("do", wire.Use, needs("skill")),
		when("do", wire.Order, needs("skill")),
		when("do", wire.Send, needs("card")),
		when("do", wire.Number, needs("number")),
		when("do", wire.Choose, needs("card")),
		when("do", wire.Point, needs("target")),
		when("do", wire.Option, needs("option")),
		when("do", wire.Character, needs("character")),
	},
	"Report": {
		{
			If:   &node{Properties: properties{{"accepted", &node{Const: true}}}, Required: []string{"accepted"}},
			Then: needs("awaiting"), Else: needs("code"),
		},
	},
	"Awaiting": {
		{
			If:   &node{Properties: properties{{"question", &node{Const: wire.AskNothing}}}, Required: []string{"question"}},
			Then: &node{Properties: properties{{"seat", &node{Enum: []string{""}}}}},
			Else: &node{Properties: properties{{"seat", ref("seat")}}},
		},
	},
	"SeatSetup": {{If: needs("dealt"), Else: needs("identity")}},
	"Setup": {
		when("mode", wire.ModePosition, needs("seats")),
		when("mode", wire.ModeNew, needs("players")),
	},
}
