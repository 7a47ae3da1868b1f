import type { ItemRef, PreviousPaymentQuery } from '#machines/domain/payment/payment-records.ts';
import type { Channel } from './channel.ts';
import { unstamped } from './generations.ts';
import { ATTEMPT_PREFIX } from './keys.ts';
import { isNewerRecord } from './record-codec.ts';
import { momentCodec } from './records.ts';
import type { SafeStorage } from './safe-storage.ts';

/** The time for which an unfinished attempt counts, in ms: twice the longest request. */
const ATTEMPT_LIFETIME = 60_000;
const CHANNEL = 'paymentAttempts';

/** The places where attempts to pay are announced: storage, and a channel between open pages where storage refuses. */
export interface AttemptsOptions {
  readonly local: SafeStorage;
  /** Epoch ms. */
  now(): number;
  newId(): string;
  /** Opens a line by its name; null where the browser has none or refuses it. */
  openChannel(name: string, onText: (text: string) => void): Channel | null;
}

/** The payment that an attempt led to: none, one that is stored, or one that storage refused. */
export type AttemptedPayment = 'none' | 'stored' | 'refused';

/** The attempts to pay on this device, as its open pages announce them to each other. */
export type Attempts = ReturnType<typeof createAttempts>;

/** The attempts of a browser's pages: one key a page in storage, and the same text on the channel while it lasts. */
export function createAttempts({ local, now, newId, openChannel }: AttemptsOptions) {
  /** Names this page among the attempts; made when first needed. */
  let pageName: string | null = null;
  /** The number of attempts of this page: a rider who overrode one has not been asked about the next. */
  let made = 0;
  let channel: Channel | null = null;
  /** This page's announcement, while its attempt lasts. */
  let said = '';
  /** The announcements of other pages, by key, with the time of hearing by this page's clock: a page that speaks is open, whatever the clocks were before. */
  const heard = new Map<
    string,
    { readonly key: string; readonly text: string; readonly at: number }
  >();
  /** True when others know of the attempt by the channel alone. */
  let isOnlyAloud = false;

  const prefixOf = ({ id, kind }: ItemRef) => `${ATTEMPT_PREFIX}${kind}.${id}.`;
  const nameOfPage = () => {
    pageName ??= newId();
    return pageName;
  };
  const ownKey = (item: ItemRef) => `${prefixOf(item)}${nameOfPage()}`;

  const isUnderWay = (at: number | null) => at !== null && Math.abs(now() - at) < ATTEMPT_LIFETIME;

  /** The time of an attempt in storage. One of a newer release, which alone can read it, counts for as long as it stands. */
  const timeOf = (text: string | null) =>
    isNewerRecord(text) ? now() : (momentCodec.decode(text)?.at ?? null);

  const say = (text: string) => quietly(() => channel?.send(text));

  /** Remembers another page's announcement, and answers once with this page's own. */
  function hear(word: string): void {
    const end = word.lastIndexOf(' {');
    const [key, text] = end < 0 ? [word, ''] : [word.slice(0, end), word.slice(end + 1)];
    const isNews = heard.get(key)?.text !== text;
    if (text === '') heard.delete(key);
    else heard.set(key, { key, text, at: now() });
    if (text !== '' && isNews && said !== '') say(said);
  }

  return {
    /** The name of this page's latest attempt, which no other has. */
    latest: () => `${nameOfPage()}.${made}`,
    /** An attempt of another page that may still be under way, by its name and time; this page's own where others cannot read it and had no time to answer. */
    blocking({ item, cleared, isImmediate = false }: PreviousPaymentQuery): string | null {
      const own = ownKey(item);
      const prefix = prefixOf(item);
      const written = local.keys(prefix).map((key) => {
        // as others say it aloud
        const text = unstamped(local.read(key) ?? '');
        return { key, text, at: timeOf(text) };
      });
      const underWay = [...heard.values(), ...written]
        .filter(({ key, at }) => key.startsWith(prefix) && key !== own && isUnderWay(at))
        .map(({ key, text }) => `${key} ${text}`);
      const other = underWay.find((attempt) => !cleared.includes(attempt));
      return other ?? (isImmediate && isOnlyAloud ? said : null);
    },
    /** Listens to other pages from now on, until the next announcement is withdrawn. */
    listen() {
      channel ??= openChannel(CHANNEL, hear);
    },
    /** Tells other pages that this one is about to start a payment for an item. */
    announce(item: ItemRef) {
      made += 1;
      const key = ownKey(item);
      const text = momentCodec.encode({ at: now(), count: made });
      said = `${key} ${text}`;
      const isStored = local.write(key, text);
      channel ??= openChannel(CHANNEL, hear);
      isOnlyAloud = !isStored && channel !== null;
      say(said);
    },
    /** Withdraws the announcement, with its outcome; one whose payment others cannot read stays until it lapses. */
    retract(item: ItemRef, payment: AttemptedPayment) {
      const key = ownKey(item);
      // Where storage refused the attempt or the payment, others know of it by this announcement alone: it lapses by time.
      const stays = isOnlyAloud || payment === 'refused';
      if (!stays) local.remove(key);
      if (said !== '' && stays) say(said);
      // Others keep the announcement of a stored payment, since the channel may be faster than storage.
      if (said !== '' && !stays && payment === 'none') say(key);
      quietly(() => channel?.close());
      said = '';
      channel = null;
      isOnlyAloud = false;
      heard.clear();
    },
    /** Removes the attempts of pages that ended in the middle of one. */
    sweep() {
      for (const key of local.keys(ATTEMPT_PREFIX))
        if (!isUnderWay(timeOf(local.read(key)))) local.remove(key);
    },
  };
}

/** A line that breaks stays silent: it must not stop a payment. */
function quietly(act: () => void): void {
  try {
    act();
  } catch {
    // closed from outside: nobody hears it
  }
}
