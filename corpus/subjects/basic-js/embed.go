// Package basicjs hands out the one file of the second implementation that other people's adapters are to have too: the
// loop of the protocol. Its comments are in both languages, as ⟦中文¦English⟧; whoever writes it out keeps one of them.
package basicjs

import _ "embed"

// Protocol is protocol.js, both languages in it. It needs no other file.
//
//go:embed protocol.js
var Protocol []byte
