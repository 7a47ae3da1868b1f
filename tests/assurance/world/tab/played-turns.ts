import { OutOfBounds } from './attempts.ts';
import type { TabTurn } from './tab-turn.ts';

/** The turns that were played in one state so far, so that none is played again after one that waited for a task. */
export class PlayedTurns {
  readonly #turns: (TabTurn | null)[] = [];
  #next = 0;

  /** Begins with the first turn again. */
  rewind(): void {
    this.#next = 0;
  }

  /** The next turn, played unless it was before; null for one that leads out of the states that are looked at. */
  next(play: () => TabTurn): TabTurn | null {
    const turn = this.#turns[this.#next] ?? this.#played(play);
    this.#turns[this.#next] = turn;
    this.#next += 1;
    return turn;
  }

  #played(play: () => TabTurn): TabTurn | null {
    try {
      return play();
    } catch (error) {
      if (error instanceof OutOfBounds) return null;
      throw error;
    }
  }
}
