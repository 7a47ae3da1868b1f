import { assertDefined } from '#machines/assert-defined.ts';
import {
  type BookingDraft,
  draftOf,
  type PendingBooking,
  paymentPayload,
} from '#machines/domain/booking/booking.ts';
import { lines } from '#machines/domain/booking/selection.ts';
import { ticketOptions } from '#machines/domain/catalogue/item.ts';
import { freshValue } from '../../../src/api/api-error.ts';
import { createApi } from '../../../src/api/platform-api.ts';
import * as paths from '../../../src/paths.ts';
import { guest as rider } from './rider.ts';

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
  const item = freshValue(await apiAt(site).fetchItem({ id: 'coorg-coffee', kind: 'trip' }));
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
