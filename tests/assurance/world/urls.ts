import { FOREIGN } from './platform-state.ts';

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
