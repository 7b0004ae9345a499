package perft

import (
	"bytes"
	"encoding/json"

	"fengsheng/engine"
	"fengsheng/engine/wire"
)

// ReadPosition reads a position to count from: a trace, whose last position it is, or a set-up as JSON.
func ReadPosition(text []byte) (engine.Trace, error) {
	first, _, _ := bytes.Cut(text, []byte("\n"))
	if bytes.Contains(first, []byte(`"trace"`)) {
		return engine.ReadTrace(bytes.NewReader(text))
	}
	var s wire.Setup
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	err := d.Decode(&s)
	return engine.Trace{Setup: s}, err
}
