import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright-core';
import { DAY_MS } from '#machines/domain/calendar/calendar.ts';
import { type Item, ticketOptions } from '#machines/domain/catalogue/item.ts';
import { freshValue } from '../../../src/api/api-error.ts';
import { createApi } from '../../../src/api/platform-api.ts';
import type { RequestHandler } from '../../../tools/serve/serve-build.ts';
import { pick, type Random, randomFrom } from '../../fixtures/random.ts';
import { type Connection, type FaultPolicy, openConnection, type Traffic } from './connection.ts';
import { type FaultInjection, Phone, pause } from './phone.ts';
import { type Reconciliation, reconcile } from './reconciliation.ts';
import { RiderSession } from './rider-session.ts';

/** The plan of a soak. */
export interface SoakPlan {
  readonly browser: Browser;
  readonly site: RequestHandler;
  readonly bookings: number;
  readonly seed: number;
  readonly faultPolicy: FaultPolicy;
  readonly injection?: FaultInjection;
  /** The most times that a rider looks at the site again in the days after. */
  readonly revisits?: number;
}

/** The figures of a soak. */
export interface SoakFigures extends Reconciliation, Traffic {
  bookings: number;
  presses: number;
  /** Errors that nobody caught, violations of the policy, and pages that never came to rest. */
  errors: string[];
  /** Places where something personal was seen: addresses, referrers, titles, the console. */
  leaks: string[];
}

/** Bookings of one phone, among few rides, so that earlier payments get in the way. */
const BOOKINGS_PER_PHONE = 10;
const ITEMS_PER_PHONE = 4;
/** The number of times that a rider looks at the site again in the days after, whatever it shows. */
const REVISITS = 8;
/** The number of those looks, the last ones, that are over a connection that works. */
const FAULT_FREE_REVISITS = 3;

/** Rides through many bookings in a real browser, over a connection and with riders that fail at random. Each phone has a seed of its own, so that its rider decides the same whatever else runs. */
export async function soak(plan: SoakPlan): Promise<SoakFigures> {
  const figures: SoakFigures = {
    ...{ bookings: 0, presses: 0 },
    ...{ posts: 0, checks: 0, faults: 0, cutPosts: 0 },
    ...{ paid: 0, lost: 0, doubled: 0, falselyConfirmed: 0, falselyDeclined: 0 },
    mishaps: [],
    errors: [],
    leaks: [],
  };
  const phones = Math.ceil(plan.bookings / BOOKINGS_PER_PHONE);
  let next = 0;
  const lane = async () => {
    while (next < phones) {
      const number = next;
      next += 1;
      const rides = Math.min(BOOKINGS_PER_PHONE, plan.bookings - number * BOOKINGS_PER_PHONE);
      await runPhone(plan, { number, rides }, figures);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  // more requests than anybody asked for, but for those that Chromium itself sends again over a cut connection
  figures.doubled += Math.max(0, figures.posts - figures.presses - figures.cutPosts);
  return figures;
}

async function runPhone(
  { browser, site, seed, faultPolicy, injection = async () => {}, revisits = REVISITS }: SoakPlan,
  { number, rides }: { number: number; rides: number },
  figures: SoakFigures,
): Promise<void> {
  const random = randomFrom(seed * 1_009 + number);
  const connection = await openConnection(site, randomFrom(seed * 2_003 + number), faultPolicy);
  const phone = await Phone.start(browser, connection, injection);
  const attempt = async (what: () => Promise<void>) => {
    try {
      await what();
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      const sight = await phone.look().catch(() => null);
      figures.errors.push(
        `phone ${number}: ${cause}\nIt showed ${sight?.path}: ${sight?.actions.join(' | ')}\n${sight?.text}`,
      );
    }
  };
  const items = await bookable(connection, random);
  for (let ride = 0; ride < rides; ride += 1) {
    const wish = { item: pick(random, items), guest: guestNumber(number * 100 + ride) };
    figures.bookings += 1;
    await attempt(async () => {
      await new RiderSession(phone, wish, random, figures).go();
      await phone.reopen('/');
      connection.ledger.bank(random);
      await phone.skip(Math.floor(random() * 600_000));
      if (random() < 0.08) await phone.skip(2 * DAY_MS);
    });
  }
  await attempt(() => revisit(phone, random, revisits));
  await attempt(async () => {
    const { mishaps, ...sums } = reconcile(
      await phone.confirmed(),
      connection.store,
      connection.ledger.eventLog,
    );
    figures.mishaps.push(...mishaps);
    addUp(figures, sums);
  });
  figures.errors.push(...phone.errors);
  figures.leaks.push(...phone.leaks);
  addUp(figures, connection.traffic);
  await phone.stop();
  await connection.close();
}

function addUp(figures: SoakFigures, part: Omit<Reconciliation, 'mishaps'> | Traffic): void {
  for (const [name, count] of Object.entries(part)) figures[name as keyof Traffic] += count;
}

/** Trips with a priced first ticket and seats for every ride of a phone. */
async function bookable({ sandbox, site }: Connection, random: Random): Promise<Item[]> {
  const api = createApi({
    baseUrl: site,
    contactBaseUrl: site,
    token: sandbox.config.token,
    provider: sandbox.config.provider,
    isOnline: () => true,
    fetch: async (input, init) => sandbox.api.fetch(new Request(input, init)),
  });
  const { items } = freshValue(await api.fetchList('trips'));
  const open = items.filter((item) => {
    const price = ticketOptions(item, item)[0]?.price;
    const isPriced = price?.kind === 'amount' && price.price > 0;
    return isPriced && (item.availableSeats ?? BOOKINGS_PER_PHONE) >= BOOKINGS_PER_PHONE;
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

/** The rider opens the site again now and then, once after a month; the background check does the rest. */
async function revisit(phone: Phone, random: Random, revisits: number): Promise<void> {
  const { connection } = phone;
  const isLong = random() < 0.2;
  const monthAt = isLong ? 0 : revisits - FAULT_FREE_REVISITS;
  for (let look = 0; look < revisits; look += 1) {
    const isFair = look >= revisits - FAULT_FREE_REVISITS;
    connection.ledger.bank(random, { all: look === Math.min(monthAt, Math.floor(revisits / 2)) });
    if (isFair) connection.clearFaults();
    await phone.skip(look === monthAt ? 31 * DAY_MS : 61_000 + Math.floor(random() * 600_000));
    await phone.reopen('/');
    await phone.see(({ isBusy }) => !isBusy);
    await hearOut(phone, isFair ? 1_500 : 700);
  }
}

/** Lets the background check look for a while, and opens each booking that it tells of. */
async function hearOut(phone: Phone, patience: number): Promise<void> {
  // its script comes when the page has stood for a moment
  await phone.skip(1_600);
  let began = performance.now();
  // a phone that forgets what it announced announces it for ever
  let announcedCount = 0;
  while (announcedCount < BOOKINGS_PER_PHONE && performance.now() - began < patience) {
    await pause(60);
    const sight = await phone.look();
    if (sight === null || !sight.actions.includes('Not now')) continue;
    announcedCount += 1;
    await phone.openFromBanner();
    await phone.open('/');
    await phone.see(({ isBusy }) => !isBusy);
    await phone.skip(1_600);
    began = performance.now();
  }
}
