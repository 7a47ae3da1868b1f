import { expect, test } from 'vitest';
import { BANK_DAYS, REFUND_DAYS, REFUND_METHODS } from '#machines/domain/payment/refund-days.ts';

test('the days of a refund are those of the specification', () => {
  expect(REFUND_DAYS).toEqual({ reply: '5-7', refund: '7-10' });
  expect(BANK_DAYS).toEqual({ upiOrWallet: '3-5', card: '5-7', netBanking: '7-10' });
});

const rooms = import.meta.glob<{ moneyComesBack?: (days: Record<string, string>) => string }>(
  '../../../machines/texts/*/payment.ts',
);

test.each(Object.entries(rooms))(
  'money that left an account → the sentence names each way to pay (%s)',
  async (_, load) => {
    const { moneyComesBack } = await load();
    const days = REFUND_METHODS.map((method) => [method, `<${method}>`] as const);
    const sentence = moneyComesBack?.(Object.fromEntries(days)) ?? '';
    expect(days.filter(([, text]) => !sentence.includes(text))).toEqual([]);
  },
);
