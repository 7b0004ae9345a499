// Package schema is the verb that prints the JSON Schemas of the protocol and checks messages by them.
package schema
