'use strict';
// A wrong engine: a lured player is passed over even when Locked (breaks
// TX-020, LOCK-012 and LURE-010).
const { Game } = require('../game.js');

Game.prototype.reachable = function reachable(p) { return this.in(p) && !this.lured.has(p.seat); };
require('../main.js');
