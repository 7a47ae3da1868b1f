import { expect, test } from 'vitest';
import { confirmedBooking } from '#machines/domain/booking.ts';
import {
  initiatedAt,
  leh,
  paid,
  pendingOf,
  trouble,
  undecided,
} from '../../../stories/examples/payments.ts';
import { Shelf } from '../../support/world.ts';
import { createActor, createPhone, DAY, everything, tick, waitFor } from './phone.ts';

const question = { item: leh, cleared: [], acknowledged: [] };
const bookingOf = (id: string) =>
  confirmedBooking({ transactionId: id, pending: pendingOf(id), answer: paid, now: initiatedAt });
const PERSON = /Asha|asha@example|98450/;

async function visit(tab: ReturnType<ReturnType<typeof createPhone>['tab']>) {
  const quiet = createActor(tab.machines.recovery).start();
  await tick();
  return quiet;
}

test('a clock that ran 40 days ahead for one visit and is right again must not erase an open payment', async () => {
  const phone = createPhone();
  phone.tab().bookingStorage.storePending(pendingOf('KS1'));
  await visit(phone.tab({ fetchPaymentStatus: async () => undecided }));
  phone.clock.now += 40 * DAY;
  await visit(phone.tab({ fetchPaymentStatus: async () => undecided }));
  phone.clock.now -= 40 * DAY - 120_000;
  const back = phone.tab({ fetchPaymentStatus: async () => paid });
  const quiet = await visit(back);
  expect(quiet.getSnapshot().matches({ banner: 'shown' })).toBe(true);
});

test('the same, and the rider pays a second time untold', async () => {
  const phone = createPhone();
  phone.tab().bookingStorage.storePending(pendingOf('KS1'));
  await visit(phone.tab({ fetchPaymentStatus: async () => undecided }));
  phone.clock.now += 40 * DAY;
  await visit(phone.tab({ fetchPaymentStatus: async () => undecided }));
  phone.clock.now -= 40 * DAY - 120_000;
  await visit(
    phone.tab({ fetchPaymentStatus: async () => Promise.reject(trouble({ kind: 'offline' })) }),
  );
  const posts: string[] = [];
  const tab = phone.tab({
    fetchPaymentStatus: async () => paid,
    bookAsGuest: async () => {
      posts.push('post');
      return { paymentUrl: 'https://pay.example.com/p/2', transactionId: 'KS2' };
    },
  });
  const page = tab.confirming();
  page.send({ type: 'form.submitted' });
  await waitFor(page, (s) => s.matches('previousPaid') || s.matches('leaving'));
  expect(posts).toEqual([]);
});

test('one correction: paid with a clock 40 days ahead, asked once, clock set right: must be asked about again', async () => {
  const phone = createPhone();
  const right = phone.clock.now;
  phone.clock.now = right + 40 * DAY;
  phone.tab().bookingStorage.storePending({ ...pendingOf('KS1'), initiatedAt: phone.clock.now });
  await visit(phone.tab({ fetchPaymentStatus: async () => undecided }));
  phone.clock.now = right + 180_000;
  const quiet = await visit(phone.tab({ fetchPaymentStatus: async () => paid }));
  expect(quiet.getSnapshot().matches({ banner: 'shown' })).toBe(true);
});

test('and its person must still be there when it turns paid 3 minutes later', async () => {
  const phone = createPhone();
  const right = phone.clock.now;
  phone.clock.now = right + 40 * DAY;
  phone.tab().bookingStorage.storePending({ ...pendingOf('KS1'), initiatedAt: phone.clock.now });
  await visit(phone.tab({ fetchPaymentStatus: async () => undecided }));
  phone.clock.now = right + 180_000;
  await visit(phone.tab({ fetchPaymentStatus: async () => undecided }));
  const back = phone.tab({ fetchPaymentStatus: async () => paid });
  back.arrival.search = '?merchantTransactionId=KS1';
  const page = createActor(back.machines.payment, { input: back.inputs.payment() }).start();
  await waitFor(page, (s) => s.matches({ verification: 'paid' }));
  expect(back.bookingStorage.findBooking('KS1')?.person.name).toBe('Asha Rao');
});

test('declined five minutes ago, clock corrected by two days: a late capture must still be asked about', async () => {
  const phone = createPhone();
  phone.clock.now += 2 * DAY;
  const tab = phone.tab();
  tab.bookingStorage.storePending({ ...pendingOf('KS1'), initiatedAt: phone.clock.now });
  tab.bookingStorage.settle({ transactionId: 'KS1', state: 'declined', booking: null });
  phone.clock.now -= 2 * DAY - 300_000;
  expect(phone.tab().bookingStorage.previousPaymentFor(question)).toMatchObject({
    state: 'unsettled',
  });
});

test('after 30 days a question that never reached the server does not count as having been asked', async () => {
  const phone = createPhone();
  phone.tab().bookingStorage.storePending(pendingOf('KS1'));
  phone.clock.now += 31 * DAY;
  await visit(
    phone.tab({ fetchPaymentStatus: async () => Promise.reject(trouble({ kind: 'offline' })) }),
  );
  phone.clock.now += 3_600_000;
  const quiet = await visit(phone.tab({ fetchPaymentStatus: async () => paid }));
  expect(quiet.getSnapshot().matches({ banner: 'shown' })).toBe(true);
});

test('Forget my details while the quiet check of the same tab is in flight', async () => {
  const phone = createPhone();
  phone.tab().bookingStorage.storePending(pendingOf('KS1'));
  let answer = () => {};
  const tab = phone.tab({
    fetchPaymentStatus: () =>
      new Promise((resolve) => {
        answer = () => resolve(paid);
      }),
  });
  const quiet = await visit(tab);
  phone.clock.now += 1;
  tab.bookingStorage.forgetAll();
  expect(everything(phone.local)).toMatch(/^forgottenAt = [^\n]*$/);
  answer();
  await tick();
  quiet.stop();
  expect(everything(phone.local)).not.toMatch(PERSON);
});

test('Forget in one tab, while another tab has its payment: a later quiet check must not write the person back', async () => {
  const phone = createPhone();
  const session = new Shelf();
  const a = phone.tab({ fetchPaymentStatus: async () => undecided }, { session });
  a.bookingStorage.storePending(pendingOf('KS1'));
  phone.clock.now += 1;
  phone.tab().bookingStorage.forgetAll();
  expect(everything(phone.local)).toMatch(/^forgottenAt = [^\n]*$/);
  await visit(a); // A is looked at again
  expect(everything(phone.local)).not.toMatch(PERSON);
});

test('nor after a reload of that tab', async () => {
  const phone = createPhone();
  const session = new Shelf();
  phone.tab({}, { session }).bookingStorage.storePending(pendingOf('KS1'));
  phone.clock.now += 1;
  phone.tab().bookingStorage.forgetAll();
  const reloaded = phone.tab({ fetchPaymentStatus: async () => undecided }, { session });
  await visit(reloaded);
  expect(everything(phone.local)).not.toMatch(PERSON);
});

test('Forget, then another tab is on the result page and verifies', async () => {
  const phone = createPhone();
  const answers = [undecided, paid];
  const a = phone.tab({ fetchPaymentStatus: async () => answers.shift() ?? paid });
  a.bookingStorage.storePending(pendingOf('KS1'));
  a.arrival.search = '?merchantTransactionId=KS1';
  const page = createActor(a.machines.payment, {
    input: a.inputs.payment(),
    clock: a.timers,
  }).start();
  await waitFor(page, (s) => s.matches({ verification: 'waiting' }));
  phone.clock.now += 1;
  phone.tab().bookingStorage.forgetAll();
  a.timers.increment(2000);
  await waitFor(page, (s) => s.matches({ verification: 'paid' }));
  expect(everything(phone.local)).not.toMatch(PERSON);
});

test('storage that refuses all writes: after 30 days the person must be gone from it', () => {
  const phone = createPhone();
  const tab = phone.tab();
  tab.bookingStorage.storePending(pendingOf('KS1'));
  tab.bookingStorage.storePaid(bookingOf('KS1'));
  tab.bookingStorage.settle({ transactionId: 'KS1', state: 'paid', booking: bookingOf('KS1') });
  phone.local.isFull = true;
  phone.clock.now += 31 * DAY;
  phone.tab().bookingStorage.sweep();
  expect(everything(phone.local)).not.toMatch(PERSON);
});

test('an unreadable record on a device that takes no new key must go 30 days after it was met', () => {
  const phone = createPhone();
  phone.local.setItem('paymentJournal.KS1', '{"version":1,"name":"Asha Rao"');
  phone.local.isFullForNewKeys = true;
  for (let visits = 0; visits < 5; visits += 1) {
    phone.tab().bookingStorage.sweep();
    phone.clock.now += 20 * DAY;
  }
  expect(everything(phone.local)).not.toMatch(PERSON);
});

test('paid with a clock 40 days ahead, then set right: the ticket must keep its person', async () => {
  const phone = createPhone();
  phone.clock.now += 40 * DAY;
  const tab = phone.tab({ fetchPaymentStatus: async () => paid });
  tab.bookingStorage.storePending({ ...pendingOf('KS1'), initiatedAt: phone.clock.now });
  await visit(tab);
  expect(tab.bookingStorage.findBooking('KS1')?.person.name).toBe('Asha Rao');
  phone.clock.now -= 40 * DAY;
  const next = phone.tab();
  await visit(next);
  expect(next.bookingStorage.findBooking('KS1')?.person.name).toBe('Asha Rao');
});

test('control: an open payment is asked about again and told', async () => {
  const phone = createPhone();
  phone.tab().bookingStorage.storePending(pendingOf('KS1'));
  await visit(phone.tab({ fetchPaymentStatus: async () => undecided }));
  phone.clock.now += 120_000;
  const quiet = await visit(phone.tab({ fetchPaymentStatus: async () => paid }));
  expect(quiet.getSnapshot().matches({ banner: 'shown' })).toBe(true);
});
