'use strict';
// Cards of the beginner profile and how they are called.

const COLOURS = ['红', '蓝', '黑'];

// Function, mode, and how many there are in red, blue and black (SET-006).
const ROWS = [
  ['锁定', '密电', 5, 5, 4], ['调虎离山', '密电', 2, 2, 4], ['截获', '直达', 1, 1, 6],
  ['退回', '文本', 2, 2, 2], ['破译', '密电', 3, 3, 1], ['烧毁', '直达', 1, 1, 4],
  ['识破', '直达', 3, 3, 6], ['试探', '密电', 6, 6, 6], ['真伪莫辨', '文本', 1, 1, 0],
];

const IDENTITIES = ['潜伏战线', '军情处', '打酱油'];
const ACTS = ['弃一张', '抽二张'];

// deck makes the 81 cards; the Probes of a colour are all different (SET-015).
function deck() {
  const cards = [];
  for (const [name, mode, ...counts] of ROWS) {
    counts.forEach((n, c) => {
      for (let i = 0; i < n; i++) {
        const card = { id: cards.length, colour: COLOURS[c], name, mode };
        card.word = card.colour + name;
        if (name === '试探') {
          card.asks = IDENTITIES[i % 3];
          card.act = ACTS[Math.floor(i / 3) % 2];
          card.word += `（${card.asks}，${card.act}）`;
        }
        cards.push(card);
      }
    });
  }
  return cards;
}

// fits is whether a card is one that a word describes; a Probe without
// brackets is any Probe of its colour.
function fits(word, card) {
  if (word === card.word) return true;
  const m = /^([红蓝黑])?([^（]+)(?:（(.+)）)?$/.exec(word);
  if (!m || m[2] !== card.name || (m[1] && m[1] !== card.colour)) return false;
  return !m[3] || m[3].split(/[，、]/).every((part) => part === card.asks || part.replace('两', '二') === card.act);
}

module.exports = { deck, fits, IDENTITIES };
