import { BODY_LIMIT } from '../../src/api/client.ts';
import { contractParts } from './contract.ts';

/** Asks an address, by GET where no method is given. */
export type Ask = ReturnType<typeof asking>;

/** A way to ask that follows no redirects, whose requests may take so many ms with their bodies; `now` is in epoch ms. Where no answer came, its status is 0. */
export function asking(deadline: number, fetch = globalThis.fetch, now = Date.now) {
  return async (url: string, init?: Pick<RequestInit, 'headers' | 'method'>) => {
    const signal = AbortSignal.timeout(deadline);
    let [response, text, ahead, failure, why] = [Response.error(), '', 0, '', ''];
    try {
      response = await fetch(url, { ...init, redirect: 'manual', signal });
      ahead = Math.round((Date.parse(response.headers.get('date') ?? '') - now()) / 60_000);
      text = await response.text();
      if (text.length > BODY_LIMIT)
        [failure, why] = ['large', `it is larger than ${BODY_LIMIT / 1e6} MB`];
    } catch (error) {
      // Node tells why in the cause; of several addresses that were tried, by a code alone
      const { message, code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
      [failure, why] = ['cut', message || `${code}`];
      if (signal.aborted) [failure, why] = ['slow', `it takes longer than ${deadline / 1_000} s`];
    }
    const { ok, status, headers } = failure === '' ? response : Response.error();
    const type = headers.get('content-type') ?? '';
    const answered = `is answered with status ${status} and ${type || 'no type'}`;
    const came = failure === '' ? answered : `gives no answer (${why})`;
    // within 2 min days and deadlines still hold
    const wrongClock =
      Math.abs(ahead) > 2 &&
      `clock is ${Math.abs(ahead)} min ${ahead > 0 ? 'ahead of' : 'behind'} this machine’s: what has departed, and which bookings are upcoming, is told wrongly by one of them.`;
    const whole = `${status} ${type}\n${text}`;
    return { ok, status, headers, type, text, whole, failure, came, wrongClock };
  };
}

/** One line of the table of checks: its kind for programs; the setting, file or system that makes it so; its fault and effect, if there is one; the call or item that has it; what to say in place of the fault, by the number of those that have it. */
export type Check = readonly [string, string, string | false, string?, ((n: number) => string)?];

/** The checks of a table that found something, each fault once, in the words of the first; {all} in it are all that have it. */
export function found(about: 'api' | 'site', checks: readonly Check[]) {
  const findings = new Map<string, { check: Check; all: Set<string> }>();
  for (const check of checks) {
    const [, , said, of = ''] = check;
    if (said === false) continue;
    const finding = findings.get(said) ?? { check, all: new Set() };
    findings.set(said, { ...finding, all: finding.all.add(of) });
  }
  return Array.from(findings, ([said, { check, all }]) => {
    const [id, setBy, , , tell] = check;
    const sentence = tell?.(all.size) ?? said.replace('{all}', () => [...all].join(', '));
    return { id, about, sentence, setBy, contract: contractParts[id] ?? [] };
  });
}

/** So many of a kind. */
export const counted = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The place of a setting of the build. */
export const setting = (name: string): string => `${name} of the build (docs/configuration.md)`;
