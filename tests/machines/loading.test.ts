import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { freshAnswer } from '#machines/domain/answer/answer.ts';
import { catalogueMachine, featuredMachine } from '#machines/loader.machine.ts';
import { exampleTrip } from '../fixtures/items.ts';
import { apiError, cachedOffline } from '../fixtures/payment-answers.ts';
import { renderMachine } from '../fixtures/render-machine.ts';

const down = apiError({ kind: 'http', status: 503, text: 'Service Unavailable' });

const pages: readonly (readonly [string, AnyStateMachine, unknown])[] = [
  ['the cards of the home page', featuredMachine, null],
  ['a list of the getaways', catalogueMachine, 'trips'],
];

describe.each(pages)('%s', (_, machine, request) => {
  const open = () => renderMachine(machine, { request });

  test('loads once, then shows', async () => {
    const page = open();
    expect(page.state().hasTag('busy')).toBe(true);
    expect(page.call('load').input).toEqual({ request });
    const list = { items: [exampleTrip], omitted: 0 };
    await page.call('load').answer(freshAnswer(list));
    expect(page.value()).toEqual({ loaded: 'current' });
    expect(page.state().context.result).toBe(list);
    expect(page.calls).toHaveLength(1);
  });

  test('fails with its reason; Retry reloads the page', async () => {
    const page = open();
    await page.call('load').fail(down);
    expect(page.state().context.failure).toEqual({
      kind: 'http',
      status: 503,
      text: 'Service Unavailable',
    });
    await page.wait(60_000);
    expect(page.calls).toHaveLength(1);
    page.send({ type: 'load.retried' });
    expect(page.done()).toEqual(['reloadPage']);
  });

  test('without a network, what the device has cached is displayed with its age; Retry requests it again', async () => {
    const page = open();
    const list = { items: [exampleTrip], omitted: 0 };
    await page.call('load').answer(cachedOffline(list, 5_000));
    expect(page.value()).toEqual({ loaded: 'outdated' });
    expect(page.state().context).toMatchObject({
      result: list,
      cachedAt: 5_000,
      failure: { kind: 'offline' },
    });
    page.send({ type: 'load.retried' });
    await page.call('refresh').answer(freshAnswer({ items: [], omitted: 0 }));
    expect(page.state().context).toMatchObject({ cachedAt: null, failure: null });
    expect(page.done()).toEqual([]);
  });

  test('what the device has cached replaces what was prerendered only where it is younger', async () => {
    const prerendered = { items: [exampleTrip], omitted: 0 };
    const cached = { items: [], omitted: 0 };
    for (const [cachedAt, result] of [
      [1_000, prerendered],
      [1_001, cached],
    ] as const) {
      const page = renderMachine(machine, {
        request,
        prerendered: { value: prerendered, cachedAt: 1_000 },
      });
      await page.call('refresh').answer(cachedOffline(cached, cachedAt));
      expect(page.value()).toEqual({ loaded: 'outdated' });
      expect(page.state().context).toMatchObject({
        result,
        cachedAt,
        failure: { kind: 'offline' },
      });
    }
  });

  describe('prerendered', () => {
    const list = { items: [exampleTrip], omitted: 0 };
    const latest = { items: [], omitted: 0 };
    const openWith = () =>
      renderMachine(machine, { request, prerendered: { value: list, cachedAt: 1_000 } });

    test('is displayed from the first moment, and is requested anew', async () => {
      const page = openWith();
      expect(page.value()).toEqual({ loaded: 'refreshing' });
      expect(page.state().hasTag('busy')).toBe(false);
      expect(page.state().context).toMatchObject({ result: list, cachedAt: 1_000 });
      expect(page.call('refresh').input).toEqual({ request });
      await page.call('refresh').answer(freshAnswer(latest));
      expect(page.value()).toEqual({ loaded: 'current' });
      expect(page.state().context).toMatchObject({ result: latest, cachedAt: null, failure: null });
      expect(page.calls).toHaveLength(1);
    });

    test('shows before the machine runs at all, as the build draws it', () => {
      const drawn = createActor(machine, {
        input: { request, prerendered: { value: list, cachedAt: 1_000 } },
      }).getSnapshot();
      expect(drawn.value).toEqual({ loaded: 'refreshing' });
      expect(drawn.context.result).toBe(list);
    });

    test('stays when the latest cannot be had, with its age; Retry asks again in place', async () => {
      const page = openWith();
      await page.call('refresh').fail(down);
      expect(page.value()).toEqual({ loaded: 'outdated' });
      expect(page.state().context).toMatchObject({
        result: list,
        cachedAt: 1_000,
        failure: { kind: 'http', status: 503 },
      });
      await page.wait(60_000);
      expect(page.calls).toHaveLength(1);
      page.send({ type: 'load.retried' });
      expect(page.value()).toEqual({ loaded: 'refreshing' });
      expect(page.done()).toEqual([]);
      await page.call('refresh').answer(freshAnswer(latest));
      expect(page.state().context).toMatchObject({ result: latest, cachedAt: null, failure: null });
      expect(page.calls).toHaveLength(2);
    });
  });
});
