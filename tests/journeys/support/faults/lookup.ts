import * as paths from '../../../../src/paths.ts';
import { expect } from '../journey.ts';
import { openForm } from '../rider.ts';
import {
  alertText,
  arriveWith,
  clearFaults,
  expectNothingLeaked,
  injectFault,
  keptOn,
  type Meeting,
  type Scene,
  underWay,
} from './scene.ts';

const PHONE = '9000000001';
/** Of another person, looked up before on the same page. */
const OTHER = '9000000002';
/** The deadline of a read, in milliseconds. */
const DEADLINE = 15_000;
/**
 * How long a list of 2,000 may take to stand, and how much work of the page's thread it may be, in milliseconds.
 * A machine too busy for a list of four gives it so many times as long as that one took.
 */
const HUGE_LIST = { stands: 5_000, times: 10, work: 1_000 };
const GOOD = '2 upcoming, 2 completed';

/** Looks a number's bookings up under a fault, and again without. */
export async function lookUpUnder(scene: Scene, meeting: Meeting): Promise<void> {
  const { page, sandbox, asked } = scene;
  await arriveWith(scene, {});
  await openForm(page, paths.myBookings);
  const opened = performance.now();
  await lookUp(scene, OTHER);
  expect(await listed(scene)).toBe(GOOD);
  const usual = performance.now() - opened;
  await page.getByRole('button', { name: 'Use a different phone number' }).click();
  await injectFault(scene, meeting);
  const work = meeting.cell.fault === 'huge-body' ? await workOf(scene) : null;
  const began = performance.now();
  await lookUp(scene, `+91 ${PHONE}`);
  if (meeting.trial.hasShortTimeouts) await outlast(scene, meeting);

  const alert = page.getByRole('alert');
  const isFailed = meeting.sight.includes('Please try again');
  // By the attribute: to find out the role of each of thousands of elements is work of the page's thread.
  const panel = page.locator('[role="tabpanel"]').first();
  await expect(isFailed ? alert : panel).toBeVisible();
  if (work !== null) {
    const limit = Math.max(HUGE_LIST.stands, HUGE_LIST.times * usual);
    expect(performance.now() - began).toBeLessThan(limit);
    // all of it together, so that no part of it blocks the page for longer
    expect(await work()).toBeLessThan(HUGE_LIST.work);
  }
  expect(isFailed ? await warning(scene, meeting) : await listed(scene)).toBe(meeting.sight);
  expect(asked.of('my-bookings')).toBe(meeting.asks);
  expect(await sandbox.count('my-bookings')).toBe(
    meeting.cell.fault === 'offline' ? 0 : meeting.asks,
  );
  await expectNothingLeaked(scene);
  await expectNumberKeptToItself(scene);

  await clearFaults(scene);
  if (isFailed) {
    await expect(phoneField(scene)).toHaveValue(PHONE);
    await page.getByRole('button', { name: 'View My Bookings' }).click();
  } else {
    await page.getByRole('button', { name: 'Use a different phone number' }).click();
    await lookUp(scene, PHONE);
  }
  expect(await listed(scene)).toBe(GOOD);
  expect(await sandbox.count('my-bookings')).toBe(1);
  await page
    .getByRole('button', { name: /^View Details/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/bookingdetails\/.+/);
  await expect(page.getByText(/^Booking Status/)).toBeVisible();
}

const phoneField = ({ page }: Scene) =>
  page.getByLabel('Enter your phone number to view your bookings');

async function lookUp(scene: Scene, phone: string): Promise<void> {
  await phoneField(scene).fill(phone);
  await scene.page.getByRole('button', { name: 'View My Bookings' }).click();
}

/** Begins to measure the work of the page's thread, in milliseconds of its own time: waiting for a busy machine is none. */
async function workOf({ page }: Scene): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const total = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const before = await total();
  return async () => (await total()) - before;
}

/** To the millisecond, and without a booking of the number before. */
async function outlast(scene: Scene, meeting: Meeting): Promise<void> {
  const { page, time } = scene;
  await underWay(scene, meeting, 1);
  await time.passAllBut1(DEADLINE);
  await expect(page.getByText('Looking for your bookings')).toBeAttached();
  await expect(page.getByRole('listitem').filter({ hasText: 'View Details' })).toHaveCount(0);
  await time.pass(1);
}

async function warning(scene: Scene, { cell }: Meeting): Promise<string> {
  const [title, ...lines] = (await alertText(scene)).split(' | ');
  expect(title).toBe(cell.words[0]);
  await expect(scene.page.getByRole('tabpanel')).toHaveCount(0);
  return lines.join(' | ');
}

/** How many bookings each tab has, or what it says of none. */
async function listed({ page }: Scene): Promise<string> {
  const found: { count: number; text: string }[] = [];
  for (const tab of ['Completed', 'Upcoming']) {
    await page.getByRole('tab', { name: tab }).click();
    const panel = page.getByRole('tabpanel');
    await expect(panel).toBeVisible();
    const cards = await panel.getByRole('listitem').count();
    const more = panel.getByRole('button', { name: /more of/ });
    const left = (await more.count()) === 0 ? '0' : (await more.innerText()).split(' of ')[1];
    const count = cards + Number(left?.replace(',', ''));
    const text = count === 0 ? await panel.getByRole('heading').innerText() : '';
    found.unshift({ count, text });
  }
  const [upcoming, completed] = found;
  const isEmpty = found.every(({ count }) => count === 0);
  return isEmpty
    ? `${upcoming?.text} | ${completed?.text}`
    : `${upcoming?.count} upcoming, ${completed?.count} completed`;
}

/** The number is in no address, history, title or storage. */
async function expectNumberKeptToItself(scene: Scene): Promise<void> {
  const { page } = scene;
  const traces = await page.evaluate(() => [
    location.href,
    document.title,
    JSON.stringify(history.state),
    JSON.stringify({ ...sessionStorage }),
  ]);
  for (const phone of [PHONE, OTHER])
    expect([...traces, JSON.stringify(await keptOn(scene))].join('\n')).not.toContain(phone);
}
