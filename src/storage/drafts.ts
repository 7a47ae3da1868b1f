import { type ContactMessage, EMPTY_CONTACT } from '#machines/domain/contact-form.ts';
import { EMPTY_GUEST, type Guest } from '#machines/domain/guest.ts';
import { PENDING_LIFETIME } from '#machines/domain/payment-records.ts';
import { TAB_KEYS } from './keys.ts';
import type { DeviceAreas, PaymentLedger } from './payment-ledger.ts';
import { isNewerRecord } from './record-codec.ts';
import { contactCodec, guestCodec, momentCodec } from './records.ts';

/** Keeps the forms as typed in this tab for its session, at most 30 days after the last letter. */
export function createDrafts({ session, now }: DeviceAreas, ledger: PaymentLedger) {
  function remember(key: string, text: string): void {
    session.write(key, text);
    session.write(TAB_KEYS.drafted, momentCodec.encode({ at: now() }));
  }

  /** Removes drafts 30 days after the last letter; a time that is lost or ahead of the clock counts as now. */
  function sweep(): void {
    // data of an earlier generation is removed when it is met
    for (const key of [TAB_KEYS.guest, TAB_KEYS.contact, TAB_KEYS.opened]) session.read(key);
    const holdsDraft = [TAB_KEYS.guest, TAB_KEYS.contact].some((key) => session.read(key) !== null);
    const time = session.read(TAB_KEYS.drafted);
    if (!holdsDraft || isNewerRecord(time)) return;
    const draftedAt = momentCodec.decode(time)?.at ?? null;
    if (draftedAt === null || draftedAt > now())
      session.write(TAB_KEYS.drafted, momentCodec.encode({ at: now() }));
    else if (now() - draftedAt > PENDING_LIFETIME)
      for (const key of [TAB_KEYS.guest, TAB_KEYS.contact, TAB_KEYS.drafted]) session.remove(key);
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
      const typed = session.read(TAB_KEYS.guest);
      return typed === null ? startedGuest() : (guestCodec.decode(typed) ?? EMPTY_GUEST);
    },
    rememberGuest: (guest: Guest) => remember(TAB_KEYS.guest, guestCodec.encode(guest)),
    /** The contact form as typed in this tab and not sent. */
    contactDraft(): ContactMessage {
      sweep();
      return contactCodec.decode(session.read(TAB_KEYS.contact)) ?? EMPTY_CONTACT;
    },
    rememberContact: (message: ContactMessage) =>
      remember(TAB_KEYS.contact, contactCodec.encode(message)),
  };
}
