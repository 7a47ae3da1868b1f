import { LANGUAGES } from '#languages.ts';
import { idOnly, parametersOf } from '#machines/domain/payment/payment.ts';
import { isPlatformTransactionId } from '#machines/domain/payment/transaction.ts';
import * as paths from '../../src/paths.ts';

/** The paths of the payment result page, one a language, in lower case. */
export const paymentResultPaths = Object.values(LANGUAGES).map(
  ({ base }) => base + paths.paymentResult,
);

/** The largest body that is read, in bytes. */
const BODY_LIMIT = 16_384;

const resultPathOf = (pathname: string) =>
  paymentResultPaths.find((path) => path === pathname.toLowerCase().replace(/\/$/, ''));

/** True when a payment provider sends a rider back by POST: to the result page, in any letter case. */
export const isPaymentReturn = (method: string, pathname: string): boolean =>
  method === 'POST' && resultPathOf(pathname) !== undefined;

/**
 * Returns the redirect for such a rider (rule: Back by POST): to the result page by GET, with the id and the state
 * alone.
 */
export async function paymentReturn(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = resultPathOf(pathname) ?? paths.paymentResult;
  const form = (await formOf(request)).map(([name, value]) => [name.toLowerCase(), value] as const);
  const fields = [...form, ...parametersOf(search)];
  const valuesOf = (name: string) =>
    fields.filter(([key]) => key === name).map(([, value]) => value);
  const idOf = (name: string) => valuesOf(name).map(idOnly).find(isPlatformTransactionId);
  const wordOf = (name: string) => valuesOf(name).find((value) => /^[\w-]{1,64}$/.test(value));
  const taken = [
    ['merchantTransactionId', idOf('merchanttransactionid') ?? idOf('transactionid')],
    ['code', wordOf('code')],
    ['status', wordOf('status')],
  ].filter((field): field is [string, string] => field[1] !== undefined);
  const query = new URLSearchParams(taken).toString();
  const headers = {
    Location: query === '' ? path : `${path}?${query}`,
    'Cache-Control': 'no-store',
  };
  return new Response(null, { status: 303, headers });
}

/** Returns the fields of a form that was posted; none where it is too large or no form. */
async function formOf(request: Request): Promise<[name: string, value: string][]> {
  try {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > BODY_LIMIT) return [];
      chunks.push(chunk);
    }
    const type = request.headers.get('content-type') ?? '';
    const form = await new Response(new Blob(chunks), {
      headers: { 'Content-Type': type },
    }).formData();
    return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  } catch {
    return [];
  }
}
