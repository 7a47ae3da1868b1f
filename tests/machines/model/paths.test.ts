import { describe, expect, test } from 'vitest';
import { models } from '../../fixtures/chart-models.ts';
import { explore } from '../../fixtures/explore-chart.ts';
import { replay } from './replay.ts';

describe.each(models.map((model) => [model.name, explore(model)] as const))(
  '%s',
  (_, exploration) => {
    test('every state and every transition is reached', () => {
      expect(exploration.states.missed).toEqual([]);
      const { passingTime = [] } = exploration.model;
      expect(exploration.transitions.missed).toEqual(passingTime);
    });

    test('every path ends on a running machine where the model says', async () => {
      const { model, paths } = exploration;
      const differences: string[] = [];
      for (const path of paths) {
        const difference = await replay(path, model.machine, model.starts[path.start]);
        if (difference !== null)
          differences.push(
            `${path.start}: ${[...path.way, path.move].map((move) => move.label).join(', ')}: ${difference}`,
          );
      }
      expect(differences).toEqual([]);
    });
  },
);
