import { expect, screen, waitFor } from 'storybook/test';
import {
  CONNECTED_CONTROLS,
  ConnectedSite,
  type ConnectedSiteProps,
} from '../.storybook/connected/ConnectedSite.tsx';
import preview from '../.storybook/preview.tsx';
import { currentSession } from '../.storybook/statechart/session.ts';
import { models } from '../tests/fixtures/chart-models.ts';

const defaults: ConnectedSiteProps = {
  path: '/',
  platform: 'tidy',
  latency: 0,
  offline: false,
  faultyCall: 'none',
  fault: 'http-503',
  outcome: 'ask',
  clock: 'running',
  paidBefore: null,
  settledAs: null,
};

const meta = preview.meta({
  title: 'Connected/Site',
  component: ConnectedSite,
  argTypes: CONNECTED_CONTROLS,
  parameters: {
    statechart: {
      moves: (id) => models.find(({ machine }) => machine.id === id)?.moves ?? [],
    },
  },
  // Today's catalogue: its pictures differ from day to day.
  tags: ['!autodocs', 'moving'],
  args: defaults,
});

/** The whole site, from its front door. */
export const WholeSite = meta.story();

/** From the list to the ticket: choose, fill in, pay at the payment page, come back verified. */
export const BookingFlow = meta.story({
  args: { path: '/details/manali-leh?type=trip', outcome: 'pay', clock: 'stopped' },
  play: async ({ canvas, userEvent, step }) => {
    await step('choose two tickets', async () => {
      const [book] = await canvas.findAllByRole('button', { name: 'Book Now' });
      if (book === undefined) throw new Error('The ride cannot be booked.');
      await userEvent.click(book);
      const [add] = await screen.findAllByRole('button', { name: /\+ Add/ });
      if (add === undefined) throw new Error('There is nothing to choose.');
      await userEvent.click(add);
      await userEvent.click(await screen.findByRole('button', { name: /^Add one/ }));
      await userEvent.click(screen.getByRole('button', { name: 'Proceed' }));
    });
    await step('say who rides', async () => {
      await userEvent.type(await canvas.findByLabelText('Full Name'), 'Arjun Nair');
      await userEvent.type(canvas.getByLabelText('Email Address'), 'arjun.nair@example.com');
      await userEvent.type(canvas.getByLabelText('Phone Number'), '9845011234');
      await userEvent.keyboard('{Enter}');
    });
    await step('come back from the payment page, verified', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'View booking' }));
      await waitFor(() => expect(canvas.getByText(/Your booking is confirmed/)).toBeVisible());
    });
  },
});

/** A payment that the bank confirms late: advance the clock in the Statechart panel, two seconds a check. */
export const VerificationPendingTwice = meta.story({
  args: { paidBefore: 'late', clock: 'stopped' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Verifying payment, please wait...')).toBeVisible();
  },
});

/** Paid: the redirect comes after three seconds of the clock, not a moment earlier. */
export const VerificationPaid = meta.story({
  args: { paidBefore: 'pay', clock: 'stopped' },
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByText('Payment successful')).toBeVisible();
    await step('2,999 ms', async () => {
      currentSession().clock.advance(2_999);
      await expect(canvas.getByText('Payment successful')).toBeVisible();
    });
    await step('one more', async () => {
      currentSession().clock.advance(1);
      await expect(await canvas.findByText(/Your booking is confirmed/)).toBeVisible();
    });
  },
});

/** Declined at the bank. */
export const VerificationDeclined = meta.story({
  args: { paidBefore: 'decline', clock: 'stopped' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go Back' })).toBeVisible();
  },
});

/** Paid and refunded before the rider comes back: nothing is confirmed, and the ride can be paid again. */
export const VerificationRefunded = meta.story({
  args: { paidBefore: 'pay', settledAs: 'refunded', clock: 'stopped' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your payment was refunded/)).toBeVisible();
  },
});

/** Paid, and refunded in part: the booking stands. */
export const VerificationPartlyRefunded = meta.story({
  args: { paidBefore: 'pay', settledAs: 'partlyRefunded', clock: 'stopped' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Part of this payment was refunded/)).toBeVisible();
  },
});

/** Paid and called off, and the refund failed: the rider is not to pay again. */
export const VerificationRefundFailed = meta.story({
  args: { paidBefore: 'pay', settledAs: 'refundFailed', clock: 'stopped' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Do not pay again/)).toBeVisible();
  },
});

/** Cancelled: the address says so, and no status is asked for. */
export const VerificationCancelled = meta.story({
  args: { paidBefore: 'cancel', clock: 'stopped' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Check again' })).toBeVisible();
  },
});

/** The status call fails each time: three retries, two seconds apart, and then the truth. */
export const VerificationFailing = meta.story({
  args: { paidBefore: 'pay', faultyCall: 'payment-status', fault: 'http-503', clock: 'stopped' },
  play: async ({ canvas, step }) => {
    for (const second of [2, 4, 6]) {
      await step(`second ${second}`, async () => {
        await waitFor(() => expect(currentSession().clock.next()).toBe(second * 1_000));
        currentSession().clock.advanceToNext();
      });
    }
    await expect(await canvas.findByText('Not confirmed yet')).toBeVisible();
  },
});

/** No connection: every list says so. */
export const Offline = meta.story({
  args: { path: '/getaways/eventshome', offline: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Network error/)).toBeVisible();
  },
});

/** A slow platform: skeletons in the shape of what will come. */
export const SlowPlatform = meta.story({ args: { path: '/getaways', latency: 5_000 } });

/** My Bookings of a demo number. */
export const MyBookings = meta.story({
  args: { path: '/booking' },
  play: async ({ canvas, userEvent }) => {
    const phone = await canvas.findByLabelText(/Enter your phone number/);
    await userEvent.type(phone, '9000000001');
    await userEvent.click(canvas.getByRole('button', { name: 'View My Bookings' }));
    await expect(await canvas.findByRole('tab', { name: 'Upcoming' })).toBeVisible();
  },
});

const rough = { args: { platform: 'rough' } } as const;

// The same stories again, on a platform that writes its answers as real ones do.
export const WholeSiteRough = WholeSite.extend(rough);
export const BookingFlowRough = BookingFlow.extend(rough);
export const VerificationPendingTwiceRough = VerificationPendingTwice.extend(rough);
export const VerificationPaidRough = VerificationPaid.extend(rough);
export const VerificationDeclinedRough = VerificationDeclined.extend(rough);
export const VerificationCancelledRough = VerificationCancelled.extend(rough);
export const VerificationFailingRough = VerificationFailing.extend(rough);
export const OfflineRough = Offline.extend(rough);
export const SlowPlatformRough = SlowPlatform.extend(rough);
export const MyBookingsRough = MyBookings.extend(rough);
