import { expect, test } from 'vitest';
import { decidingRefund, REFUND_SHARES, type Refund } from '#machines/domain/payment/refund.ts';

test.each<[Refund, Refund[]]>([
  ['doubtful', ['none', 'whole', 'part', 'doubtful']],
  ['doubtful', ['whole', 'doubtful']],
  ['part', ['whole', 'part']],
  ['whole', ['none', 'whole']],
  ['none', ['none']],
])('%s outweighs the others of %s, in whatever order they are said', (heaviest, shares) => {
  expect(decidingRefund(shares)).toBe(heaviest);
  expect(decidingRefund(shares.toReversed())).toBe(heaviest);
});

test('the order of any two shares is decided, and none is the lightest', () => {
  for (const one of REFUND_SHARES)
    for (const other of REFUND_SHARES)
      expect(decidingRefund([one, other])).toBe(decidingRefund([other, one]));
  expect(REFUND_SHARES.at(-1)).toBe('none');
  expect(decidingRefund([])).toBe('none');
});
