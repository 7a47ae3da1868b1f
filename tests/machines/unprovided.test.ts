import { expect, test } from 'vitest';
import { type AnyActorLogic, type AnyStateMachine, createActor } from 'xstate';
import { assertDefined } from '#machines/assert-defined.ts';
import { carriedFailure, failureOf, isNotFound } from '#machines/failure-of.ts';
import { unprovided, unprovidedAction, unprovidedActor } from '#machines/unprovided.ts';
import { models } from '../fixtures/chart-models.ts';
import { apiError } from '../fixtures/payment-answers.ts';
import { settled } from '../fixtures/render-machine.ts';

/** Starts an actor and returns its errors, and those of promises that nobody handles. */
async function errorsOf(logic: AnyActorLogic) {
  const errors: unknown[] = [];
  const addError = (error: unknown) => errors.push(error);
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', addError);
  try {
    const actor = createActor(logic, { input: {} });
    actor.subscribe({ error: addError });
    actor.start();
    await settled();
    return { status: actor.getSnapshot().status as unknown, errors: errors.map(String) };
  } finally {
    process.removeAllListeners('unhandledRejection');
    for (const listener of others) process.on('unhandledRejection', listener);
  }
}

test('an actor that nobody provided fails, and no chart can hush it up', async () => {
  const { status, errors } = await errorsOf(unprovidedActor<string, undefined>('fetchRide'));
  expect(status).toBe('error');
  expect(errors).toHaveLength(2);
  expect(errors[0]).toContain('"fetchRide"');
});

test.each(models.map(({ name, machine }) => [name, machine] as const))(
  'what nobody provided to the chart %s fails by its own name',
  async (_, { implementations }: AnyStateMachine) => {
    for (const [name, action] of Object.entries(implementations.actions))
      if (typeof action === 'function' && unprovided.has(action))
        expect(() => Reflect.apply(action, undefined, [{}, undefined])).toThrow(`"${name}"`);
    for (const [name, actor] of Object.entries(implementations.actors))
      if (actor instanceof Object && unprovided.has(actor))
        expect((await errorsOf(actor as AnyActorLogic)).errors.join()).toContain(`"${name}"`);
  },
);

test('an action that nobody provided throws its name', () => {
  expect(() => unprovidedAction('openRide')({}, undefined)).toThrow('"openRide"');
});

test('assertDefined gives a value back, and names the one that is missing', () => {
  expect(assertDefined(0, 'booking')).toBe(0);
  expect(() => assertDefined(null, 'booking')).toThrow('The booking is missing');
  expect(() => assertDefined(undefined, 'booking')).toThrow('The booking is missing');
});

test('an error carries its failure; a fault of our own carries none', () => {
  expect(carriedFailure(apiError({ kind: 'offline' }))).toEqual({ kind: 'offline' });
  for (const other of [new Error('x'), { failure: 1 }, 'x', null]) {
    expect(carriedFailure(other)).toBeNull();
    expect(failureOf(other)).toEqual({ kind: 'unexpected' });
  }
});

test('only a 404 or an answer without an item is not found', () => {
  expect(isNotFound({ kind: 'http', status: 404, text: '' })).toBe(true);
  expect(isNotFound({ kind: 'missing' })).toBe(true);
  expect(isNotFound({ kind: 'http', status: 410, text: '' })).toBe(false);
  expect(isNotFound({ kind: 'timeout' })).toBe(false);
});
