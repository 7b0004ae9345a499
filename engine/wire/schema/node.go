package schema

import (
	"bytes"
	"encoding/json"
)

// node is one schema, with those keywords of JSON Schema that are needed here,
// in the order in which people read them.
type node struct {
	Schema      string     `json:"$schema,omitempty"`
	ID          string     `json:"$id,omitempty"`
	Title       string     `json:"title,omitempty"`
	Description string     `json:"description,omitempty"`
	Ref         string     `json:"$ref,omitempty"`
	Type        string     `json:"type,omitempty"`
	Const       any        `json:"const,omitempty"`
	Enum        []string   `json:"enum,omitempty"`
	Pattern     string     `json:"pattern,omitempty"`
	MaxLength   int        `json:"maxLength,omitempty"`
	Minimum     *int       `json:"minimum,omitempty"`
	Maximum     *int       `json:"maximum,omitempty"`
	Items       *node      `json:"items,omitempty"`
	MinItems    int        `json:"minItems,omitempty"`
	MaxItems    int        `json:"maxItems,omitempty"`
	Properties  properties `json:"properties,omitempty"`
	Required    []string   `json:"required,omitempty"`
	// Others is the schema of members of any other name.
	Others   *node      `json:"additionalProperties,omitempty"`
	If       *node      `json:"if,omitempty"`
	Then     *node      `json:"then,omitempty"`
	Else     *node      `json:"else,omitempty"`
	AllOf    []*node    `json:"allOf,omitempty"`
	AnyOf    []*node    `json:"anyOf,omitempty"`
	Examples []any      `json:"examples,omitempty"`
	Defs     properties `json:"$defs,omitempty"`
}

// property is a schema under its name.
type property struct {
	name   string
	schema *node
}

// properties are schemas by name. Their order is that of the Go struct, which
// no JSON object would keep by itself.
type properties []property

// MarshalJSON writes an object whose members are in order.
func (p properties) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	b.WriteByte('{')
	for i, each := range p {
		if i > 0 {
			b.WriteByte(',')
		}
		name, err := json.Marshal(each.name)
		if err != nil {
			return nil, err
		}
		value, err := marshal(each.schema)
		if err != nil {
			return nil, err
		}
		b.Write(name)
		b.WriteByte(':')
		b.Write(value)
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

// marshal is json.Marshal that leaves <, > and & alone: schemas are read by
// people.
func marshal(v any) ([]byte, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimSpace(b.Bytes()), nil
}

// named finds a property.
func (p properties) named(name string) *node {
	for _, each := range p {
		if each.name == name {
			return each.schema
		}
	}
	return nil
}

// ref points to a definition.
func ref(name string) *node { return &node{Ref: "#/$defs/" + name} }

// when is a condition on one field that has a certain value.
func when(field string, value any, then *node) *node {
	return &node{
		If:   &node{Properties: properties{{field, &node{Const: value}}}, Required: []string{field}},
		Then: then,
	}
}

// needs is a schema that asks for fields.
func needs(fields ...string) *node { return &node{Required: fields} }

func number(n int) *int { return &n }
