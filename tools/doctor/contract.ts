/** The file of the contract, by which a finding about a platform is mended. */
export const contractFile = 'docs/api/openapi.yaml';

const CALLS = 'How the site calls';
const ITEMS = ['Trip', 'Event', 'TicketOption'];
const LISTS = ['listTrips', 'listEvents', 'listTrainings'];

/** The parts of the contract that a finding about a platform is of, by its id: a heading, the `operationId` of a call, or the name of a schema. */
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
  'end-guessed': ['Trip', 'Event'],
  'field-guessed': [...ITEMS, 'Booking'],
  'field-unreadable': ITEMS,
  'item-lost': ['Trip', 'Event'],
  'item-unreadable': ['readTrip', 'readEvent'],
  'item-without-id': ['Trip', 'Event'],
  'list-empty': LISTS,
  'list-unreadable': LISTS,
  'lookup-unreadable': ['listBookings'],
  'mixed-content': [CALLS],
  'organiser-guessed': ['Trip', 'Event'],
  'payment-id-guessed': ['PaymentStatus'],
  'payment-of-another': ['PaymentStatus', 'ProviderData'],
  'payment-unreadable': ['readPaymentStatus'],
  'picture-insecure': ['Picture'],
  'picture-missing': ['Picture'],
  'share-unreadable': ['shareTrip', 'shareEvent'],
  'status-word-unknown': ['Booking', 'LocalStatus'],
};
