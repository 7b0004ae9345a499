'use strict';
// The basic game behind the protocol of protocol.js, which is the one that
// `fengsheng init --lang js` writes.
const { serve, Unsupported, SetupRefused, UnusedChance, Rejected } = require('./protocol.js');
const { Game, Refused } = require('./game.js');
const { view, awaiting } = require('./view.js');

class Basic {
  about() {
    return {
      implementation: { name: 'basic-js', version: '1.0', language: 'JavaScript' },
      capabilities: { setup: ['new', 'position'], legal: 'none', observe: ['seat', 'public', 'all'] }, profiles: ['beginner'],
    };
  }

  setup(table) {
    if (table.profile !== 'beginner') throw new Unsupported(`profile ${table.profile}`);
    try {
      this.game = new Game(table);
    } catch (e) {
      throw e instanceof Refused ? new SetupRefused(e.message) : e;
    }
    return this.happened();
  }

  act(seat, action, chance) {
    const q = this.game.question;
    if (!q) throw new Rejected('over', 'the game is over');
    if (q.seat !== seat) throw new Rejected('not-asked', `${q.seat} is asked`);
    const answer = q.check(action);
    if (!answer) throw new Rejected('illegal', `${action.do} is not possible now`);
    this.game.supplied = [...chance];
    this.game.go(answer);
    if (this.game.supplied.length) throw new UnusedChance(this.game.supplied);
    return this.happened();
  }

  // happened is what there is to tell since it was told last.
  happened() {
    const { events, used } = this.game;
    this.game.events = [];
    this.game.used = [];
    return { events, chance: used };
  }

  awaiting() { return awaiting(this.game); }
  observe(viewer) { return view(this.game, viewer); }
  legal() { throw new Unsupported('legal'); }
  reset() { this.game = null; }
}

serve(new Basic(), process.stdin, process.stdout).then(() => process.exit(0));
