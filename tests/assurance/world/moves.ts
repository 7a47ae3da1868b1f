import { canonicalise } from './canonicalise.ts';
import type { Move } from './move.ts';
import { PendingTask, type PlatformModel } from './platform-model.ts';
import { platformMoves } from './platform-moves.ts';
import type { PlatformState } from './platform-state.ts';
import type { Scope } from './scopes.ts';
import { PlayedTurns } from './tab/played-turns.ts';
import { tabMoves } from './tab/tab-moves.ts';

/** Everything that can happen next in a state. */
export async function movesFrom(
  platform: PlatformState,
  scope: Scope,
  model: PlatformModel,
): Promise<Move[]> {
  const turns = new PlayedTurns();
  for (;;) {
    try {
      return allMoves(platform, scope, model, turns);
    } catch (error) {
      if (!(error instanceof PendingTask)) throw error;
      await error.run();
      turns.rewind();
    }
  }
}

function allMoves(
  platform: PlatformState,
  scope: Scope,
  model: PlatformModel,
  turns: PlayedTurns,
): Move[] {
  model.setClock(platform.clock);
  const inTabs = platform.tabs.flatMap((tab, index) =>
    tabMoves(tab, { platform, scope, model, index }, turns),
  );
  return [...inTabs, ...platformMoves(platform, scope, model)].map((move) => ({
    ...move,
    platform: canonicalise(move.platform, model),
  }));
}
