import { bookingDetailsMachine } from '#machines/booking-details.machine.ts';
import { freeBooking, summaryOf } from '#machines/domain/booking.ts';
import { bookingFromRow, rowOf } from '#machines/domain/my-bookings.ts';
import { siteConfig } from '../.storybook/app-exports.ts';
import preview from '../.storybook/preview.tsx';
import { pinned } from '../.storybook/statechart/pinned.tsx';
import { BookingDetailsView } from '../src/pages/booking-details/BookingDetailsView.tsx';
import { confirmedRide, NOW, secondGuest } from '../tests/fixtures/bookings.ts';
import { exampleDraft } from '../tests/fixtures/items.ts';
import { longNamed, rightToLeft } from '../tests/fixtures/unusual-items.ts';
import { machinePage } from './docs/machine-page.tsx';
import { idleCopy } from './idle-copy.ts';
import { movesOf } from './moves-of.ts';

const meta = preview.meta({
  title: 'Machines/Booking Details',
  parameters: { page: '/bookingdetails', docs: { page: machinePage('booking-details') } },
});

const help = {
  brand: siteConfig.brand,
  chat: siteConfig.chat,
  origin: 'https://kickstand.example.com',
  now: () => NOW,
  print: () => {},
  save: () => {},
};
const at = pinned(
  bookingDetailsMachine,
  movesOf('booking-details'),
  { id: confirmedRide.id, booking: confirmedRide },
  (state) => (
    <BookingDetailsView state={state} copy={{ state: idleCopy, send: () => {} }} help={help} />
  ),
);

export const Loading = meta.story(at('loading', { booking: null }));
export const Shown = meta.story(at('shown'));
/** As after a scan of the ticket's code on the organiser's phone. */
export const Missing = meta.story(at('missing', { booking: null }));
export const Failed = meta.story(at('failed', { booking: null }));

export const MissingWithoutAnId = meta.story(at('missing', { booking: null, id: null }));
export const Pending = meta.story(
  at('shown', { booking: { ...confirmedRide, status: 'pending', paymentStatus: 'pending' } }),
);
export const CancelledAndRefunded = meta.story(
  at('shown', { booking: { ...confirmedRide, status: 'cancelled', paymentStatus: 'refunded' } }),
);
/** The list calls it cancelled beside a payment that succeeded: confirmed, as specified, and the rider is told to ask. */
export const Contradicted = meta.story(
  at('shown', { booking: { ...confirmedRide, status: 'cancelled' } }),
);
export const FreeOnThisDevice = meta.story(
  at('shown', { booking: freeBooking(exampleDraft({ club: 2 }), secondGuest, NOW, '7') }),
);
/** The server's row of a booking holds no more than its card. */
export const FromItsCard = meta.story(
  at('shown', { booking: bookingFromRow(rowOf(confirmedRide)) }),
);
export const NothingProvided = meta.story(
  at('shown', {
    booking: {
      ...bookingFromRow({ ...rowOf(confirmedRide), picture: null, place: '', date: null }),
      status: '',
      paymentStatus: '',
    },
  }),
);
export const LongNames = meta.story(
  at('shown', {
    booking: {
      ...confirmedRide,
      summary: summaryOf(longNamed),
      person: {
        name: 'Venkatanarasimharajuvaripeta Subrahmanyam Lakshminarayana',
        email: 'a.very.long.address.of.somebody@subdomain.of.a.domain.example.com',
        phone: '9845011234',
      },
    },
  }),
);
export const RightToLeft = meta.story(
  at('shown', { booking: { ...confirmedRide, summary: summaryOf(rightToLeft) } }),
);
