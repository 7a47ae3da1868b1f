import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Booking } from '#machines/domain/booking/booking.ts';
import { recoveryMachine } from '#machines/recovery.machine.ts';
import { RecoveryView } from '../../../src/widgets/recovery/RecoveryView.tsx';
import { confirmedRide } from '../../fixtures/bookings.ts';
import { inSite } from '../../fixtures/in-site.tsx';
import { render } from '../../fixtures/render.tsx';

function open(booking: Booking): HTMLElement | null {
  const state = recoveryMachine.resolveState({
    value: 'idle',
    context: { queue: [], recovered: [booking], isStale: false },
  });
  render(inSite(<RecoveryView state={state} send={() => {}} />));
  return screen.queryByRole('group', { name: 'Your payment came through' });
}

test('a booking that came through → good news', () => {
  const banner = open(confirmedRide);
  expect(banner).toHaveTextContent('is confirmed.');
  expect(banner?.querySelector('svg')).toHaveClass('tabler-icon-circle-check');
});

test('partly refunded since → a warning, with what to ask', () => {
  const banner = open({ ...confirmedRide, paymentStatus: 'partially_refunded' });
  expect(banner).toHaveTextContent('Part of this payment was refunded: ask us who rides.');
  expect(banner?.querySelector('svg')).toHaveClass('tabler-icon-alert-triangle');
});

test('called off since → nothing that says it is confirmed', () => {
  expect(open({ ...confirmedRide, status: 'cancelled', paymentStatus: 'refunded' })).toBeNull();
});
