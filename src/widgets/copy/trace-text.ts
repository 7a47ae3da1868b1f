import { localTime } from '#machines/domain/calendar/calendar.ts';
import { isTransactionId } from '#machines/domain/payment/transaction.ts';
import type { TraceEntry } from '../../site/site.ts';

/**
 * Returns the text for support: the name of the first script, which identifies the build; the transaction, where
 * there is one; and the steps, with repeats counted.
 */
export function traceText(
  entries: readonly TraceEntry[],
  transactionId: string | null,
  script: string,
): string {
  const [first] = entries;
  return [
    `Build: ${script.split('/').at(-1)?.split('?')[0]}`,
    ...(isTransactionId(transactionId) ? [`Transaction: ${transactionId}`] : []),
    ...(first === undefined ? [] : [`From ${localTime(first.at)} in India`]),
    ...stepLines(entries, first?.at ?? 0),
  ].join('\n');
}

function stepLines(entries: readonly TraceEntry[], from: number): string[] {
  const lines: { text: string; at: number; count: number }[] = [];
  for (const { at, machine, state, event } of entries) {
    const text = `${machine} ${state}${event === '' ? '' : ` < ${event}`}`;
    const last = lines.at(-1);
    if (last?.text === text) last.count += 1;
    else lines.push({ text, at, count: 1 });
  }
  return lines.map(
    ({ text, at, count }) =>
      `+${((at - from) / 1000).toFixed(1)} s ${text}${count === 1 ? '' : ` x ${count}`}`,
  );
}
