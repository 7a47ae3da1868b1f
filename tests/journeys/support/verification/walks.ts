import { type AnyMachineSnapshot, getInitialSnapshot } from 'xstate';
import {
  type Exploration,
  follow,
  type Move,
  type Path,
  stateName,
} from '../../../fixtures/explore-chart.ts';

/** One move of a walk. */
export interface Step {
  readonly move: Move;
  readonly from: AnyMachineSnapshot;
  readonly to: AnyMachineSnapshot;
  /** The browser's actions it takes, in order. */
  readonly effects: readonly string[];
}

/** A visit from its start, move by move. */
export interface Walk {
  readonly start: string;
  readonly input: unknown;
  readonly first: AnyMachineSnapshot;
  readonly steps: readonly Step[];
}

/** A state and what happens in it, 'waiting · after retryDelay'. */
export function nameOf({ from, move }: Pick<Step, 'from' | 'move'>): string {
  return `${stateName(from)} · ${move.label}`;
}

/** The shortest walks that take every path of an exploration, but for those with a step that is left out. */
export function walksOf({ model, paths }: Exploration, isLeftOut: (step: Step) => boolean): Walk[] {
  const ways = paths.map((path) => [path.start, ...path.way, path.move]);
  const isBegunBy = (way: (typeof ways)[number]) => (other: (typeof ways)[number]) =>
    other.length > way.length && way.every((move, index) => other[index] === move);
  return paths
    .filter((path) => !stepsOf(path).some(isLeftOut))
    .filter((path, _, walkable) => {
      const way = [path.start, ...path.way, path.move];
      const others = walkable.map((other) => [other.start, ...other.way, other.move]);
      return !others.some(isBegunBy(way));
    })
    .map((path) => ({
      start: path.start,
      input: model.starts[path.start],
      first: firstOf(path),
      steps: stepsOf(path),
    }));

  function firstOf({ start }: Path): AnyMachineSnapshot {
    return getInitialSnapshot(model.machine, model.starts[start]);
  }

  function stepsOf(path: Path): Step[] {
    let from = firstOf(path);
    return [...path.way, path.move].map((move) => {
      const { to, effects } = follow(model.machine, from, move);
      const step = { move, from, to, effects };
      from = to;
      return step;
    });
  }
}
