'use strict';
// ⟦协议这一层的测试：node --test¦Tests of the protocol: node --test⟧
const test = require('node:test');
const assert = require('node:assert/strict');
const { PassThrough } = require('node:stream');
const { spawnSync } = require('node:child_process');
const { serve, answer, Unsupported, SetupRefused, Rejected } = require('./protocol.js');

// ⟦一个只会让过的假引擎。¦A fake engine that can do nothing but pass.⟧
class Fake {
  constructor() { this.turn = 'A'; this.games = 0; }
  about() { return { implementation: { name: 'fake' }, capabilities: { setup: ['position'], observe: ['all'] }, profiles: [] }; }
  setup({ profile }) {
    if (profile === 'bad') throw new SetupRefused('not by the rules');
    return { events: [{ what: 'phase' }] };
  }
  awaiting() { return { seat: this.turn, question: 'act' }; }
  async act(seat, action, chance) {
    if (seat !== this.turn) throw new Rejected('not-asked', `${this.turn} is asked`);
    if (action.do === 'explode') throw new Error('out of cheese');
    if (action.do !== 'pass') throw new Unsupported(action.do);
    this.turn = 'B';
    return { chance: chance.map((outcome) => ({ kind: 'card', outcome })) };
  }
  observe(viewer) { return { viewer }; }
  legal() { return [{ do: 'pass' }]; }
  reset() { this.games++; }
}

const ask = (engine, method, params) => answer(engine, JSON.stringify({ jsonrpc: '2.0', id: '7', method, params }));

test('⟦握手报出版本和引擎¦the handshake tells version and engine⟧', async () => {
  const { id, result } = await ask(new Fake(), 'initialize', { protocolVersions: [1] });
  assert.equal(id, '7');
  assert.equal(result.protocolVersion, 1);
  assert.equal(result.implementation.name, 'fake');
});

test('⟦做成的事报出发生了什么、轮到谁¦what was done is reported with who is asked next⟧', async () => {
  const engine = new Fake();
  const setup = await ask(engine, 'setup', { profile: 'beginner' });
  assert.deepEqual(setup.result, { accepted: true, events: [{ what: 'phase' }], awaiting: { seat: 'A', question: 'act' }, chance: [] });
  const act = await ask(engine, 'act', { seat: 'A', action: { do: 'pass' }, chance: ['红锁定'] });
  assert.equal(act.result.awaiting.seat, 'B');
  assert.deepEqual(act.result.chance, [{ kind: 'card', outcome: '红锁定' }]);
});

test('⟦规则不许是结果，不是错误¦a rejection is a result and no error⟧', async () => {
  const { result, error } = await ask(new Fake(), 'act', { seat: 'B', action: { do: 'pass' } });
  assert.equal(error, undefined);
  assert.deepEqual(result, { accepted: false, code: 'not-asked', message: 'A is asked', awaiting: { seat: 'A', question: 'act' } });
});

test('⟦每种毛病有自己的代号¦each trouble has its code⟧', async () => {
  const code = async (method, params) => (await ask(new Fake(), method, params)).error.code;
  assert.equal(await code('setup', { profile: 'bad' }), -32001);
  assert.equal(await code('act', { seat: 'A', action: { do: 'play' } }), -32003);
  assert.equal(await code('fly'), -32601);
  assert.equal(await code('toString'), -32601);
  assert.equal((await answer(new Fake(), 'starting up…')).error.code, -32700);
  assert.equal((await answer(new Fake(), 'null')).error.code, -32600);
});

test('⟦引擎出错不会被当成规则不许¦a failing engine is never taken for a refusal⟧', async (t) => {
  t.mock.method(console, 'error', () => {});
  const { result, error } = await ask(new Fake(), 'act', { seat: 'A', action: { do: 'explode' } });
  assert.equal(result, undefined);
  assert.deepEqual(error, { code: -32000, message: 'out of cheese' });
});

test('⟦观察、合法回答、重来¦observe, legal and reset⟧', async () => {
  const engine = new Fake();
  assert.deepEqual((await ask(engine, 'observe', { viewer: 'all' })).result, { viewer: 'all' });
  assert.deepEqual((await ask(engine, 'legal', { seat: 'A' })).result, { actions: [{ do: 'pass' }] });
  assert.deepEqual((await ask(engine, 'reset')).result, {});
  assert.equal(engine.games, 1);
});

test('⟦一行答一行，答到 shutdown 为止¦a line is answered by a line, until shutdown⟧', async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  const served = serve(new Fake(), input, output);
  input.write('garbage\r\n\n{"id":"1","method":"reset"}\n{"id":"2","method":"shutdown"}\n{"id":"3","method":"reset"}\n');
  await served;
  const lines = String(output.read()).trimEnd().split('\n').map((line) => JSON.parse(line));
  assert.deepEqual(lines.map((line) => line.id), ['', '1', '2']);
});

test('⟦适配器本身能启动、能握手、能退出¦the adapter itself starts, shakes hands and leaves⟧', () => {
  const input = '{"jsonrpc":"2.0","id":"1","method":"initialize"}\n{"jsonrpc":"2.0","id":"2","method":"shutdown"}\n';
  const { status, stdout } = spawnSync(process.execPath, ['adapter.js'], { cwd: __dirname, input, encoding: 'utf8' });
  assert.equal(status, 0);
  const [hello, bye] = stdout.trimEnd().split('\n').map((line) => JSON.parse(line));
  assert.equal(hello.result.protocolVersion, 1);
  assert.deepEqual(bye.result, {});
});
