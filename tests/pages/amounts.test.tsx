import { cleanup, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { initialTransition } from 'xstate';
import { assertDefined } from '#machines/assert-defined.ts';
import { bookingMachine } from '#machines/booking.machine.ts';
import { amountToPay } from '#machines/domain/booking/amount.ts';
import {
  type BookingDraft,
  confirmedBooking,
  type PendingBooking,
  paymentPayload,
} from '#machines/domain/booking/booking.ts';
import { formatAmount, toRupees } from '#machines/domain/payment/money.ts';
import type { PaymentContext } from '#machines/payment.machine.ts';
import { NextSteps } from '../../src/pages/booking-details/NextSteps.tsx';
import { PaymentTable } from '../../src/pages/booking-details/PaymentTable.tsx';
import { ConfirmationView } from '../../src/pages/confirmation/ConfirmationView.tsx';
import { PaymentView } from '../../src/pages/payment/PaymentView.tsx';
import { addresses, exampleGuest, examplePending, NOW } from '../fixtures/bookings.ts';
import { charges } from '../fixtures/charges.ts';
import { inSite } from '../fixtures/in-site.tsx';
import { exampleDraft, pricedAt } from '../fixtures/items.ts';
import { noonOf } from '../fixtures/noon.ts';
import { paymentAnswer } from '../fixtures/payment-answers.ts';
import { paymentPageAt } from '../fixtures/payment-page.ts';
import { seed } from '../fixtures/properties.ts';
import { render } from '../fixtures/render.tsx';

const drafts: readonly BookingDraft[] = fc.sample(
  charges.map((charge) => pricedAt(NOW, { ...exampleDraft({ own: 1 }), ...charge })),
  { numRuns: 6, seed },
);

/** The payment of a draft, and the booking that comes of it. */
function paymentOf(draft: BookingDraft) {
  const payload = assertDefined(paymentPayload(draft, exampleGuest, addresses), 'payload');
  const pending: PendingBooking = { ...examplePending('T1'), draft, payload };
  const answer = paymentAnswer({
    local: { paymentStatus: 'success', amount: payload.priceToBePaid },
    provider: { success: true },
  });
  const booking = confirmedBooking({ transactionId: 'T1', pending, answer, bookedAt: NOW });
  return { payload, pending, booking };
}

function paymentPage(context: Partial<PaymentContext>, isPaid: boolean) {
  const step = isPaid ? ({ paid: 'acknowledged' } as const) : 'checking';
  const state = paymentPageAt(step, { transactionId: 'T1', pending: null, ...context });
  render(<PaymentView state={state} send={vi.fn()} />);
}

const detailOf = (term: string) =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

/** The rows above the total of Payment Details, added up in rupees. */
function sumOfRows(): number {
  const sums = screen.getByRole('region', { name: 'Payment Details' });
  const rows = within(sums).getAllByRole('definition').slice(0, -1);
  return rows.reduce((sum, { textContent }) => {
    const amount = Number(textContent?.replace(/[₹,]/g, '').replace('−', '-'));
    return sum + amount;
  }, 0);
}

test.each(drafts.map((draft, index) => [index + 1, draft] as const))(
  'random selection %i: confirmation, payment result and ticket display the amount that is sent',
  (_, draft) => {
    const amount = amountToPay(draft);
    const displayed = formatAmount(amount);
    const { payload, pending, booking } = paymentOf(draft);
    expect(toRupees(payload.priceToBePaid)).toBe(toRupees(amount));

    const [start] = initialTransition(bookingMachine, {
      draft,
      addresses,
      guest: exampleGuest,
      clock: () => noonOf('2027-01-01'),
      uptime: () => 0,
      load: 'load',
    });
    const confirmation = bookingMachine.resolveState({ value: 'filling', context: start.context });
    render(<ConfirmationView state={confirmation} send={vi.fn()} itemHref="/" />);
    expect(detailOf('Total')).toBe(displayed);
    // whatever is added or taken off has a row of its own
    expect(sumOfRows()).toBeCloseTo(toRupees(amount));
    cleanup();

    paymentPage({ pending }, false);
    expect(detailOf('Amount')).toBe(displayed);
    cleanup();

    paymentPage({ pending, outcome: { kind: 'paid', message: '', booking } }, true);
    expect(detailOf('Paid')).toBe(displayed);
    expect(screen.queryByText('Booked for')).not.toBeInTheDocument();
    cleanup();

    render(inSite(<PaymentTable booking={booking} />));
    expect(screen.getAllByRole('row').at(-1)).toHaveTextContent(`Total Amount${displayed}`);
    cleanup();

    render(inSite(<NextSteps booking={booking} now={NOW} />));
    expect(screen.getByText('Payment received').closest('li')).toHaveTextContent(displayed);
  },
);
