import { expect, test } from 'vitest';
import { StateMachine } from 'xstate';
import { chartsWithin } from './nested-charts.ts';
import { MONEY_MACHINES, PlatformModel } from './platform-model.ts';
import { ANSWERERS, EVENTS } from './powers.ts';
import { NOTED_EFFECTS } from './tab/effects.ts';

// A chart that learns an event, or asks for something new, is explored only once the world has a move for it.

const { machines: all } = new PlatformModel();
const machines = MONEY_MACHINES.map((name) => all[name]);
const charts = machines.flatMap(chartsWithin);

test('every event that a chart of money hears is a move of the world, or left out for a reason', () => {
  const heard = charts.flatMap(({ events }) => events);
  const own = new Set(heard.filter((type) => !type.startsWith('xstate.')));
  expect([...own].sort()).toEqual(Object.keys(EVENTS).sort());
});

test('everything that a chart of money invokes is answered by somebody in the world', () => {
  const invoked = charts
    .flatMap(({ implementations }) => Object.entries(implementations.actors))
    .flatMap(([name, logic]) => (logic instanceof StateMachine ? [] : [name]));
  expect([...new Set(invoked)].sort()).toEqual(Object.keys(ANSWERERS).sort());
});

test('every effect around which something is looked at is one of a chart of money', () => {
  const effects = charts.flatMap(({ implementations }) => Object.keys(implementations.actions));
  expect(Object.keys(NOTED_EFFECTS).filter((name) => !effects.includes(name))).toEqual([]);
});
