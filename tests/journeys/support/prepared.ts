import { assertDefined } from '#machines/assert-defined.ts';
import {
  type BookingDraft,
  draftOf,
  type PendingBooking,
  paymentPayload,
} from '#machines/domain/booking.ts';
import { ticketOptions } from '#machines/domain/item.ts';
import { newPaymentRecord } from '#machines/domain/payment-records.ts';
import { lines } from '#machines/domain/selection.ts';
import { createApi } from '../../../src/api/platform-api.ts';
import * as paths from '../../../src/paths.ts';
import { paymentRecordKey } from '../../../src/storage/keys.ts';
import { paymentRecordCodec, pendingCodec } from '../../../src/storage/records.ts';
import { guest as rider } from './rider.ts';

/** Texts of a device's storage, by key. */
export type Kept = Readonly<Record<string, string>>;

const guest = { fullName: rider.name, email: rider.email, phone: rider.digits };
const provider = 'phonepe';

const apiAt = (site: string) =>
  createApi({
    baseUrl: site,
    contactBaseUrl: site,
    token: 'sandbox-token',
    provider,
    isOnline: () => true,
  });

/** Two seats in Coorg, as they are chosen on the site at `site`. */
export async function chooseSeats(site: string): Promise<BookingDraft> {
  const item = await apiAt(site).fetchItem({ id: 'coorg-coffee', kind: 'trip' });
  const options = ticketOptions(item, null);
  return draftOf(item, lines(options, { [assertDefined(options[0], 'option').id]: 2 }));
}

/** Starts the payment of a draft as the confirmation page does, and returns what it would remember. */
export async function startPayment(site: string, draft: BookingDraft): Promise<PendingBooking> {
  const payload = assertDefined(
    paymentPayload(draft, guest, {
      apiBase: site,
      siteOrigin: site,
      resultPath: paths.paymentResult,
      provider,
    }),
    'payload',
  );
  const { transactionId } = await apiAt(site).bookAsGuest(payload);
  return { transactionId, draft, guest, initiatedAt: Date.now(), payload };
}

/** What a device keeps of a payment that was started on it. */
export function keptOf(pending: PendingBooking): Kept {
  return {
    pendingBooking: pendingCodec.encode(pending),
    [paymentRecordKey(pending.transactionId)]: paymentRecordCodec.encode(newPaymentRecord(pending)),
    itemId: assertDefined(pending.draft.item.id, 'item id'),
    bookingType: pending.draft.kind,
  };
}
