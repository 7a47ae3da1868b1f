import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { traceText } from '../../../src/widgets/copy/trace-text.ts';
import { addresses, exampleGuest } from '../../fixtures/bookings.ts';
import { exampleDraft } from '../../fixtures/items.ts';
import { noonOf } from '../../fixtures/noon.ts';
import { paidAnswer } from '../../fixtures/payment-answers.ts';
import { createFakeServices } from '../../fixtures/services.ts';
import { waitForState } from '../../fixtures/wait-for-state.ts';
import { wholeSite } from '../../fixtures/whole-site.ts';

/** Anything of the guest of the examples, of a token or of an address. */
const PERSONAL = /asha|rao|example|98450|11223|http|token|[?@]/i;

function watchedSite() {
  const services = createFakeServices({
    bookAsGuest: async () => ({
      paymentUrl: 'https://pay.example.com/p?token=secret',
      transactionId: 'KS7',
    }),
    fetchPaymentStatus: async () => paidAnswer,
  });
  const { site, machines } = wholeSite(services);
  return { services, entries: site.trace, running: site.running, machines };
}

test('a whole booking, typed, sent, paid and opened → every step, and nothing of the guest', async () => {
  const { services, entries, running, machines } = watchedSite();
  const form = createActor(machines.booking, {
    ...running,
    input: {
      draft: exampleDraft({ own: 1 }),
      guest: { fullName: '', email: '', phone: '' },
      addresses,
      clock: () => noonOf('2027-01-01'),
      uptime: () => 0,
      load: 'load',
    },
  }).start();
  for (const [field, value] of Object.entries(exampleGuest))
    form.send({ type: 'field.changed', field: field as keyof typeof exampleGuest, value });
  form.send({ type: 'form.submitted' });
  await waitForState(form, (state) => state.matches('leaving'));
  const pending = services.bookingStorage.pendingOf('KS7');
  expect(pending?.guest.fullName).toBe('Asha Rao');
  const result = createActor(machines.payment, {
    ...running,
    input: {
      urlVerdict: 'none',
      transactionId: 'KS7',
      pending,
      recorded: null,
      startedAt: services.browser.clock(),
    },
  }).start();
  await waitForState(result, (state) => state.matches({ verification: 'paid' }));

  const steps = entries();
  expect(steps.map(({ machine }) => machine)).toEqual(
    expect.arrayContaining(['booking', 'payment', 'payment-check']),
  );
  expect(steps.some(({ event }) => event === 'form.submitted')).toBe(true);
  expect(JSON.stringify(steps)).not.toMatch(PERSONAL);
  const text = traceText(steps, 'KS7', 'https://k.example/assets/CopyTrace-1a2b3c.js?x=1');
  expect(text).toMatch(/^Build: CopyTrace-1a2b3c\.js\nTransaction: KS7\nFrom 2026-11-21T/);
  expect(text).toContain('booking "filling" < field.changed x 3');
  expect(text).not.toMatch(PERSONAL);
});

test('an event that no chart names stands without its name', () => {
  const { entries, running, machines } = watchedSite();
  const copy = createActor(machines.copy, running).start();
  (copy.send as (event: { type: string }) => void)({ type: 'asha@example.com' });
  expect(JSON.stringify(entries())).not.toMatch(PERSONAL);
});

test('only the latest hundred steps are stored', async () => {
  const { entries, running, machines } = watchedSite();
  const copy = createActor(machines.copy, running).start();
  for (let press = 0; press < 120; press += 1) {
    copy.send({ type: 'copy.requested', name: 'Booking ID', text: 'KS1' });
    await waitForState(copy, (state) => state.matches('copied'));
  }
  expect(entries()).toHaveLength(100);
  expect(JSON.stringify(entries())).not.toContain('KS1');
});

test('what is no transaction is not written as one', () => {
  expect(traceText([], 'Asha Rao', 'a.js')).toBe('Build: a.js');
  expect(traceText([], null, 'a.js')).toBe('Build: a.js');
});
