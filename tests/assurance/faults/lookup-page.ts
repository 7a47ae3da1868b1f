import { expect } from 'vitest';
import { bookingsMessage } from '#machines/domain/answer/failure.ts';
import {
  BOOKING_TABS,
  bookingsOfTab,
  emptyTabText,
} from '#machines/domain/booking/booking-tabs.ts';
import { bookingsAdvice, contactSupport } from '#texts/my-bookings.ts';
import { UNREADABLE } from './sights.ts';
import {
  type ApiCall,
  answering,
  type Cells,
  type Expected,
  type FaultyCalls,
  failing,
  isHttp,
  reasonOf,
  statusOf,
  trial,
  trickled,
  UNEXPECTED,
  type Visit,
} from './trials.ts';

/** The number that My Bookings is asked for, and one that was asked for before. */
const PHONE = '9000000001';
const OTHER_PHONE = '9000000002';

const myBookings: Visit = {
  good: '2 upcoming, 2 completed',
  asks: { 'my-bookings': 1 },
  async prepare(site) {
    const page = site.open(site.machines().myBookings, site.inputs.myBookings());
    page.send({ type: 'phone.changed', value: OTHER_PHONE });
    page.send({ type: 'form.submitted' });
    await page.until((now) => now.matches('listed'));
    page.actor.stop();
    return async () => {
      const { machines, inputs } = site;
      const looked = site.open(machines().myBookings, inputs.myBookings());
      looked.send({ type: 'phone.changed', value: `+91 ${PHONE}` });
      looked.send({ type: 'form.submitted' });
      looked.send({ type: 'form.submitted' });
      // what another number brought is gone while this one is looked up
      expect(looked.state().context.bookings).toEqual([]);
      const { context } = await looked.until((now) => !now.hasTag('busy'));
      expect(context.phone).toBe(PHONE);
      expect(JSON.stringify(site.stored())).not.toContain(PHONE);
      expect(JSON.stringify(site.browserCalls)).not.toContain(PHONE);
      if (context.failure !== null) {
        expect(context.bookings).toEqual([]);
        expect(looked.state().can({ type: 'form.submitted' })).toBe(true);
        return `${bookingsMessage(context.failure)} | ${bookingsAdvice(contactSupport).join('')}`;
      }
      const ids = context.bookings.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const [upcoming = 0, completed = 0] = BOOKING_TABS.map(
        (tab) => bookingsOfTab(context.bookings, tab, context.clock()).length,
      );
      expect(upcoming + completed).toBe(context.bookings.length);
      expect(
        JSON.stringify(context.bookings.map(({ title, location }) => [title, location])),
      ).not.toMatch(UNREADABLE);
      if (context.bookings.length === 0)
        return `${emptyTabText('upcoming')} | ${emptyTabText('completed')}`;
      return `${upcoming} upcoming, ${completed} completed`;
    };
  },
};

const lookupCells: Cells = (fault): Expected => {
  const good = { list: myBookings.good };
  const reason = isHttp(fault)
    ? `Failed to fetch bookings. Status: ${statusOf(fault)}`
    : reasonOf(fault).replace(UNEXPECTED, 'Failed to retrieve bookings');
  const failed = {
    list: `${reason} | Please try again or contact support if the issue persists.`,
  };
  switch (fault) {
    case 'wrong-types':
      return [
        trial(fault, { list: '0 upcoming, 2 completed' }),
        answering({ success: true, bookings: 'none' }, failed),
        answering({ success: 'perhaps', bookings: [] }, failed),
      ];
    case 'missing-fields':
      return [
        trial(fault, failed),
        answering({ success: true }, failed),
        answering(
          { success: true, bookings: [{ name: 'A ride' }] },
          { list: '1 upcoming, 0 completed' },
        ),
      ];
    case 'null-arrays':
      return {
        list: 'No upcoming bookings found for this phone number. | No completed bookings found for this phone number.',
      };
    case 'huge-body':
      return { list: '1000 upcoming, 1000 completed' };
    case 'slow-trickle':
      return trickled(good, failed);
    case 'extra-fields':
    case 'duplicate-delivery':
      return good;
    default:
      return failing(fault, failed);
  }
};

/** The request of the call. */
const api: ApiCall = {
  call: (api) => api.findBookings('+91 98450 11223'),
  answer: { success: true, data: [] },
  request: {
    method: 'GET',
    path: 'trip/trips/status/my-bookings?phone_number=9845011223',
    hasBearer: false,
  },
  isCacheable: false,
};

/** The faulty call of the lookup of bookings. */
export const lookupPage = {
  'my-bookings': { kind: 'read', api, visits: { list: myBookings }, cells: lookupCells },
} satisfies FaultyCalls<'my-bookings'>;
