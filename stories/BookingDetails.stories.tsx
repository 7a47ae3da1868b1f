import { Container } from '@mantine/core';
import { freeBooking, type LocalBooking, summaryOf } from '#machines/domain/booking/booking.ts';
import { bookingFromRow, rowOf } from '#machines/domain/booking/my-bookings.ts';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { nextRidesMachine } from '#machines/loader.machine.ts';
import preview from '../.storybook/preview.tsx';
import { pinned } from '../.storybook/statechart/pinned.tsx';
import { BookingDetailsSkeleton } from '../src/pages/booking-details/BookingDetailsSkeleton.tsx';
import { BookingDetailsView } from '../src/pages/booking-details/BookingDetailsView.tsx';
import { NextRidesView } from '../src/pages/booking-details/NextRidesView.tsx';
import { TicketSection } from '../src/pages/booking-details/TicketSection.tsx';
import { confirmedRide, NOW, secondGuest } from '../tests/fixtures/bookings.ts';
import { inSite } from '../tests/fixtures/in-site.tsx';
import { exampleDraft, exampleTrip } from '../tests/fixtures/items.ts';
import { longNamed, rightToLeft } from '../tests/fixtures/unusual-items.ts';
import { idleCopy } from './idle-copy.ts';
import { movesOf } from './moves-of.ts';

const meta = preview.meta({
  title: 'Pages/Booking Details',
  parameters: { page: '/bookingdetails' },
});

const at = (booking: LocalBooking['booking'], id: string | null = confirmedRide.id) => ({
  render: () =>
    inSite(
      <BookingDetailsView
        localBooking={{ id, booking }}
        copy={{ state: idleCopy, send: () => {} }}
      />,
    ),
});

export const Loading = meta.story({ render: () => <BookingDetailsSkeleton /> });
export const Shown = meta.story(at(confirmedRide));
/** As after a scan of the ticket's code on the organiser's phone. */
export const Missing = meta.story(at(null));
export const Failed = meta.story(at('unreadable'));

const startingOn = (day: string) => ({
  ...confirmedRide,
  summary: { ...confirmedRide.summary, date: { day, at: null } },
});
/** The ride begins tomorrow: time and place stand before the code. */
export const RideTomorrow = meta.story(at(startingOn('2026-11-22')));
export const RideToday = meta.story(at(startingOn('2026-11-21')));
/** A card of My Bookings states neither a time nor this one a place. */
export const RideTodayWithLittleToSay = meta.story(
  at(bookingFromRow({ ...rowOf(startingOn('2026-11-21')), location: '' })),
);

/** The ride is over: nothing to show at a meetup, no date to keep. */
export const RideOver = meta.story(
  at({
    ...confirmedRide,
    item: null,
    summary: { ...confirmedRide.summary, date: { day: '2020-01-02', at: null } },
  }),
);

const atNextRides = pinned(
  nextRidesMachine,
  movesOf('loader'),
  {
    request: { item: exampleTrip, now: NOW },
    result: [exampleTrip, longNamed] as readonly Item[],
    cachedAt: null,
    failure: null,
  },
  (state) => (
    <Container>
      <h1>Thank you, Arjun Nair.</h1>
      <TicketSection title="Ride again" isWide>
        <NextRidesView state={state} now={NOW} />
      </TicketSection>
    </Container>
  ),
);
export const NextRidesLoading = meta.story(atNextRides('loading', { result: null }));
export const NextRidesLoaded = meta.story(atNextRides('loaded.current'));

export const MissingWithoutAnId = meta.story(at(null, null));
export const Pending = meta.story(
  at({ ...confirmedRide, status: 'pending', paymentStatus: 'pending' }),
);
export const CancelledAndRefunded = meta.story(
  at({ ...confirmedRide, status: 'cancelled', paymentStatus: 'refunded' }),
);
/** A part of the money went back: the ticket stands, and says to ask who rides. */
export const PartlyRefunded = meta.story(
  at({ ...confirmedRide, paymentStatus: 'partially_refunded' }),
);
/** The platform called it off after it had said that it was paid. */
export const CalledOffAfterPayment = meta.story(
  at({ ...confirmedRide, status: 'cancelled', isCalledOff: true }),
);
/** The list calls it cancelled beside a payment that succeeded: confirmed, as specified, and the ticket says that the rider should ask. */
export const Contradicted = meta.story(at({ ...confirmedRide, status: 'cancelled' }));
export const FreeOnThisDevice = meta.story(
  at(freeBooking(exampleDraft({ club: 2 }), secondGuest, NOW, '7')),
);
/** The server's row of a booking holds no more than its card. */
export const FromItsCard = meta.story(at(bookingFromRow(rowOf(confirmedRide))));
export const NothingProvided = meta.story(
  at({
    ...bookingFromRow({ ...rowOf(confirmedRide), picture: null, location: '', date: null }),
    status: '',
    paymentStatus: '',
  }),
);
export const LongNames = meta.story(
  at({
    ...confirmedRide,
    summary: summaryOf(longNamed),
    person: {
      name: 'Venkatanarasimharajuvaripeta Subrahmanyam Lakshminarayana',
      email: 'a.very.long.address.of.somebody@subdomain.of.a.domain.example.com',
      phone: '9845011234',
    },
  }),
);
export const RightToLeft = meta.story(at({ ...confirmedRide, summary: summaryOf(rightToLeft) }));
