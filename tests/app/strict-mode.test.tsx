import { screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { createInputs } from '../../src/app/inputs.ts';
import { createMachines } from '../../src/app/machines.ts';
import { PaymentPage } from '../../src/pages/payment/PaymentPage.tsx';
import { paid, pendingOf } from '../../stories/examples/payments.ts';
import { show } from '../support/render.tsx';
import { createWorld } from '../support/world.ts';

test('started twice by StrictMode → the check within the page is asked anew, and settles once', async () => {
  const aborted: boolean[] = [];
  const world = createWorld({
    fetchPaymentStatus: (_, signal) =>
      new Promise((resolve, reject) => {
        const call = aborted.push(false) - 1;
        signal?.addEventListener('abort', () => {
          aborted[call] = true;
          reject(signal.reason);
        });
        setTimeout(() => resolve(paid), 20);
      }),
  });
  world.bookingStorage.storePending(pendingOf('KS1'));
  const inputs = createInputs({ ...world, apiBase: '', provider: 'phonepe' });
  show(
    <StrictMode>
      <PaymentPage
        machine={createMachines(world).payment}
        input={inputs.payment()}
        onHidden={() => () => {}}
        onReturned={() => () => {}}
      />
    </StrictMode>,
  );
  expect(await screen.findByText('Payment successful')).toBeVisible();
  expect(aborted.at(-1)).toBe(false);
  expect(aborted.slice(0, -1).every(Boolean)).toBe(true);
  expect(world.bookingStorage.pending()).toBeNull();
  expect(world.bookingStorage.paymentNews()).toEqual({ untold: [], due: [] });
});
