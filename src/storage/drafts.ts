import { PENDING_LIFETIME, pendingBookingOf } from '#machines/domain/payment/payment-records.ts';
import { type ContactMessage, EMPTY_CONTACT } from '#machines/domain/person/contact-message.ts';
import { EMPTY_GUEST, type Guest } from '#machines/domain/person/guest.ts';
import type { DeviceAreas } from './device-areas.ts';
import { TAB_KEYS } from './keys.ts';
import type { PaymentLedger } from './payment-ledger.ts';
import type { RecordCodec } from './record-codec.ts';
import { isNewerRecord } from './record-text.ts';
import { contactCodec, type FormDraft, guestCodec } from './records.ts';

/** Stores the forms as they are typed in this tab, for its session and at most 30 days after the last letter. */
export function createDrafts({ session, clock, generation }: DeviceAreas, ledger: PaymentLedger) {
  const guest = createDraft(TAB_KEYS.guest, guestCodec);
  const contact = createDraft(TAB_KEYS.contact, contactCodec);

  /** One form under its key. The time stands in the draft's own text, since a full tab may take no second key. */
  function createDraft<Form>(key: string, codec: RecordCodec<FormDraft<Form>>) {
    const write = (form: Form) => session.write(key, codec.encode({ form, typedAt: clock() }));
    return {
      write,
      /** Removes the draft 30 days after the last letter; a time that is lost or ahead of the clock counts as now. */
      sweep(): void {
        const text = session.read(key);
        if (text === null || isNewerRecord(text)) return;
        const draft = codec.decode(text);
        const typedAt = draft?.typedAt ?? null;
        if (draft === null || (typedAt !== null && clock() - typedAt > PENDING_LIFETIME)) {
          session.remove(key);
          return;
        }
        if ((typedAt !== null && typedAt <= clock()) || write(draft.form)) return;
        // A draft that would stay without a time lasts as long as the page.
        session.remove(key);
        write(draft.form);
      },
      /** The form; null where none was typed, or it cannot be read. */
      read: (): Form | null => codec.decode(session.read(key))?.form ?? null,
    };
  }

  function sweep(): void {
    guest.sweep();
    contact.sweep();
    // data of an earlier generation is removed when it is met
    session.read(TAB_KEYS.opened);
  }

  /**
   * Returns the guest of the payment that this tab started, as it was typed; once the payment is paid there is none.
   */
  function startedGuest(): Guest {
    const record = ledger.recordOf(ledger.startedInTab()?.transactionId ?? '');
    const pending = record && pendingBookingOf(record.pending);
    return pending === null || record?.state === 'paid' ? EMPTY_GUEST : pending.guest;
  }

  return {
    sweep,
    /** Returns the booking form as typed in this tab. */
    guest(): Guest {
      sweep();
      return guest.read() ?? startedGuest();
    },
    /** Stores the booking form as typed under a generation, unless everything was forgotten since. */
    rememberGuest(typed: Guest, of?: string): void {
      if (of === generation()) guest.write(typed);
    },
    /** Returns the contact form as typed in this tab and not sent. */
    contactDraft(): ContactMessage {
      sweep();
      return contact.read() ?? EMPTY_CONTACT;
    },
    /** Stores the contact form as typed under a generation, unless everything was forgotten since. */
    rememberContact(typed: ContactMessage, of?: string): void {
      if (of === generation()) contact.write(typed);
    },
  };
}
