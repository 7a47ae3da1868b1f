import type { PendingBooking } from '#machines/domain/booking.ts';
import * as paths from '../../../../src/paths.ts';
import { PAYMENT_RECORD_PREFIX } from '../../../../src/storage/keys.ts';
import { bookingCodec } from '../../../../src/storage/records.ts';
import { wordOf } from '../../../assurance/faults/fault-cells.ts';
import { expect } from '../journey.ts';
import { chooseSeats, keptOf, startPayment } from '../prepared.ts';
import { verdict } from '../rider.ts';
import {
  arriveWith,
  clearFaults,
  expectNothingLeaked,
  injectFault,
  keptOn,
  type Meeting,
  type Scene,
  underWay,
} from './scene.ts';

/** The deadline of a check, the pauses before the next and before a later one, and the time until the booking opens, in milliseconds. */
const DEADLINE = 10_000;
const RETRY = 2_000;
const LATER = 15_000;
const REDIRECT = 3_000;
/** What the page says while it asks, in the words of the matrix. */
const VERIFYING = wordOf('payment-status', 'hang-30s', 0);
const REDIRECTING = 'Redirecting to booking details page...';

/** Comes back from the payment page under a fault, and again without. */
export async function returnUnder(scene: Scene, meeting: Meeting): Promise<void> {
  const { page, checks, sandbox, site } = scene;
  const pending = await startPayment(site, await chooseSeats(site));
  const id = pending.transactionId;
  if (meeting.screen === 'result') await sandbox.settle(id, 'paid');
  await arriveWith(scene, keptOf(pending));
  const { pendingBooking } = await keptOn(scene);
  await page.goto(
    `${paths.paymentResult}?merchantTransactionId=${id}&code=PAYMENT_SUCCESS&status=SUCCESS`,
  );
  await checks.rings();
  await injectFault(scene, meeting);
  await settle(scene, meeting);

  expect(await seen(scene)).toBe(meeting.sight);
  await expectNothingLeaked(scene);
  expect(await sandbox.count('payment-status')).toBe(
    meeting.cell.fault === 'offline' ? 0 : meeting.asks,
  );
  if (!meeting.sight.startsWith('paid')) {
    const kept = await keptOn(scene);
    expect(kept.pendingBooking).toBe(pendingBooking);
    expect(kept.confirmedBooking).toBeUndefined();
    await expect(page.getByRole('link', { name: 'Go Back' })).toHaveAttribute(
      'href',
      paths.getaways,
    );
    await clearFaults(scene);
    await sandbox.settle(id, 'paid');
    await askOnceMore(scene, meeting);
    await checks.rings();
    await checks.release();
    await expect(verdict(page)).toHaveText('Payment successful');
    expect(await sandbox.count('payment-status')).toBe(1);
  }
  await expectBooked(scene, pending);
}

/** What is still open is looked up again by itself, a refusal at a press. */
async function askOnceMore({ page, time, checks }: Scene, { sight }: Meeting): Promise<void> {
  if (sight.startsWith('failed: ')) {
    await time.pass(60_000);
    expect(await checks.waiting()).toBe(0);
    await page.getByRole('button', { name: 'Check again' }).click();
    return;
  }
  await time.passAllBut1(LATER);
  expect(await checks.waiting()).toBe(0);
  await time.pass(1);
}

/** Lets the checks go to the server one by one, 2 s apart, until the page has decided. */
async function settle(scene: Scene, meeting: Meeting): Promise<void> {
  const { page, time, checks } = scene;
  for (let check = 1; ; check += 1) {
    await expect(verdict(page)).toHaveText(VERIFYING);
    await expect(page.getByRole('button', { name: 'Refresh Status' })).toBeEnabled();
    await checks.release();
    if (meeting.trial.hasShortTimeouts) {
      await underWay(scene, meeting, check);
      await time.passAllBut1(DEADLINE);
      expect(await time.isWaiting(RETRY)).toBe(false);
      await expect(verdict(page)).toHaveText(VERIFYING);
      await time.pass(1);
    }
    await expect
      .poll(async () => (await isDecided(scene)) || (await time.isWaiting(RETRY)), {
        intervals: [10, 20, 50],
      })
      .toBe(true);
    if (await isDecided(scene)) {
      expect(check).toBe(meeting.asks);
      expect(await checks.waiting()).toBe(0);
      return;
    }
    await expect(verdict(page)).toHaveText(VERIFYING);
    await time.passAllBut1(RETRY);
    expect(await checks.waiting()).toBe(0);
    await time.pass(1);
    await checks.rings();
  }
}

async function isDecided({ page }: Scene): Promise<boolean> {
  return (await verdict(page).innerText()) !== VERIFYING;
}

/** What the page says, in the words of the fault matrix. */
async function seen({ page }: Scene): Promise<string> {
  const words = await verdict(page).innerText();
  if (words === 'Payment successful') {
    const text = await page
      .getByRole('status')
      .filter({ hasText: words })
      .getByRole('paragraph')
      .innerText();
    expect(text).toContain(REDIRECTING);
    return `paid: ${text.replace(REDIRECTING, '').trim()}`;
  }
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(words);
  const isOpen = (await alert.innerText()).includes('Please do not pay again.');
  if (words !== 'Not confirmed yet') return `failed${isOpen ? ', still open' : ''}: ${words}`;
  expect(isOpen).toBe(true);
  return `not confirmed yet: ${await alert.getByRole('paragraph').last().innerText()}`;
}

/** One confirmed record of this payment, one change of page 3 s later. */
async function expectBooked(scene: Scene, { transactionId }: PendingBooking): Promise<void> {
  const { page, time } = scene;
  await time.awaits(REDIRECT);
  const kept = await keptOn(scene);
  expect(bookingCodec.decode(kept.confirmedBooking ?? null)).toMatchObject({ transactionId });
  expect(kept.pendingBooking).toBeUndefined();
  expect(Object.keys(kept).filter((key) => key.startsWith(PAYMENT_RECORD_PREFIX))).toHaveLength(1);
  await time.passAllBut1(REDIRECT);
  expect(new URL(page.url()).pathname).toBe(paths.paymentResult);
  await time.pass(1);
  await expect(page).toHaveURL(paths.bookingDetails);
  expect(await time.isWaiting(REDIRECT)).toBe(false);
  await expect(page.getByText('Booking Status: Confirmed')).toBeVisible();
  await expectNothingLeaked(scene);
}
