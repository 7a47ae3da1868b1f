import { expect } from 'storybook/test';
import type { MyBooking } from '#machines/domain/booking/my-bookings.ts';
import { rowOf } from '#machines/domain/booking/my-bookings.ts';
import { myBookingsMachine } from '#machines/my-bookings.machine.ts';
import { phoneToEnter } from '#texts/guests.ts';
import preview from '../.storybook/preview.tsx';
import { pinned } from '../.storybook/statechart/pinned.tsx';
import { MyBookingsView } from '../src/pages/my-bookings/MyBookingsView.tsx';
import { confirmedRide, NOW } from '../tests/fixtures/bookings.ts';
import { emojiTitled, longNamed, rightToLeft } from '../tests/fixtures/unusual-items.ts';
import { machinePage } from './docs/machine-page.tsx';
import { movesOf } from './moves-of.ts';

const meta = preview.meta({
  title: 'Machines/My Bookings',
  parameters: { page: '/booking', docs: { page: machinePage('my-bookings') } },
});

const upcoming = rowOf(confirmedRide);
const past: MyBooking = {
  ...upcoming,
  id: 'B2',
  title: 'Coorg coffee loop',
  picture: { url: '/media/coorg-coffee.svg', thumbnailUrl: '/media/coorg-coffee.avif' },
  location: 'Madikeri',
  date: { day: '2026-03-07', at: null },
};
const titled = (
  { title, location }: { title: string; location: string },
  id: string,
): MyBooking => ({
  ...upcoming,
  id,
  title,
  location,
});
const at = pinned(
  myBookingsMachine,
  movesOf('my-bookings'),
  {
    clock: () => NOW,
    listedAt: NOW,
    phone: '9845011234',
    error: null,
    bookings: [upcoming, past],
    failure: null,
  },
  (state, send) => <MyBookingsView state={state} send={send} />,
);
const empty = { phone: '', bookings: [] };

export const Asking = meta.story(at('asking', empty));
export const Looking = meta.story(at('looking', { bookings: [] }));
export const ListedUpcoming = meta.story(at('listed.upcoming'));
export const ListedCompleted = meta.story(at('listed.completed'));
export const Failed = meta.story(
  at('failed', {
    bookings: [],
    failure: { kind: 'http', status: 503, text: 'Service Unavailable' },
  }),
);

export const AskingUnfinished = meta.story(
  at('asking', { ...empty, phone: '98450', error: phoneToEnter }),
);
export const AskingReady = meta.story(at('asking', { bookings: [] }));
export const NoUpcoming = meta.story(at('listed.upcoming', { bookings: [past] }));
export const NoCompleted = meta.story(at('listed.completed', { bookings: [upcoming] }));
export const ManyBookings = meta.story(
  at('listed.upcoming', {
    bookings: Array.from({ length: 120 }, (_, index) => ({ ...upcoming, id: `B${index}` })),
  }),
);
export const OddTitles = meta.story(
  at('listed.upcoming', {
    bookings: [titled(longNamed, 'L'), titled(rightToLeft, 'R'), titled(emojiTitled, 'E')],
  }),
);
export const WithoutDatePictureAndId = meta.story(
  at('listed.upcoming', { bookings: [{ ...upcoming, id: null, picture: null, date: null }] }),
);
export const PendingAndOnThisDevice = meta.story(
  at('listed.upcoming', {
    bookings: [
      { ...upcoming, id: 'P', status: 'pending', paymentStatus: 'pending' },
      { ...upcoming, id: 'local-7', title: 'Sunday breakfast ride', onDevice: true },
    ],
  }),
);
export const CalledOff = meta.story(
  at('listed.upcoming', {
    bookings: [
      { ...upcoming, id: 'C', status: 'cancelled', paymentStatus: 'refunded' },
      { ...upcoming, id: 'E', status: 'EXPIRED', paymentStatus: 'pending' },
      { ...upcoming, id: 'R', status: 'rejected', paymentStatus: '' },
      { ...upcoming, id: 'X', status: 'cancelled' },
      { ...upcoming, id: 'P', paymentStatus: 'partial_refund' },
      { ...upcoming, id: 'D', status: 'declined', paymentStatus: 'refund_initiated' },
    ],
  }),
);
/** The free bookings of this device need no answer. */
export const FailedWithBookingsOfThisDevice = meta.story(
  at('failed', {
    bookings: [{ ...upcoming, id: 'local-7', title: 'Sunday breakfast ride', onDevice: true }],
    failure: { kind: 'http', status: 503, text: 'Service Unavailable' },
  }),
);
export const FailedUnreadable = meta.story(
  at('failed', { bookings: [], failure: { kind: 'unexpected' } }),
);
export const FailedOffline = meta.story(
  at('failed', { bookings: [], failure: { kind: 'offline' } }),
);

/** Ten digits let the form be sent; anything but digits is dropped. */
export const LooksUpANumber = meta.story({
  ...at('asking', empty),
  play: async ({ canvas, userEvent }) => {
    const phone = await canvas.findByLabelText(/Enter your phone number/);
    await expect(canvas.getByRole('button', { name: 'View My Bookings' })).toBeDisabled();
    await userEvent.type(phone, '98450-11234');
    await userEvent.click(canvas.getByRole('button', { name: 'View My Bookings' }));
    await expect(await canvas.findByText('Looking for your bookings')).toBeInTheDocument();
  },
});

/** The tabs turn, and the number can be given up for another. */
export const TurnsTheTabs = meta.story({
  ...at('listed.upcoming'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Completed' }));
    await expect(canvas.getByText('Coorg coffee loop')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a different phone number' }));
    await expect(canvas.getByLabelText(/Enter your phone number/)).toHaveValue('');
  },
});
