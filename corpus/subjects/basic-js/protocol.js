'use strict';
// ⟦协议这一层：读一行请求，让引擎做一件事，写一行答复。这个文件是完整的，一般不用改；要写的是 engine.js。¦The protocol: one request a line in, one thing done with the engine, one answer a line out.
// This file is complete and needs no change; what is yours to write is engine.js.⟧
//
// JSON-RPC 2.0. ⟦标准输出只有答复，日志写到标准错误。¦Standard output carries the answers and nothing else; log to standard error.⟧
const readline = require('readline');

// ⟦Problem 会变成一个 JSON-RPC 错误，code 是它的代号。¦A Problem becomes a JSON-RPC error with its code.⟧
class Problem extends Error {
  constructor(code, message) { super(message); this.code = code; }
}

// ⟦引擎没有这个功能（或者还没写）：这个用例算“不适用”，列出来，不算错。¦The engine does not offer this, or not yet: the case does not apply. It is listed and not failed.⟧
class Unsupported extends Problem {
  constructor(what) { super(-32003, what); }
}

// ⟦按规则不能这样开局。只用于规则不许的开局；引擎摆不出来的用 Unsupported。¦The rules do not allow this set-up. Where only your engine cannot build it, use Unsupported.⟧
class SetupRefused extends Problem {
  constructor(why) { super(-32001, why); }
}

// ⟦给出的随机结果多了，用不上。¦More outcomes of chance were given than the act needed.⟧
class UnusedChance extends Problem {
  constructor(outcomes) { super(-32002, `outcomes of chance were not needed: ${outcomes}`); }
}

// ⟦规则不许这样做。这是结果，不是错误；抛出它的时候局面必须还是原样。¦The rules do not allow this act. That is a result and no error; when it is thrown nothing may have changed.⟧
// code: not-asked ⟦没有问这一家¦another seat is asked⟧, illegal ⟦不合规则¦against the rules⟧, over ⟦对局已经结束¦the game is over⟧
class Rejected extends Error {
  constructor(code, message) { super(message); this.code = code; }
}

// ⟦引擎做成了一件事以后的报告：发生了什么，轮到问谁，随机的结果是什么。¦What is reported after something was done: what happened, who is asked, what chance decided.⟧
function report(engine, done) {
  const { events = [], chance = [] } = done || {};
  return { accepted: true, events, awaiting: engine.awaiting(), chance };
}

// ⟦shutdown 的答复；答完就走。¦The answer to shutdown, after which the adapter leaves.⟧
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

// ⟦answer 把一行请求变成一个答复。引擎自己出错（任何别的异常）是 -32000，记在这个用例账上，绝不会被当成“规则不许”。¦answer turns a line into an answer. Any other exception of the engine is -32000: the engine failed, which is never
// taken for a refusal.⟧
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

// ⟦serve 一直答到 shutdown 或输入结束。¦serve answers until shutdown or the end of input.⟧
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
