'use strict';
// The protocol: one JSON-RPC request a line in, one answer a line out.
const readline = require('readline');
const { Game, Refused } = require('./game.js');
const { view, awaiting } = require('./view.js');

let game = null;

class Fail extends Error {
  constructor(code, message) { super(message); this.code = code; }
}

function report() {
  const out = { accepted: true, events: game.events, awaiting: awaiting(game), chance: game.used };
  game.events = [];
  game.used = [];
  return out;
}

const methods = {
  initialize: () => ({
    protocolVersion: 1, implementation: { name: 'basic-js', version: '1.0', language: 'JavaScript' },
    capabilities: { setup: ['new', 'position'], legal: 'none', observe: ['seat', 'public', 'all'] }, profiles: ['beginner'],
  }),
  setup(params) {
    if (params.profile !== 'beginner') throw new Fail(-32001, `no profile ${params.profile}`);
    try {
      game = new Game(params);
    } catch (e) {
      if (e instanceof Refused) throw new Fail(-32001, e.message);
      throw e;
    }
    return report();
  },
  act({ seat, action, chance }) {
    const q = game.question;
    const reject = (code, message) => ({ accepted: false, code, message, awaiting: awaiting(game) });
    if (!q) return reject('over', 'the game is over');
    if (q.seat !== seat) return reject('not-asked', `${q.seat} is asked`);
    const answer = q.check(action);
    if (!answer) return reject('illegal', `${action.do} is not possible now`);
    game.supplied = [...(chance || [])];
    game.go(answer);
    if (game.supplied.length) throw new Fail(-32002, `outcomes of chance were not needed: ${game.supplied}`);
    return report();
  },
  observe: ({ viewer }) => view(game, viewer),
  reset: () => { game = null; return {}; },
  shutdown: () => { setImmediate(() => process.exit(0)); return {}; },
};

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  let id = '';
  let answer;
  try {
    const q = JSON.parse(line);
    id = q.id;
    if (!methods[q.method]) throw new Fail(-32601, `no method ${q.method}`);
    answer = { result: methods[q.method](q.params || {}) };
  } catch (e) {
    answer = { error: { code: e.code || -32000, message: String(e.message) } };
  }
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...answer })}\n`);
});
