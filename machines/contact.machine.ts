import { assign, setup } from 'xstate';
import {
  type ContactErrors,
  type ContactMessage,
  checkContact,
  EMPTY_CONTACT,
  tidyContact,
} from './domain/contact-form.ts';
import { unprovidedActor } from './unprovided.ts';

/** What the contact form knows: the message as typed, and what is wrong with it. */
export interface ContactContext {
  message: ContactMessage;
  errors: ContactErrors;
}

/** What a visitor of the contact form can do. */
export type ContactEvent =
  | { type: 'field.changed'; field: keyof ContactMessage; value: string }
  | { type: 'form.submitted' };

/** Decides for the contact form when a message goes out and what becomes of it. */
export const contactMachine = setup({
  types: {
    context: {} as ContactContext,
    events: {} as ContactEvent,
    tags: {} as 'busy',
  },
  actors: { sendContact: unprovidedActor<void, ContactMessage>('sendContact') },
  actions: {
    changeField: assign(({ context }, change: { field: keyof ContactMessage; value: string }) => {
      const { [change.field]: _, ...errors } = context.errors;
      return { message: { ...context.message, [change.field]: change.value }, errors };
    }),
    showErrors: assign({ errors: ({ context }) => checkContact(context.message) }),
    clearForm: assign({ message: EMPTY_CONTACT, errors: {} }),
  },
  guards: {
    isIncomplete: ({ context }) => Object.keys(checkContact(context.message)).length > 0,
  },
  delays: { alertDelay: 5_000 },
}).createMachine({
  id: 'contact',
  context: { message: EMPTY_CONTACT, errors: {} },
  initial: 'filling',
  on: {
    'field.changed': {
      actions: { type: 'changeField', params: ({ event }) => event },
    },
    'form.submitted': [
      { guard: 'isIncomplete', target: '.filling', actions: 'showErrors' },
      { target: '.submitting' },
    ],
  },
  states: {
    filling: {},
    submitting: {
      tags: 'busy',
      on: {
        'field.changed': {},
        'form.submitted': {},
      },
      invoke: {
        id: 'sendContact',
        src: 'sendContact',
        input: ({ context }) => tidyContact(context.message),
        onDone: { target: 'sent', actions: 'clearForm' },
        onError: 'failed',
      },
    },
    sent: {
      after: { alertDelay: 'filling' },
    },
    failed: {},
  },
});
