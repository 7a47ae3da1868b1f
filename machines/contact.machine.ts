import { assign, raise, setup, stateIn } from 'xstate';
import {
  CONTACT_FIELD_NAMES,
  type ContactErrors,
  checkContact,
  normaliseContact,
  sortedContact,
} from './domain/person/contact-form.ts';
import { type ContactMessage, EMPTY_CONTACT } from './domain/person/contact-message.ts';
import { isLeftOut, type TakenOverText, type TextOrigin } from './domain/person/early-text.ts';
import {
  type FieldChange,
  formAfterChange,
  formBeforeSorting,
} from './domain/person/typed-form.ts';
import { type ForgottenEvent, isOfBefore } from './forgotten.ts';
import { unprovidedAction, unprovidedActor, unprovidedListener } from './unprovided.ts';

/**
 * The input of the contact form: the generation of this device's memory that the page belongs to (rule: Forgetting),
 * and the text from before hydration that it takes over, all of it where left out.
 */
export interface ContactInput {
  generation?: string | undefined;
  takenOver?: TakenOverText;
}

/** The context of the contact form. */
export interface ContactContext extends ContactInput {
  message: ContactMessage;
  /** The form before a pasted line was sorted, until another field is typed in; null where there is nothing to undo. */
  unsorted: ContactMessage | null;
  errors: ContactErrors;
}

type ContactEvent =
  /** A text without an origin was typed. */
  | ({ type: 'field.changed'; origin?: TextOrigin } & FieldChange<ContactMessage>)
  | { type: 'sorting.undone' }
  | { type: 'form.submitted' }
  | ForgottenEvent;

const restoreDraft = {
  type: 'restoreDraft',
  params: ({ event }: { event: { output: ContactMessage } }) => event.output,
} as const;

/** Stores the typed text for a reload. */
const remember = {
  type: 'rememberDraft',
  params: ({ context: { message, generation } }: { context: ContactContext }) => ({
    message,
    generation,
  }),
} as const;

/**
 * Decides for the contact form when a message is sent, and with which outcome; the typed text survives a reload. The
 * draft is read by an actor, since the first render has to equal the prerendered form, which is empty; a form that is
 * submitted before waits for it.
 */
export const contactMachine = setup({
  types: {
    context: {} as ContactContext,
    events: {} as ContactEvent,
    input: {} as ContactInput,
    tags: {} as 'busy',
  },
  actors: {
    readDraft: unprovidedActor<ContactMessage, undefined>('readDraft'),
    sendContact: unprovidedActor<void, ContactMessage>('sendContact'),
    watchPage: unprovidedListener('watchPage'),
  },
  actions: {
    rememberDraft: unprovidedAction<{ message: ContactMessage } & ContactInput>('rememberDraft'),
    // Text typed while the draft was read stays.
    restoreDraft: assign(({ context }, draft: ContactMessage) => {
      const message: Record<keyof ContactMessage, string> = { ...context.message };
      for (const name of CONTACT_FIELD_NAMES) message[name] ||= draft[name];
      return { message };
    }),
    submitRestored: raise({ type: 'form.submitted' }),
    changeField: assign(({ context: { message, errors } }, change: FieldChange<ContactMessage>) => {
      const { texts, ...form } = formAfterChange({ texts: message, errors }, change, sortedContact);
      return { ...form, message: texts };
    }),
    // Text from before hydration, or typed before the draft is read, is never sorted: the other fields are not read yet.
    takeField: assign(({ context }, change: FieldChange<ContactMessage>) => ({
      message: { ...context.message, [change.field]: change.value },
    })),
    undoSorting: assign(({ context: { message, unsorted } }) => {
      const { texts, ...form } = formBeforeSorting({ texts: message, unsorted });
      return { ...form, message: texts };
    }),
    setErrors: assign({ errors: ({ context }) => checkContact(context.message) }),
    clearForm: assign({ message: EMPTY_CONTACT, unsorted: null, errors: {} }),
    setGeneration: assign((_, { generation }: ContactInput) => ({ generation })),
  },
  guards: {
    isOfBefore,
    isLeftOut: ({ context: { takenOver } }, origin: TextOrigin | undefined) =>
      isLeftOut(takenOver, origin),
    isSubmitted: stateIn({ restoring: 'submitted' }),
    isSorted: ({ context }) => context.unsorted !== null,
    isIncomplete: ({ context }) => Object.keys(checkContact(context.message)).length > 0,
    isTyped: ({ context }) => Object.values(context.message).some((text) => text !== ''),
  },
  delays: { alertDelay: 5_000 },
}).createMachine({
  id: 'contact',
  context: ({ input }) => ({ ...input, message: EMPTY_CONTACT, unsorted: null, errors: {} }),
  invoke: { id: 'watchPage', src: 'watchPage', input: {}, onError: {} },
  initial: 'restoring',
  on: {
    'page.forgotten': {
      guard: 'isOfBefore',
      actions: ['clearForm', { type: 'setGeneration', params: ({ event }) => event }],
    },
    'field.changed': {
      actions: [{ type: 'changeField', params: ({ event }) => event }, remember],
    },
    'sorting.undone': { guard: 'isSorted', actions: ['undoSorting', remember] },
    'form.submitted': [
      { guard: 'isIncomplete', target: '.filling', actions: 'setErrors' },
      { target: '.submitting' },
    ],
  },
  states: {
    restoring: {
      on: {
        'field.changed': [
          { guard: { type: 'isLeftOut', params: ({ event }) => event.origin } },
          { actions: [{ type: 'takeField', params: ({ event }) => event }, remember] },
        ],
      },
      initial: 'reading',
      states: {
        reading: { on: { 'form.submitted': 'submitted' } },
        submitted: { tags: 'busy', on: { 'form.submitted': {} } },
      },
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        input: undefined,
        onDone: [
          {
            guard: 'isSubmitted',
            target: 'filling',
            actions: [restoreDraft, remember, 'submitRestored'],
          },
          {
            // Text typed meanwhile was stored without the rest of the draft.
            guard: 'isTyped',
            target: 'filling',
            actions: [restoreDraft, remember],
          },
          { target: 'filling', actions: restoreDraft },
        ],
        onError: [
          { guard: 'isSubmitted', target: 'filling', actions: 'submitRestored' },
          { target: 'filling' },
        ],
      },
    },
    filling: {},
    submitting: {
      tags: 'busy',
      on: { 'field.changed': {}, 'sorting.undone': {}, 'form.submitted': {} },
      invoke: {
        id: 'sendContact',
        src: 'sendContact',
        input: ({ context }) => normaliseContact(context.message),
        onDone: {
          target: 'sent',
          actions: ['clearForm', remember],
        },
        onError: 'failed',
      },
    },
    sent: { after: { alertDelay: 'filling' } },
    failed: {},
  },
});
