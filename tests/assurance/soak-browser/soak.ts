import type { Browser } from 'playwright-core';
import { type Item, ticketOptions } from '#machines/domain/item.ts';
import { settle } from '../../../sandbox/orders.ts';
import { createApi } from '../../../src/api/api.ts';
import { decodeJournal } from '../../../src/storage/records.ts';
import { JOURNAL_PREFIX } from '../../../src/storage/keys.ts';
import type { Fetch } from '../../../tools/serve/static-server.ts';
import { pick, type Random, randomFrom } from '../../support/random.ts';
import { type Account, account } from '../soak/account.ts';
import { type Line, openLine, type Traffic, type Weather } from './line.ts';
import { Phone, type Tampering } from './phone.ts';
import { type Diary, Ride } from './ride.ts';

/** What is to be ridden. */
export interface SoakPlan {
  readonly browser: Browser;
  readonly site: Fetch;
  readonly bookings: number;
  readonly seed: number;
  readonly weather: Weather;
  readonly tampering?: Tampering;
  /** How often at most a rider looks at the site again in the days after. */
  readonly looks?: number;
  /** Phones in use at the same time. */
  readonly lanes: number;
  /** Told after each phone. */
  readonly onPhone?: (figures: SoakFigures) => void;
}

/** What came of it. */
export interface SoakFigures extends Diary, Account, Traffic {
  bookings: number;
  /** Errors that nobody caught, and pages that never came to rest. */
  errors: string[];
  violations: string[];
  /** Places where something personal was seen: addresses, referrers, titles, the console. */
  leaks: string[];
}

/** Bookings of one phone, among few rides, so that earlier payments get in the way. */
const RIDES_PER_PHONE = 10;
const ITEMS_PER_PHONE = 4;
const LOOKS = 25;

/** Rides through many bookings in a real browser, over a line and with riders that fail at random. Each phone has a seed of its own, so that its rider decides the same whatever else runs. */
export async function soak(plan: SoakPlan): Promise<SoakFigures> {
  const figures: SoakFigures = {
    ...{ bookings: 0, presses: 0, reloads: 0, closes: 0, backs: 0, recovered: 0, givenUp: 0 },
    ...{ posts: 0, checks: 0, faults: 0, cutPosts: 0 },
    ...{ paid: 0, lost: 0, doubled: 0, falselyConfirmed: 0 },
    errors: [],
    violations: [],
    leaks: [],
  };
  const phones = Math.ceil(plan.bookings / RIDES_PER_PHONE);
  let next = 0;
  const lane = async () => {
    while (next < phones) {
      const number = next;
      next += 1;
      const rides = Math.min(RIDES_PER_PHONE, plan.bookings - number * RIDES_PER_PHONE);
      await rideOn(plan, { number, rides }, figures);
      plan.onPhone?.(figures);
    }
  };
  await Promise.all(Array.from({ length: plan.lanes }, lane));
  // more requests than anybody asked for, but for those that Chromium itself sends again over a cut line
  figures.doubled += Math.max(0, figures.posts - figures.presses - figures.cutPosts);
  return figures;
}

async function rideOn(
  { browser, site, seed, weather, tampering = async () => {}, looks = LOOKS }: SoakPlan,
  { number, rides }: { number: number; rides: number },
  figures: SoakFigures,
): Promise<void> {
  const random = randomFrom(seed * 1_009 + number);
  const line = await openLine(site, randomFrom(seed * 2_003 + number), weather);
  const phone = await Phone.start(browser, line, tampering);
  const insistedOn = new Set<string>();
  const attempt = async (what: () => Promise<void>) => {
    try {
      await what();
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      figures.errors.push(`phone ${number}: ${cause}`);
    }
  };
  const items = await bookable(line, random);
  for (let ride = 0; ride < rides; ride += 1) {
    const wish = { item: pick(random, items), guest: guestNumber(number * 100 + ride) };
    figures.bookings += 1;
    await attempt(async () => {
      await new Ride(phone, wish, random, figures, insistedOn).go();
      decideOne(line, random);
      await phone.skip(Math.floor(random() * 600_000));
    });
  }
  await attempt(() => lookAgain(phone, random, { looks, diary: figures }));
  await attempt(async () => {
    addUp(figures, account(await phone.confirmed(), line.store, insistedOn));
  });
  figures.errors.push(...phone.errors);
  figures.violations.push(...phone.violations);
  figures.leaks.push(...phone.leaks);
  addUp(figures, line.traffic);
  await phone.stop();
  await line.close();
}

function addUp(figures: SoakFigures, part: Account | Traffic): void {
  for (const [name, count] of Object.entries(part)) figures[name as keyof Account] += count;
}

/** Trips with a priced first ticket and seats for every ride of a phone. */
async function bookable({ sandbox, site }: Line, random: Random): Promise<Item[]> {
  const { items } = await createApi({
    baseUrl: site,
    contactBaseUrl: site,
    token: sandbox.config.token,
    provider: sandbox.config.provider,
    isOnline: () => true,
    fetch: async (input, init) => sandbox.api.fetch(new Request(input, init)),
  }).fetchTrips();
  const open = items.filter((item) => {
    const price = ticketOptions(item, item)[0]?.price;
    const isPriced = price?.kind === 'amount' && price.price > 0;
    return isPriced && (item.availableSeats ?? RIDES_PER_PHONE) >= RIDES_PER_PHONE;
  });
  const from = Math.floor(random() * (open.length - ITEMS_PER_PHONE + 1));
  return open.slice(from, from + ITEMS_PER_PHONE);
}

function guestNumber(number: number) {
  return {
    name: `Rider ${number}`,
    email: `rider.${number}@example.com`,
    phone: String(9_000_100_000 + number),
  };
}

/** The bank makes up its mind about a payment that hung. */
function decideOne({ store, sandbox }: Line, random: Random): void {
  const hanging = store.orders().filter((order) => order.state === 'pending');
  if (hanging.length === 0 || random() < 0.5) return;
  const outcome = random() < 0.7 ? 'paid' : 'declined';
  settle(store, pick(random, hanging), outcome, sandbox.clock.now());
}

/** The rider opens the site again now and then, or comes back to its tab, until nothing is open: the quiet check does the rest. */
async function lookAgain(
  phone: Phone,
  random: Random,
  { looks, diary }: { looks: number; diary: Diary },
): Promise<void> {
  for (let look = 0; look < looks; look += 1) {
    if (look < looks / 2) decideOne(phone.line, random);
    if (look % 2 === 0) await phone.open('/');
    await phone.see(({ origin, isBusy }) => origin === phone.line.site && !isBusy);
    await phone.skip(61_000 + Math.floor(random() * 600_000));
    await phone.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await hearOut(phone, diary);
    if (!(await hasOpenPayment(phone))) return;
  }
}

/** Lets the quiet check come to rest, and dismisses each booking that it finds. */
async function hearOut(phone: Phone, diary: Diary): Promise<void> {
  const { traffic } = phone.line;
  let calm = 0;
  let checks = traffic.checks;
  while (calm < 8) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const sight = await phone.look();
    if (sight?.actions.includes('Not now')) {
      diary.recovered += 1;
      await phone.press('Not now');
      calm = 0;
    } else if (checks === traffic.checks) calm += 1;
    else calm = 0;
    checks = traffic.checks;
  }
}

/** Whether a payment is noted on the phone as open. */
async function hasOpenPayment(phone: Phone): Promise<boolean> {
  const storage = await phone.storage();
  const journal = [...storage].filter(([key]) => key.startsWith(JOURNAL_PREFIX));
  return decodeJournal(journal.map(([, text]) => text)).some(({ state }) => state === 'initiated');
}
