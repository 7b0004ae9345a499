'use strict';
// ⟦你的引擎接在这里。每个方法现在都答“还没写”，所以第一次运行时所有用例都是“不适用”。
// 顺序：setup、awaiting、observe，再写 act 里的让过，然后一张一张牌地加。写一点，跑一次。
// 牌、身份、角色、技能都用官方中文名（红烧毁、潜伏战线、老鬼、就计），座位是 A 到 I，按逆时针。¦Your engine goes here. Every method says “not written yet” now, so that in the first run no case applies.
// The order: setup, awaiting, observe, then passing in act, then one card after another. Write a little, run again.
// Cards, identities, characters and skills have their official Chinese names (红烧毁, 潜伏战线, 老鬼, 就计);
// seats are A to I, anticlockwise.⟧
const { Unsupported, SetupRefused, Rejected } = require('./protocol.js');

class Engine {
  // ⟦你是谁，会什么。没写在这里的，套件不会来问，相应的用例列为不适用。¦Who you are and what you offer. What is not said here is not asked for; the cases that need it do not apply.⟧
  about() {
    return {
      implementation: { name: 'my-engine', version: '0.1.0', language: 'JavaScript' },
      capabilities: {
        setup: ['position'], // ⟦还会从头发牌就加上 'new'¦add 'new' once you can deal from the box⟧
        legal: 'none', // ⟦会列出所有合法的回答就写 'list'¦'list' once you can list all legal answers⟧
        observe: ['seat', 'all'], // ⟦还有 'public'：不坐在桌边的人看到的¦there is 'public' too: what somebody sees who has no seat⟧
      },
      profiles: ['beginner'], // ⟦初次游戏：没有角色。完整的游戏是 'standard'¦the first game, without characters; the whole game is 'standard'⟧
    };
  }

  // ⟦摆出一个局面，一直走到要问玩家为止。返回 { events, chance }，可以先什么都不返回。
  // 随机的事由套件定：table.deck 是牌库顶，先抽到的在前；其余的牌次序随意。
  // 牌名没写全的（破译、红试探），合得上的哪一张都行；你的回答里牌要写全名。¦setup builds a position and goes on until a player has to decide. It returns { events, chance }, or nothing for a start.
  // The harness decides chance: table.deck is the top of the deck, the next card first; the rest is in any order.
  // A card name that leaves something out (破译, 红试探) is any card that fits; in your answers names are complete.⟧
  //
  // table = { mode: 'position', profile: 'beginner', turn: 'A', phase: 'play1',
  //   seats: [{ seat: 'A', identity: '潜伏战线', hand: ['黑锁定'], intel: ['红试探'] }, …],
  //   deck: ['黑烧毁', …], discard: […], hidden: […], removed: […] }
  setup(table) {
    throw new Unsupported('⟦还没写；从 engine.js 的 setup 开始¦not written yet; begin with setup in engine.js⟧');
  }

  // ⟦现在问谁、问什么；对局结束后是 { seat: '', question: 'nothing' }。¦Who is asked what; { seat: '', question: 'nothing' } when the game is over.⟧
  // { seat: 'A', question: 'act' }
  awaiting() {
    throw new Unsupported('⟦awaiting 还没写¦awaiting is not written yet⟧');
  }

  // ⟦一位玩家做一件事。规则不许就 throw new Rejected('illegal', 为什么)，局面必须原样。
  // chance 是这件事要用到的随机结果，按次序用完；给少了就自己取第一种可能，并全部写进返回的 chance：¦A player does something. Where the rules do not allow it: throw new Rejected('illegal', why), and nothing may have changed.
  // chance lists the outcomes that the act needs, to be used up in order; where fewer are given take the first possible
  // one, and say all of them in the chance that you return:⟧
  // { events: [], chance: [{ kind: 'card', about: 'B', outcome: '黑烧毁' }] }
  act(seat, action, chance) {
    switch (action.do) {
      // case 'pass': …
      // case 'play': ⟦action.card, action.target, action.object, …¦action.card, action.target, action.object, …⟧
      default:
        throw new Unsupported(`⟦act 里的 ${action.do} 还没写¦${action.do} in act is not written yet⟧`);
    }
  }

  // ⟦这位看到的桌面：'A' 到 'I' 是那一家，'all' 是全部。看不到的不写，张数照写。¦The table as a viewer sees it: 'A' to 'I' is that seat, 'all' is everything. Hidden things are absent, counts are there.⟧
  //
  // { viewer, phase: 'play1', turn: 'A', awaiting: this.awaiting(),
  //   seats: [{ seat: 'A', alive: true, identity: '潜伏战线', handCount: 1, hand: ['黑锁定'], intel: ['红试探（军情处，抽二张）'] }, …],
  //   deck: { count: 70 }, discard: { count: 0 }, removed: { count: 0 }, aside: { count: 0 } }
  observe(viewer) {
    throw new Unsupported('⟦observe 还没写¦observe is not written yet⟧');
  }

  // ⟦这一家所有合法的回答；about 里写了 legal: 'list' 才会问。¦All legal answers of a seat; asked only if about says legal: 'list'.⟧
  legal(seat) {
    throw new Unsupported('⟦legal 还没写¦legal is not written yet⟧');
  }

  // ⟦这一局完了，忘掉它；下一次 setup 是新的一局。¦The game is over, forget it; the next setup begins another.⟧
  reset() {}
}

module.exports = { Engine };
