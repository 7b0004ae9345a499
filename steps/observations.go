package steps

import "slices"

// observations are the phrases for what is to be seen.
func observations() []Phrase {
	return slices.Concat(zonePhrases(), flowPhrases(), personPhrases(), transitPhrases(), eventPhrases(), endPhrases(),
		listPhrases(), detailPhrases())
}
