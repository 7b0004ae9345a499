package schema

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"sync"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"fengsheng/engine/wire"
)

// compiled holds the schema of every message, ready for use.
var compiled = sync.OnceValues(func() (map[string]*jsonschema.Schema, error) {
	text, err := Document("")
	if err != nil {
		return nil, err
	}
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		return nil, fmt.Errorf("schema: %w", err)
	}
	c := jsonschema.NewCompiler()
	if err := c.AddResource(URI, doc); err != nil {
		return nil, fmt.Errorf("schema: %w", err)
	}
	out := map[string]*jsonschema.Schema{}
	for _, name := range Names() {
		if out[name], err = c.Compile(URI + "#/$defs/" + name); err != nil {
			return nil, fmt.Errorf("schema: %w", err)
		}
	}
	return out, nil
})

// Check says whether a JSON text is the named message. What is wrong with it
// is a *Violation that names the place.
func Check(name string, text []byte) error {
	all, err := compiled()
	if err != nil {
		return err
	}
	s, ok := all[name]
	if !ok {
		return &UnknownName{name}
	}
	if n := bytes.Count(text, []byte{','}); n > wire.MaxValues {
		// Whatever is wrong with each of them would be listed at length.
		return &Violation{Message: name, zh: fmt.Sprintf("最多 %d 个值", wire.MaxValues), Got: fmt.Sprint(n),
			en: fmt.Sprintf("expected at most %d values", wire.MaxValues)}
	}
	var value any
	if err := json.Unmarshal(text, &value); err != nil {
		return &Violation{Message: name, zh: "应为 JSON", en: "expected JSON", Got: excerpt(text)}
	}
	return violation(name, s.Validate(value))
}

// violation words what the validator found.
func violation(name string, err error) error {
	var found *jsonschema.ValidationError
	if err == nil || !errors.As(err, &found) {
		return err
	}
	return explain(name, deepest(found))
}
