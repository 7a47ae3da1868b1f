import * as paths from '../../../../src/paths.ts';
import { draftState } from '../../../../src/storage/draft-state.ts';
import { PAYMENT_RECORD_PREFIX } from '../../../../src/storage/keys.ts';
import { pendingCodec } from '../../../../src/storage/records.ts';
import { keptAfterFailure } from '../../../assurance/faults/fault-cells.ts';
import { expect } from '../journey.ts';
import { chooseSeats } from '../prepared.ts';
import { fillIn, guest, payButton } from '../rider.ts';
import {
  alertText,
  arriveWith,
  BARE_PAGE,
  clearFaults,
  expectNoPoison,
  expectNothingLeaked,
  injectFault,
  keptOn,
  type Meeting,
  type Scene,
  underWay,
} from './scene.ts';

const LEFT = 'left for the payment page';
/** The deadline of a POST, in milliseconds. */
const DEADLINE = 30_000;
/** How long the button rests after a failure, in milliseconds. */
const REST = 1_000;

/** Confirms a booking under a fault, and again without. */
export async function confirmUnder(scene: Scene, meeting: Meeting): Promise<void> {
  const { page, time, checks, sandbox, asked } = scene;
  await open(scene);
  await injectFault(scene, meeting);
  await payButton(page).click();
  if (meeting.trial.hasShortTimeouts) await outlast(scene, meeting);

  if (meeting.sight === LEFT) {
    await expectLeft(scene);
    await expectCounts(scene, meeting);
    await expectOnePending(scene);
    return;
  }
  await expect(page.getByRole('alert')).toBeVisible();
  await expectRest(scene);
  expect(await alertText(scene)).toBe(meeting.sight);
  expect(new URL(page.url()).pathname).toBe(paths.confirmation);
  expect(Object.keys(await keptOn(scene))).toEqual(keptAfterFailure(meeting.trial));
  await expect(page.getByLabel('Full Name')).toHaveValue(guest.name);
  await expect(page.getByLabel('Email Address')).toHaveValue(guest.email);
  await expect(page.getByLabel('Phone Number')).toHaveValue(guest.phone);
  await expectNothingLeaked(scene);
  // an answer that comes late, or a POST that was put off, would show now
  await time.pass(2 * DEADLINE);
  expect(await alertText(scene)).toBe(meeting.sight);
  expect(Object.keys(await keptOn(scene))).toEqual(keptAfterFailure(meeting.trial));
  await expectCounts(scene, meeting);

  await clearFaults(scene);
  await payButton(page).click();
  // an order may exist: the platform is asked about one that is known, and the rider before a second one is made
  if (keptAfterFailure(meeting.trial).length > 0) {
    await checks.rings();
    await checks.release();
  }
  if (meeting.sight.includes('may have noted'))
    await page.getByRole('button', { name: /^(Book again|Pay anyway)$/ }).click();
  await expectLeft(scene);
  expect(asked.of('guest-book')).toBe(1);
  expect(await sandbox.count('guest-book')).toBe(1);
}

async function open(scene: Scene): Promise<void> {
  const { page, site } = scene;
  await arriveWith(scene, {});
  const state = draftState(await chooseSeats(site));
  await page.evaluate(([draft, path]) => history.replaceState(draft, '', path), [
    state,
    paths.confirmation,
  ] as const);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your booking');
  await fillIn(page);
}

/** To the millisecond: nothing is given up before the deadline. */
async function outlast(scene: Scene, meeting: Meeting): Promise<void> {
  const { page, time } = scene;
  // the first words of a cell that waits are those of the button
  const processing = page.getByRole('button', { name: meeting.cell.words[0] ?? '' }).first();
  await underWay(scene, meeting, 1);
  await time.passAllBut1(DEADLINE);
  await expect(processing).toBeDisabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await time.pass(1);
}

/** The button comes back a second after the failure, not before, and never says Processing... for good. */
async function expectRest({ page, time }: Scene): Promise<void> {
  await time.awaits(REST);
  await expect(payButton(page)).toBeDisabled();
  await time.passAllBut1(REST);
  await expect(payButton(page)).toBeDisabled();
  await time.pass(1);
  await expect(payButton(page)).toBeEnabled();
}

async function expectLeft({ page }: Scene): Promise<void> {
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
}

async function expectCounts({ asked, sandbox }: Scene, { cell, asks }: Meeting): Promise<void> {
  expect(asked.of('guest-book')).toBe(asks);
  expect(await sandbox.count('guest-book')).toBe(cell.fault === 'offline' ? 0 : asks);
}

/** The one payment that was started is remembered, once, and can be paid. */
async function expectOnePending(scene: Scene): Promise<void> {
  const { page, sandbox } = scene;
  const orders = await sandbox.orders();
  await page.goto(BARE_PAGE);
  const kept = await keptOn(scene);
  const id = pendingCodec.decode(kept.pendingBooking ?? null)?.transactionId;
  expect(orders.map((order) => order.id)).toContain(id);
  expect(Object.keys(kept).filter((key) => key.startsWith(PAYMENT_RECORD_PREFIX))).toHaveLength(1);
  expectNoPoison(JSON.stringify(kept));
}
