package schema

// lines defines the envelopes of JSON-RPC 2.0.
func lines() properties {
	request := &node{
		Title: "request", Description: "A line of the harness. 测试程序写的一行。", Type: "object",
		Properties: properties{
			{"jsonrpc", &node{Const: "2.0"}},
			{"id", &node{Type: "string", MaxLength: 100}},
			{"method", &node{Type: "string", Enum: Methods()}},
			{"params", &node{Type: "object"}},
		},
		Required: []string{"jsonrpc", "id", "method"},
	}
	for _, m := range Methods() {
		request.AllOf = append(request.AllOf,
			when("method", m, &node{Properties: properties{{"params", ref(m + ".params")}}}))
	}
	response := &node{
		Title: "response", Description: "A line of the subject: a result or an error, under the request's id. 被测程序写的一行。", Type: "object",
		Properties: properties{
			{"jsonrpc", &node{Const: "2.0"}},
			{"id", &node{Type: "string", MaxLength: 100}},
			{"result", &node{Type: "object"}},
			{"error", ref("error")},
		},
		Required: []string{"jsonrpc", "id"},
		AnyOf:    []*node{needs("result"), needs("error")},
	}
	return properties{{"request", request}, {"response", response}}
}
