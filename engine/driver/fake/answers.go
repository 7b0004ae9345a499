package fake

import (
	"encoding/json"
	"fmt"
	"strings"

	"fengsheng/engine/wire"
)

// The ways of answering badly.

func idOf(request string) string {
	var q wire.Request
	json.Unmarshal([]byte(request), &q)
	return q.ID
}

func wrongID(_, honest string) string {
	head, rest, _ := strings.Cut(honest, `"id":"`)
	_, tail, _ := strings.Cut(rest, `"`)
	return head + `"id":"another"` + tail
}

func neither(request, _ string) string {
	return fmt.Sprintf(`{"jsonrpc":"2.0","id":%q}`+"\n", idOf(request))
}

func huge(request, _ string) string {
	return fmt.Sprintf(`{"jsonrpc":"2.0","id":%q,"result":{"pad":"%s"}}`+"\n", idOf(request), strings.Repeat("x", 20<<20))
}

func crowded(request, _ string) string {
	return fmt.Sprintf(`{"jsonrpc":"2.0","id":%q,"result":{"accepted":true,"events":[%s{}]}}`+"\n", idOf(request),
		strings.Repeat("{},", 1<<20))
}

func fails(request, _ string) string {
	return failure(idOf(request), wire.CodeFailed, "null pointer")
}

func failure(id string, code int, message string) string {
	return fmt.Sprintf(`{"jsonrpc":"2.0","id":%q,"error":{"code":%d,"message":%q}}`+"\n", id, code, message)
}

func invents(_, honest string) string {
	return strings.Replace(honest, `"question":"`, `"question":"my-`, 1)
}

// keepsBack writes each answer only when the next request has come.
func keepsBack(s *stage) {
	kept := ""
	for s.in.Scan() {
		s.out.WriteString(kept)
		s.out.Flush()
		kept = s.honest(s.in.Text())
	}
	s.out.WriteString(kept)
	s.out.Flush()
}

func lies(s *stage) {
	s.at = `"method":"legal"`
	s.serve(func(request, _ string) string {
		return failure(idOf(request), wire.CodeUnsupported, "no list of answers here")
	})
}

func cannotBuild(s *stage) {
	s.at = `"method":"setup"`
	s.serve(func(request, _ string) string {
		return failure(idOf(request), wire.CodeSetupRefused, "cannot build that")
	})
}
