import { expect, test } from 'vitest';
import { connectionMachine } from '#machines/connection.machine.ts';
import { renderMachine } from '../fixtures/render-machine.ts';

/** A page on which the connection is lost and restored in turn. */
function openPage() {
  const page = renderMachine(connectionMachine);
  const lose = () => page.send({ type: 'connection.lost' });
  const restore = () => page.send({ type: 'connection.restored' });
  return { ...page, lose, restore };
}

test('a page that opens with a connection says nothing', async () => {
  const page = openPage();
  page.restore();
  await page.wait(60_000);
  expect(page.value()).toBe('quiet');
});

test('lost → said until it is back, and that for six seconds', async () => {
  const page = openPage();
  page.lose();
  await page.wait(3_600_000);
  expect(page.value()).toBe('lost');
  page.restore();
  await page.wait(5_999);
  expect(page.value()).toBe('restored');
  await page.wait(1);
  expect(page.value()).toBe('quiet');
});

test('restored, and said so again and again → six seconds from the first', async () => {
  const page = openPage();
  page.lose();
  page.restore();
  await page.wait(5_000);
  page.restore();
  await page.wait(1_000);
  expect(page.value()).toBe('quiet');
});

test('lost again while it is said to be back → no delay takes that away', async () => {
  const page = openPage();
  page.lose();
  page.restore();
  await page.wait(5_000);
  page.lose();
  await page.wait(60_000);
  expect(page.value()).toBe('lost');
  page.restore();
  await page.wait(5_999);
  expect(page.value()).toBe('restored');
});

test('the browser cannot be watched → nothing is said, nothing fails', async () => {
  const page = openPage();
  await page.call('watchConnection').fail(new Error('a fault of our own'));
  expect(page.value()).toBe('quiet');
  expect(page.errors).toEqual([]);
});
