import { FOREIGN, type PlatformState, TRANSACTIONS } from './platform-state.ts';

/** An address of the result page, and what a person reads in it. */
export interface Address {
  readonly search: string;
  readonly description: string;
  /** True when it says that the payment was cancelled or failed. */
  readonly isFailed: boolean;
}

const of = (search: string, description: string, isFailed = false): Address => ({
  search,
  description,
  isFailed,
});

/** Every address that the model knows for a transaction. */
export const ADDRESSES = {
  own: (id: string) => of(`?merchantTransactionId=${id}`, `with the id of ${id}`),
  success: (id: string) =>
    of(
      `?code=PAYMENT_SUCCESS&status=SUCCESS&merchantTransactionId=${id}`,
      `that claims success for ${id}`,
    ),
  cancelled: (id: string) =>
    of(
      `?code=payment_cancelled&merchantTransactionId=${id}`,
      `that says ${id} was cancelled`,
      true,
    ),
  doubled: (id: string) =>
    of(
      `?status=SUCCESS&status=Failed&merchantTransactionId=${id}`,
      `that says ${id} succeeded and failed`,
      true,
    ),
  bare: () => of('', 'without an id'),
  hostile: () => of('?merchantTransactionId=..%2Fadmin', 'with an id that is none'),
  foreign: () =>
    of(`?code=PAYMENT_SUCCESS&merchantTransactionId=${FOREIGN}`, "with a stranger's id"),
} as const;

/** A kind of address. */
export type AddressKind = keyof typeof ADDRESSES;

/** The addresses that somebody may open: those that a transaction has, for each whose payment page a rider has stood on. */
export function addressesIn(
  { orders }: PlatformState,
  addresses: readonly AddressKind[],
): Address[] {
  const ids = TRANSACTIONS.filter((_, place) => orders[place]?.isReached);
  return addresses.flatMap((kind) =>
    kind === 'bare' || kind === 'hostile' || kind === 'foreign'
      ? [ADDRESSES[kind]()]
      : ids.map((id) => ADDRESSES[kind](id)),
  );
}

/** Reads an address back. */
export function addressOf(search: string): Pick<Address, 'isFailed'> {
  return { isFailed: search.includes('cancelled') || search.includes('Failed') };
}

/** The plainest address that says the same: pages that were opened with either are equal. */
export function plain(search: string): string {
  const id = new URLSearchParams(search).get('merchantTransactionId');
  if (id === null || id.includes('/')) return ADDRESSES.bare().search;
  return (addressOf(search).isFailed ? ADDRESSES.cancelled(id) : ADDRESSES.own(id)).search;
}

/** The origin of the payment pages of the model. */
const PAYMENT_PAGES = 'https://pay.example.com/';

/** The address of a transaction's payment page. */
export function paymentUrlOf(transaction: string): string {
  return `${PAYMENT_PAGES}${transaction}`;
}

/** The transaction whose payment page is at an address. */
export function transactionAt(paymentUrl: string): string {
  return paymentUrl.slice(PAYMENT_PAGES.length);
}
