import { expect, test, vi } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { statePath, stateTimers, withoutEffects } from '../../.storybook/statechart/xstate.ts';

const bike = setup({
  types: { context: {} as { tries: number } },
  delays: { warmUp: 2_000, backOff: ({ context }) => 1_000 * 2 ** context.tries },
  guards: { isCold: () => false },
}).createMachine({
  id: 'bike',
  context: { tries: 3 },
  initial: 'parked',
  states: {
    parked: { on: { started: 'running' } },
    starting: {
      initial: 'cranking',
      after: { backOff: 'parked' },
      states: {
        cranking: {
          after: { warmUp: [{ guard: 'isCold', target: 'resting' }, { target: '#bike.running' }] },
        },
        resting: { after: { 500: 'cranking' } },
      },
    },
    running: {
      type: 'parallel',
      states: {
        wheels: { initial: 'still', states: { still: {}, rolling: {} } },
        lamp: { initial: 'lit', states: { lit: {}, dark: { type: 'final' } } },
      },
    },
  },
});

const at = (value: string | object) =>
  bike.resolveState({ value: value as never, context: { tries: 3 } });

test('a state is named by its leaf, parallel regions by one leaf each', () => {
  expect(statePath(at('parked'))).toBe('parked');
  expect(statePath(at({ starting: 'resting' }))).toBe('starting.resting');
  expect(statePath(at({ running: { wheels: 'rolling', lamp: 'dark' } }))).toBe(
    'running.wheels.rolling + running.lamp.dark',
  );
});

test('the timers of a restored state: named, computed from the context and written in ms, each once', () => {
  const timersAt = (value: object) =>
    stateTimers(createActor(bike, { snapshot: at(value) })).map(({ stateId, event, delay }) => [
      stateId,
      event.type,
      delay,
    ]);
  expect(timersAt({ starting: 'cranking' })).toEqual([
    ['bike.starting', 'xstate.after.backOff.bike.starting', 8_000],
    ['bike.starting.cranking', 'xstate.after.warmUp.bike.starting.cranking', 2_000],
  ]);
  expect(timersAt({ starting: 'resting' })).toEqual([
    ['bike.starting', 'xstate.after.backOff.bike.starting', 8_000],
    ['bike.starting.resting', 'xstate.after.500.bike.starting.resting', 500],
  ]);
});

test('without effects: no call is made, no action acts, assignments stay, also in an invoked machine', async () => {
  const effect = vi.fn();
  const call = vi.fn(() => Promise.resolve('answer'));
  const child = setup({
    actors: { ask: fromPromise(call) },
    actions: { shout: effect },
  }).createMachine({
    id: 'child',
    context: { isChild: true },
    entry: 'shout',
    invoke: { src: 'ask' },
  });
  const parent = setup({
    types: { context: {} as { count: number } },
    actors: { ask: fromPromise(call), child },
    actions: { shout: effect, count: assign({ count: ({ context }) => context.count + 1 }) },
  }).createMachine({
    id: 'parent',
    context: { count: 0 },
    entry: ['shout', 'count'],
    invoke: [{ src: 'ask' }, { src: 'child', id: 'child' }],
  });

  const actor = createActor(withoutEffects(parent)).start();
  await Promise.resolve();
  expect(effect).not.toHaveBeenCalled();
  expect(call).not.toHaveBeenCalled();
  const { status, context, children } = actor.getSnapshot();
  expect({ status, context }).toEqual({ status: 'active', context: { count: 1 } });
  expect(children.child?.getSnapshot()).toMatchObject({ context: { isChild: true } });
  actor.stop();

  createActor(parent).start();
  expect(effect).toHaveBeenCalledTimes(2);
  expect(call).toHaveBeenCalledTimes(2);
});
