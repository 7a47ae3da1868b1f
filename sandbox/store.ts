import type { BookingType } from './catalogue/lists.ts';

/**
 * The states of an order's payment. `created`: the payer has not decided; `pending`: the bank has not; `refundFailed`: the
 * order was cancelled, and its money did not go back. `expired` is never stored, it is what an undecided order becomes with
 * time.
 */
export const ORDER_STATES = [
  'created',
  'pending',
  'paid',
  'declined',
  'cancelled',
  'failed',
  'refunded',
  'partlyRefunded',
  'refundFailed',
] as const;

/** One of the states. */
export type OrderState = (typeof ORDER_STATES)[number];

/** One guest booking with its payment. Amounts in paise, times in epoch milliseconds. */
export interface Order {
  /** The merchant transaction id. */
  id: string;
  /** The provider's own id of the payment. */
  providerId: string;
  bookingType: BookingType;
  itemId: string;
  /** The item as it was when it was booked: later days move the catalogue, not the booking. */
  title: string;
  place: string;
  startDay: string | null;
  seats: number;
  amount: number;
  guestName: string;
  guestEmail: string;
  guestPhone: string;
  redirectUrl: string;
  state: OrderState;
  createdAt: number;
  updatedAt: number;
  /** Status checks so far. */
  checks: number;
  /** A pending payment is confirmed after so many checks; null: only by the provider. */
  confirmAfter: number | null;
}

/** The fields of the contact form, in the order of the page, and those that must be filled in. */
export const CONTACT_FIELDS = {
  name: { isRequired: true },
  email: { isRequired: true },
  mobile: { isRequired: true },
  message: { isRequired: true },
} as const satisfies Record<string, { readonly isRequired: boolean }>;

/** The name of a field of the contact form. */
export type ContactField = keyof typeof CONTACT_FIELDS;

/** A message from the contact form. */
export interface ContactMessage extends Record<ContactField, string> {
  receivedAt: number;
}

/** The memory of the sandbox. Every call is synchronous, so that a check and its write cannot be parted. */
export interface SandboxMemory {
  order(id: string): Order | undefined;
  /** Oldest first. */
  orders(): Order[];
  ordersOfItem(itemId: string): Order[];
  ordersOfPhone(phone: string): Order[];
  saveOrder(order: Order): void;
  /** Oldest first. */
  messages(): ContactMessage[];
  addMessage(message: ContactMessage): void;
  clear(): void;
  close(): void;
}
