// Package usage writes the help of the verbs and tells what is wrong with a flag, in the user's language: cobra and pflag
// know English alone, and pad Chinese by its bytes.
package usage
