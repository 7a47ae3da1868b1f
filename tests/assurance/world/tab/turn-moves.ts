import { descriptionOf, type Move } from '../move.ts';
import type { Page, Tab } from '../platform-state.ts';
import type { MoveKind } from '../powers.ts';
import type { PlayedTurns } from './played-turns.ts';
import type { TurnSetting } from './tab-state.ts';
import { TabTurn } from './tab-turn.ts';

/** The moves of one tab: turns that begin in the same state, each with the states that crashes in it leave behind. */
export class TurnMoves {
  readonly moves: Move[] = [];
  readonly setting: TurnSetting;
  readonly turns: PlayedTurns;
  /** The tab's own storage, by number. */
  readonly session: number;

  constructor(setting: TurnSetting, turns: PlayedTurns, session: number) {
    this.setting = setting;
    this.turns = turns;
    this.session = session;
  }

  /** Adds a turn that begins with a page. */
  play(kind: MoveKind, page: Page, play: (turn: TabTurn) => unknown, detail = ''): void {
    const turn = this.turns.next(() => {
      const played = new TabTurn(this.setting, page, this.session);
      play(played);
      return played;
    });
    if (turn === null) return;
    const { platform, crashStates } = turn.tab;
    const broken = [...turn.tab.broken];
    const text = descriptionOf(kind, detail);
    this.#add({ kind, during: kind, description: text, platform, broken });
    for (const crash of crashStates) {
      const description = descriptionOf('crash', `${text}. ${crash.description}`);
      this.#add({ kind: 'crash', during: kind, description, platform: crash.platform, broken });
    }
  }

  /** Adds a move in which the tab shows a page and nothing runs in it. */
  putPage(kind: MoveKind, page: Page): void {
    this.putTab(kind, { at: 'page', page, session: this.session });
  }

  /** Adds a move in which the tab is another one and nothing runs in it. */
  putTab(kind: MoveKind, tab: Tab): void {
    const { platform, index } = this.setting;
    const tabs = platform.tabs.map((other, at) => (at === index ? tab : other));
    const description = descriptionOf(kind, '');
    this.#add({ kind, during: kind, description, platform: { ...platform, tabs }, broken: [] });
  }

  #add(move: Move): void {
    const { scope, index } = this.setting;
    const where = scope.tabs === 1 ? '' : `[${index === 0 ? 'first' : 'second'} tab] `;
    this.moves.push({ ...move, description: where + move.description });
  }
}
