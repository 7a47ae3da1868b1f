import { draftOf } from '#machines/domain/booking.ts';
import { type Item, ticketOptions } from '#machines/domain/item.ts';
import { lines } from '#machines/domain/selection.ts';
import { settle } from '../../../sandbox/orders.ts';
import { pick, type Random, randomFrom } from '../../support/random.ts';
import { account } from './account.ts';
import { Phone, type Tampering } from './phone.ts';
import { type Diary, Ride } from './ride.ts';

/** What is to be ridden. */
export interface SoakPlan {
  readonly bookings: number;
  readonly seed: number;
  /** The share of requests for a booking or about a payment that meet a fault. */
  readonly faultRate: number;
  readonly tampering?: Tampering;
}

/** What came of it. */
export interface SoakFigures extends Diary {
  bookings: number;
  /** Bookings that the platform holds as paid. */
  paid: number;
  requests: number;
  /** Requests for a booking among them; more than were confirmed would be doubles. */
  posts: number;
  faults: number;
  /** Paid, and the phone does not know. */
  lost: number;
  /** Confirmed on the phone, and not paid, or for another ride, person or amount. */
  falselyConfirmed: number;
  /** Errors that nobody caught, and pages that never came to rest. */
  errors: string[];
}

/** Bookings of one phone, among few rides, so that earlier payments get in the way. */
const RIDES_PER_PHONE = 10;
const ITEMS_PER_PHONE = 4;
/** How often a rider looks at the site again in the month after. */
const LOOKS = 40;

/** Rides through many bookings on the simulated clock, over a line and with riders that fail at random. */
export async function soak(plan: SoakPlan): Promise<SoakFigures> {
  const { bookings, seed, faultRate, tampering = (world) => world } = plan;
  const random = randomFrom(seed);
  const figures: SoakFigures = {
    ...{ bookings: 0, paid: 0, requests: 0, posts: 0, faults: 0, accepted: 0 },
    ...{ interruptions: 0, lost: 0, doubled: 0, falselyConfirmed: 0 },
    errors: [],
  };
  while (figures.bookings < bookings) {
    const phone = new Phone(random, faultRate, tampering);
    const items = await bookable(phone, random);
    const due = Math.min(RIDES_PER_PHONE, bookings - figures.bookings);
    for (let ride = 0; ride < due; ride += 1) {
      const item = pick(random, items);
      const draft = draftOf(item, lines(ticketOptions(item, item), { [firstPriced(item)]: 1 }));
      const guest = guestNumber(figures.bookings);
      figures.bookings += 1;
      await new Ride(phone, { draft, guest }, random, figures).go();
      decideOne(phone, random);
      await phone.wait(Math.floor(random() * 600_000));
    }
    await lookAgain(phone, random);
    addUp(phone, figures);
  }
  figures.doubled += Math.max(0, figures.posts - figures.accepted);
  return figures;
}

async function bookable(phone: Phone, random: Random): Promise<Item[]> {
  const { items } = await phone.api(0).fetchTrips();
  const open = items.filter(
    (item) =>
      (item.availableSeats ?? RIDES_PER_PHONE) >= ITEMS_PER_PHONE && firstPriced(item) !== '',
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

/** The bank makes up its mind about a payment that hung. */
function decideOne({ sandbox }: Phone, random: Random): void {
  const hanging = sandbox.store.orders().filter((order) => order.state === 'pending');
  if (hanging.length === 0 || random() < 0.5) return;
  settle(
    sandbox.store,
    pick(random, hanging),
    random() < 0.7 ? 'paid' : 'declined',
    sandbox.clock.now(),
  );
}

/** The rider opens the site again now and then; the quiet check does the rest. */
async function lookAgain(phone: Phone, random: Random): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    await phone.wait(61_000 + Math.floor(random() * 3_600_000));
    const tab = phone.open({ path: '/', search: '', state: null });
    await phone.settle();
    while (tab.frame.getSnapshot().matches('found')) {
      tab.frame.send({ type: 'banner.dismissed' });
      await phone.settle();
    }
    tab.close();
    if (look < LOOKS / 2) decideOne(phone, random);
  }
}

/** Adds what one phone came to. */
function addUp(phone: Phone, figures: SoakFigures): void {
  const { paid, lost, doubled, falselyConfirmed } = account(phone.confirmed(), phone.sandbox.store);
  figures.paid += paid;
  figures.lost += lost;
  figures.doubled += doubled;
  figures.falselyConfirmed += falselyConfirmed;
  const { posts, checks, faults } = phone.traffic;
  figures.requests += posts + checks;
  figures.posts += posts;
  figures.faults += faults;
  figures.errors.push(...phone.errors);
}
