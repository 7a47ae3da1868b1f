import * as v from 'valibot';
import { parseJson } from '#machines/domain/text/json.ts';
import { recordCodec } from './record-codec.ts';
import { InstantSchema } from './record-fields.ts';
import { isNewerRecord } from './record-text.ts';

/** An attempt of a page to pay for an item. */
export interface Attempt {
  /** The key under which it stands in storage, which names the item and the page. */
  readonly key: string;
  /** Its number among the attempts of its page. */
  readonly count: number;
  /** Its time by the clock of its page, epoch ms; null for one of a newer release, whose time only that release can read. */
  readonly at: number | null;
}

/** A message between open pages: a page is about to pay, or no longer. */
export type AttemptMessage =
  | { readonly type: 'announced'; readonly attempt: Attempt }
  | { readonly type: 'withdrawn'; readonly key: string };

const CountSchema = v.optional(v.fallback(v.number(), 0), 0);
const NewerAttemptSchema = v.object({ count: CountSchema });

const attemptCodec = recordCodec<Pick<Attempt, 'at' | 'count'>>(
  v.object({ at: InstantSchema, count: CountSchema }),
  ({ at, count }) => ({ at, count }),
);

/** Returns the text of an attempt in storage. */
export function encodeAttempt(attempt: Attempt): string {
  return attemptCodec.encode(attempt);
}

/** Returns the attempt under a key of storage; null where there is none, and for a text that states no time. */
export function decodeAttempt(key: string, text: string | null): Attempt | null {
  if (isNewerRecord(text)) {
    const { count } = v.parse(NewerAttemptSchema, parseJson(text ?? ''));
    return { key, count, at: null };
  }
  const record = attemptCodec.decode(text);
  return record && { key, ...record };
}

/** Returns the name of an attempt, which no other has. */
export function attemptName({ key, count, at }: Attempt): string {
  return `${key} ${count} ${at}`;
}

/**
 * Returns the text of a message: the key alone withdraws an attempt, the key and the text in storage announce it. Tabs of
 * earlier releases read and write the same texts.
 */
export function encodeAttemptMessage(message: AttemptMessage): string {
  switch (message.type) {
    case 'announced':
      return `${message.attempt.key} ${encodeAttempt(message.attempt)}`;
    case 'withdrawn':
      return message.key;
  }
}

/** Returns the message of a text; null where its attempt cannot be read. */
export function decodeAttemptMessage(text: string): AttemptMessage | null {
  const keyEnd = text.lastIndexOf(' {');
  if (keyEnd < 0) return { type: 'withdrawn', key: text };
  const attempt = decodeAttempt(text.slice(0, keyEnd), text.slice(keyEnd + 1));
  return attempt && { type: 'announced', attempt };
}
