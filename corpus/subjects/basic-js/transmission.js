'use strict';
// The transmission phase: legs of transit, arrival and receiving (TX-007).
const { fits } = require('./names.js');

module.exports = {
  * transmission() {
    const sender = this.player(this.turn);
    if (!sender.hand.length) { sender.cannotSend = true; return; }
    const { card, target } = yield this.ask(sender.seat, 'send', (a) => this.sending(sender, a));
    sender.hand = sender.hand.filter((c) => c !== card);
    const open = card.mode === '文本';
    this.transit = { card, mode: card.mode, sender: sender.seat, at: sender.seat, to: target, faceUp: open };
    this.seen.set(card, new Set(open ? this.everybody() : [sender.seat]));
    this.tell('sent', { seat: sender.seat, other: target, card: card.word, detail: card.mode }, [...this.seen.get(card)]);
    while (this.transit) yield* this.leg();
    this.lured.clear();
  },

  sending(p, a) {
    if (a.do !== 'send' || a.backward || a.sealed) return null;
    const card = p.hand.find((c) => fits(a.card || '', c));
    if (!card) return null;
    if (card.mode !== '直达') return a.target ? null : { ...a, card, target: '' };
    const to = this.player(a.target);
    return this.in(to) && to !== p ? { ...a, card, target: a.target } : null;
  },

  * leg() {
    yield* this.window('transit');
    const t = this.transit;
    if (!t) return;
    const to = this.next();
    if (!to) {
      (t.faceUp ? this.up : this.down).push(t.card);
      this.transit = null;
      this.tell('scrapped', { seat: t.sender, card: t.card.word }, t.faceUp ? null : []);
      this.refill();
      return;
    }
    t.at = to.seat;
    t.arrived = true;
    this.tell('arrived', { seat: to.seat, card: t.card.word }, [...this.seen.get(t.card)]);
    yield* this.window('arrival');
    if (!this.transit || !t.arrived) return;
    if (!this.in(to)) { this.away(); return; }
    this.begin('receive');
    if (t.at !== t.sender && !this.locked.has(t.at)) {
      const a = yield this.ask(t.at, 'receive', (x) => ['accept', 'refuse'].includes(x.do) && x);
      if (a.do === 'refuse') {
        this.tell('refused', { seat: t.at });
        this.away();
        return;
      }
    }
    this.gainTransit(to);
    yield* this.settle();
  },

  // away takes the intel from where it has arrived; a Direct goes home.
  away() {
    this.transit.arrived = false;
    this.transit.homeward = this.transit.mode === '直达';
  },

  reachable(p) { return this.in(p) && (!this.lured.has(p.seat) || this.locked.has(p.seat)); },

  // next is who is reached now, or nobody if the sender's place is reached and
  // the sender is out (TX-039, TX-040).
  next() {
    const t = this.transit;
    const sender = this.player(t.sender);
    const home = this.in(sender) ? sender : null;
    if (t.mode === '直达') {
      const to = this.player(t.to);
      return !t.homeward && this.reachable(to) ? to : home;
    }
    const n = this.players.length;
    let i = this.players.findIndex((p) => p.seat === t.at);
    for (;;) {
      i = (i + (t.backward ? n - 1 : 1)) % n;
      const p = this.players[i];
      if (p === sender) return home;
      if (this.reachable(p)) return p;
    }
  },
};
