'use strict';
// The nine function cards: when and at what each may be used, what it still
// needs when it resolves, and what it does.
const { fits } = require('./names.js');

const play = ['play1', 'play2'];
const always = ['start', 'drawn', 'play1', 'transit', 'arrival', 'play2', 'end'];
const own = (g, p) => g.turn === p.seat;
const at = (g, seat) => g.transit && g.transit.arrived && g.transit.at === seat;
const another = (g, p, to) => g.in(to) && to !== p;
const dealable = (g) => g.count() + g.up.length + g.down.length > 0;
const lurable = (g, to) => to.seat !== g.transit.sender && !g.locked.has(to.seat);
const alive = (g, it) => g.in(g.player(it.target));

const rules = {
  锁定: {
    may: (g, p, to) => own(g, p) && [...play, 'transit'].includes(g.phase) && another(g, p, to),
    holds: alive,
    * effect(g, it) { g.locked.add(it.target); g.tell('locked', { seat: it.target }); },
  },
  调虎离山: {
    may: (g, p, to) => g.phase === 'transit' && another(g, p, to) && lurable(g, to),
    holds: (g, it) => !!g.transit && alive(g, it) && lurable(g, g.player(it.target)),
    * effect(g, it) { g.lured.add(it.target); g.tell('lured', { seat: it.target }); },
  },
  截获: {
    may: (g, p, to) => g.phase === 'transit' && !own(g, p) && !to,
    holds: (g, it) => g.in(g.player(it.seat)) && !!g.transit && !g.transit.arrived,
    * effect(g, it) { g.gainTransit(g.player(it.seat)); },
  },
  退回: {
    may: (g, p, to) => g.phase === 'arrival' && !own(g, p) && at(g, p.seat) && !g.locked.has(p.seat) && !to,
    holds: (g, it) => g.in(g.player(it.seat)) && at(g, it.seat),
    * effect(g, it) {
      g.transit.backward = !g.transit.backward;
      g.away();
      g.tell('reversed', { seat: it.seat });
    },
  },
  破译: {
    may: (g, p, to) => g.phase === 'arrival' && at(g, p.seat) && !to,
    holds: (g, it) => g.in(g.player(it.seat)) && at(g, it.seat),
    * effect(g, it) {
      g.seen.get(g.transit.card).add(it.seat);
      g.tell('looked', { seat: it.seat, card: g.transit.card.word }, [it.seat]);
    },
  },
  烧毁: {
    may: (g, p, to, object) => always.includes(g.phase) && g.in(to) && !!object && object.colour === '黑',
    holds: (g, it) => alive(g, it) && g.player(it.target).intel.includes(it.object),
    * effect(g, it) {
      const p = g.player(it.target);
      p.intel = p.intel.filter((c) => c !== it.object);
      g.up.push(it.object);
      g.tell('burned', { seat: it.seat, other: p.seat, card: it.object.word });
    },
  },
  识破: {
    may: (g, p, to, object, hit) => !to && !!hit && !hit.gone,
    holds: (g, it) => !it.hit.gone && g.stack.includes(it.hit),
    * effect(g, it) {
      const { hit } = it;
      hit.gone = true;
      const hidden = hit.as === '试探';
      (hidden ? g.down : g.up).push(hit.card);
      if (hidden) g.seen.delete(hit.card); // of hidden discards only the number is known (TERM-015)
      g.tell('countered', { seat: it.seat, other: hit.seat, card: hit.card.word, name: hit.as }, hidden ? [] : null);
    },
  },
  试探: {
    may: (g, p, to) => own(g, p) && play.includes(g.phase) && another(g, p, to),
    holds: alive,
    * effect(g, it) {
      const p = g.player(it.target);
      const { asks, act } = it.card;
      g.seen.get(it.card).add(p.seat);
      g.tell('looked', { seat: p.seat, card: it.card.word }, [p.seat]);
      const hit = p.identity === asks;
      g.tell('claimed', { seat: p.seat, detail: act === '抽二张' ? (hit ? 'draw' : 'claim-undercover') : (hit ? 'discard' : 'claim-good') });
      if (!hit) return;
      if (act === '抽二张') { yield* g.draw(p, 2); return; }
      if (!p.hand.length) return;
      const { card } = yield g.ask(p.seat, 'card', (a) => {
        const found = a.do === 'choose' && p.hand.find((c) => fits(a.card || '', c));
        return found && { ...a, card: found };
      });
      g.discard(p, card);
    },
  },
  真伪莫辨: {
    may: (g, p, to) => own(g, p) && play.includes(g.phase) && !to && dealable(g),
    holds: dealable,
    * effect(g, it) {
      let left = g.from(it.seat);
      g.drawer = '';
      for (let i = left.length; i > 0 && g.count() > 0; i--) {
        g.aside.push(yield* g.take());
        g.refill();
      }
      g.aside.sort((a, b) => a.id - b.id);
      while (left.length && g.aside.length) {
        const [p, ...others] = left;
        left = others;
        if (!g.in(p)) continue;
        const card = g.aside.length === 1 ? g.aside[0] : yield { chance: g.aside, kind: 'card', about: '' };
        g.aside = g.aside.filter((c) => c !== card);
        g.gain(p, card, it.seat);
        yield* g.settle();
      }
      g.down.push(...g.aside);
      g.aside = [];
    },
  },
};

// aimedAt is the lowest of the first n stack items that aims at the card, from
// 1; 0 if none does.
function aimedAt(g, card, n) {
  return g.stack.slice(0, n).findIndex((it) => !it.gone && it.object === card) + 1;
}

// sameAs is aimedAt where the name does not tell which of the owner's cards is
// meant, since another item or none aims at an equal one.
function sameAs(g, owner, card, n) {
  const by = aimedAt(g, card, n);
  return owner.intel.includes(card) && owner.intel.some((c) => c.word === card.word && aimedAt(g, c, n) !== by) ? by : 0;
}

// aim finds the intel that a use means: one that nothing aims at, if it does
// not say another.
function aim(g, to, a) {
  const open = to.intel.filter((c) => fits(a.object, c));
  if (a.sameAs) return open.find((c) => sameAs(g, to, c, g.stack.length) === a.sameAs);
  return open.find((c) => !aimedAt(g, c, g.stack.length)) || open[0];
}

// check reads a use and gives the item that goes on the stack, or null if it
// is not allowed.
function check(g, p, a) {
  if (a.do !== 'play') return null;
  const card = p.hand.find((c) => fits(a.card || '', c));
  if (!card || (a.as && a.as !== card.name)) return null;
  const to = a.target ? g.player(a.target) : undefined;
  const object = a.object && to ? aim(g, to, a) : undefined;
  const hit = a.item ? g.stack[a.item - 1] : undefined;
  if ((a.target && !to) || (a.object && !object) || (a.item && !hit)) return null;
  if (!rules[card.name].may(g, p, to, object, hit)) return null;
  return { seat: p.seat, card, as: card.name, target: a.target || '', object, hit, ref: a.item };
}

module.exports = { rules, check, always, sameAs };
