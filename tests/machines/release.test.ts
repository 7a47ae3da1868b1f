import { expect, test } from 'vitest';
import { releaseMachine } from '#machines/release.machine.ts';
import { renderMachine } from '../fixtures/render-machine.ts';

test('a new release changes nothing by itself', async () => {
  const page = renderMachine(releaseMachine);
  await page.wait(24 * 3_600_000);
  expect(page.value()).toBe('offered');
  expect(page.calls).toEqual([]);
  expect(page.done()).toEqual([]);
});

test('accepted: it takes over first, then the page is loaded again, once', async () => {
  const page = renderMachine(releaseMachine);
  page.send({ type: 'release.accepted' });
  page.send({ type: 'release.accepted' });
  expect(page.value()).toBe('applying');
  expect(page.done()).toEqual([]);
  await page.call('takeOver').answer(undefined);
  expect(page.value()).toBe('reloading');
  expect(page.done()).toEqual(['reloadPage']);
});

test('that cannot take over: the page is loaded again all the same', async () => {
  const page = renderMachine(releaseMachine);
  page.send({ type: 'release.accepted' });
  await page.call('takeOver').fail(new Error('denied'));
  expect(page.done()).toEqual(['reloadPage']);
});
