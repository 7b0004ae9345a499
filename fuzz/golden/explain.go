package golden

import (
	"slices"
	"strings"

	"fengsheng/engine/wire"
)

// tries bounds how many selections of answers are tried: with many more, one
// would fit a digest of 16 bits by chance.
const tries = 3000

// explain is the legal answers that make up the surplus: n of them, whose
// digests add up to the sum. Of several selections that fit, the first is taken
// if all do the same things; otherwise nothing comes back.
func (p *playback) explain(n int, sum uint16) []string {
	var words []string
	for _, a := range p.legal {
		words = append(words, p.words(a))
	}
	if n < 1 || n > len(words) || selections(len(words), n) > tries {
		return nil
	}
	found := fitting(words, n, sum)
	for _, other := range found {
		if deeds(other) != deeds(found[0]) {
			return nil
		}
	}
	if len(found) == 0 {
		return nil
	}
	return found[0]
}

// selections is in how many ways k of n can be taken, or more than tries.
func selections(n, k int) int {
	out := 1
	for i := range min(k, n-k) {
		if out = out * (n - i) / (i + 1); out > tries {
			break
		}
	}
	return out
}

// fitting is every selection of n of the words whose digests add up to the sum.
func fitting(words []string, n int, sum uint16) [][]string {
	if n == 0 {
		if sum == 0 {
			return [][]string{{}}
		}
		return nil
	}
	var out [][]string
	for i := n - 1; i < len(words); i++ {
		for _, rest := range fitting(words[:i], n-1, sum-digestOf(words[i]).short()) {
			out = append(out, append(rest, words[i]))
		}
	}
	return out
}

// others is every legal answer but one.
func (p *playback) others(but string) []string {
	var out []string
	for _, a := range p.legal {
		if w := p.words(a); w != but {
			out = append(out, w)
		}
	}
	return out
}

// moves is the legal answers with those words.
func (p *playback) moves(words []string) []wire.Move {
	var out []wire.Move
	for _, w := range words {
		if a, ok := p.find(w); ok {
			out = append(out, wire.Move{Seat: wire.SeatWord(p.m.S.Ask.Seat), Action: p.book.Action(&p.m.S, a)})
		}
	}
	return out
}

// guesses knows every answer that is given in any of the games, by its digest.
type guesses map[uint16][]string

func newGuesses(games []Game) guesses {
	seen := map[string]bool{}
	g := guesses{}
	for i := range games {
		for _, r := range games[i].Records {
			if !seen[r.Answer] {
				seen[r.Answer] = true
				at := digestOf(r.Answer).short()
				g[at] = append(g[at], r.Answer)
			}
		}
	}
	return g
}

// removed names the one answer that is legal no more, if the digests call for
// one and the games know exactly one that fits.
func (g guesses) removed(d *Difference) {
	if d.Kind != Allows || d.Are != d.Were-1 {
		return
	}
	left := d.Got.Answers
	if d.Are == 1 {
		// The question is not put any more: what is left of it is to pass.
		left = digestOf(wire.Pass).short()
	}
	fits := slices.DeleteFunc(slices.Clone(g[d.Want.Answers-left]), func(w string) bool {
		return !answers(d.Asked, w)
	})
	if len(fits) == 1 {
		d.Removed = fits
	}
}

// answers is whether the answer can be one to the question at all.
func answers(asked, words string) bool {
	verb, _, _ := strings.Cut(words, " ")
	question := strings.Split(asked, betweenFields)
	if len(question) < 2 {
		return false
	}
	switch question[1] {
	case wire.AskAct:
		return verb == wire.Play || verb == wire.Use || verb == wire.Pass
	case wire.AskSend:
		return verb == wire.Send
	}
	return verb != wire.Play && verb != wire.Use && verb != wire.Send && verb != wire.Pass
}
