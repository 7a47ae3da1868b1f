import { fromPromise } from 'xstate';
import { contactMachine } from '#machines/contact.machine.ts';
import { type ContactMessage, EMPTY_CONTACT } from '#machines/domain/contact-form.ts';

/** The contact form's machine on a device that remembers nothing, sending as told. */
export function contactFormSending(send: () => Promise<void>) {
  return contactMachine.provide({
    actors: {
      readDraft: fromPromise<ContactMessage, undefined>(async () => EMPTY_CONTACT),
      sendContact: fromPromise<void, ContactMessage>(send),
    },
    actions: { rememberDraft: () => {} },
  });
}
