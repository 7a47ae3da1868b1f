import { expect, test } from 'vitest';
import { copyMachine } from '#machines/copy.machine.ts';
import { renderMachine } from '../fixtures/render-machine.ts';

const bookingId = { type: 'copy.requested', name: 'Booking ID', text: 'KS1' } as const;
const transactionId = { type: 'copy.requested', name: 'Transaction ID', text: 'T1' } as const;

test('nothing is copied before a press', () => {
  expect(renderMachine(copyMachine, undefined).calls).toEqual([]);
});

test('a press copies its text, and a press meanwhile changes nothing', async () => {
  const page = renderMachine(copyMachine, undefined);
  page.send(bookingId);
  expect(page.state().hasTag('busy')).toBe(true);
  page.send(transactionId);
  expect(page.calls.map(({ id }) => id)).toEqual(['copyPlainText']);
  expect(page.call('copyPlainText').input).toEqual({ text: 'KS1' });
  await page.call('copyPlainText').answer();
  expect(page.value()).toBe('copied');
  expect(page.state().context.request).toMatchObject({ name: 'Booking ID' });
});

test('refused → to be copied by hand, and the next press tries again', async () => {
  const page = renderMachine(copyMachine, undefined);
  page.send(bookingId);
  await page.call('copyPlainText').fail(new Error('denied'));
  expect(page.value()).toBe('blocked');
  page.send(transactionId);
  expect(page.value()).toBe('copying');
  expect(page.state().context.request).toMatchObject({ text: 'T1' });
});
