import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, vi } from 'vitest';
import { Router } from 'wouter';
import type { AnyActor, AnyMachineSnapshot } from 'xstate';
import { draftOf } from '#machines/domain/booking.ts';
import { CONTACT_SENT } from '#machines/domain/contact-form.ts';
import { EMPTY_TEXT } from '#machines/domain/failure.ts';
import { type Item, type TicketOption, ticketOptions } from '#machines/domain/item.ts';
import { type MyBooking, splitByTab } from '#machines/domain/my-bookings.ts';
import { bookLabel, cardPrice, detailsPrice, optionPrice } from '#machines/domain/price.ts';
import { lines } from '#machines/domain/selection.ts';
import { COPIED_TEXT, SHARE_LIMIT } from '#machines/domain/share.ts';
import { DEADLINES } from '../../../src/api/api.ts';
import { createBrowser } from '../../../src/app/browser.ts';
import { Providers } from '../../../src/app/Providers.tsx';
import { DetailsView } from '../../../src/pages/details/DetailsView.tsx';
import { IncludedLists } from '../../../src/pages/details/IncludedLists.tsx';
import { PaymentView } from '../../../src/pages/payment/PaymentView.tsx';
import * as paths from '../../../src/paths.ts';
import { PAYMENT_RECORD_PREFIX } from '../../../src/storage/keys.ts';
import { decodeBooking } from '../../../src/storage/records.ts';
import type { RecordedCall } from '../../fixtures/services.ts';
import type { Cell, Trial } from './cells.ts';
import { type Site, TOKEN } from './site.ts';
import { guest, LEFT, OTHER_PHONE, PHONE, type Visit } from './visits.ts';

/** One look at a fault, after it settled and late answers had their time: what was seen, asked, kept and said. */
export interface Sighting {
  readonly cell: Cell;
  readonly trial: Trial;
  readonly screen: string;
  readonly visit: Visit;
  readonly site: Site;
  readonly seen: string;
  /** The pages that the look opened. */
  readonly pages: readonly AnyActor[];
  /** What the look asked of the browser, in order. */
  readonly asked: readonly RecordedCall[];
  readonly keptBefore: Readonly<Record<string, string>>;
  readonly kept: Readonly<Record<string, string>>;
  /** Whether anything changed after the look had settled. */
  readonly hasMoved: boolean;
  /** Processor time of the visitor and the server together, in milliseconds. */
  readonly workMs: number;
  /** Everything that was written to the console. */
  readonly spoken: readonly (readonly unknown[])[];
}

/** Throws where something does not hold. */
type Check = (sighting: Sighting) => void;

/** Throws or rejects where what must never happen has happened. */
type Never = (sighting: Sighting) => void | Promise<void>;

/** What only a poisoned or chatty answer brings. */
export const POISON = /isAdmin|poisoned|9999999999|x_internal|NEW_CODE_2031/;
const MARKUP = /[<>]|broken in|Wi-Fi/;
const UNREADABLE = /undefined|null|NaN|\[object|Invalid/;

// What a sighting holds.
const snapshots = ({ pages }: Sighting): AnyMachineSnapshot[] =>
  pages.map((page) => page.getSnapshot());
const contexts = (sighting: Sighting): Record<string, unknown>[] =>
  snapshots(sighting).map(({ context }) => context);
const everything = (sighting: Sighting): string =>
  JSON.stringify([contexts(sighting), sighting.asked, sighting.kept, sighting.spoken]);
const received = ({ site, cell }: Sighting): number => site.received()[cell.call] ?? 0;
const askedFor = ({ asked }: Sighting, name: string): readonly RecordedCall[] =>
  asked.filter((one) => one.name === name);
const isGood = ({ seen, visit }: Sighting): boolean => seen === visit.good;
const isPaid = ({ seen }: Sighting): boolean => seen.startsWith('paid');
const paymentRecordKeys = ({ kept }: Sighting): string[] =>
  Object.keys(kept).filter((key) => key.startsWith(PAYMENT_RECORD_PREFIX));

function items(sighting: Sighting): Item[] {
  return contexts(sighting).flatMap(({ result, item }) => {
    const list = (Array.isArray(result) ? result : null) ?? itemsOf(result);
    return [...(list as Item[]), ...(item === null || item === undefined ? [] : [item as Item])];
  });
}

function itemsOf(result: unknown): unknown[] {
  const held = result as { items?: unknown[] } | null | undefined;
  return held?.items ?? [];
}

const options = (sighting: Sighting): TicketOption[] =>
  contexts(sighting).flatMap(({ options: list }) => (list ?? []) as TicketOption[]);
const bookings = (sighting: Sighting): MyBooking[] =>
  contexts(sighting).flatMap(({ bookings: list }) => (list ?? []) as MyBooking[]);

/** The markup of a view, as the site renders it. */
const markup = (view: ReactNode): string =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      <Providers env="test">{view}</Providers>
    </Router>,
  );

function detailsMarkup(sighting: Sighting): string {
  return snapshots(sighting)
    .filter(({ machine }) => machine.id === 'item')
    .map((state) =>
      markup(
        <DetailsView state={state as never} send={() => {}} onGoBack={() => {}}>
          {(item) => (
            <>
              <h1>{item.title}</h1>
              <IncludedLists inclusions={item.inclusions} exclusions={item.exclusions} />
              <button type="button">{bookLabel(item)}</button>
            </>
          )}
        </DetailsView>,
      ),
    )
    .join('');
}

// What must hold in many cells.
const settled: Check = (sighting) => {
  expect(sighting.seen).not.toBe('');
  expect(sighting.pages.length).toBeGreaterThan(0);
  for (const state of snapshots(sighting)) expect(state.status).not.toBe('error');
};
const notBusy: Check = (sighting) => {
  for (const state of snapshots(sighting)) {
    // who left for the payment page waits for the browser, and who paid for the next page
    if (!state.matches('leaving')) expect(state.hasTag('busy')).toBe(false);
  }
};
const inTime: Check = (sighting) => {
  notBusy(sighting);
  const { trial, site } = sighting;
  if (trial.isHurried) expect(site.deadlines()).toEqual([DEADLINES.read]);
};
const noMarkup: Check = ({ seen }) => expect(seen).not.toMatch(MARKUP);
const readable: Check = (sighting) => {
  expect(sighting.seen).not.toMatch(UNREADABLE);
  const shown = items(sighting).map(({ title, organiser, place }) => [title, organiser, place]);
  expect(JSON.stringify(shown)).not.toMatch(UNREADABLE);
};
const askedOnce: Check = (sighting) => expect(received(sighting)).toBe(1);
const noToken: Check = (sighting) => expect(everything(sighting)).not.toContain(TOKEN);
const unpoisoned: Check = (sighting) => {
  expect(everything(sighting)).not.toMatch(POISON);
  expect(sighting.seen).not.toMatch(POISON);
  expect({}).not.toHaveProperty('isAdmin');
};
const unmoved: Check = ({ hasMoved }) => expect(hasMoved).toBe(false);
const light: Check = ({ workMs }) => expect(workMs).toBeLessThan(WORK_LIMIT);
const accepted: Check = (sighting) => {
  settled(sighting);
  expect(sighting.seen).toBe(sighting.visit.good);
};
const goodOrNothing: Check = (sighting) => {
  if (!isGood(sighting)) expect(items(sighting)).toEqual([]);
};
const nothingKept: Check = ({ kept }) => expect(kept).toEqual({});

/** Processor time that a large answer may cost the visitor and the server together, in milliseconds. */
const WORK_LIMIT = 1_000;

const noFreeOption: Check = (sighting) => {
  for (const { price } of options(sighting)) expect(price).not.toMatchObject({ price: 0 });
};
const noBooking: Check = (sighting) => {
  if (contexts(sighting).every(({ item }) => item === null)) {
    expect(sighting.seen).not.toContain('Book Now');
    expect(detailsMarkup(sighting)).not.toMatch(/Book Now|Register Now/);
  }
};
const noItemShown: Check = (sighting) => {
  expect(items(sighting)).toEqual([]);
  noBooking(sighting);
};

const unlessLeft =
  (never: Check): Check =>
  (sighting) =>
    sighting.seen === LEFT ? undefined : never(sighting);
const unlessPaid =
  (never: Check): Check =>
  (sighting) =>
    sighting.trial.shows[sighting.screen]?.startsWith('paid') ? undefined : never(sighting);

/** What went out to a share target or the clipboard. */
const shared = ({ asked }: Sighting): string => {
  expect(asked.length).toBeGreaterThan(0);
  return asked.map(({ given }) => decodeURIComponent(JSON.stringify(given))).join();
};
const sharedOnce: Check = ({ asked }) => expect(asked).toHaveLength(1);

/** The shipped way to open a tab cuts its way back. */
const noOpener: Check = ({ asked }) => {
  for (const { name } of asked) expect(['share', 'openTab', 'copy']).toContain(name);
  const tab = { opener: 'the page' };
  vi.stubGlobal('window', { open: () => tab });
  try {
    createBrowser().openTab('https://example.com/');
  } finally {
    vi.unstubAllGlobals();
  }
  expect(tab.opener).toBeNull();
};

const pendingKept: Check = ({ kept, keptBefore }) => {
  expect(keptBefore.pendingBooking).toBeDefined();
  expect(kept.pendingBooking).toBe(keptBefore.pendingBooking);
};
const atMostFour: Check = (sighting) => expect(received(sighting)).toBeLessThanOrEqual(4);
const notConfirmed: Check = ({ kept }) => expect(kept.confirmedBooking).toBeUndefined();
const noSuccess: Check = (sighting) => {
  expect(sighting.seen).toMatch(/^(failed|failed, still open|not confirmed yet): /);
  expect(sighting.site.inputs.payment().urlVerdict).not.toBe('cancelled');
};
const disbelievesUrl: Check = (sighting) => {
  expect(sighting.site.arrival.search).toContain('status=SUCCESS');
  noSuccess(sighting);
};
const goBack: Check = (sighting) => {
  for (const state of snapshots(sighting))
    expect(markup(<PaymentView state={state as never} send={() => {}} />)).toContain('Go Back');
};
const oneRecord: Check = (sighting) => {
  expect(decodeBooking(sighting.kept.confirmedBooking ?? null)).not.toBeNull();
  expect(paymentRecordKeys(sighting)).toHaveLength(1);
};
const openedOnce: Check = (sighting) => expect(askedFor(sighting, 'go')).toHaveLength(1);

const failedLookup = (sighting: Sighting): boolean =>
  contexts(sighting).some(({ failure }) => failure !== null);
const formKept: Check = (sighting) => {
  const [form] = contexts(sighting);
  expect(form?.guest).toEqual(guest);
};
const postedOnce: Check = (sighting) => expect(received(sighting)).toBe(1);

/** What the matrix says must never happen, clause by clause in its own words, and what holds it. */
export const nevers: Readonly<Record<string, Never>> = {
  // lists, items and share texts
  'blank page or uncaught exception': settled,
  'markup from the body parsed as HTML': noMarkup,
  'silent automatic retry (ky retry must be 0)': askedOnce,
  'spinner past 15 s': inTime,
  'bearer token in the message or console': noToken,
  'fallback option offered as a bookable zero-price ticket': noFreeOption,
  'an HTML error page counted as an empty list on a tab that has an error state': ({
    cell,
    seen,
    screen,
  }) => {
    if (screen === 'tab' && cell.call !== 'trips-categories')
      expect(Object.values(EMPTY_TEXT)).not.toContain(seen);
  },
  'NaN, undefined or [object Object] on a card': readable,
  'one bad item hiding the good ones': (sighting) => {
    if (sighting.trial.fault === 'wrong-types' && sighting.screen === 'tab')
      expect(items(sighting).length).toBeGreaterThan(5);
  },
  'a string price charged': (sighting) => {
    for (const { price } of [...items(sighting), ...options(sighting)])
      if (price.kind === 'amount') expect(price.price).toBeTypeOf('number');
  },
  crash: settled,
  'undefined/null/NaN text': readable,
  'navigation to /details/undefined': (sighting) => {
    for (const { id } of items(sighting)) expect(['undefined', 'null', '']).not.toContain(id);
    expect(askedFor(sighting, 'go')).toEqual([]);
  },
  'fallback price presented as discounted': (sighting) => {
    if (sighting.screen !== 'tab') return;
    for (const item of items(sighting)) {
      expect(item.price.kind).toBe('missing');
      expect(cardPrice(item)).toMatchObject({ oldText: '' });
    }
  },
  'crash or rejection by a strict schema': accepted,
  'unknown fields copied to storage': ({ kept }) =>
    expect(JSON.stringify(kept)).not.toMatch(POISON),
  '__proto__/constructor keys honoured': unpoisoned,
  'error state for an empty catalogue': (sighting) => {
    for (const { failure } of contexts(sighting)) expect(failure ?? null).toBeNull();
  },
  'crash on null.map': settled,
  'main thread blocked > 1 s': light,
  'tab crash': settled,
  'truncated list shown as complete without notice': (sighting) => {
    if (sighting.screen !== 'tab' || items(sighting).length === 0) return;
    expect(items(sighting)).toHaveLength(5_000);
    for (const { result } of contexts(sighting)) expect(result).toMatchObject({ omitted: 0 });
  },
  'late response overwriting a newer screen': unmoved,
  'endless spinner (ky timeout stops at headers: the body needs its own deadline)': inTime,
  'half a list': (sighting) => {
    if (sighting.screen === 'tab') goodOrNothing(sighting);
  },
  'duplicated cards or React key collisions': (sighting) => {
    const ids = contexts(sighting).flatMap(({ result }) =>
      (itemsOf(result) as Item[]).flatMap(({ id }) => id ?? []),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(sighting.seen).toBe(sighting.visit.good);
  },
  'flicker back to loading': ({ site, pages }) => {
    for (const page of pages) expect(site.loadings(page)).toBeLessThanOrEqual(1);
  },
  'state of an older request winning': (sighting) => {
    askedOnce(sighting);
    unmoved(sighting);
  },
  'Book Now enabled without an item': noItemShown,
  'blank page': settled,
  'uncaught JSON error': ({ seen, spoken }) => {
    expect(seen).not.toMatch(/JSON|SyntaxError/);
    expect(spoken).toEqual([]);
  },
  'Book Now': noItemShown,
  'NaN price': (sighting) => {
    for (const item of items(sighting)) expect(detailsPrice(item).text).not.toMatch(UNREADABLE);
  },
  '[object Object]': readable,
  'script or markup from description executed': noMarkup,
  'a bookable item with a non-numeric price': (sighting) => {
    for (const item of items(sighting)) {
      expect(item.price).toEqual({ kind: 'contact' });
      expect(bookLabel(item)).not.toBe('Book Now');
      for (const option of ticketOptions(item, null))
        expect(optionPrice(option).text).not.toMatch(/₹/);
    }
  },
  'undefined/NaN text': readable,
  "booking with itemId undefined (must say 'Missing required parameters: itemId or bookingType')":
    async (sighting) => {
      const { site, cell } = sighting;
      for (const item of items(sighting)) {
        const nameless = { ...item, id: null };
        const [option] = ticketOptions(nameless, null);
        if (option?.price.kind !== 'amount') continue;
        const draft = draftOf(nameless, lines([option], { [option.id]: 1 }));
        const addresses = {
          apiBase: '',
          siteOrigin: site.browser.origin(),
          resultPath: paths.paymentResult,
          provider: 'phonepe',
        };
        const page = site.open(site.machines().booking, {
          draft,
          guest,
          addresses,
          today: '2027-01-01',
        });
        page.send({ type: 'form.submitted' });
        const { context } = await page.until((now) => now.matches('failed'));
        const clause = cell.nevers.find((text) => text.startsWith('booking with itemId undefined'));
        expect(clause).toContain(`'${context.alert?.lines[0]}'`);
        expect(site.received()['guest-book']).toBeUndefined();
        page.actor.stop();
      }
    },
  rejection: (sighting) =>
    sighting.cell.call === 'guest-book' ? expect(sighting.seen).toBe(LEFT) : accepted(sighting),
  'unknown fields rendered': unpoisoned,
  'prototype pollution': unpoisoned,
  'empty headings': (sighting) => {
    for (const state of snapshots(sighting)) {
      const { item } = state.context;
      if (item === null || item === undefined) continue;
      expect(item).toMatchObject({ inclusions: [], exclusions: [] });
      expect(item.itinerary ?? []).toEqual([]);
    }
    expect(detailsMarkup(sighting)).not.toMatch(/Inclusions|Exclusions|<h[1-6][^>]*><\/h/);
  },
  'zero-price option invented': noFreeOption,
  'whole item copied into storage (quota)': nothingKept,
  'endless spinner': inTime,
  'half an item': goodOrNothing,
  'quantities reset': (sighting) => {
    if (sighting.screen !== 'chosen') return;
    const chosen = contexts(sighting).flatMap(({ quantities }) => Object.values(quantities ?? {}));
    expect(chosen).toEqual([1]);
    unmoved(sighting);
  },
  'details of the previous id shown under the new URL': (sighting) => {
    for (const { id, item } of contexts(sighting))
      if (id !== undefined) expect((item as Item | null)?.id).toBe(id);
  },
  'an error shown instead of the fallback': ({ seen }) =>
    expect(['the page and its link', COPIED_TEXT, 'title and description']).toContain(seen),
  'opener handed to the share target': noOpener,
  '[object Object] in the shared text': (sighting) =>
    expect(shared(sighting)).not.toContain('[object'),
  'a javascript: or data: image_url used': (sighting) => {
    expect(shared(sighting)).not.toMatch(/javascript:|data:/);
    expect(JSON.stringify(contexts(sighting))).not.toMatch(/javascript:|data:/);
  },
  '"undefined" in the shared text': (sighting) =>
    expect(shared(sighting)).not.toContain('undefined'),
  '"null" in the shared text': (sighting) => expect(shared(sighting)).not.toContain('null'),
  'a URL so long that the target rejects it': (sighting) =>
    expect(shared(sighting).length).toBeLessThanOrEqual(
      SHARE_LIMIT + '[{"title":"","text":"","url":""}]'.length,
    ),
  freeze: light,
  'endless loading': inTime,
  'popup blocked silently because user activation expired': (sighting) => {
    expect(sighting.cell.trials.some(({ shows }) => 'late' in shows)).toBe(true);
    sharedOnce(sighting);
  },
  'two windows': sharedOnce,
  'two alerts': sharedOnce,

  // the contact form
  'success message': ({ seen }) => expect(seen).not.toBe(CONTACT_SENT),
  'form cleared': (sighting) => {
    const [form] = contexts(sighting);
    expect(Object.values(form?.message ?? { name: '' })).not.toContain('');
  },
  'automatic re-send': postedOnce,
  "button left at 'Submitting...'": notBusy,
  'parsing the body': ({ seen }) => expect(seen).toBe(CONTACT_SENT),
  'error because of the body': ({ seen }) => expect(seen).toBe(CONTACT_SENT),
  'body rendered': (sighting) => {
    noMarkup(sighting);
    expect(JSON.stringify(contexts(sighting))).not.toMatch(MARKUP);
    expect(JSON.stringify(contexts(sighting))).not.toMatch(POISON);
  },
  'waiting for the body': ({ seen, workMs }) => {
    expect(seen).toBe(CONTACT_SENT);
    expect(workMs).toBeLessThan(WORK_LIMIT);
  },
  "endless 'Submitting...'": notBusy,
  'two POSTs for one submit': postedOnce,
  'alert timer restarted or left over after leaving the page': ({ site, pages }) => {
    for (const page of pages) {
      page.stop();
      const before = page.getSnapshot();
      site.clockOf(page).increment(60_000);
      expect(page.getSnapshot()).toBe(before);
    }
  },

  // the booking
  redirect: unlessLeft((sighting) => expect(askedFor(sighting, 'leave')).toEqual([])),
  'second POST without a new confirmation': postedOnce,
  'pendingBooking written': unlessLeft(nothingKept),
  'form contents lost': formKept,
  'button left at Processing...': notBusy,
  'ky retry of the POST': postedOnce,
  'token printed': noToken,
  'treating 409 as success': ({ seen }) => expect(seen).not.toBe(LEFT),
  'payment_url with a scheme other than https (http only on localhost) or an origin off the allow-list followed':
    (sighting) => expect(askedFor(sighting, 'leave')).toEqual([]),
  'unknown fields stored': ({ kept }) => {
    expect(Object.keys(kept)).toContain('pendingBooking');
    expect(JSON.stringify(kept)).not.toMatch(POISON);
  },
  'message longer than 300 characters shown': ({ seen }) => {
    for (const line of seen.split(' | '))
      expect(line.replace(/ \(Status: \d+\)$/, '').length).toBeLessThanOrEqual(300);
  },
  'quota blown by storing the body': ({ kept }) =>
    expect(JSON.stringify(kept).length).toBeLessThan(30_000),
  'redirect when the abandoned response arrives late': (sighting) => {
    unmoved(sighting);
    expect(askedFor(sighting, 'leave')).toEqual([]);
  },
  'claiming that nothing was booked (the order may exist on the server)': ({ seen }) =>
    expect(seen).not.toMatch(/nothing|not (been )?(booked|charged|made)|no (booking|order|money)/i),
  'queueing the POST for later': async ({ site }) => {
    site.heal();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(site.received()).toEqual({});
  },
  'two pending records': (sighting) => expect(paymentRecordKeys(sighting)).toHaveLength(1),
  'two redirects': (sighting) => expect(askedFor(sighting, 'leave')).toHaveLength(1),
  'two POSTs for one click': postedOnce,

  // the payment status
  'success screen': unlessPaid(noSuccess),
  'confirmedBooking written': unlessPaid(notConfirmed),
  'pendingBooking removed': unlessPaid(pendingKept),
  'more than 4 GETs per page load': atMostFour,
  "the URL's status=SUCCESS believed": unlessPaid(disbelievesUrl),
  'no Go Back': unlessPaid(goBack),
  'Retry-After ignored is accepted, a 5th request is not': atMostFour,
  'raw body in {msg}': ({ seen }) => {
    expect(seen).not.toMatch(MARKUP);
    expect(seen).not.toMatch(/[{}]/);
  },
  'truthiness instead of === true': noSuccess,
  'success without success === true': (sighting) => {
    if (!isPaid(sighting)) return;
    const { fault } = sighting.trial;
    const body = typeof fault === 'string' ? '' : (fault.body ?? '');
    expect(JSON.parse(body)).toMatchObject({ success: true });
  },
  'undefined in user details': ({ kept }) => {
    const person = decodeBooking(kept.confirmedBooking ?? null)?.person;
    expect(Object.values(person ?? {}).join()).not.toMatch(UNREADABLE);
  },
  'unknown enum value treated as success or crash': accepted,
  'crash on null.data': settled,
  'body stored': ({ kept }) => {
    expect(JSON.stringify(kept)).not.toContain('A long road with many bends');
    expect(JSON.stringify(kept).length).toBeLessThan(40_000);
  },
  // how long that is, to the millisecond: hung-line.test.ts
  'verification longer than 46 s': (sighting) => {
    expect(sighting.site.deadlines()).toEqual([DEADLINES.status]);
    expect(received(sighting)).toBe(4);
  },
  'late answer of an abandoned check changing a final screen': unmoved,
  'body read without deadline': ({ site, trial }) => {
    if (trial.isHurried) expect(site.deadlines()).toEqual([DEADLINES.status]);
  },
  'two records': oneRecord,
  'redirect twice': openedOnce,
  'a second timer': (sighting) => {
    for (const page of sighting.pages) sighting.site.clockOf(page).increment(60_000);
    expect(sighting.site.asked.filter(({ name }) => name === 'go')).toHaveLength(1);
  },
  'success after failed on the same check': (sighting) => {
    expect(received(sighting)).toBe(1);
    unmoved(sighting);
  },

  // My Bookings
  'bookings of a previously entered number left on screen': (sighting) => {
    for (const { phone } of contexts(sighting)) expect(phone).toBe(PHONE);
    expect(everything(sighting)).not.toContain(OTHER_PHONE);
    if (failedLookup(sighting)) expect(bookings(sighting)).toEqual([]);
  },
  'the phone number in the URL bar, history, title or console': ({ asked, kept, spoken }) =>
    expect(JSON.stringify([asked, kept, spoken])).not.toContain(PHONE),
  'number cleared so that it must be retyped': (sighting) => {
    for (const { phone } of contexts(sighting)) expect(phone).toBe(PHONE);
  },
  "'No upcoming bookings' for a failure": (sighting) => {
    if (failedLookup(sighting)) expect(sighting.seen).not.toContain('No upcoming bookings');
  },
  'Invalid Date': readable,
  'a booking in both tabs or in none': (sighting) => {
    const { upcoming, completed } = splitByTab(bookings(sighting), sighting.site.browser.now());
    const parted = [...upcoming, ...completed].map(({ id }) => id).sort();
    expect(parted).toEqual(
      bookings(sighting)
        .map(({ id }) => id)
        .sort(),
    );
  },
  'crash on null.filter': settled,
  'answers out of order': (sighting) => {
    askedOnce(sighting);
    unmoved(sighting);
  },
};

/** Throws where a cell's fault did what it must never do, and names the clause. */
export async function expectNever(sighting: Sighting): Promise<void> {
  for (const clause of sighting.cell.nevers) {
    const never = Object.hasOwn(nevers, clause) ? nevers[clause] : undefined;
    if (never === undefined) throw new Error(`Nothing holds "${clause}".`);
    try {
      await never(sighting);
    } catch (error) {
      throw new Error(`${sighting.cell.id} must never: ${clause}\n${error}`, { cause: error });
    }
  }
}
