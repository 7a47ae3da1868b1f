import {
  type ItemKey,
  isCleared,
  type PreviousPaymentQuery,
} from '#machines/domain/payment/payment-records.ts';
import {
  type Attempt,
  type AttemptMessage,
  attemptName,
  decodeAttempt,
  decodeAttemptMessage,
  encodeAttempt,
  encodeAttemptMessage,
} from './attempt-message.ts';
import type { Channel } from './channel.ts';
import { KEY_PREFIXES } from './keys.ts';
import type { SafeStorage } from './safe-storage.ts';

/** The time for which an unfinished attempt counts, in ms: twice the longest request. */
const ATTEMPT_LIFETIME = 60_000;
const CHANNEL = 'paymentAttempts';

/** The options of attempts: storage, a clock, and a channel between open pages where storage refuses. */
export interface AttemptsOptions {
  readonly local: SafeStorage;
  /** Returns the present time, epoch ms. */
  clock(): number;
  newId(): string;
  /** Opens a channel by its name; null where the browser has none or refuses it. */
  openChannel(name: string, onText: (text: string) => void): Channel | null;
}

/** The payment that an attempt led to: none, one that is stored, or one that storage refused. */
export type AttemptOutcome = 'none' | 'stored' | 'refused';

/** This page's attempt: none, one that storage has, or one that storage refused and only the channel has. */
type OwnAttempt =
  | { readonly type: 'none' }
  | { readonly type: 'stored' | 'channelOnly'; readonly attempt: Attempt };

/** The attempts to pay on this device, which open pages announce to each other. */
export type Attempts = ReturnType<typeof createAttempts>;

/**
 * Returns the attempts of a browser's pages: one key a page in storage, and a message on the channel while the
 * attempt lasts.
 */
export function createAttempts({ local, clock, newId, openChannel }: AttemptsOptions) {
  /** The name of this page among the attempts; made at the first attempt. */
  let pageName: string | null = null;
  /** The number of attempts of this page: a rider who overrode one has not overridden the next. */
  let made = 0;
  let channel: Channel | null = null;
  let own: OwnAttempt = { type: 'none' };
  /**
   * The attempts that other pages announced, by key, with the time of receiving by this page's clock: a page that
   * announces is open, whatever the clocks were before.
   */
  const announced = new Map<string, { readonly attempt: Attempt; readonly announcedAt: number }>();

  const prefixOf = ({ id, kind }: ItemKey) => `${KEY_PREFIXES.attempt}${kind}.${id}.`;
  const nameOfPage = () => {
    pageName ??= newId();
    return pageName;
  };
  const ownKey = (item: ItemKey) => `${prefixOf(item)}${nameOfPage()}`;

  const isRecent = (at: number) => Math.abs(clock() - at) < ATTEMPT_LIFETIME;
  const storedAttempt = (key: string) => decodeAttempt(key, local.read(key));
  /** True for an attempt in storage that may be under way. One of a newer release counts for as long as it stands. */
  const isUnderWay = ({ at }: Attempt) => at === null || isRecent(at);

  const send = (message: AttemptMessage) => {
    const text = encodeAttemptMessage(message);
    quietly(() => channel?.send(text));
  };
  const announceOwn = () => {
    if (own.type !== 'none') send({ type: 'announced', attempt: own.attempt });
  };

  /** Remembers another page's announcement, and answers once with this page's own. */
  function receive(text: string): void {
    const message = decodeAttemptMessage(text);
    switch (message?.type) {
      case 'announced': {
        const { attempt } = message;
        const last = announced.get(attempt.key)?.attempt;
        announced.set(attempt.key, { attempt, announcedAt: clock() });
        if (last === undefined || attemptName(last) !== attemptName(attempt)) announceOwn();
        break;
      }
      case 'withdrawn':
        announced.delete(message.key);
        break;
    }
  }

  return {
    /** The name of this page's latest attempt, which no other has. */
    latest: () => `${nameOfPage()}.${made}`,
    /**
     * Returns an attempt of another page that may still be under way, by its name and time; this page's own where
     * others cannot read it and had no time to answer.
     */
    blocking({ item, cleared, isImmediate = false }: PreviousPaymentQuery): string | null {
      const prefix = prefixOf(item);
      const recentlyAnnounced = [...announced.values()].filter(({ announcedAt }) =>
        isRecent(announcedAt),
      );
      const storedOnes = local.keys(prefix).flatMap((key) => storedAttempt(key) ?? []);
      const others = [
        ...recentlyAnnounced.map(({ attempt }) => attempt),
        ...storedOnes.filter(isUnderWay),
      ].filter(({ key }) => key.startsWith(prefix) && key !== ownKey(item));
      const other = others.map(attemptName).find((name) => !isCleared(cleared, 'attempt', name));
      if (other !== undefined) return other;
      return isImmediate && own.type === 'channelOnly' ? attemptName(own.attempt) : null;
    },
    /** Listens to other pages until the next announcement is withdrawn. */
    listen() {
      channel ??= openChannel(CHANNEL, receive);
    },
    /** Informs other pages that this one is about to start a payment for an item. */
    announce(item: ItemKey) {
      made += 1;
      const attempt = { key: ownKey(item), count: made, at: clock() };
      const isStored = local.write(attempt.key, encodeAttempt(attempt));
      channel ??= openChannel(CHANNEL, receive);
      if (isStored) own = { type: 'stored', attempt };
      // without storage and channel no other page can learn of it
      else own = channel === null ? { type: 'none' } : { type: 'channelOnly', attempt };
      announceOwn();
    },
    /** Withdraws the announcement, with its outcome; one whose payment others cannot read stays until it lapses. */
    retract(item: ItemKey, payment: AttemptOutcome) {
      const key = ownKey(item);
      if (own.type === 'channelOnly' || payment === 'refused') {
        // Storage refused the attempt or the payment: others know of it by this announcement alone, and it lapses by time.
        announceOwn();
      } else {
        local.remove(key);
        // Others keep the announcement of a stored payment, since the channel may be faster than storage.
        if (own.type === 'stored' && payment === 'none') send({ type: 'withdrawn', key });
      }
      quietly(() => channel?.close());
      own = { type: 'none' };
      channel = null;
      announced.clear();
    },
    /** Removes the attempts of pages that ended in the middle of one. */
    sweep() {
      for (const key of local.keys(KEY_PREFIXES.attempt)) {
        const attempt = storedAttempt(key);
        if (attempt === null || !isUnderWay(attempt)) local.remove(key);
      }
    },
  };
}

/** Ignores the failure of a channel: it must not stop a payment. */
function quietly(act: () => void): void {
  try {
    act();
  } catch {
    // closed from outside: nobody hears it
  }
}
