package golden

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// hash is FNV-1a over 64 bits. It is written out here because a digest that is
// stored must never depend on a library's choice.
type hash uint64

const offset, prime = 14695981039346656037, 1099511628211

func (h *hash) byte(b uint8) { *h = (*h ^ hash(b)) * prime }

func (h *hash) text(s string) {
	for i := range len(s) {
		h.byte(s[i])
	}
}

func (h *hash) flag(b bool) {
	if b {
		h.byte(1)
	} else {
		h.byte(0)
	}
}

func (h *hash) word(x uint64) {
	for i := range 8 {
		h.byte(uint8(x >> (8 * i)))
	}
}

// short folds a digest to what is stored of it.
func (h hash) short() uint16 { return uint16(h ^ h>>16 ^ h>>32 ^ h>>48) }

func digestOf(s string) hash {
	h := hash(offset)
	h.text(s)
	return h
}

// faces digests what lies on the table by what is printed on it.
type faces struct {
	card      [table.MaxCards + 1]uint64
	character []uint64
	skill     []uint64
}

func newFaces(r *rule.Rules) *faces {
	f := &faces{character: []uint64{0}, skill: []uint64{0}}
	for all := r.All; !all.Empty(); {
		c := all.Pop()
		f.card[c] = uint64(digestOf(r.Faces[c].ZH()))
	}
	for i := range r.Characters {
		f.character = append(f.character, uint64(digestOf(r.Characters[i].Name)))
	}
	for id := 1; id < r.SkillCount(); id++ {
		f.skill = append(f.skill, uint64(digestOf(r.Skill(uint8(id)).Name)))
	}
	return f
}

// set does not depend on which of equal cards are in it, nor on an order.
func (f *faces) set(x table.CardSet) uint64 {
	n := uint64(x.Len())
	for c := x.Pop(); c != table.NoCard; c = x.Pop() {
		n += f.card[c]
	}
	return n
}

// table digests what a view of everything shows.
func (f *faces) table(s *table.State) uint8 {
	h := hash(offset)
	h.byte(uint8(s.Phase))
	h.byte(uint8(s.Turn))
	for i := range s.Players {
		f.place(&h, &s.Seats[i])
	}
	for _, x := range [...]table.CardSet{s.Up, s.Down, s.Removed, s.Aside, s.Deck.Rest} {
		h.word(f.set(x))
	}
	for i := range s.Deck.Len {
		h.word(f.card[s.Deck.Top[i]])
	}
	f.transit(&h, &s.Transit)
	h.word(uint64(s.Locked))
	for i := range s.Items {
		f.item(&h, &s.Stack[i])
	}
	for i := range s.Died {
		h.byte(uint8(s.Deaths[i].Seat))
		h.byte(uint8(s.Deaths[i].Cause.By))
	}
	h.flag(s.Result.Over)
	h.byte(uint8(s.Result.Declarer))
	h.word(uint64(s.Result.Winners))
	return uint8(h.short() ^ h.short()>>8)
}

func (f *faces) place(h *hash, p *table.Place) {
	h.word(f.set(p.Hand))
	h.word(f.set(p.Intel))
	h.byte(uint8(p.Identity))
	h.word(f.character[p.Character])
	h.word(f.character[p.Offered[0]] + f.character[p.Offered[1]] + f.character[p.Offered[2]])
	for _, b := range [...]bool{p.FaceUp, p.Shown, p.Alive, p.Lost} {
		h.flag(b)
	}
	h.word(uint64(p.Knows))
}

func (f *faces) transit(h *hash, t *table.Transit) {
	h.flag(t.Active)
	if !t.Active {
		return
	}
	h.word(f.card[t.Card])
	for _, b := range [...]uint8{uint8(t.Mode), uint8(t.Sender), uint8(t.At), uint8(t.To)} {
		h.byte(b)
	}
	for _, b := range [...]bool{t.Arrived, t.FaceUp, t.Backward, t.Homeward} {
		h.flag(b)
	}
	h.word(uint64(t.Lured))
}

func (f *faces) item(h *hash, it *table.Item) {
	for _, w := range [...]uint64{f.card[it.Card], f.skill[it.Skill], f.card[it.Object], f.card[it.Second]} {
		h.word(w)
	}
	for _, b := range [...]uint8{uint8(it.Seat), uint8(it.As), uint8(it.Target), it.Ref} {
		h.byte(b)
	}
	h.flag(it.Gone)
}
