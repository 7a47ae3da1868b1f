import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { createInputs } from '../../src/app/inputs.ts';
import { createMachines } from '../../src/app/machines.ts';
import { PaymentPage } from '../../src/pages/payment/PaymentPage.tsx';
import { examplePending } from '../fixtures/bookings.ts';
import { paidAnswer } from '../fixtures/payment-answers.ts';
import { createFakeServices } from '../fixtures/services.ts';

test('started twice by StrictMode → the check within the page is asked anew, and settles once', async () => {
  const aborted: boolean[] = [];
  const services = createFakeServices({
    fetchPaymentStatus: (_, signal) =>
      new Promise((resolve, reject) => {
        const call = aborted.push(false) - 1;
        signal?.addEventListener('abort', () => {
          aborted[call] = true;
          reject(signal.reason);
        });
        setTimeout(() => resolve(paidAnswer), 20);
      }),
  });
  services.bookingStorage.storePending(examplePending('KS1'));
  const inputs = createInputs({ ...services, apiBase: '', provider: 'phonepe' });
  render(
    <StrictMode>
      <PaymentPage
        machine={createMachines(services).payment}
        input={inputs.payment()}
        onHidden={() => () => {}}
        onReturned={() => () => {}}
      />
    </StrictMode>,
  );
  expect(await screen.findByText('Payment successful')).toBeVisible();
  expect(aborted.at(-1)).toBe(false);
  expect(aborted.slice(0, -1).every(Boolean)).toBe(true);
  expect(services.bookingStorage.pending()).toBeNull();
  expect(services.bookingStorage.paymentFollowUps()).toEqual({ unacknowledged: [], due: [] });
});
