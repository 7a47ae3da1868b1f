import { assign, setup } from 'xstate';
import { assertDefined } from './assert-defined.ts';
import type { ItemKind } from './domain/catalogue/kinds.ts';
import {
  type ShareOutcome,
  type ShareSuggestion,
  type ShareTarget,
  type ShareText,
  shareText,
} from './domain/catalogue/share.ts';
import { unprovidedActor } from './unprovided.ts';

/** The item to share, and the page's own title and link, which are used when the server's text does not arrive. */
interface ShareInput {
  kind: ItemKind;
  id: string | null;
  link: string;
  title: string;
}

interface ShareContext extends ShareInput {
  target: ShareTarget;
  text: ShareText | null;
}

interface ShareRequest {
  target: ShareTarget;
  /** The present address of the page; without it, the address at the start is used. */
  link?: string | undefined;
}

type ShareEvent = { type: 'share.requested' } & ShareRequest;

/**
 * Decides for the share card how an item reaches another person: by the target, then by the clipboard, then by a link
 * to copy by hand. A browser lets a page open a target only for some seconds after a click, so the text gets
 * `textDelay` to arrive, and a second click uses the text that is already there. Some browsers (Safari) write to the
 * clipboard only within the click, so the link is written there first.
 */
export const shareMachine = setup({
  types: {
    context: {} as ShareContext,
    events: {} as ShareEvent,
    input: {} as ShareInput,
    tags: {} as 'busy',
  },
  actors: {
    fetchShare: unprovidedActor<ShareSuggestion, { kind: ItemKind; id: string | null }>(
      'fetchShare',
    ),
    openTarget: unprovidedActor<ShareOutcome, { target: ShareTarget; text: ShareText }>(
      'openTarget',
    ),
    copyText: unprovidedActor<void, { text: ShareText }>('copyText'),
  },
  actions: {
    choose: assign(({ context }, { target, link = context.link }: ShareRequest) => ({
      target,
      link,
      text: context.text && { ...context.text, url: link },
    })),
    useText: assign({
      text: ({ context }, suggestion: ShareSuggestion | null) => shareText(suggestion, context),
    }),
  },
  guards: {
    isCopy: ({ context }) => context.target === 'copy',
    hasText: ({ context }) => context.text !== null,
    isDismissed: (_, outcome: ShareOutcome) => outcome === 'dismissed',
  },
  delays: { textDelay: 3_000 },
}).createMachine({
  id: 'share',
  context: ({ input }) => ({ ...input, target: 'native', text: null }),
  initial: 'idle',
  on: {
    'share.requested': {
      target: '.choosing',
      actions: { type: 'choose', params: ({ event }) => event },
    },
  },
  states: {
    idle: {},
    choosing: {
      always: [
        { guard: 'isCopy', target: 'copying' },
        { guard: 'hasText', target: 'opening' },
        { target: 'loading' },
      ],
    },
    loading: {
      tags: 'busy',
      on: { 'share.requested': {} },
      invoke: {
        id: 'fetchShare',
        src: 'fetchShare',
        input: ({ context }) => ({ kind: context.kind, id: context.id }),
        onDone: {
          target: 'withText',
          actions: { type: 'useText', params: ({ event }) => event.output },
        },
        onError: 'withoutText',
      },
      after: { textDelay: 'withoutText' },
    },
    withText: { always: [{ guard: 'isCopy', target: 'completing' }, { target: 'opening' }] },
    withoutText: {
      entry: { type: 'useText', params: null },
      always: [{ guard: 'isCopy', target: 'copied' }, { target: 'opening' }],
    },
    opening: {
      tags: 'busy',
      on: { 'share.requested': {} },
      invoke: {
        id: 'openTarget',
        src: 'openTarget',
        input: ({ context }) => ({
          target: context.target,
          text: assertDefined(context.text, 'text'),
        }),
        onDone: [
          { guard: { type: 'isDismissed', params: ({ event }) => event.output }, target: 'idle' },
          { target: 'opened' },
        ],
        onError: 'copying',
      },
    },
    copying: {
      tags: 'busy',
      on: { 'share.requested': {} },
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: ({ context }) => ({ text: context.text ?? shareText(null, context) }),
        onDone: [{ guard: 'hasText', target: 'copied' }, { target: 'loading' }],
        onError: 'blocked',
      },
    },
    completing: {
      tags: 'busy',
      on: { 'share.requested': {} },
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: ({ context }) => ({ text: assertDefined(context.text, 'text') }),
        onDone: 'copied',
        onError: 'copied',
      },
    },
    opened: {},
    copied: {},
    blocked: {},
  },
});
