import { expect, test } from 'vitest';
import { forgetMachine } from '#machines/forget.machine.ts';
import { renderMachine } from '../fixtures/render-machine.ts';

/** The page at which the visitor was asked whether everything is to be forgotten. */
function ask() {
  const page = renderMachine(forgetMachine);
  page.send({ type: 'forgetting.requested' });
  return page;
}

test('requested → asks first, and kept → nothing is cleared', () => {
  const page = ask();
  expect(page.value()).toBe('confirming');
  page.send({ type: 'forgetting.declined' });
  expect(page.value()).toBe('declined');
  expect(page.calls).toEqual([]);
  page.send({ type: 'forgetting.requested' });
  expect(page.value()).toBe('confirming');
});

test('not asked → no confirmation is taken', () => {
  const page = renderMachine(forgetMachine);
  page.send({ type: 'forgetting.confirmed' });
  expect(page.value()).toBe('offered');
  expect(page.calls).toEqual([]);
});

test('confirmed → the records go once, then the caches, and meanwhile no other answer is taken', async () => {
  const page = ask();
  const answerAll = () => {
    page.send({ type: 'forgetting.confirmed' });
    page.send({ type: 'forgetting.declined' });
    page.send({ type: 'forgetting.requested' });
  };
  page.send({ type: 'forgetting.confirmed' });
  answerAll();
  expect(page.value()).toEqual({ forgetting: 'records' });
  expect(page.state().hasTag('busy')).toBe(true);
  await page.wait(60_000);
  await page.call('forgetRecords').answer({ isShared: true });
  answerAll();
  expect(page.value()).toEqual({ forgetting: 'caches' });
  expect(page.state().hasTag('busy')).toBe(true);
  await page.call('awaitCaches').answer();
  expect(page.value()).toBe('forgotten');
  expect(page.state().hasTag('busy')).toBe(false);
  expect(page.calls.map(({ id }) => id)).toEqual(['forgetRecords', 'awaitCaches']);
});

test('caches that never answer → forgotten after two seconds', async () => {
  const page = ask();
  page.send({ type: 'forgetting.confirmed' });
  await page.call('forgetRecords').answer({ isShared: true });
  await page.wait(1_999);
  expect(page.value()).toEqual({ forgetting: 'caches' });
  await page.wait(1);
  expect(page.value()).toBe('forgotten');
});

test('caches that fail → forgotten all the same', async () => {
  const page = ask();
  page.send({ type: 'forgetting.confirmed' });
  await page.call('forgetRecords').answer({ isShared: true });
  await page.call('awaitCaches').fail(new Error('denied'));
  expect(page.value()).toBe('forgotten');
});

test('other tabs cannot be informed → forgotten here; once they can, forgotten', async () => {
  const page = ask();
  for (const [isShared, state] of [
    [false, 'forgottenHere'],
    [true, 'forgotten'],
  ] as const) {
    page.send({ type: 'forgetting.requested' });
    page.send({ type: 'forgetting.confirmed' });
    await page.call('forgetRecords').answer({ isShared });
    await page.call('awaitCaches').answer();
    expect(page.value()).toBe(state);
  }
});

test('a script does not arrive → failed, and it can be requested again', async () => {
  const page = ask();
  page.send({ type: 'forgetting.confirmed' });
  await page.call('forgetRecords').fail(new Error('lost'));
  expect(page.value()).toBe('failed');
  expect(page.calls.map(({ id }) => id)).toEqual(['forgetRecords']);
  page.send({ type: 'forgetting.requested' });
  expect(page.value()).toBe('confirming');
});
