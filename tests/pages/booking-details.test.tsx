import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useActor } from '@xstate/react';
import { describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { copyMachine } from '#machines/copy.machine.ts';
import { freeBooking, type LocalBooking } from '#machines/domain/booking/booking.ts';
import { paymentLabel } from '#machines/domain/booking/booking-labels.ts';
import { bookingFromRow, rowOf } from '#machines/domain/booking/my-bookings.ts';
import { BANK_DAYS, REFUND_DAYS } from '#machines/domain/payment/refund-days.ts';
import { UNKNOWN_PERSON } from '#machines/domain/person/person.ts';
import type { Api } from '../../src/api/platform-api.ts';
import { BookingDetailsPage } from '../../src/pages/booking-details/BookingDetailsPage.tsx';
import { BookingDetailsView } from '../../src/pages/booking-details/BookingDetailsView.tsx';
import { QrCode } from '../../src/pages/booking-details/QrCode.tsx';
import RefundPage from '../../src/pages/legal/Refund.mdx';
import * as paths from '../../src/paths.ts';
import { organisationFacts } from '../../src/site/organisation-facts.ts';
import type { World } from '../../src/site/site.ts';
import { bookingState } from '../../src/storage/records.ts';
import { expectAnnounced } from '../fixtures/announced.ts';
import { confirmedRide, NOW, secondGuest } from '../fixtures/bookings.ts';
import { breakableRanges } from '../fixtures/breakable-ranges.ts';
import { inSite } from '../fixtures/in-site.tsx';
import { exampleDraft, exampleTrip } from '../fixtures/items.ts';
import { exampleBooking } from '../fixtures/payment-answers.ts';
import { render } from '../fixtures/render.tsx';
import { createFakeServices, listAnswers } from '../fixtures/services.ts';

const copies = copyMachine.provide({
  actors: { copyPlainText: fromPromise<void, { text: string }>(async () => {}) },
});

function open(
  booking: LocalBooking['booking'],
  id: string | null = null,
  answers: Partial<Api> = {},
  world: Partial<World> = {},
) {
  function Page() {
    const [copying, send] = useActor(copies);
    return <BookingDetailsView localBooking={{ id, booking }} copy={{ state: copying, send }} />;
  }
  render(inSite(<Page />, answers, world));
}

function detail(term: string): HTMLElement {
  const value = screen
    .getByText(term, { selector: 'dt, dt > span' })
    .closest('dt')?.nextElementSibling;
  if (!(value instanceof HTMLElement)) throw new Error(`"${term}" has no value.`);
  return value;
}

/** The icon of a badge, by the text beside it. */
const statusIcon = (label: string) =>
  screen.getByText(label).parentElement?.querySelector('svg') ?? null;

test('a paid booking → thanks, status, ride, person and prices', async () => {
  open(confirmedRide);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Thank you, Arjun Nair. Your booking is confirmed and your payment is processed.',
  );
  expect(statusIcon('Booking Status: Confirmed')).toHaveClass('tabler-icon-circle-check');
  expect(detail('Organized by')).toHaveTextContent('High Pass Riders');
  expect(detail('Date')).toHaveTextContent('Sat 12 Jun 2027 to Sun 20 Jun 2027, meet at 6:30 am');
  expect(detail('Location')).toHaveTextContent('Mall Road, Manali');
  expect(detail('Booking ID')).toHaveTextContent('KS2761248213');
  expect(detail('Booking Date')).toHaveTextContent('Sat 21 Nov 2026');
  expect(detail('Payment Status')).toHaveTextContent('Paid');
  expect(detail('Name')).toHaveTextContent('Arjun Nair');
  expect(detail('Email')).toHaveTextContent('arjun.nair@example.com');
  expect(detail('Phone')).toHaveTextContent('98450 11234');
  const rows = within(screen.getByRole('table', { name: 'Payment Details' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'ItemQuantityPriceTotal Amount',
    'Bring your own bike2₹30,799.12₹61,598.24',
    'Pillion rider1₹19,999₹19,999',
    'Total Amount₹81,597.24',
  ]);
  expect(await screen.findByRole('img', { name: 'QR code of booking KS2761248213' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Getaways' })).toHaveAttribute(
    'href',
    paths.getaways,
  );
});

test('one id of booking and payment stands at the code and in the details alone', () => {
  open(confirmedRide);
  expect(screen.getAllByText('KS2761248213')).toHaveLength(2);
  open({ ...confirmedRide, id: 'B7', transactionId: 'KS2761248213' });
  expect(detail('Transaction ID')).toHaveTextContent('KS2761248213');
});

test('the ways to keep the date open by a press', async () => {
  open(confirmedRide);
  expect(screen.queryByRole('link', { name: 'Google Calendar' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
  expect(await screen.findByRole('button', { name: 'Calendar file' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Google Calendar' })).toBeVisible();
});

test('the ride is over → the ticket says so, with nothing to show at a meetup and no date to keep', () => {
  const date = { day: '2020-01-02', at: null };
  const item = confirmedRide.item && { ...confirmedRide.item, end: null };
  open({ ...confirmedRide, item, summary: { ...confirmedRide.summary, date } });
  expect(screen.getByText('3 tickets. This ride is over.')).toBeVisible();
  expect(document.body.textContent).not.toContain('Show this at the meetup.');
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
});

describe('from the day before a ride', () => {
  const startingOn = (day: string) => ({
    ...confirmedRide,
    summary: { ...confirmedRide.summary, date: { day, at: null } },
  });

  test.each([
    ['2026-11-22', 'Your ride is tomorrow'],
    ['2026-11-21', 'Your ride is today'],
  ])(
    'a ride on %s → %s, with time and place on a map before the code, and the organiser after it',
    (day, title) => {
      open(startingOn(day));
      const ticket = within(screen.getByRole('article', { name: 'Ticket' }));
      expect(ticket.getByRole('heading', { name: title })).toBeVisible();
      expect(
        ticket
          .getAllByRole('term')
          .map(({ textContent }) => textContent)
          .slice(0, 4),
      ).toEqual(['Meet at', 'Location', 'Organized by', 'Date']);
      expect(detail('Meet at')).toHaveTextContent('6:30 am');
      expect(detail('Organized by')).toHaveTextContent('High Pass Riders');
      const map = within(detail('Location')).getByRole('link', { name: /^Open in Maps/ });
      expect(detail('Location')).toHaveTextContent('needs a connection');
      expect(map).toHaveAttribute(
        'href',
        'https://www.google.com/maps/search/?api=1&query=Mall%20Road%2C%20Manali',
      );
      const stub = ticket.getByText('Booking ID', { selector: 'small' });
      const isAfterCode = (term: string) =>
        Boolean(stub.compareDocumentPosition(detail(term)) & Node.DOCUMENT_POSITION_FOLLOWING);
      expect(['Meet at', 'Location', 'Organized by'].map(isAfterCode)).toEqual([
        false,
        false,
        true,
      ]);
    },
  );

  test('two days before it → the ticket as ever', () => {
    open(startingOn('2026-11-23'));
    expect(screen.queryByRole('heading', { name: /^Your ride is/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Open in Maps/ })).toBeNull();
  });

  test('no time, no place → neither is named, and no map is offered', () => {
    const { summary } = startingOn('2026-11-22');
    open({ ...confirmedRide, item: null, summary: { ...summary, location: '' } });
    expect(screen.queryByText('Meet at')).toBeNull();
    expect(detail('Location')).toHaveTextContent(/^Location TBA$/);
  });
});

describe('after the ride', () => {
  const date = { day: '2020-01-02', at: null };
  const item = confirmedRide.item && { ...confirmedRide.item, end: null, duration: '1 day' };
  const over = { ...confirmedRide, item, summary: { ...confirmedRide.summary, date } };
  const next = { ...exampleTrip, id: 'spiti', title: 'Spiti Valley Loop' };
  const answer = async () => ({ items: [next], omitted: 0 });

  test('other rides to book stand in place of steps and refunds that are over', async () => {
    open(over, null, { fetchList: listAnswers({ trips: answer }) });
    const section = (await screen.findByRole('heading', { name: 'Ride again' })).parentElement;
    if (section === null) throw new Error('The heading stands in a section.');
    const card = await within(section).findByRole('link', { name: /Spiti Valley Loop/ });
    expect(card).toHaveAttribute('href', `${paths.detailsOf('spiti')}?type=trip`);
    expect(within(section).getByRole('link', { name: 'Explore Getaways' })).toHaveAttribute(
      'href',
      paths.lists.trips,
    );
    expect(document.body.textContent).not.toMatch(/What happens next|You can cancel/);
    expect(screen.getByRole('link', { name: 'Ask about this booking' })).toBeVisible();
  });

  test.each([
    ['the list cannot be had', over, paths.lists.trips],
    ['a card of My Bookings, which names no list', bookingFromRow(rowOf(over)), paths.getaways],
  ])('%s → the way to the list alone', async (_, booking, href) => {
    open(booking, null, { fetchList: listAnswers({}) });
    const heading = await screen.findByRole('heading', { name: 'Ride again' });
    const section = within(heading.parentElement ?? document.body);
    await waitFor(() => expect(section.queryByRole('list')).toBeNull());
    expect(section.getByRole('link', { name: 'Explore Getaways' })).toHaveAttribute('href', href);
  });

  test('a booking that is off → no ride again', async () => {
    open({ ...over, status: 'cancelled', paymentStatus: 'refunded' });
    await import('../../src/pages/booking-details/RideAgain.tsx');
    expect(screen.queryByRole('heading', { name: 'Ride again' })).toBeNull();
  });
});

test('the team is messaged by its own name', () => {
  open(confirmedRide);
  expect(screen.getByRole('link', { name: `Message ${organisationFacts.brand}` })).toHaveAttribute(
    'href',
    organisationFacts.chat,
  );
});

test('nothing said about the person or the organiser → the defaults', () => {
  open({
    ...confirmedRide,
    person: UNKNOWN_PERSON,
    summary: { ...confirmedRide.summary, organiser: '', date: null },
  });
  expect(detail('Name')).toHaveTextContent('Not provided');
  expect(detail('Email')).toHaveTextContent('Not provided');
  expect(detail('Phone')).toHaveTextContent('Not provided');
  expect(detail('Organized by')).toHaveTextContent('Kickstand');
  expect(detail('Date')).toHaveTextContent('Date TBA');
});

test.each([
  ['Cancelled', 'refunded', 'Cancelled', 'This booking is cancelled. The payment was refunded.'],
  ['canceled', '', 'canceled', 'This booking is cancelled.'],
  ['EXPIRED', 'pending', 'EXPIRED', 'This booking has expired.'],
  [
    'rejected',
    'failed',
    'rejected',
    'This booking was rejected. This booking or its payment failed.',
  ],
  ['deleted', '', 'deleted', 'This booking was deleted.'],
  ['CANCELLED_BY_USER', '', 'CANCELLED_BY_USER', 'This booking is cancelled.'],
  // the specified word stands also where money went back
  ['confirmed', 'refund_initiated', 'Confirmed', 'The payment is being refunded.'],
  ['confirmed', 'charged_back', 'Confirmed', 'The payment was charged back.'],
  ['refunded', 'success', 'Confirmed', 'The payment was refunded.'],
])(
  'a booking with the words %j and %j → says so, with nothing of a ticket that is good',
  async (status, paymentStatus, label, sentence) => {
    open({ ...confirmedRide, status, paymentStatus });
    await import('../../src/pages/booking-details/QrCode.tsx');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(sentence);
    expect(statusIcon(`Booking Status: ${label}`)).toHaveClass('tabler-icon-circle-x');
    expect(screen.getByText('Not valid as a ticket.')).toBeVisible();
    expect(detail('Payment Status')).toHaveTextContent(paymentLabel({ paymentStatus }));
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Google Calendar' })).toBeNull();
    expect(document.body.textContent).not.toMatch(
      /Thank you|Show this|pending\.|before you pay again|What happens next|You can cancel/,
    );
    const message = screen.getByRole('link', { name: 'Send to my WhatsApp' }).getAttribute('href');
    expect(new URL(message ?? '').searchParams.get('text')).toContain(sentence);
  },
);

test.each(['refunded', 'partially_refunded', 'refund_failed'])(
  'off, and the payment %s → when the bank shows the money',
  (paymentStatus) => {
    open({ ...confirmedRide, status: 'cancelled', paymentStatus });
    expect(screen.getByRole('heading', { name: 'Your refund' })).toBeVisible();
    expect(
      screen.getByRole('row', { name: `UPI or wallet ${BANK_DAYS.upiOrWallet} business days` }),
    ).toBeVisible();
  },
);

test('off, and no money went back → the way to ask alone', () => {
  open({ ...confirmedRide, status: 'cancelled', paymentStatus: '' });
  expect(screen.getByRole('heading', { name: 'Questions' })).toBeVisible();
});

test('neither confirmed nor off → a clock beside the status', () => {
  open({ ...confirmedRide, status: 'on hold', paymentStatus: 'pending' });
  expect(statusIcon('Booking Status: on hold')).toHaveClass('tabler-icon-clock');
  expect(statusIcon('pending')).toHaveClass('tabler-icon-clock');
});

test('words that contradict each other → confirmed as specified, and the page says that the rider should ask', () => {
  open({ ...confirmedRide, status: 'cancelled', paymentStatus: 'success' });
  expect(screen.getByText(/Booking Status: Confirmed/)).toBeVisible();
  expect(screen.getByRole('group', { name: 'Please ask before you ride' })).toHaveTextContent(
    'cancelled',
  );
});

test('called off after it was paid → its own word, nothing of a good ticket, and the way to ask', async () => {
  open({ ...confirmedRide, status: 'cancelled', paymentStatus: 'success', isCalledOff: true });
  await import('../../src/pages/booking-details/QrCode.tsx');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This booking is cancelled.');
  expect(screen.getByText('Booking Status: cancelled')).toBeVisible();
  expect(detail('Payment Status')).toHaveTextContent('Paid');
  expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Questions' })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/Thank you|Show this|You can cancel/);
});

test('part of the payment was refunded → the ticket stands, and says to ask who rides', async () => {
  open({ ...confirmedRide, status: 'confirmed', paymentStatus: 'partiallyRefunded' });
  await import('../../src/pages/booking-details/QrCode.tsx');
  expect(
    screen.getByRole('group', { name: 'Part of this payment was refunded' }),
  ).toHaveTextContent('Ask us who rides');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('your payment is processed');
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
});

test('a free booking → Member prices and how to reach the organiser', () => {
  open(freeBooking(exampleDraft({ club: 2 }), secondGuest, NOW, 'a1'));
  const table = screen.getByRole('table', { name: 'Payment Details' });
  expect(within(table).getAllByText('Member x 2')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'message us' })).toHaveAttribute(
    'href',
    organisationFacts.chat,
  );
});

test('a free booking, a deployment without a chat → the contact form, which names the booking', async () => {
  const facts = { ...organisationFacts, chat: null };
  open(freeBooking(exampleDraft({ club: 2 }), secondGuest, NOW, 'KS1'), null, {}, { facts });
  expect(screen.queryByRole('link', { name: /^Message / })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'message us' }));
  expect(window.location.pathname).toBe(paths.contact);
  expect(window.history.state).toEqual({ bookingId: 'local-KS1' });
});

test('Send to my WhatsApp → ride, days, place, id and the way back, and nothing of the person', () => {
  open(confirmedRide);
  const link = screen.getByRole('link', { name: 'Send to my WhatsApp' });
  const url = new URL(link.getAttribute('href') ?? '');
  expect(url.origin + url.pathname).toBe('https://wa.me/');
  expect(url.searchParams.get('text')).toBe(
    [
      'Manali to Leh High Pass Expedition',
      'Sat 12 Jun 2027 to Sun 20 Jun 2027, meet at 6:30 am',
      'Mall Road, Manali',
      'Booking ID KS2761248213',
      'https://kickstand.example.com/bookingdetails/KS2761248213',
    ].join('\n'),
  );
  expect(link).toHaveAttribute('target', '_blank');
});

test('refund times are those of the refund policy, method by method', () => {
  const { unmount } = render(inSite(<RefundPage />));
  const table = screen.getByRole('table', { name: /^Business days until a refund shows/ });
  const times = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  unmount();
  open(confirmedRide);
  expect(times.map(([, days]) => days)).toEqual(Object.values(BANK_DAYS));
  for (const [method, days] of times)
    expect(screen.getByRole('row', { name: `${method} ${days} business days` })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Refund policy' })).toHaveAttribute('href', paths.refund);
});

test('a range of days, in a sentence or in the table → does not break at its hyphen', () => {
  open(confirmedRide);
  expect(screen.getAllByText(REFUND_DAYS.refund)).toHaveLength(2);
  expect(breakableRanges()).toEqual([]);
});

test('Ask about this booking → the contact page, the id not in its address', () => {
  open(confirmedRide);
  expect(screen.getByRole('link', { name: 'Ask about this booking' })).toHaveAttribute(
    'href',
    paths.contact,
  );
});

test.each([
  ['KS2761248213', /This device did not book it.*phone number.*Organisers/],
  ['local-7f3a', /This device did not book it.*free.*Organisers/],
])(
  '%s, which this device did not book → its id, what that means, and My Bookings',
  async (id, words) => {
    open(null, id);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Booking Not Found');
    expect(screen.getByText(id)).toHaveAttribute('translate', 'no');
    await expectAnnounced('status', words);
    expect(document.body.textContent).not.toMatch(/try again/i);
    expect(screen.getByRole('link', { name: 'My Bookings' })).toHaveAttribute(
      'href',
      paths.myBookings,
    );
  },
);

test.each([null, 'Call 98450 11223 for your money'])(
  'an address with the id %j names no booking, and shows nothing of it',
  async (id) => {
    open(null, id);
    await expectAnnounced('status', /^Booking Not FoundTickets open on/);
  },
);

test('everything is forgotten in another tab → the ticket stays, and its person goes at once', () => {
  const { browser, bookingStorage, arrival, reopened } = createFakeServices();
  const booking = exampleBooking('KS1');
  bookingStorage.storePaid(booking);
  Object.assign(arrival, { path: paths.bookingDetailsOf('KS1'), state: bookingState(booking) });
  let hear = () => {};
  const onStored = (listener: () => void) => {
    hear = listener;
    return () => {};
  };
  const page = <BookingDetailsPage params={{ id: 'KS1' }} />;
  render(inSite(page, {}, { browser: { ...browser, onStored }, bookingStorage }));
  expect(detail('Name')).toHaveTextContent('Asha Rao');
  reopened().forgetAll();
  act(() => hear());
  expect(detail('Booking ID')).toHaveTextContent('KS1');
  expect(detail('Name')).toHaveTextContent('Not provided');
  expect(document.body.textContent).not.toMatch(/Asha|asha@|98450 11223/);
});

test('a QR code → one image with a name, drawn of runs of modules', () => {
  render(<QrCode text="https://example.com/app" label="QR code of the app" />);
  const code = screen.getByRole('img', { name: 'QR code of the app' });
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  expect(size).toBeGreaterThanOrEqual(25);
  const runs = code.querySelectorAll('path')[1]?.getAttribute('d') ?? '';
  // The three finder patterns begin at the quiet zone's end.
  expect(runs).toMatch(/^M2 2h7v1h-7z/);
});
