import { assertDefined } from '#machines/assert-defined.ts';
import { draftOf, type PendingBooking, paymentPayload } from '#machines/domain/booking/booking.ts';
import { lines } from '#machines/domain/booking/selection.ts';
import { availability } from '#machines/domain/calendar/when.ts';
import { ticketOptions } from '#machines/domain/catalogue/item.ts';
import type { OrderOutcome } from '../../sandbox/admin.ts';
import { createSandbox } from '../../sandbox/app.ts';
import type { CallName } from '../../sandbox/calls/calls.ts';
import { presetFault } from '../../sandbox/faults/presets.ts';
import type { Outcome } from '../../sandbox/pay/pay-page.ts';
import type { Platform } from '../../sandbox/rough.ts';
import { freshValue } from '../../src/api/api-error.ts';
import { createApi } from '../../src/api/platform-api.ts';
import * as paths from '../../src/paths.ts';
import { bookingService } from '../../src/site/bookings.ts';
import { createSite, type Site } from '../../src/site/site.ts';
import { paymentReturn } from '../../tools/serve/payment-return.ts';
import type { StatechartSession } from '../statechart/session.ts';
import { createStoryBrowser, createStoryLocation, type StoryLocation } from './story-browser.ts';

/** The conditions of a connected story. */
export interface StoryWorldSettings {
  /** The time of each answer, in ms. */
  latency: number;
  isOffline: boolean;
  /** The call that fails, with its fault; null where every call succeeds. */
  fault: { call: CallName; preset: string } | null;
}

/** A connected story's own platform, browser and site. */
export interface StoryWorld {
  readonly site: Site;
  readonly location: StoryLocation;
  /** Changes the conditions while the story runs. */
  set(settings: StoryWorldSettings): void;
  /** Plays an outcome on the payment page; returns the path of the site to which it leads back, null for none. */
  decide(paymentUrl: string, outcome: Outcome): Promise<string | null>;
  /** Plays an outcome of an order on the platform, by its payment page. */
  settle(paymentUrl: string, outcome: OrderOutcome): Promise<void>;
  /** Books a ride without the site; returns the address of its payment page. */
  bookBeforehand(): Promise<string>;
}

interface StoryWorldOptions {
  path: string;
  /** The session of the panel that displays the charts. */
  session: StatechartSession;
  /** The style of the platform's answers. */
  platform: Platform;
  settings: StoryWorldSettings;
  onLeave: (url: string) => void;
  onReload: () => void;
}

const PROVIDER = 'phonepe';
/** The number of pending answers before a payment that is confirmed late. */
const LATE_CHECKS = 2;

/** Builds a platform on the sandbox and a site on it, in memory, in this page. */
export function createStoryWorld({
  path,
  platform,
  session,
  onLeave,
  onReload,
  ...given
}: StoryWorldOptions): StoryWorld {
  let settings = given.settings;
  const { origin } = window.location;
  const sandbox = createSandbox({ config: { platform, payOrigin: origin } });
  const location = createStoryLocation(path);
  const isOnline = () => !settings.isOffline;
  const browser = createStoryBrowser({ location, isOnline, onLeave, onReload });
  const api = createApi({
    baseUrl: origin,
    contactBaseUrl: origin,
    token: sandbox.config.token,
    provider: PROVIDER,
    pageOrigin: origin,
    isOnline,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      await pause(settings.latency, request.signal);
      if (settings.isOffline) throw new TypeError('Failed to fetch');
      return sandbox.api.fetch(request);
    },
  });
  const site = createSite({ browser, api, chartClock: session.clock, watch: session.watch });

  function set(next: StoryWorldSettings): void {
    settings = next;
    sandbox.faults.clear();
    const fault = next.fault === null ? null : presetFault(next.fault.preset);
    if (next.fault !== null && fault !== null) sandbox.faults.set(next.fault.call, [fault]);
  }
  set(settings);

  return {
    site,
    location,
    set,
    async decide(paymentUrl, outcome) {
      const answer = await sandbox.pay.fetch(
        new Request(paymentUrl, {
          method: 'POST',
          body: new URLSearchParams({ outcome, checks: String(LATE_CHECKS) }),
        }),
      );
      const back = answer.headers.get('Location') ?? (await postedBack(await answer.text()));
      if (back === null) return null;
      const { pathname, search } = new URL(back, origin);
      return pathname + search;
    },
    async settle(paymentUrl, outcome) {
      const id = new URL(paymentUrl).pathname.split('/').at(-1);
      await sandbox.api.fetch(
        new Request(`${origin}/sandbox/orders/${id}/outcome`, {
          method: 'POST',
          body: JSON.stringify({ outcome }),
        }),
      );
    },
    async bookBeforehand() {
      const { items } = freshValue(await api.fetchList('trips'));
      const now = browser.clock();
      const item = assertDefined(
        items.find(
          (trip) => availability(trip, now) === 'open' && ticketOptions(trip, null).some(isPaid),
        ),
        'item',
      );
      const options = ticketOptions(item, null);
      const draft = draftOf(
        item,
        lines(options, { [assertDefined(options.find(isPaid), 'option').id]: 1 }),
      );
      const guest = {
        fullName: 'Arjun Nair',
        email: 'arjun.nair@example.com',
        phone: '9845011234',
      };
      const addresses = {
        apiBase: origin,
        siteOrigin: origin,
        resultPath: paths.paymentResult,
        provider: PROVIDER,
      };
      const payload = assertDefined(paymentPayload(draft, guest, addresses), 'payload');
      const { paymentUrl, transactionId } = await api.bookAsGuest(payload);
      const pending: PendingBooking = {
        transactionId,
        draft,
        guest,
        initiatedAt: browser.clock(),
        payload,
      };
      bookingService(site).bookingStorage.storePending(pending);
      return paymentUrl;
    },
  };
}

function isPaid({ price }: ReturnType<typeof ticketOptions>[number]): boolean {
  return price.kind === 'amount' && price.price > 0;
}

/**
 * Returns the path to which the site's server redirects a payer who comes back by POST; null for a page without such
 * a form.
 */
async function postedBack(page: string): Promise<string | null> {
  const [form] = new DOMParser().parseFromString(page, 'text/html').forms;
  if (form === undefined) return null;
  const request = new Request(form.action, { method: 'POST', body: new FormData(form) });
  return (await paymentReturn(request)).headers.get('Location');
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
