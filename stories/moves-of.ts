import { models } from '../tests/fixtures/chart-models.ts';
import type { Move } from '../tests/fixtures/explore-chart.ts';

/** Returns the events that can happen to a machine, by the name of its model. Throws for a name that no model has. */
export function movesOf(name: string): readonly Move[] {
  const model = models.find((candidate) => candidate.name === name);
  if (model === undefined) throw new Error(`There is no model of "${name}".`);
  return model.moves;
}
