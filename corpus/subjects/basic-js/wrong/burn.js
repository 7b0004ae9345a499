'use strict';
// A wrong engine: before a third false intel kills, everybody may still Burn
// (breaks BURN-007 and SPEC-002).
const { Game } = require('../game.js');
const { always } = require('../cards.js');

const { settle, stands } = Game.prototype;
always.push('rescue');
Game.prototype.stands = function open() { return this.phase === 'rescue' || stands.call(this); };
Game.prototype.settle = function* late() {
  if (!this.rescuing && this.players.some((p) => this.in(p) && this.black(p) > 2)) {
    this.rescuing = true;
    const { phase, stack } = this;
    this.stack = [];
    yield* this.window('rescue');
    this.stack = stack;
    this.phase = phase;
    this.rescuing = false;
  }
  yield* settle.call(this);
};
require('../main.js');
