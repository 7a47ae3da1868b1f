// The table of verdicts has the same few status words again and again: the shipped code reads each of them once.
import { vi } from 'vitest';
import { once } from '../fixtures/once.ts';

vi.mock(import('#machines/domain/payment/status-word.ts'), async (load) => {
  const shipped = await load();
  return {
    ...shipped,
    readStatus: once(shipped.readStatus),
    offReason: once(shipped.offReason),
    isGood: once(shipped.isGood),
    callsOffPaid: once(shipped.callsOffPaid),
  };
});
