import { expect, test } from 'vitest';
import { savedService } from '../../src/site/saved.ts';
import { createSite } from '../../src/site/site.ts';
import { createFakeServices } from '../fixtures/services.ts';

const stored = (...ids: string[]) =>
  JSON.stringify({ version: 1, rides: ids.map((id) => ({ kind: 'trip', id, at: 1 })) });

function tab() {
  const fakes = createFakeServices();
  const listeners: Record<'onStored' | 'onRestored', (() => void) | null> = {
    onStored: null,
    onRestored: null,
  };
  const listenTo = (name: keyof typeof listeners) => (listener: () => void) => {
    listeners[name] = listener;
    return () => {
      listeners[name] = null;
    };
  };
  const browser = {
    ...fakes.browser,
    onStored: listenTo('onStored'),
    onRestored: listenTo('onRestored'),
  };
  const runtime = savedService(createSite({ ...fakes, browser }));
  const saved = () => runtime.actor.getSnapshot().context.rides?.saved.map(({ id }) => id);
  return { ...fakes, ...runtime, listeners, saved };
}

test('nothing of the device is read before a page asks for the saved rides', async () => {
  const { listeners } = tab();
  expect(listeners.onStored).toBeNull();
});

test('every page of a visit has the same saved rides', async () => {
  const { actor } = tab();
  expect(actor.start()).toBe(actor.start());
});

test.each(['onStored', 'onRestored'] as const)(
  'what another tab saved is there after %s, without a word',
  (name) => {
    const { actor, listeners, local, saved } = tab();
    actor.start();
    expect(saved()).toEqual([]);
    local.setItem('savedRides', stored('leh'));
    listeners[name]?.();
    expect(saved()).toEqual(['leh']);
    expect(actor.getSnapshot().value).toMatchObject({ notice: 'hidden' });
  },
);

test('a heart that is pressed in two tabs at a time keeps the rides of both', async () => {
  const { actor, local, saved } = tab();
  actor.start();
  local.setItem('savedRides', stored('leh'));
  actor.send({ type: 'ride.toggled', ride: { kind: 'trip', id: 'goa', title: 'Goa' } });
  expect(saved()).toEqual(['goa', 'leh']);
});

test('where the saved rides end, nothing is listened to any more', async () => {
  const { actor, listeners } = tab();
  actor.start().stop();
  expect(listeners).toEqual({ onStored: null, onRestored: null });
});
