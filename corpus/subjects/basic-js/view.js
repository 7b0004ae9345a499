'use strict';
// What a viewer may see.

const { sameAs } = require('./cards.js');

const words = (cards) => [...cards].sort((a, b) => a.id - b.id).map((c) => c.word);

function awaiting(g) {
  const q = g.question;
  return q ? { seat: q.seat, question: q.question } : { seat: '', question: 'nothing' };
}

function entry(g, it, i, knows) {
  const owner = g.player(it.target);
  const same = it.object && owner && !it.gone ? sameAs(g, owner, it.object, i) : 0;
  return { seat: it.seat, as: it.as, target: it.target, object: it.object?.word, sameAs: same || undefined,
    item: it.ref || undefined, countered: it.gone,
    card: knows(it.card) ? it.card.word : undefined };
}

function view(g, viewer) {
  const all = viewer === 'all';
  const seated = (card) => all || !!g.seen.get(card)?.has(viewer);
  // What lies open is seen from everywhere, by whoever has no seat, too (TERM-021).
  const knows = (card) => seated(card) || g.isOpen(card);
  const t = g.transit;
  return {
    viewer, phase: g.phase, turn: g.turn, awaiting: awaiting(g),
    seats: g.players.map((p) => ({
      seat: p.seat, alive: p.alive, lost: p.lost, identityShown: p.shown,
      identity: all || p.shown || p.seat === viewer ? p.identity : undefined,
      handCount: p.hand.length, intel: words(p.intel),
      hand: all || p.seat === viewer ? words(p.hand) : undefined,
    })),
    deck: { count: g.count(), top: all ? g.top.map((c) => c.word) : undefined },
    discard: { count: g.up.length + g.down.length, cards: words(g.up) },
    removed: { count: g.removed.length, cards: words(g.removed.filter(knows)) },
    aside: { count: g.aside.length, cards: all ? words(g.aside) : undefined },
    transit: t ? { card: knows(t.card) ? t.card.word : undefined, mode: t.mode, sender: t.sender, at: t.at, to: t.to,
      arrived: t.arrived, faceUp: t.faceUp, backward: t.backward, homeward: t.homeward } : undefined,
    locked: [...g.locked].sort(), lured: [...g.lured].sort(),
    stack: g.stack.map((it, i) => entry(g, it, i, knows)),
    deaths: g.deaths, result: g.result || undefined,
  };
}

module.exports = { view, awaiting };
