package schema

import (
	"hash/maphash"

	"github.com/segmentio/encoding/json"

	"fengsheng/engine/wire"
)

// Memo checks results and remembers those that were right: positions recur, and
// what was right once is right for ever. The zero Memo is ready for use; it is
// not safe for concurrent use.
type Memo struct {
	seed  maphash.Seed
	right map[uint64]struct{}
	new   []uint64 // what is being checked, to be remembered if it is right
}

// memory bounds what a Memo remembers: some megabytes.
const memory = 1 << 16

// Result checks the result of a method as the function of that name does.
func (m *Memo) Result(method string, result []byte) error {
	if m.right == nil || len(m.right) >= memory {
		m.seed, m.right = maphash.MakeSeed(), map[uint64]struct{}{}
	}
	m.new = m.new[:0]
	if m.knows(method, result) || method == wire.DoObserve && m.knowsParts(result) {
		return nil
	}
	if err := Result(method, result); err != nil {
		return err
	}
	for _, key := range m.new {
		m.right[key] = struct{}{}
	}
	return nil
}

// knows is whether a text of a kind was right before.
func (m *Memo) knows(kind string, text []byte) bool {
	var h maphash.Hash
	h.SetSeed(m.seed)
	h.WriteString(kind)
	h.WriteByte(0)
	h.Write(text)
	key := h.Sum64()
	if _, ok := m.right[key]; ok {
		return true
	}
	m.new = append(m.new, key)
	return false
}

// viewParts is a view taken apart.
type viewParts struct {
	Viewer   json.RawMessage   `json:"viewer"`
	Phase    json.RawMessage   `json:"phase"`
	Turn     json.RawMessage   `json:"turn"`
	Awaiting json.RawMessage   `json:"awaiting"`
	Seats    []json.RawMessage `json:"seats"`
	Deck     json.RawMessage   `json:"deck"`
	Discard  json.RawMessage   `json:"discard"`
	Removed  json.RawMessage   `json:"removed"`
	Aside    json.RawMessage   `json:"aside"`
	Transit  json.RawMessage   `json:"transit"`
	Locked   json.RawMessage   `json:"locked"`
	Lured    json.RawMessage   `json:"lured"`
	Stack    json.RawMessage   `json:"stack"`
	Deaths   json.RawMessage   `json:"deaths"`
	Result   json.RawMessage   `json:"result"`
}

// knowsParts is whether every part of a view was right before, in a view that
// had the same parts and as many seats. Two views rarely are the same, but one
// differs little from the next; and no part of a view is bound to another.
func (m *Memo) knowsParts(view []byte) bool {
	var parts viewParts
	// A name in other letters is another name to the schemas.
	if _, err := json.Parse(view, &parts, json.DontMatchCaseInsensitiveStructFields); err != nil {
		return false
	}
	known := m.knows("seats", make([]byte, len(parts.Seats)))
	for _, seat := range parts.Seats {
		known = m.knows("seat", seat) && known
	}
	for _, part := range [...]struct {
		name string
		text json.RawMessage
	}{
		{"viewer", parts.Viewer}, {"phase", parts.Phase}, {"turn", parts.Turn}, {"awaiting", parts.Awaiting},
		{"deck", parts.Deck}, {"discard", parts.Discard}, {"removed", parts.Removed}, {"aside", parts.Aside},
		{"transit", parts.Transit}, {"locked", parts.Locked}, {"lured", parts.Lured}, {"stack", parts.Stack},
		{"deaths", parts.Deaths}, {"result", parts.Result},
	} {
		// A part that is left out is one of its own: it is right where it was
		// right to leave it out.
		known = m.knows(part.name, part.text) && known
	}
	return known
}
