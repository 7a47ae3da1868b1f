import { expect, test } from 'vitest';
import { bookingMachine } from '#machines/booking.machine.ts';
import { encodeDraft } from '../../src/storage/draft-state.ts';
import { exampleGuest, NOW } from '../fixtures/bookings.ts';
import { exampleDraft, pricedAt } from '../fixtures/items.ts';
import { renderMachine } from '../fixtures/render-machine.ts';
import { createFakeServices } from '../fixtures/services.ts';
import { wholeSite } from '../fixtures/whole-site.ts';

/** Confirms on the page of a site that was built with these payment origins, and answers with a payment page. */
async function confirmed(paymentOrigins: readonly string[], paymentUrl: string) {
  const services = createFakeServices();
  services.arrival.state = encodeDraft(pricedAt(NOW, exampleDraft({ own: 1 })));
  const input = wholeSite({
    ...services,
    settings: { paymentOrigins: [...paymentOrigins] },
  }).inputs.booking();
  if (input === null) throw new Error('The page opens without its selection');
  const page = renderMachine(bookingMachine, { ...input, guest: exampleGuest }, ['order']);
  page.send({ type: 'form.submitted' });
  await page.call('previousPayment').answer({ state: 'none' });
  await page.call('bookAsGuest').answer({ paymentUrl, transactionId: 'KS7', at: NOW });
  if (page.state().matches('departing')) await page.call('findOther').answer(null);
  return page;
}

test('a payment page of a listed origin is opened', async () => {
  const page = await confirmed(['https://pay.example.com'], 'https://pay.example.com/p/7');
  expect(page.done()).toContain('leaveForPayment');
});

test('a payment page of any other origin is a Payment Error, and the order is stored', async () => {
  const page = await confirmed(['https://pay.example.com'], 'https://evil.example/p/7');
  expect(page.value()).toEqual({ failed: 'cooldown' });
  expect(page.state().context.alert).toMatchObject({ alert: 'payment' });
  expect(page.done()).toContain('storeUnpayable');
  expect(page.done()).not.toContain('leaveForPayment');
});
