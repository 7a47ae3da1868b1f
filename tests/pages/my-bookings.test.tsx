import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type MyBookingsContext, myBookingsMachine } from '#machines/my-bookings.machine.ts';
import { MyBookingsView } from '../../src/pages/my-bookings/MyBookingsView.tsx';
import * as paths from '../../src/paths.ts';
import { expectAnnounced } from '../fixtures/announced.ts';
import { listedRide, NOW } from '../fixtures/bookings.ts';
import { render } from '../fixtures/render.tsx';

type Value = Parameters<typeof myBookingsMachine.resolveState>[0]['value'];

function open(value: Value, context: Partial<MyBookingsContext> = {}) {
  const state = myBookingsMachine.resolveState({
    value,
    context: {
      clock: () => NOW,
      listedAt: NOW,
      phone: '9845011234',
      error: null,
      bookings: [],
      failure: null,
      ...context,
    },
  });
  const send = vi.fn();
  render(<MyBookingsView state={state} send={send} />);
  return send;
}

const ride = {
  ...listedRide,
  title: 'Manali to Leh High Pass Expedition',
  location: 'Mall Road, Manali',
  date: { day: '2027-06-12', at: null },
};

test('a card shows title cut at 28, place, date and View Details', async () => {
  const send = open({ listed: 'upcoming' }, { bookings: [ride] });
  const card = screen.getByRole('listitem');
  expect(within(card).getByText('Manali to Leh High Pass Expe…')).toBeVisible();
  expect(within(card).getByRole('heading')).toHaveTextContent('Manali to Leh High Pass Expedition');
  expect(card).toHaveTextContent('Mall Road, Manali');
  expect(card).toHaveTextContent('Sat 12 Jun 2027');
  await userEvent.click(within(card).getByRole('button', { name: /View Details/ }));
  expect(send).toHaveBeenCalledWith({ type: 'booking.opened', booking: ride });
});

test('two bookings of one ride → the ends of their ids tell them apart', () => {
  const two = ['KS-2027-00081234', 'KS-2027-00081299'].map((id) => ({ ...ride, id }));
  open({ listed: 'upcoming' }, { bookings: two });
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Booking …081234');
  expect(second).toHaveTextContent('Booking …081299');
});

test.each(['upcoming', 'completed'] as const)(
  'no %s bookings → the sentence and a way on',
  (tab) => {
    open({ listed: tab });
    expect(screen.getByText(`No ${tab} bookings found for this phone number.`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore Getaways' })).toHaveAttribute(
      'href',
      paths.getaways,
    );
  },
);

test('a failed lookup → warning titled Error, the number still there, one press tries again', async () => {
  const send = open('failed', {
    failure: { kind: 'http', status: 503, text: 'Service Unavailable' },
  });
  await expectAnnounced('alert', 'Failed to fetch bookings. Status: 503');
  const notice = screen.getByRole('group', { name: 'Error' });
  expect(notice).toHaveTextContent('Failed to fetch bookings. Status: 503');
  expect(notice).toHaveTextContent('Please try again or contact support if the issue persists.');
  expect(within(notice).getByRole('link', { name: 'contact support' })).toHaveAttribute(
    'href',
    paths.contact,
  );
  expect(screen.getByLabelText(/Enter your phone number/)).toHaveValue('9845011234');
  await userEvent.click(screen.getByRole('button', { name: 'View My Bookings' }));
  expect(send.mock.calls).toContainEqual([{ type: 'form.submitted' }]);
});

test('thousands of bookings → fifty at a time, and how many are left', async () => {
  const bookings = Array.from({ length: 1_120 }, (_, index) => ({ ...ride, id: `KS${index}` }));
  open({ listed: 'upcoming' }, { bookings });
  const panel = screen.getByRole('tabpanel');
  await expectAnnounced('status', '1120 bookings');
  expect(within(panel).getAllByRole('listitem')).toHaveLength(50);
  await userEvent.click(screen.getByRole('button', { name: 'Show 50 more of 1,070' }));
  expect(within(panel).getAllByRole('listitem')).toHaveLength(100);
  expect(screen.getByRole('button', { name: 'Show 50 more of 1,020' })).toBeVisible();
});

test('a failed lookup → the free bookings of this device stand under it and open', async () => {
  const booking = { ...ride, id: 'local-1', onDevice: true };
  const send = open('failed', {
    bookings: [booking],
    failure: { kind: 'http', status: 503, text: '' },
  });
  expect(screen.getByRole('group', { name: 'Error' })).toBeVisible();
  const section = screen.getByRole('region', { name: 'Booked on this device' });
  await userEvent.click(within(section).getByRole('button', { name: /^View Details/ }));
  expect(send).toHaveBeenCalledWith({ type: 'booking.opened', booking });
});

test.each([
  [{ status: 'CANCELLED', paymentStatus: 'Refunded' }, ['Cancelled', 'Refunded']],
  [{ status: 'expired', paymentStatus: '' }, ['Expired']],
  [{ status: 'rejected', paymentStatus: '' }, ['Rejected']],
  [{ status: 'cancelled', paymentStatus: 'success' }, ['Ask before you ride']],
  [{ status: 'confirmed', paymentStatus: 'Paid' }, []],
])('a card whose words are %j says %j, in the tab of its date', (words, said) => {
  open({ listed: 'upcoming' }, { bookings: [{ ...ride, ...words }] });
  const card = within(screen.getByRole('listitem'));
  const all = ['Cancelled', 'Expired', 'Rejected', 'Refunded', 'Ask before you ride'];
  expect(all.filter((word) => card.queryByText(word) !== null)).toEqual(said);
});
