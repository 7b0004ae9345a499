'use strict';
// A wrong engine: before a third false intel kills, everybody may still Burn
// (breaks BURN-007 and SPEC-002).
const { Game } = require('../game.js');
const { rules } = require('../cards.js');

const { settle, stands } = Game.prototype;
for (const [name, rule] of Object.entries(rules)) {
  const { may } = rule;
  if (name !== '烧毁' && name !== '识破') rule.may = (g, ...aim) => !g.rescuing && may(g, ...aim);
}
Game.prototype.stands = function open() { return this.rescuing || stands.call(this); };
Game.prototype.settle = function* late() {
  if (!this.rescuing && this.players.some((p) => this.in(p) && this.black(p) > 2)) {
    const { stack } = this;
    this.rescuing = true;
    this.stack = [];
    yield* this.window(this.phase);
    this.stack = stack;
    this.rescuing = false;
  }
  yield* settle.call(this);
};
require('../main.js');
