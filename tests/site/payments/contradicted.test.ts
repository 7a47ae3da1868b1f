import { expect, test } from 'vitest';
import { createPayingDevice, saying, takingOrders, tick, waited } from '../../fixtures/device.ts';
import { paymentAnswer } from '../../fixtures/payment-answers.ts';
import { waitForState } from '../../fixtures/wait-for-state.ts';

test.each([
  [
    'failed as the platform says, completed as its provider says',
    paymentAnswer({
      local: { paymentStatus: 'failed' },
      provider: { success: true, code: 'PAYMENT_SUCCESS', state: 'COMPLETED' },
    }),
  ],
  [
    'paid as the platform says, failed as its provider says',
    paymentAnswer({
      local: { paymentStatus: 'success' },
      provider: { success: false, state: 'FAILED' },
    }),
  ],
])(
  '%s → neither a ticket nor a second payment without a word, and the words of a failure at once',
  async (_, answer) => {
    const device = createPayingDevice();
    const tab = device.tab(saying(answer));
    const page = tab.comeBack('KS1');
    await waitForState(page, (state) => !state.hasTag('busy'));
    expect(page.getSnapshot().context).toMatchObject({
      checks: 1,
      outcome: { kind: 'open', cause: 'unclear', message: 'Payment was canceled or failed.' },
    });
    expect(page.getSnapshot().can({ type: 'retry.requested' })).toBe(false);
    expect(tab.bookingStorage.findBooking('KS1')).toBeNull();

    const { orders, api } = takingOrders(answer);
    const later = device.tab(api);
    const again = later.confirm();
    await tick();
    await waited(later);
    expect(again.getSnapshot().value).toBe('previousOpen');
    expect(orders).toEqual([]);
  },
);
