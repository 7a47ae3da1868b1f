// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import {
  featuredMachine,
  nextRidesMachine,
  organiserMachine,
  otherListsMachine,
  savedRidesMachine,
  similarMachine,
} from '#machines/loader.machine.ts';
import { leavesOf } from '../../.storybook/statechart/chart.ts';
import type { Pin } from '../../.storybook/statechart/parameters.ts';
import { differences, type PinnedStory } from '../../stories/completeness.ts';
import { exempt } from '../../stories/exempt.ts';
import { models } from '../fixtures/chart-models.ts';

const files = import.meta.glob<Record<string, unknown>>('../../stories/*.stories.tsx', {
  eager: true,
});

interface Story {
  input: { parameters?: { statechart?: Pin } };
}

/** Charts that are one with that of a list, which alone has a model. */
const otherLoaders = [
  nextRidesMachine,
  featuredMachine,
  organiserMachine,
  otherListsMachine,
  savedRidesMachine,
  similarMachine,
];

/** Every story that is pinned to a state of a machine. */
const pinnedStories: readonly PinnedStory[] = Object.values(files).flatMap((exports) =>
  Object.entries(exports).flatMap(([name, story]) => {
    const pin = (story as Story).input.parameters?.statechart;
    return pin === undefined ? [] : [{ name, ...pin }];
  }),
);

test('every leaf state of every machine has its story, and every story its state', () => {
  const machines = models.map(({ machine }) => machine);
  const ids = new Set(machines.map(({ id }) => id));
  expect(
    differences(
      machines,
      pinnedStories.filter(({ machine }) => ids.has(machine)),
      exempt,
    ),
  ).toEqual([]);
});

test('the other loaders are one chart with that of a list, so their stories show states that exist', () => {
  for (const machine of otherLoaders) {
    const own = pinnedStories.filter((story) => story.machine === machine.id);
    expect(own.length).toBeGreaterThan(0);
    const leaves = new Set(leavesOf(machine).map(({ path }) => path));
    expect(own.filter(({ state }) => !leaves.has(state))).toEqual([]);
  }
});

test('no story is of a machine that nobody knows', () => {
  const ids = [...models.map(({ machine }) => machine), ...otherLoaders].map(({ id }) => id);
  expect(pinnedStories.filter(({ machine }) => !ids.includes(machine))).toEqual([]);
});
