// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import {
  eventsMachine,
  featuredMachine,
  savedRidesMachine,
  similarMachine,
  trainingsMachine,
} from '#machines/loader.machine.ts';
import { leavesOf } from '../../.storybook/statechart/chart.ts';
import type { Pin } from '../../.storybook/statechart/parameters.ts';
import { differences, type PinnedStory, storyName } from '../../stories/completeness.ts';
import { exempt } from '../../stories/exempt.ts';
import { models } from '../fixtures/chart-models.ts';

const files = import.meta.glob<Record<string, unknown>>('../../stories/*.stories.tsx', {
  eager: true,
});

interface Story {
  input: { parameters?: { statechart?: Pin } };
}

/** Charts that are one with the trips, which alone have a model. */
const otherLoaders = [
  featuredMachine,
  trainingsMachine,
  eventsMachine,
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

test('the other loaders are one chart with the trips, so their stories show states that exist', () => {
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

const door = createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { pushed: 'open' } },
    open: { initial: 'wide', states: { wide: {}, ajar: {} } },
    creaking: { always: 'shut' },
  },
});
const doorStories = [
  { name: 'Shut', machine: 'door', state: 'shut' },
  { name: 'OpenWide', machine: 'door', state: 'open.wide' },
  { name: 'OpenAjar', machine: 'door', state: 'open.ajar' },
];
const doorExempt = { door: { creaking: 'Transient.' } };

test('a story a state → nothing to say', () => {
  expect(differences([door], doorStories, doorExempt)).toEqual([]);
});

test('a state more than there are stories → it is named', () => {
  const grown = createMachine({
    ...door.config,
    states: { ...door.config.states, locked: {} },
  });
  expect(differences([grown], doorStories, doorExempt)).toEqual([
    'door: locked has no story named Locked',
  ]);
});

test('a story under another name does not count', () => {
  const renamed = doorStories.map((story) =>
    story.state === 'shut' ? { ...story, name: 'Closed' } : story,
  );
  expect(differences([door], renamed, doorExempt)).toEqual(['door: shut has no story named Shut']);
});

test('a story of a state that is gone → it is named', () => {
  const gone = { name: 'Slammed', machine: 'door', state: 'slammed' };
  expect(differences([door], [...doorStories, gone], doorExempt)).toEqual([
    'door: Slammed shows slammed, which is no leaf state',
  ]);
});

test('a parent is no leaf', () => {
  const parent = { name: 'Open', machine: 'door', state: 'open' };
  expect(differences([door], [...doorStories, parent], doorExempt)).toEqual([
    'door: Open shows open, which is no leaf state',
  ]);
});

test('exemptions: of a state that is gone, beside a story, without a reason, of a machine that is none', () => {
  const odd = { door: { creaking: ' ', shut: 'Dark.', ajar: 'Gone.' }, window: { shut: 'None.' } };
  expect(differences([door], doorStories, odd)).toEqual([
    'window is no machine',
    'door: exempt creaking lacks its reason',
    'door: exempt shut has a story',
    'door: exempt ajar is no leaf state',
  ]);
});

test('a transient state is not drawn by a story', () => {
  const drawn = { name: 'Creaking', machine: 'door', state: 'creaking' };
  expect(differences([door], [...doorStories, drawn], {})).toEqual([
    'door: creaking is transient and not exempt',
  ]);
});

test('names of stories follow the paths of states', () => {
  expect(storyName('checking')).toBe('Checking');
  expect(storyName('paid.redirecting')).toBe('PaidRedirecting');
  expect(storyName('earlierUnresolved')).toBe('EarlierUnresolved');
});
