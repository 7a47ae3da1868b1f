import { draftOf } from '#machines/domain/booking.ts';
import { DAY_MS } from '#machines/domain/calendar.ts';
import { type Item, ticketOptions } from '#machines/domain/item.ts';
import { lines } from '#machines/domain/selection.ts';
import { LOCK_MODES } from '../../fixtures/locks.ts';
import { pick, type Random, randomFrom } from '../../fixtures/random.ts';
import { type FaultInjection, Phone, type Traffic } from './phone.ts';
import { type Reconciliation, reconcile } from './reconciliation.ts';
import { type RiderCounts, RiderSession } from './rider-session.ts';
import { Tab } from './tab.ts';
import { STORAGE_MODES } from './unreliable-storage.ts';

/** What is to be ridden. */
export interface SoakPlan {
  readonly bookings: number;
  readonly seed: number;
  /** The share of requests for a booking or about a payment that meet a fault. */
  readonly faultRate: number;
  readonly injection?: FaultInjection;
}

/** What came of it. */
export interface SoakFigures extends RiderCounts, Reconciliation, Traffic {
  bookings: number;
  requests: number;
  /** Errors that nobody caught, and pages that never came to rest. */
  errors: string[];
}

/** Bookings of one phone, among few rides, so that earlier payments get in the way. */
const BOOKINGS_PER_PHONE = 10;
const ITEMS_PER_PHONE = 4;
/** How often a rider looks at the site again in the days after, whatever it shows. */
const REVISITS = 30;
/** How many of those looks, at the end, are over a connection that works. */
const FAULT_FREE_REVISITS = 5;

/** Rides through many bookings on the simulated clock, over a connection, with phones and with riders that fail at random. */
export async function soak(plan: SoakPlan): Promise<SoakFigures> {
  const { bookings, seed, faultRate, injection = {} } = plan;
  const random = randomFrom(seed);
  const figures: SoakFigures = {
    ...{ bookings: 0, paid: 0, requests: 0, posts: 0, checks: 0, faults: 0 },
    ...{ presses: 0, interruptions: 0, insisted: 0, givenUp: 0 },
    ...{ lost: 0, doubled: 0, falselyConfirmed: 0, falselyDeclined: 0, beyondReach: 0 },
    mishaps: [],
    errors: [],
  };
  while (figures.bookings < bookings) {
    const phone = new Phone(random, faultRate, injection);
    const items = await bookable(phone, random);
    const due = Math.min(BOOKINGS_PER_PHONE, bookings - figures.bookings);
    for (let ride = 0; ride < due; ride += 1) {
      const item = pick(random, items);
      const draft = draftOf(item, lines(ticketOptions(item, item), { [firstPriced(item)]: 1 }));
      const guest = guestNumber(figures.bookings);
      figures.bookings += 1;
      phone.mode = random() < 0.85 ? 'fine' : pick(random, STORAGE_MODES);
      phone.locks.mode = random() < 0.7 ? 'work' : pick(random, LOCK_MODES);
      await new RiderSession(phone, { draft, guest }, random, figures).go();
      phone.mode = 'fine';
      if (random() < 0.06) phone.evict();
      phone.bank();
      await phone.wait(Math.floor(random() * 600_000));
      if (random() < 0.05) await phone.wait(2 * DAY_MS);
    }
    await revisit(phone, random);
    addUp(phone, figures);
  }
  // more requests than anybody pressed for
  figures.doubled += Math.max(0, figures.posts - figures.presses);
  return figures;
}

async function bookable(phone: Phone, random: Random): Promise<Item[]> {
  const { items } = await phone.api().fetchTrips();
  const open = items.filter(
    (item) =>
      (item.availableSeats ?? BOOKINGS_PER_PHONE) >= BOOKINGS_PER_PHONE && firstPriced(item) !== '',
  );
  const from = Math.floor(random() * Math.max(1, open.length - ITEMS_PER_PHONE));
  return open.slice(from, from + ITEMS_PER_PHONE);
}

function firstPriced(item: Item): string {
  const option = ticketOptions(item, item).find(
    ({ price }) => price.kind === 'amount' && price.price > 0,
  );
  return option?.id ?? '';
}

function guestNumber(number: number) {
  return {
    fullName: `Rider ${number}`,
    email: `rider.${number}@example.com`,
    phone: String(9_000_100_000 + number),
  };
}

/** The rider opens the site again now and then, sometimes behind another tab and closed unseen, once after a month; the background check does the rest. */
async function revisit(phone: Phone, random: Random): Promise<void> {
  // one phone in five is not looked at for a month, while the banks decide
  const monthAt = random() < 0.2 ? 0 : REVISITS - FAULT_FREE_REVISITS - 1;
  for (let look = 0; look < REVISITS; look += 1) {
    if (look < REVISITS / 2) phone.bank();
    if (look === Math.min(monthAt, REVISITS / 2)) phone.bank({ all: true });
    if (look === REVISITS - FAULT_FREE_REVISITS) phone.faultRate = 0;
    const pause = look === monthAt ? 31 * DAY_MS : 61_000 + Math.floor(random() * 3_600_000);
    await phone.wait(pause);
    const isFair = look >= REVISITS - FAULT_FREE_REVISITS;
    const tab = new Tab(phone, { isHidden: !isFair && random() < 0.2 });
    const page = tab.open({ path: '/' });
    await phone.settle();
    while (!tab.isHidden && page.hasBanner()) {
      page.answerBanner(random() < 0.5 ? 'banner.dismissed' : 'booking.opened');
      await phone.settle();
    }
    tab.close();
  }
}

/** Adds what one phone came to. */
function addUp(phone: Phone, figures: SoakFigures): void {
  const { mishaps, ...sums } = reconcile(phone.confirmed(), phone.sandbox.store, phone.eventLog);
  const part = { ...sums, ...phone.traffic };
  figures.mishaps.push(...mishaps);
  for (const [name, count] of Object.entries(part)) figures[name as keyof typeof part] += count;
  figures.requests = figures.posts + figures.checks;
  figures.errors.push(...phone.errors);
}
