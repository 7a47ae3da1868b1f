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
import { COPIED_TEXT } from '#machines/domain/share.ts';
import { SHARE_LIMIT } from '#machines/domain/share-message.ts';
import { DEADLINES } from '../../../src/api/api-config.ts';
import { Themed } from '../../../src/app/Themed.tsx';
import { DetailsView } from '../../../src/pages/details/DetailsView.tsx';
import { IncludedLists } from '../../../src/pages/details/IncludedLists.tsx';
import { PaymentView } from '../../../src/pages/payment/PaymentView.tsx';
import * as paths from '../../../src/paths.ts';
import { createBrowser } from '../../../src/site/browser.ts';
import { PAYMENT_RECORD_PREFIX } from '../../../src/storage/keys.ts';
import { bookingCodec } from '../../../src/storage/records.ts';
import { noonOf } from '../../fixtures/noon.ts';
import type { RecordedCall } from '../../fixtures/services.ts';
import {
  type FaultCell,
  type FaultName,
  HTTP,
  keptAfterFailure,
  LOST,
  type Trial,
  UNREADABLE_BODY,
} from './fault-cells.ts';
import { type Site, TOKEN } from './site.ts';
import { type Call, guest, LEFT, OTHER_PHONE, PHONE, type Visit } from './visits.ts';

/** One look at a fault, after it settled and late answers had their time: what was seen, asked, kept and said. */
export interface Observation {
  readonly cell: FaultCell;
  readonly trial: Trial;
  readonly screen: string;
  readonly visit: Visit;
  readonly site: Site;
  readonly seen: string;
  /** The pages that the look opened. */
  readonly pages: readonly AnyActor[];
  /** The calls that the look made of the browser, in order. */
  readonly browserCalls: readonly RecordedCall[];
  readonly keptBefore: Readonly<Record<string, string>>;
  readonly kept: Readonly<Record<string, string>>;
  /** True when anything changed after the look had settled. */
  readonly hasMoved: boolean;
  /** Processor time of the visitor and the server together, in milliseconds. */
  readonly workMs: number;
  /** Everything that was written to the console. */
  readonly spoken: readonly (readonly unknown[])[];
}

/** Throws where something does not hold. */
type Check = (observation: Observation) => void;

/** Throws or rejects where what must never happen has happened. */
type ForbiddenOutcome = (observation: Observation) => void | Promise<void>;

/** Words that only a poisoned or chatty answer brings. */
export const POISON = /isAdmin|poisoned|9999999999|x_internal|NEW_CODE_2031/;
const MARKUP = /[<>]|broken in|Wi-Fi/;
const UNREADABLE = /undefined|null|NaN|\[object|Invalid/;

// What a observation holds.
const snapshots = ({ pages }: Observation): AnyMachineSnapshot[] =>
  pages.map((page) => page.getSnapshot());
const contexts = (observation: Observation): Record<string, unknown>[] =>
  snapshots(observation).map(({ context }) => context);
const everything = (observation: Observation): string =>
  JSON.stringify([
    contexts(observation),
    observation.browserCalls,
    observation.kept,
    observation.spoken,
  ]);
const received = ({ site, cell }: Observation): number => site.received()[cell.call] ?? 0;
const askedFor = ({ browserCalls }: Observation, name: string): readonly RecordedCall[] =>
  browserCalls.filter((one) => one.name === name);
const isGood = ({ seen, visit }: Observation): boolean => seen === visit.good;
const isPaid = ({ seen }: Observation): boolean => seen.startsWith('paid');
const paymentRecordKeys = ({ kept }: Observation): string[] =>
  Object.keys(kept).filter((key) => key.startsWith(PAYMENT_RECORD_PREFIX));

function items(observation: Observation): Item[] {
  return contexts(observation).flatMap(({ result, item }) => {
    const list = (Array.isArray(result) ? result : null) ?? itemsOf(result);
    return [...(list as Item[]), ...(item === null || item === undefined ? [] : [item as Item])];
  });
}

function itemsOf(result: unknown): unknown[] {
  const held = result as { items?: unknown[] } | null | undefined;
  return held?.items ?? [];
}

const options = (observation: Observation): TicketOption[] =>
  contexts(observation).flatMap(({ options: list }) => (list ?? []) as TicketOption[]);
const bookingsIn = (observation: Observation): MyBooking[] =>
  contexts(observation).flatMap(({ bookings: list }) => (list ?? []) as MyBooking[]);

/** The markup of a view, as the site renders it. */
const markup = (view: ReactNode): string =>
  renderToStaticMarkup(
    <Themed>
      <Router ssrPath="/">{view}</Router>
    </Themed>,
  );

function detailsMarkup(observation: Observation): string {
  return snapshots(observation)
    .filter(({ machine }) => machine.id === 'item')
    .map((state) =>
      markup(
        <DetailsView
          state={state as never}
          send={() => {}}
          now={noonOf('2026-11-21')}
          onGoBack={() => {}}
        >
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
const settled: Check = (observation) => {
  expect(observation.seen).not.toBe('');
  expect(observation.pages.length).toBeGreaterThan(0);
  for (const state of snapshots(observation)) expect(state.status).not.toBe('error');
};
const notBusy: Check = (observation) => {
  for (const state of snapshots(observation)) {
    // who left for the payment page waits for the browser, and who paid for the next page
    if (!state.matches('leaving')) expect(state.hasTag('busy')).toBe(false);
  }
};
const inTime: Check = (observation) => {
  notBusy(observation);
  const { trial, site } = observation;
  if (trial.hasShortTimeouts) expect(site.deadlines()).toEqual([DEADLINES.read]);
};
const noMarkup: Check = ({ seen }) => expect(seen).not.toMatch(MARKUP);
const readable: Check = (observation) => {
  expect(observation.seen).not.toMatch(UNREADABLE);
  const shown = items(observation).map(({ title, organiser, place }) => [title, organiser, place]);
  expect(JSON.stringify(shown)).not.toMatch(UNREADABLE);
};
const askedOnce: Check = (observation) => expect(received(observation)).toBe(1);
const noToken: Check = (observation) => expect(everything(observation)).not.toContain(TOKEN);
const unpoisoned: Check = (observation) => {
  expect(everything(observation)).not.toMatch(POISON);
  expect(observation.seen).not.toMatch(POISON);
  expect({}).not.toHaveProperty('isAdmin');
};
const unmoved: Check = ({ hasMoved }) => expect(hasMoved).toBe(false);
const askedOnceAndUnmoved: Check = (observation) => {
  askedOnce(observation);
  unmoved(observation);
};
const light: Check = ({ workMs }) => expect(workMs).toBeLessThan(WORK_LIMIT);
const accepted: Check = (observation) => {
  settled(observation);
  expect(observation.seen).toBe(observation.visit.good);
};
const goodOrNothing: Check = (observation) => {
  if (!isGood(observation)) expect(items(observation)).toEqual([]);
};
const nothingKept: Check = ({ kept }) => expect(kept).toEqual({});

/** Processor time that a large answer may cost the visitor and the server together, in milliseconds. */
const WORK_LIMIT = 1_000;

const noFreeOption: Check = (observation) => {
  for (const { price } of options(observation)) expect(price).not.toMatchObject({ price: 0 });
};
const noBooking: Check = (observation) => {
  if (contexts(observation).every(({ item }) => item === null)) {
    expect(observation.seen).not.toContain('Book Now');
    expect(detailsMarkup(observation)).not.toMatch(/Book Now|Register Now/);
  }
};
const noItemShown: Check = (observation) => {
  expect(items(observation)).toEqual([]);
  noBooking(observation);
};

const unlessLeft =
  (never: Check): Check =>
  (observation) =>
    observation.seen === LEFT ? undefined : never(observation);
const unlessPaid =
  (never: Check): Check =>
  (observation) =>
    observation.trial.shows[observation.screen]?.startsWith('paid')
      ? undefined
      : never(observation);

/** The texts that went out to a share target or the clipboard. */
const shared = ({ browserCalls }: Observation): string => {
  expect(browserCalls.length).toBeGreaterThan(0);
  return browserCalls.map(({ args }) => decodeURIComponent(JSON.stringify(args))).join();
};
// a copy may be followed by a fuller one
const sharedOnce: Check = ({ browserCalls }) =>
  expect(new Set(browserCalls.map(({ name }) => name)).size).toBe(1);

/** The shipped way to open a tab cuts its way back. */
const noOpener: Check = ({ browserCalls }) => {
  for (const { name } of browserCalls) expect(['share', 'openTab', 'copy']).toContain(name);
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
const atMostFour: Check = (observation) => expect(received(observation)).toBeLessThanOrEqual(4);
const notConfirmed: Check = ({ kept }) => expect(kept.confirmedBooking).toBeUndefined();
const noSuccess: Check = (observation) => {
  expect(observation.seen).toMatch(/^(failed|failed, still open|not confirmed yet): /);
  expect(observation.site.inputs.payment().urlVerdict).not.toBe('cancelled');
};
const disbelievesUrl: Check = (observation) => {
  expect(observation.site.arrival.search).toContain('status=SUCCESS');
  noSuccess(observation);
};
const goBack: Check = (observation) => {
  for (const state of snapshots(observation))
    expect(markup(<PaymentView state={state as never} send={() => {}} />)).toContain('Go Back');
};
const oneRecord: Check = (observation) => {
  expect(bookingCodec.decode(observation.kept.confirmedBooking ?? null)).not.toBeNull();
  expect(paymentRecordKeys(observation)).toHaveLength(1);
};
const openedOnce: Check = (observation) => expect(askedFor(observation, 'go')).toHaveLength(1);

const failedLookup = (observation: Observation): boolean =>
  contexts(observation).some(({ failure }) => failure !== null);
const formKept: Check = (observation) => {
  const [form] = contexts(observation);
  expect(form?.guest).toEqual(guest);
};

/** The forbidden outcomes of one fault, each in the words of the matrix, with the check that holds it. */
type Nevers = Readonly<Record<string, ForbiddenOutcome>>;

/** The forbidden outcomes of a call, by its fault. */
type NeversByFault = Readonly<Partial<Record<FaultName, Nevers>>>;

const under = (faults: readonly FaultName[], nevers: Nevers): NeversByFault =>
  Object.fromEntries(faults.map((fault) => [fault, nevers]));

const anywhere: Nevers = {
  'blank page or uncaught exception': settled,
  'markup from the body parsed as HTML': noMarkup,
  'silent automatic retry (ky retry must be 0)': askedOnce,
  'spinner past 15 s': inTime,
  'bearer token in the message or console': noToken,
};

const lists: NeversByFault = {
  ...under(HTTP, {
    ...anywhere,
    'fallback option offered as a bookable zero-price ticket': noFreeOption,
  }),
  ...under(UNREADABLE_BODY, {
    ...anywhere,
    'an HTML error page counted as an empty list on a tab that has an error state': ({
      cell,
      seen,
      screen,
    }) => {
      if (screen === 'tab' && cell.call !== 'trips-categories')
        expect(Object.values(EMPTY_TEXT)).not.toContain(seen);
    },
  }),
  ...under(LOST, { ...anywhere, 'late response overwriting a newer screen': unmoved }),
  'wrong-types': {
    'NaN, undefined or [object Object] on a card': readable,
    'one bad item hiding the good ones': (observation) => {
      if (observation.trial.fault === 'wrong-types' && observation.screen === 'tab')
        expect(items(observation).length).toBeGreaterThan(5);
    },
    'a string price charged': (observation) => {
      for (const { price } of [...items(observation), ...options(observation)])
        if (price.kind === 'amount') expect(price.price).toBeTypeOf('number');
    },
    crash: settled,
  },
  'missing-fields': {
    'undefined/null/NaN text': readable,
    'navigation to /details/undefined': (observation) => {
      for (const { id } of items(observation)) expect(['undefined', 'null', '']).not.toContain(id);
      expect(askedFor(observation, 'go')).toEqual([]);
    },
    'fallback price presented as discounted': (observation) => {
      if (observation.screen !== 'tab') return;
      for (const item of items(observation)) {
        expect(item.price.kind).toBe('missing');
        expect(cardPrice(item)).toMatchObject({ oldText: '' });
      }
    },
  },
  'extra-fields': {
    'crash or rejection by a strict schema': accepted,
    'unknown fields copied to storage': ({ kept }) =>
      expect(JSON.stringify(kept)).not.toMatch(POISON),
    '__proto__/constructor keys honoured': unpoisoned,
  },
  'null-arrays': {
    'error state for an empty catalogue': (observation) => {
      for (const { failure } of contexts(observation)) expect(failure ?? null).toBeNull();
    },
    'crash on null.map': settled,
  },
  'huge-body': {
    'main thread blocked > 1 s': light,
    'tab crash': settled,
    'truncated list shown as complete without notice': (observation) => {
      if (observation.screen !== 'tab' || items(observation).length === 0) return;
      expect(items(observation)).toHaveLength(5_000);
      for (const { result } of contexts(observation)) expect(result).toMatchObject({ omitted: 0 });
    },
  },
  'slow-trickle': {
    'endless spinner (ky timeout stops at headers: the body needs its own deadline)': inTime,
    'half a list': (observation) => {
      if (observation.screen === 'tab') goodOrNothing(observation);
    },
  },
  'duplicate-delivery': {
    'duplicated cards or React key collisions': (observation) => {
      const ids = contexts(observation).flatMap(({ result }) =>
        (itemsOf(result) as Item[]).flatMap(({ id }) => id ?? []),
      );
      expect(new Set(ids).size).toBe(ids.length);
      expect(observation.seen).toBe(observation.visit.good);
    },
    'flicker back to loading': ({ site, pages }) => {
      for (const page of pages) expect(site.loadings(page)).toBeLessThanOrEqual(1);
    },
    'state of an older request winning': askedOnceAndUnmoved,
  },
};

/** The words that a booking of an item without an id must show. */
const NO_ITEM = 'Missing required parameters: itemId or bookingType';

const details: NeversByFault = {
  ...under([...HTTP, ...LOST], { ...anywhere, 'Book Now enabled without an item': noItemShown }),
  ...under(UNREADABLE_BODY, anywhere),
  'empty-body': {
    'blank page': settled,
    'uncaught JSON error': ({ seen, spoken }) => {
      expect(seen).not.toMatch(/JSON|SyntaxError/);
      expect(spoken).toEqual([]);
    },
    'Book Now': noItemShown,
  },
  'wrong-types': {
    'NaN price': (observation) => {
      for (const item of items(observation))
        expect(detailsPrice(item).text).not.toMatch(UNREADABLE);
    },
    '[object Object]': readable,
    'script or markup from description executed': noMarkup,
    'a bookable item with a non-numeric price': (observation) => {
      for (const item of items(observation)) {
        expect(item.price).toEqual({ kind: 'contact' });
        expect(bookLabel(item)).not.toBe('Book Now');
        for (const option of ticketOptions(item, null))
          expect(optionPrice(option).text).not.toMatch(/₹/);
      }
    },
  },
  'missing-fields': {
    'undefined/NaN text': readable,
    [`booking with itemId undefined (must say '${NO_ITEM}')`]: async (observation) => {
      const { site } = observation;
      for (const item of items(observation)) {
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
          now: () => noonOf('2027-01-01'),
          load: 'load',
        });
        page.send({ type: 'form.submitted' });
        const { context } = await page.until((now) => now.matches('failed'));
        expect(context.alert?.lines[0]).toBe(NO_ITEM);
        expect(site.received()['guest-book']).toBeUndefined();
        page.actor.stop();
      }
    },
  },
  'extra-fields': {
    rejection: accepted,
    'unknown fields rendered': unpoisoned,
    'prototype pollution': unpoisoned,
  },
  'null-arrays': {
    crash: settled,
    'empty headings': (observation) => {
      for (const state of snapshots(observation)) {
        const { item } = state.context;
        if (item === null || item === undefined) continue;
        expect(item).toMatchObject({ inclusions: [], exclusions: [] });
        expect(item.itinerary ?? []).toEqual([]);
      }
      expect(detailsMarkup(observation)).not.toMatch(/Inclusions|Exclusions|<h[1-6][^>]*><\/h/);
    },
    'zero-price option invented': noFreeOption,
  },
  'huge-body': {
    'main thread blocked > 1 s': light,
    'whole item copied into storage (quota)': nothingKept,
  },
  'slow-trickle': { 'endless spinner': inTime, 'half an item': goodOrNothing },
  'duplicate-delivery': {
    'quantities reset': (observation) => {
      if (observation.screen !== 'chosen') return;
      const chosen = contexts(observation).flatMap(({ quantities }) =>
        Object.values(quantities ?? {}),
      );
      expect(chosen).toEqual([1]);
      unmoved(observation);
    },
    'details of the previous id shown under the new URL': (observation) => {
      for (const { id, item } of contexts(observation))
        if (id !== undefined) expect((item as Item | null)?.id).toBe(id);
    },
  },
};

const shares: NeversByFault = {
  ...under([...HTTP, ...UNREADABLE_BODY, ...LOST], {
    ...anywhere,
    'an error shown instead of the fallback': ({ seen }) =>
      expect(['the page and its link', COPIED_TEXT, 'title and description']).toContain(seen),
    'opener handed to the share target': noOpener,
  }),
  'wrong-types': {
    '[object Object] in the shared text': (observation) =>
      expect(shared(observation)).not.toContain('[object'),
    'a javascript: or data: image_url used': (observation) => {
      expect(shared(observation)).not.toMatch(/javascript:|data:/);
      expect(JSON.stringify(contexts(observation))).not.toMatch(/javascript:|data:/);
    },
  },
  'missing-fields': {
    '"undefined" in the shared text': (observation) =>
      expect(shared(observation)).not.toContain('undefined'),
  },
  'extra-fields': { rejection: accepted },
  'null-arrays': {
    '"null" in the shared text': (observation) => expect(shared(observation)).not.toContain('null'),
  },
  'huge-body': {
    'a URL so long that the target rejects it': (observation) =>
      expect(shared(observation).length).toBeLessThanOrEqual(
        SHARE_LIMIT + '[{"title":"","text":"","url":""}]'.length,
      ),
    freeze: light,
  },
  'slow-trickle': {
    'endless loading': inTime,
    'popup blocked silently because user activation expired': (observation) => {
      expect(observation.cell.trials.some(({ shows }) => 'late' in shows)).toBe(true);
      sharedOnce(observation);
    },
  },
  'duplicate-delivery': { 'two windows': sharedOnce, 'two alerts': sharedOnce },
};

const contact: NeversByFault = {
  ...under([...HTTP, ...LOST], {
    'success message': ({ seen }) => expect(seen).not.toBe(CONTACT_SENT),
    'form cleared': (observation) => {
      const [form] = contexts(observation);
      expect(Object.values(form?.message ?? { name: '' })).not.toContain('');
    },
    'automatic re-send': askedOnce,
    "button left at 'Submitting...'": notBusy,
  }),
  ...under(
    [
      ...UNREADABLE_BODY,
      'wrong-types',
      'missing-fields',
      'extra-fields',
      'null-arrays',
      'huge-body',
    ],
    {
      'parsing the body': ({ seen }) => expect(seen).toBe(CONTACT_SENT),
      'error because of the body': ({ seen }) => expect(seen).toBe(CONTACT_SENT),
      'body rendered': (observation) => {
        noMarkup(observation);
        expect(JSON.stringify(contexts(observation))).not.toMatch(MARKUP);
        expect(JSON.stringify(contexts(observation))).not.toMatch(POISON);
      },
    },
  ),
  'slow-trickle': {
    'waiting for the body': (observation) => {
      expect(observation.seen).toBe(CONTACT_SENT);
      light(observation);
    },
    "endless 'Submitting...'": notBusy,
  },
  'duplicate-delivery': {
    'two POSTs for one submit': askedOnce,
    'alert timer restarted or left over after leaving the page': ({ site, pages }) => {
      for (const page of pages) {
        page.stop();
        const before = page.getSnapshot();
        site.clockOf(page).increment(60_000);
        expect(page.getSnapshot()).toBe(before);
      }
    },
  },
};

const notLeft: Check = (observation) => expect(askedFor(observation, 'leave')).toEqual([]);

const booking: Nevers = {
  redirect: unlessLeft(notLeft),
  'second POST without a new confirmation': askedOnce,
  'pendingBooking written': unlessLeft(({ kept, trial }) =>
    expect(Object.keys(kept)).toEqual(keptAfterFailure(trial)),
  ),
  'form contents lost': formKept,
  'button left at Processing...': notBusy,
  'ky retry of the POST': askedOnce,
};

const bookings: NeversByFault = {
  ...under([...HTTP, ...UNREADABLE_BODY, 'missing-fields', 'null-arrays', 'slow-trickle'], booking),
  'http-401': { ...booking, 'token printed': noToken },
  'http-409': {
    ...booking,
    'treating 409 as success': ({ seen }) => expect(seen).not.toBe(LEFT),
  },
  'wrong-types': {
    ...booking,
    'payment_url with a scheme other than https (http only on localhost) or an origin off the allow-list followed':
      notLeft,
  },
  'extra-fields': {
    rejection: ({ seen }) => expect(seen).toBe(LEFT),
    'unknown fields stored': ({ kept }) => {
      expect(Object.keys(kept)).toContain('pendingBooking');
      expect(JSON.stringify(kept)).not.toMatch(POISON);
    },
  },
  'huge-body': {
    ...booking,
    'message longer than 300 characters shown': ({ seen }) => {
      for (const line of seen.split(' | '))
        expect(line.replace(/ \(Status: \d+\)$/, '').length).toBeLessThanOrEqual(300);
    },
    'quota blown by storing the body': ({ kept }) =>
      expect(JSON.stringify(kept).length).toBeLessThan(30_000),
  },
  'hang-30s': {
    ...booking,
    'redirect when the abandoned response arrives late': (observation) => {
      unmoved(observation);
      notLeft(observation);
    },
  },
  'connection-reset': {
    ...booking,
    'claiming that nothing was booked (the order may exist on the server)': ({ seen }) =>
      expect(seen).not.toMatch(
        /nothing|not (been )?(booked|charged|made)|no (booking|order|money)/i,
      ),
  },
  offline: {
    ...booking,
    'queueing the POST for later': async ({ site }) => {
      site.clearFaults();
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(site.received()).toEqual({});
    },
  },
  'duplicate-delivery': {
    'two pending records': (observation) => expect(paymentRecordKeys(observation)).toHaveLength(1),
    'two redirects': (observation) => expect(askedFor(observation, 'leave')).toHaveLength(1),
    'two POSTs for one click': askedOnce,
  },
};

const anyCheck: Nevers = {
  'more than 4 GETs per page load': atMostFour,
  "the URL's status=SUCCESS believed": unlessPaid(disbelievesUrl),
  'no Go Back': unlessPaid(goBack),
};
const check: Nevers = {
  'success screen': unlessPaid(noSuccess),
  'confirmedBooking written': unlessPaid(notConfirmed),
  'pendingBooking removed': unlessPaid(pendingKept),
  ...anyCheck,
};

const statuses: NeversByFault = {
  ...under([...HTTP, 'connection-reset', 'offline'], check),
  ...under(UNREADABLE_BODY, {
    ...check,
    'raw body in {msg}': ({ seen }) => {
      expect(seen).not.toMatch(MARKUP);
      expect(seen).not.toMatch(/[{}]/);
    },
  }),
  'http-429': {
    ...check,
    'Retry-After ignored is accepted, a 5th request is not': atMostFour,
  },
  'wrong-types': { ...check, 'truthiness instead of === true': noSuccess },
  'missing-fields': {
    'success without success === true': (observation) => {
      if (!isPaid(observation)) return;
      const { fault } = observation.trial;
      const body = typeof fault === 'string' ? '' : (fault.body ?? '');
      expect(JSON.parse(body)).toMatchObject({ success: true });
    },
    'pendingBooking removed': unlessPaid(pendingKept),
    ...anyCheck,
    'undefined in user details': ({ kept }) => {
      const person = bookingCodec.decode(kept.confirmedBooking ?? null)?.person;
      expect(Object.values(person ?? {}).join()).not.toMatch(UNREADABLE);
    },
  },
  'extra-fields': { 'unknown enum value treated as success or crash': accepted },
  'null-arrays': { ...check, 'crash on null.data': settled },
  'huge-body': {
    ...check,
    'body stored': ({ kept }) => {
      expect(JSON.stringify(kept)).not.toContain('A long road with many bends');
      expect(JSON.stringify(kept).length).toBeLessThan(40_000);
    },
  },
  'hang-30s': {
    ...check,
    // how long that is, to the millisecond: hung-line.test.ts
    'verification longer than 46 s': (observation) => {
      expect(observation.site.deadlines()).toEqual([DEADLINES.status]);
      expect(received(observation)).toBe(4);
    },
    'late answer of an abandoned check changing a final screen': unmoved,
  },
  'slow-trickle': {
    ...anyCheck,
    'body read without deadline': ({ site, trial }) => {
      if (trial.hasShortTimeouts) expect(site.deadlines()).toEqual([DEADLINES.status]);
    },
  },
  'duplicate-delivery': {
    'two records': oneRecord,
    'redirect twice': openedOnce,
    'a second timer': (observation) => {
      for (const page of observation.pages) observation.site.clockOf(page).increment(60_000);
      openedOnce(observation);
    },
    'success after failed on the same check': askedOnceAndUnmoved,
  },
};

const lookup: Nevers = {
  'bookings of a previously entered number left on screen': (observation) => {
    for (const { phone } of contexts(observation)) expect(phone).toBe(PHONE);
    expect(everything(observation)).not.toContain(OTHER_PHONE);
    if (failedLookup(observation)) expect(bookingsIn(observation)).toEqual([]);
  },
  'the phone number in the URL bar, history, title or console': ({ browserCalls, kept, spoken }) =>
    expect(JSON.stringify([browserCalls, kept, spoken])).not.toContain(PHONE),
  crash: settled,
  'number cleared so that it must be retyped': (observation) => {
    for (const { phone } of contexts(observation)) expect(phone).toBe(PHONE);
  },
};

const lookups: NeversByFault = {
  ...under([...HTTP, ...UNREADABLE_BODY, 'missing-fields'], {
    ...lookup,
    "'No upcoming bookings' for a failure": (observation) => {
      if (failedLookup(observation)) expect(observation.seen).not.toContain('No upcoming bookings');
    },
  }),
  ...under([...LOST, 'extra-fields', 'slow-trickle'], lookup),
  'wrong-types': {
    ...lookup,
    'Invalid Date': readable,
    'a booking in both tabs or in none': (observation) => {
      const all = bookingsIn(observation);
      const { upcoming, completed } = splitByTab(all, observation.site.browser.now());
      const ids = (some: readonly MyBooking[]) => some.map(({ id }) => id).sort();
      expect(ids([...upcoming, ...completed])).toEqual(ids(all));
    },
  },
  'null-arrays': { ...lookup, 'crash on null.filter': settled },
  'huge-body': { ...lookup, 'main thread blocked > 1 s': light },
  'duplicate-delivery': { ...lookup, 'answers out of order': askedOnceAndUnmoved },
};

const nevers: Readonly<Record<Call, NeversByFault>> = {
  'trips-categories': lists,
  'events-categories': lists,
  'trainings-categories': lists,
  'trip-detail': details,
  'event-detail': details,
  'trip-share': shares,
  'event-share': shares,
  'contact-us': contact,
  'guest-book': bookings,
  'payment-status': statuses,
  'my-bookings': lookups,
};

/** The forbidden outcomes of a cell, each with the check that holds it, in the order of the matrix. */
export function neversOf({ call, fault, id }: FaultCell): Nevers {
  const found = nevers[call][fault];
  if (found === undefined) throw new Error(`Nothing is forbidden in ${id}.`);
  return found;
}

/** Throws where a cell's fault did what it must never do, and names the clause. */
export async function expectNoForbiddenOutcome(observation: Observation): Promise<void> {
  const { cell } = observation;
  for (const [clause, never] of Object.entries(neversOf(cell))) {
    try {
      await never(observation);
    } catch (error) {
      throw new Error(`${cell.id} must never: ${clause}\n${error}`, { cause: error });
    }
  }
}
