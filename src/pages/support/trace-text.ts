import { localTime } from '#machines/domain/calendar.ts';
import { isTransactionId } from '#machines/domain/transaction.ts';
import type { TraceEntry } from '../../site/site.ts';

/** The text for support: the script's name, which tells the build; the transaction, where there is one; and the steps, repeats counted. */
export function traceText(
  entries: readonly TraceEntry[],
  transactionId: string | null,
  script: string,
): string {
  const [first] = entries;
  return [
    `Build: ${script.split('/').at(-1)?.split('?')[0]}`,
    ...(isTransactionId(transactionId) ? [`Transaction: ${transactionId}`] : []),
    ...(first === undefined ? [] : [`From ${englishMoment(first.at)}`]),
    ...linesOf(entries, first?.at ?? 0),
  ].join('\n');
}

/** A moment (epoch ms) by India's clock, in English in every language of the site, since support reads it: 'Sat 12 Jun 2027, 5:05 PM'. */
function englishMoment(at: number): string {
  const time = localTime(at);
  // 'Sat, 12 Jun 2027 17:05:00 GMT', whatever the browser's language
  const [weekday = '', date, month, year] = new Date(`${time}Z`).toUTCString().split(' ');
  const hours = Number(time.slice(11, 13));
  const clock = `${hours % 12 || 12}:${time.slice(14, 16)} ${hours < 12 ? 'AM' : 'PM'}`;
  return `${weekday.slice(0, 3)} ${Number(date)} ${month} ${year}, ${clock}`;
}

function linesOf(entries: readonly TraceEntry[], from: number): string[] {
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
