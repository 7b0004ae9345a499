'use strict';
// The protocol: one request a line in, one thing done with the engine, one answer a line out.
// This file is complete and needs no change; what is yours to write is engine.js.
//
// JSON-RPC 2.0. Standard output carries the answers and nothing else; log to standard error.
const readline = require('readline');

// A Problem becomes a JSON-RPC error with its code.
class Problem extends Error {
  constructor(code, message) { super(message); this.code = code; }
}

// The engine does not offer this, or not yet: the case does not apply. It is listed and not failed.
class Unsupported extends Problem {
  constructor(what) { super(-32003, what); }
}

// The rules do not allow this set-up. Where only your engine cannot build it, use Unsupported.
class SetupRefused extends Problem {
  constructor(why) { super(-32001, why); }
}

// More outcomes of chance were given than the act needed.
class UnusedChance extends Problem {
  constructor(outcomes) { super(-32002, `outcomes of chance were not needed: ${outcomes}`); }
}

// The rules do not allow this act. That is a result and no error; when it is thrown nothing may have changed.
// code: not-asked another seat is asked, illegal against the rules, over the game is over
class Rejected extends Error {
  constructor(code, message) { super(message); this.code = code; }
}

// What is reported after something was done: what happened, who is asked, what chance decided.
function report(engine, done) {
  const { events = [], chance = [] } = done || {};
  return { accepted: true, events, awaiting: engine.awaiting(), chance };
}

// The answer to shutdown, after which the adapter leaves.
const farewell = {};

const methods = {
  initialize: (engine) => ({ protocolVersion: 1, ...engine.about() }),
  setup: async (engine, table) => report(engine, await engine.setup(table)),
  act: async (engine, { seat, action, chance = [] }) => {
    try {
      return report(engine, await engine.act(seat, action, chance));
    } catch (e) {
      if (!(e instanceof Rejected)) throw e;
      return { accepted: false, code: e.code, message: e.message, awaiting: engine.awaiting() };
    }
  },
  observe: (engine, { viewer }) => engine.observe(viewer),
  legal: async (engine, { seat }) => ({ actions: await engine.legal(seat) }),
  reset: async (engine) => { await engine.reset(); return {}; },
  shutdown: () => farewell,
};

function parse(line) {
  let request;
  try {
    request = JSON.parse(line);
  } catch (e) {
    throw new Problem(-32700, `expected one JSON object a line, got ${line.slice(0, 80)}: ${e.message}`);
  }
  if (request === null || typeof request !== 'object') throw new Problem(-32600, `expected a request object, got ${line.slice(0, 80)}`);
  return request;
}

// answer turns a line into an answer. Any other exception of the engine is -32000: the engine failed, which is never
// taken for a refusal.
async function answer(engine, line) {
  const out = { jsonrpc: '2.0', id: '' };
  try {
    const { id, method, params } = parse(line);
    out.id = id ?? '';
    if (!Object.hasOwn(methods, method)) throw new Problem(-32601, `no method ${method}`);
    return { ...out, result: await methods[method](engine, params || {}) };
  } catch (e) {
    if (!(e instanceof Problem)) console.error(e);
    return { ...out, error: { code: e instanceof Problem ? e.code : -32000, message: String(e.message) } };
  }
}

// serve answers until shutdown or the end of input.
function serve(engine, input, output) {
  return new Promise((resolve) => {
    const lines = readline.createInterface({ input, terminal: false });
    let left = false;
    let before = Promise.resolve();
    const handle = async (line) => {
      if (left || !line.trim()) return;
      const reply = await answer(engine, line);
      left = reply.result === farewell;
      await new Promise((written) => { output.write(`${JSON.stringify(reply)}\n`, written); });
      if (left) lines.close();
    };
    lines.on('line', (line) => { before = before.then(() => handle(line)); });
    lines.on('close', () => { before.then(resolve); });
  });
}

module.exports = { serve, answer, Unsupported, SetupRefused, UnusedChance, Rejected };
