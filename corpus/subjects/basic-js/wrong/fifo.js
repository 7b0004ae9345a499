'use strict';
// A wrong engine: what was used first resolves first (breaks PRI-015).
const { Game } = require('../game.js');

Game.prototype.line = function line() { this.stack.reverse(); };
require('../main.js');
