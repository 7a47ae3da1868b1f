import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { assertDefined } from '#machines/assert-defined.ts';
import { carriedFailure, failureOf, isNotFound } from '#machines/failure-of.ts';
import { unprovidedAction, unprovidedActor } from '#machines/unprovided.ts';
import { apiError } from '../fixtures/payment-answers.ts';
import { settled } from '../fixtures/render-machine.ts';

test('an actor that nobody provided fails, and no chart can hush it up', async () => {
  const heard = vi.fn();
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', heard);
  try {
    const actor = createActor(unprovidedActor<string, undefined>('fetchRide'));
    actor.subscribe({ error: heard });
    actor.start();
    await settled();
    expect(actor.getSnapshot().status).toBe('error');
    expect(heard).toHaveBeenCalledTimes(2);
    expect(String(heard.mock.calls[0]?.[0])).toContain('"fetchRide"');
  } finally {
    process.removeAllListeners('unhandledRejection');
    for (const listener of others) process.on('unhandledRejection', listener);
  }
});

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
