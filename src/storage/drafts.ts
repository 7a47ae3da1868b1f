import { type ContactMessage, EMPTY_CONTACT } from '#machines/domain/contact-form.ts';
import { EMPTY_GUEST, type Guest } from '#machines/domain/guest.ts';
import { PENDING_LIFETIME } from '#machines/domain/payment-records.ts';
import { CONTACT_KEY, DRAFTED_KEY, GUEST_KEY, OPENED_KEY } from './keys.ts';
import type { DeviceAreas, PaymentLedger } from './payment-ledger.ts';
import { isNewerRecord } from './record-codec.ts';
import { contactCodec, guestCodec, momentCodec } from './records.ts';

/** Keeps the forms as typed in this tab for its session, at most 30 days after the last letter. */
export function createDrafts({ session, now }: DeviceAreas, ledger: PaymentLedger) {
  function remember(key: string, text: string): void {
    session.write(key, text);
    session.write(DRAFTED_KEY, momentCodec.encode({ at: now() }));
  }

  /** Removes drafts 30 days after the last letter; a time that is lost or ahead of the clock counts as now. */
  function sweep(): void {
    // data of an earlier generation is removed when it is met
    for (const key of [GUEST_KEY, CONTACT_KEY, OPENED_KEY]) session.read(key);
    const holdsDraft = [GUEST_KEY, CONTACT_KEY].some((key) => session.read(key) !== null);
    const time = session.read(DRAFTED_KEY);
    if (!holdsDraft || isNewerRecord(time ?? '')) return;
    const draftedAt = momentCodec.decode(time)?.at ?? null;
    if (draftedAt === null || draftedAt > now())
      session.write(DRAFTED_KEY, momentCodec.encode({ at: now() }));
    else if (now() - draftedAt > PENDING_LIFETIME)
      for (const key of [GUEST_KEY, CONTACT_KEY, DRAFTED_KEY]) session.remove(key);
  }

  /** The guest as typed for a payment that this tab started: kept with that payment, and no longer once it is paid. */
  function startedGuest(): Guest {
    const record = ledger.recordOf(ledger.startedInTab()?.transactionId ?? '');
    return record === null || record.state === 'paid' ? EMPTY_GUEST : record.pending.guest;
  }

  return {
    sweep,
    /** The booking form as typed in this tab. */
    guest(): Guest {
      sweep();
      const typed = session.read(GUEST_KEY);
      return typed === null ? startedGuest() : (guestCodec.decode(typed) ?? EMPTY_GUEST);
    },
    rememberGuest: (guest: Guest) => remember(GUEST_KEY, guestCodec.encode(guest)),
    /** The contact form as typed in this tab and not sent. */
    contactDraft(): ContactMessage {
      sweep();
      return contactCodec.decode(session.read(CONTACT_KEY)) ?? EMPTY_CONTACT;
    },
    rememberContact: (message: ContactMessage) =>
      remember(CONTACT_KEY, contactCodec.encode(message)),
  };
}
