'use strict';
// A game of the beginner profile. What is under way is a generator: it yields a
// question and is resumed with an action that the question's check has passed.
const { deck, fits } = require('./names.js');
const cards = require('./cards.js');

class Over extends Error {}
class Refused extends Error {}

class Game {
  constructor(setup) {
    this.players = [];
    this.top = []; this.rest = []; this.up = []; this.down = []; this.removed = []; this.aside = [];
    this.seen = new Map(); // card → set of seats that know its face where it lies hidden
    this.stack = []; this.locked = new Set(); this.lured = new Set();
    this.transit = null; this.phase = 'dealing'; this.turn = ''; this.result = null; this.deaths = [];
    this.events = []; this.supplied = []; this.used = [];
    this.all = deck();
    this.flow = setup.mode === 'new' ? this.fromBox(setup) : this.fromPosition(setup);
    this.go(undefined);
  }

  // go resumes the flow and lets chance answer until a player is asked.
  go(answer) {
    try {
      for (;;) {
        const { value, done } = this.flow.next(answer);
        if (done) throw new Over();
        this.question = value;
        if (!value.chance) return;
        answer = this.draws(value);
      }
    } catch (e) {
      if (!(e instanceof Over)) throw e;
      this.question = null;
    }
  }

  // draws takes the outcome supplied, or the first possible one.
  draws({ chance, kind, about }) {
    let pick = chance[0];
    if (this.supplied.length) {
      const want = this.supplied[0];
      pick = chance.find((o) => (kind === 'card' ? fits(want, o) : o === want));
      if (pick === undefined) throw new Error(`chance cannot give ${want} here`);
      this.supplied.shift();
    }
    this.used.push({ kind, about, outcome: kind === 'card' ? pick.word : pick });
    return pick;
  }

  // ---- set-up

  * fromBox({ players, identities }) {
    const tables = { 4: [2, 2], 6: [3, 3] };
    const counts = tables[players];
    if (!counts || (identities && identities !== counts.join('/') + '/0')) throw new Refused(`${players} players cannot play the first game (SET-026)`);
    this.rest = [...this.all];
    const left = { 潜伏战线: counts[0], 军情处: counts[1] };
    for (let i = 0; i < players; i++) this.seat(i, {});
    for (const p of this.players) {
      const possible = Object.keys(left).filter((k) => left[k] > 0);
      p.identity = yield { chance: possible, kind: 'identity', about: p.seat };
      left[p.identity]--;
    }
    for (const p of this.players) yield* this.draw(p, 3);
    this.turn = yield { chance: this.players.map((p) => p.seat), kind: 'seat', about: '' };
    yield* this.turns('start');
  }

  * fromPosition(s) {
    const identities = (s.seats || []).map((q) => ({ 军情局: '军情处' }[q.identity] || q.identity));
    const count = (w) => identities.filter((i) => i === w).length;
    const n = identities.length;
    if (![4, 6].includes(n) || count('潜伏战线') !== n / 2 || count('军情处') !== n / 2) throw new Refused('the first game has two sides of two or three players (SET-026)');
    const wanted = [];
    const want = (words, put) => (words || []).forEach((w) => wanted.push([w, put]));
    s.seats.forEach((q, i) => {
      const p = this.seat(i, q);
      p.identity = identities[i];
      if ((q.dead || q.lost) && ((q.hand || []).length || (q.intel || []).length)) throw new Refused(`${p.seat} is out and holds cards (DEATH-005)`);
      want(q.hand, (c) => p.hand.push(c));
      want(q.intel, (c) => p.intel.push(c));
      if (q.dead) this.deaths.push({ seat: p.seat });
    });
    want(s.discard, (c) => this.up.push(c));
    want(s.hidden, (c) => this.down.push(c));
    want(s.removed, (c) => this.removed.push(c));
    want(s.deck, (c) => this.top.push(c));
    this.layOut(wanted);
    this.players.forEach((p) => this.sort(p));
    this.turn = s.turn || 'A';
    const doomed = this.living().find((p) => this.black(p) > 2 || this.won(p));
    if (doomed || this.living().length < 2 || !this.in(this.player(this.turn))) throw new Refused('the game is over already, or it is nobody\'s turn');
    this.refill();
    const phases = ['start', 'draw', 'drawn', 'play1', 'send', 'play2', 'end'];
    const phase = s.phase || 'play1';
    if (!phases.includes(phase)) throw new Refused(`a position cannot begin in phase ${phase}`);
    yield* this.turns(phase);
  }

  seat(i, q) {
    const p = { seat: 'ABCDEFGHI'[i], hand: [], intel: [], alive: !q.dead, lost: !!q.lost, shown: !!(q.identityShown || q.dead || q.lost) };
    this.players.push(p);
    return p;
  }

  // layOut finds cards for words, exact ones first.
  layOut(wanted) {
    let free = [...this.all];
    const got = new Map();
    for (const exact of [true, false]) {
      wanted.forEach(([word], i) => {
        if (got.has(i) || (/^[红蓝黑]/.test(word) && (!word.includes('试探') || word.includes('（'))) !== exact) return;
        const card = free.find((c) => fits(word, c));
        if (!card) throw new Refused(`no ${word} left (CARD-004)`);
        free = free.filter((c) => c !== card);
        got.set(i, card);
      });
    }
    wanted.forEach(([, put], i) => put(got.get(i)));
    this.rest = free;
  }

  // ---- who is where

  player(seat) { return this.players.find((p) => p.seat === seat); }
  in(p) { return !!p && p.alive && !p.lost; }
  living() { return this.players.filter((p) => this.in(p)); }
  black(p) { return p.intel.filter((c) => c.colour === '黑').length; }
  sort(p) { p.hand.sort((a, b) => a.id - b.id); p.intel.sort((a, b) => a.id - b.id); }
  count() { return this.top.length + this.rest.length; }

  // from lists the living anticlockwise, beginning with the seat.
  from(seat) {
    const i = this.players.findIndex((p) => p.seat === seat);
    return [...this.players.slice(i), ...this.players.slice(0, i)].filter((p) => this.in(p));
  }

  after(seat) {
    const list = this.from(seat).filter((p) => p.seat !== seat);
    return list[0] || this.player(seat);
  }

  // isOpen is whether a card lies face up: in the discard pile, in transit, or on
  // the stack as anything but 试探.
  isOpen(card) {
    const declared = this.stack.find((it) => it.card === card);
    return this.up.includes(card) || (!!this.transit?.faceUp && this.transit.card === card) || (!!declared && !declared.gone && declared.as !== '试探');
  }

  everybody() { return this.players.map((p) => p.seat); }
  tell(what, e, learned) { this.events.push({ what, ...e, learned: learned || this.everybody() }); }

  // ---- turns

  * turns(phase) {
    const order = ['start', 'draw', 'drawn', 'play1', 'send', 'play2', 'end'];
    for (let at = order.indexOf(phase); ; at = 0) {
      for (; at < order.length; at++) {
        if (!this.in(this.player(this.turn))) break;
        at = yield* this.during(order[at], at);
      }
      const p = this.player(this.turn);
      if (this.in(p) && p.cannotSend) { this.leave(p, 'left'); yield* this.settle(); }
      p.cannotSend = false;
      this.locked.clear();
      this.turn = this.after(this.turn).seat;
    }
  }

  * during(phase, at) {
    if (phase === 'draw') {
      this.begin('draw');
      if (this.count() === 0) return at + 1; // the window after the draw is cancelled too (TURN-006)
      const { number } = yield this.ask(this.turn, 'number', (a) => a.do === 'number' && a.number >= 0 && a.number <= 2 && a);
      yield* this.draw(this.player(this.turn), number);
    } else if (phase === 'send') {
      this.begin('send');
      yield* this.transmission();
    } else {
      yield* this.window(phase);
    }
    return at;
  }

  begin(phase) { this.phase = phase; this.tell('phase', { seat: this.turn, detail: phase }); }
  ask(seat, question, check, more) { return { seat, question, check, ...more }; }

  // ---- priority (PRI-011)

  stands() {
    const t = this.transit;
    if (this.phase === 'transit') return !!t && !t.arrived;
    if (this.phase === 'arrival') return !!t && t.arrived && this.in(this.player(t.at));
    return this.in(this.player(this.turn));
  }

  * window(phase) {
    this.begin(phase);
    while (this.stands()) {
      let [holder] = this.from(this.turn);
      let passes = 0, acted = false;
      for (;;) {
        const seat = holder.seat;
        const a = yield this.ask(seat, 'act', (x) => (x.do === 'pass' ? x : cards.check(this, holder, x)));
        if (a.do !== 'pass') {
          this.declare(holder, a);
          passes = 0; acted = true;
          continue;
        }
        this.tell('passed', { seat });
        if (acted) acted = false; else passes++;
        holder = this.after(seat);
        if (passes >= this.living().length) break;
      }
      if (!this.stack.length) return;
      this.line();
      while (this.stack.length) yield* this.resolve(this.stack[this.stack.length - 1]);
    }
  }

  // line puts the stack in the order in which it resolves, the first at the
  // end: the last used item resolves first (PRI-015).
  line() {}

  declare(p, item) {
    p.hand = p.hand.filter((c) => c !== item.card);
    this.stack.push(item);
    const learned = item.as === '试探' ? [p.seat] : this.everybody();
    this.seen.set(item.card, new Set(learned));
    this.tell('played', { seat: p.seat, other: item.target, card: item.card.word, name: item.as }, learned);
  }

  * resolve(item) {
    if (!item.gone) {
      const rule = cards.rules[item.as];
      const how = rule.holds(this, item) ? 'resolved' : 'fizzled';
      this.tell(how, { seat: item.seat, other: item.target, card: item.card.word, name: item.as }, [...(this.seen.get(item.card) || [])]);
      if (how === 'resolved') yield* rule.effect(this, item);
      if (item.as === '试探') this.removed.push(item.card); else this.up.push(item.card);
    }
    this.stack.pop();
    this.refill();
    yield* this.settle();
  }

  // ---- cards move

  * take() {
    if (this.top.length) return this.top.shift();
    const card = this.rest.length === 1 ? this.rest[0] : yield { chance: this.rest, kind: 'card', about: this.drawer || '' };
    this.rest = this.rest.filter((c) => c !== card);
    return card;
  }

  * draw(p, n) {
    for (let i = 0; i < n && this.count() > 0; i++) {
      this.drawer = p.seat;
      const card = yield* this.take();
      p.hand.push(card);
      this.sort(p);
      this.tell('drew', { seat: p.seat, card: card.word }, [p.seat]);
      this.refill();
    }
  }

  refill() {
    if (this.count() > 0 || this.up.length + this.down.length === 0) return;
    this.rest = [...this.up, ...this.down].sort((a, b) => a.id - b.id);
    this.up = []; this.down = [];
    this.tell('reshuffled', {});
  }

  gain(p, card, killer) {
    p.intel.push(card);
    this.sort(p);
    if (card.colour === '黑') p.blame = killer;
    this.tell('gained', { seat: p.seat, other: killer, card: card.word });
  }

  gainTransit(p) {
    const t = this.transit;
    this.transit = null;
    this.gain(p, t.card, t.sender);
  }

  discard(p, card) {
    p.hand = p.hand.filter((c) => c !== card);
    this.down.push(card);
    this.tell('discarded', { seat: p.seat, card: card.word }, [p.seat]);
  }

  // ---- deaths, then victories

  * settle() {
    for (const p of this.from(this.turn)) {
      if (this.black(p) < 3) continue;
      p.alive = false;
      this.deaths.push({ seat: p.seat, killer: p.blame });
      this.tell('died', { seat: p.seat, other: p.blame });
      this.strip(p);
    }
    const living = this.living();
    if (!living.length) this.end('', []);
    const [winner] = this.from(this.turn).filter((p) => living.length === 1 || this.won(p));
    if (!winner) return;
    this.tell('declared', { seat: winner.seat });
    this.show(winner); // on the spot, the others when the game has ended (WIN-024)
    this.end(winner.seat, this.players.filter((p) => p.identity === winner.identity && !p.lost));
  }

  won(p) {
    const colour = p.identity === '潜伏战线' ? '红' : '蓝';
    return p.intel.filter((c) => c.colour === colour).length >= 3;
  }

  leave(p, what) {
    p.lost = true;
    this.tell(what, { seat: p.seat });
    this.strip(p);
  }

  strip(p) {
    this.down.push(...p.hand);
    this.up.push(...p.intel);
    p.hand = []; p.intel = [];
    this.locked.delete(p.seat);
    this.lured.delete(p.seat);
    this.show(p);
    this.refill();
  }

  show(p) {
    if (!p.shown) this.tell('identity', { seat: p.seat, detail: p.identity });
    p.shown = true;
  }

  end(declarer, winners) {
    winners.forEach((p) => this.show(p));
    this.phase = 'finished';
    this.result = { declarer, winners: winners.map((p) => p.seat) };
    this.tell('ended', { seat: declarer });
    throw new Over();
  }
}

Object.assign(Game.prototype, require('./transmission.js'));
module.exports = { Game, Refused };
