import { ITEM_KINDS } from '#machines/domain/catalogue/kinds.ts';
import { LIST_NAMES } from '#machines/domain/catalogue/lists.ts';

/** The file of the contract, which is to be compared where a platform is at fault. */
export const contractFile = 'docs/api/openapi.yaml';

const CALLS = 'How the site calls';
const capitalised = (name: string) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
const KINDS = ITEM_KINDS.map(capitalised);
const ITEMS = [...KINDS, 'TicketOption'];
const LISTS = LIST_NAMES.map((name) => `list${capitalised(name)}`);

/**
 * The sections of the contract that a finding about a platform concerns, by the id of its check: a heading, the
 * `operationId` of a call, or the name of a schema.
 */
export const contractParts: Readonly<Record<string, readonly string[]>> = {
  'api-base': [CALLS],
  'api-clock': [CALLS],
  'api-cut': [CALLS],
  'api-large': [CALLS],
  'api-not-json': [CALLS],
  'api-redirect': [CALLS],
  'api-slow': [CALLS],
  'api-status': [CALLS],
  'api-unreachable': [CALLS],
  'bearer-refused': [CALLS],
  'bearer-wanted': ['readPaymentStatus', 'listBookings', 'sendContactMessage'],
  'cors-missing': [CALLS],
  'cors-preflight': [CALLS],
  'end-guessed': KINDS,
  'field-guessed': [...ITEMS, 'Booking'],
  'field-unreadable': ITEMS,
  'item-lost': KINDS,
  'item-unreadable': KINDS.map((kind) => `read${kind}`),
  'item-without-date': KINDS,
  'item-without-id': KINDS,
  'item-without-price': ITEMS,
  'item-without-title': KINDS,
  'list-empty': LISTS,
  'list-unreadable': LISTS,
  'lookup-unreadable': ['listBookings'],
  'mixed-content': [CALLS],
  'organiser-guessed': KINDS,
  'payment-field-missing': ['PaymentStatus'],
  'payment-id-guessed': ['PaymentStatus'],
  'payment-of-another': ['PaymentStatus', 'ProviderData'],
  'payment-unreadable': ['readPaymentStatus'],
  'picture-insecure': ['Picture'],
  'picture-missing': ['Picture'],
  'provider-code-unknown': ['ProviderStatus', 'ProviderData'],
  'provider-success-missing': ['ProviderStatus'],
  'share-unreadable': KINDS.map((kind) => `share${kind}`),
  'status-word-unknown': ['Booking', 'LocalStatus'],
};
