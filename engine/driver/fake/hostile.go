package fake

import (
	"encoding/json"
	"fmt"
	"strings"

	"fengsheng/engine/wire"
)

// Poison is what a hostile subject calls itself and says: what steers a
// terminal, breaks out of Markdown, XML and HTML, forges a line of a report,
// and names files elsewhere.
const Poison = "\x1b]0;owned\x07\x1b[2J\u009b31m\u202e`\n✓ forged\r\n</code></details><script>alert(1)</script>]]>&\" onload=x |../../../../evil"

// hostile introduces itself with poison, fails with poison and logs it.
func hostile(s *stage) {
	s.serve(func(request, honest string) string {
		switch {
		case strings.Contains(request, `"method":"initialize"`):
			return introduced(idOf(request))
		case strings.Contains(request, `"method":"act"`):
			return poisoned(idOf(request))
		}
		return honest
	})
}

func introduced(id string) string {
	return encoded(id, "result", wire.Welcome{
		ProtocolVersion: wire.ProtocolVersion,
		Implementation:  wire.Implementation{Name: Poison, Version: Poison, Language: Poison, Homepage: "javascript:" + Poison},
		Capabilities:    wire.Capabilities{Setup: []string{wire.ModePosition}, Legal: "list", Observe: []string{"seat", "public", "all"}},
		Profiles:        []string{"standard", "beginner"},
	})
}

func poisoned(id string) string {
	return encoded(id, "error", wire.RPCError{Code: wire.CodeFailed, Message: Poison})
}

func encoded(id, member string, v any) string {
	text, err := json.Marshal(v)
	if err != nil {
		die(70, err.Error())
	}
	return fmt.Sprintf(`{"jsonrpc":"2.0","id":%q,%q:%s}`+"\n", id, member, text)
}
