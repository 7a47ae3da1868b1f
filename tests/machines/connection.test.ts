import { expect, test } from 'vitest';
import { connectionMachine } from '#machines/connection.machine.ts';
import { renderMachine } from '../fixtures/render-machine.ts';

test('a connection that is lost is told of until it is back, and that for six seconds', async () => {
  const site = renderMachine(connectionMachine);
  expect(site.value()).toBe('online');
  site.send({ type: 'connection.restored' });
  expect(site.value()).toBe('online');
  site.send({ type: 'connection.lost' });
  await site.wait(3_600_000);
  expect(site.value()).toBe('offline');
  site.send({ type: 'connection.restored' });
  await site.wait(5_999);
  expect(site.value()).toBe('restored');
  await site.wait(1);
  expect(site.value()).toBe('online');
});

test('lost again while it is told that it is back: offline, and no timer takes that away', async () => {
  const site = renderMachine(connectionMachine);
  site.send({ type: 'connection.lost' });
  site.send({ type: 'connection.restored' });
  site.send({ type: 'connection.lost' });
  await site.wait(60_000);
  expect(site.value()).toBe('offline');
});
