package main

import "encoding/json"

func writeJSON(w world, v any) error {
	enc := json.NewEncoder(w.out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(v)
}
