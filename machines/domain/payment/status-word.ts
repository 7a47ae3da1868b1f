/** The family of a status word: money that went `back`, a payment or booking that is `off`, `waiting`, or `good` (rule: Status words). */
export type StatusFamily = 'back' | 'off' | 'waiting' | 'good';

/** The part of the money that went back: `doubtful` where a refund was meant and failed. */
export type Refund = 'whole' | 'part' | 'doubtful' | 'none';

/**
 * The reasons that words of *back* and *off* give: their family, how much money went back, and whether they call off
 * what was paid before.
 */
const REASONS = {
  refunded: { family: 'back', refund: 'whole', callsOffPaid: true },
  refunding: { family: 'back', refund: 'whole', callsOffPaid: true },
  chargedBack: { family: 'back', refund: 'whole', callsOffPaid: true },
  voided: { family: 'back', refund: 'whole', callsOffPaid: true },
  partlyRefunded: { family: 'back', refund: 'part', callsOffPaid: true },
  refundFailed: { family: 'back', refund: 'doubtful', callsOffPaid: true },
  cancelled: { family: 'off', refund: 'none', callsOffPaid: true },
  expired: { family: 'off', refund: 'none', callsOffPaid: true },
  rejected: { family: 'off', refund: 'none', callsOffPaid: true },
  declined: { family: 'off', refund: 'none', callsOffPaid: false },
  failed: { family: 'off', refund: 'none', callsOffPaid: false },
  deleted: { family: 'off', refund: 'none', callsOffPaid: true },
  abandoned: { family: 'off', refund: 'none', callsOffPaid: true },
} as const satisfies Record<
  string,
  { family: StatusFamily; refund: Refund; callsOffPaid: boolean }
>;

/** The reason that a word of *back* or *off* gives. */
export type OffReason = keyof typeof REASONS;

type Meaning = OffReason | 'waiting' | 'good';

/** The meaning of a token that begins with one of these stems, the longer stem first. */
const STEMS = {
  refunded: 'refunded',
  refund: 'refunding',
  reversed: 'refunded',
  revers: 'refunding',
  chargeback: 'chargedBack',
  void: 'voided',
  cancel: 'cancelled',
  expire: 'expired',
  reject: 'rejected',
  declin: 'declined',
  fail: 'failed',
  delet: 'deleted',
  abandon: 'abandoned',
  success: 'good',
  authori: 'waiting',
} as const satisfies Record<string, Meaning>;

/** The meaning of a token that is one of these words, and no longer one. */
const WORDS: ReadonlyMap<string, Meaning> = new Map([
  ['succeeded', 'good'],
  ['paid', 'good'],
  ['complete', 'good'],
  ['completed', 'good'],
  ['captured', 'good'],
  ['settled', 'good'],
  ['confirmed', 'good'],
  ['pending', 'waiting'],
  ['initiated', 'waiting'],
  ['processing', 'waiting'],
  ['created', 'waiting'],
  ['denied', 'declined'],
]);

/** Returns every stem and every word that has a meaning. */
export function statusStems(): string[] {
  return [...Object.keys(STEMS), ...WORDS.keys()];
}

/** The effect of a small word beside others: it denies what follows, puts it off, or lets it hold in part alone. */
const SMALL_WORDS: ReadonlyMap<string, 'denies' | 'puts off' | 'lessens'> = new Map([
  ['not', 'denies'],
  ['no', 'denies'],
  ['non', 'denies'],
  ['un', 'denies'],
  ['never', 'denies'],
  ['without', 'denies'],
  ['unable', 'denies'],
  ['to', 'puts off'],
  ['be', 'puts off'],
  ['been', 'puts off'],
  ['yet', 'puts off'],
  ['awaiting', 'puts off'],
  ['partial', 'lessens'],
  ['partially', 'lessens'],
  ['partly', 'lessens'],
  ['part', 'lessens'],
  ['half', 'lessens'],
]);

/** The meaning of a status word; the reason is null for a waiting or a good one. */
export interface StatusReading {
  readonly family: StatusFamily;
  readonly reason: OffReason | null;
}

/** The order in which families decide: a negative stem wins over a good one. */
const RANKS: Readonly<Record<StatusFamily, number>> = { back: 0, off: 1, waiting: 2, good: 3 };

/**
 * Reads a status word of the platform or of its payment provider; null for one of no family, which decides nothing (rule: Status words).
 * Its words may be joined by `_`, `-`, blanks or camel case, in any letter case.
 */
export function readStatus(text: string | null | undefined): StatusReading | null {
  // Camel case would cut a text of odd capitals apart, so the text is read both ways; the stronger family counts, of one family the cut text.
  const readings = [withCutCamelCase(text ?? ''), text ?? ''].map(tokensOf);
  // Beside a small word nothing is good: `not paid`, `to be captured`, `partly settled`.
  const isLimited = readings.flat().some((token) => SMALL_WORDS.has(token));
  return (
    readings
      .flatMap((tokens) => readTokens(tokens) ?? [])
      .filter(({ family }) => family !== 'good' || !isLimited)
      .sort((a, b) => RANKS[a.family] - RANKS[b.family])[0] ?? null
  );
}

function withCutCamelCase(text: string): string {
  return text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2');
}

/** Returns the tokens of a status word in lower case: `charged back` is one, `unpaid` and `incomplete` are two. */
function tokensOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\P{L}+/u)
    .join(' ')
    .replace(/\bcharged? back/g, 'chargeback')
    .replace(
      /\bin ?(?=complete)|\b(?:un|non|not)(?=success|paid|captured|settled|confirmed)/g,
      'not ',
    )
    .replace(/\bnot (?:fully|completely|wholly)\b/g, 'partly')
    .split(' ');
}

function readTokens(tokens: readonly string[]): StatusReading | null {
  const meanings = tokens
    .filter((_, index) => !isDenied(tokens, index))
    .flatMap((token) => meaningOf(token) ?? []);
  const reasons = meanings.filter(isOffReason);
  const back = reasons.find((reason) => REASONS[reason].family === 'back');
  if (back !== undefined) return { family: 'back', reason: refundReason(back, tokens, meanings) };
  const [off = null] = reasons;
  if (off !== null) return { family: 'off', reason: off };
  if (meanings.includes('waiting')) return { family: 'waiting', reason: null };
  return meanings.includes('good') ? { family: 'good', reason: null } : null;
}

function isOffReason(meaning: Meaning): meaning is OffReason {
  return Object.hasOwn(REASONS, meaning);
}

function meaningOf(token: string): Meaning | null {
  // Of what is refundable or cancelable nothing has happened yet.
  if (/[ai]ble$/.test(token)) return null;
  const stem = Object.entries(STEMS).find(([beginning]) => token.startsWith(beginning));
  return WORDS.get(token) ?? stem?.[1] ?? null;
}

/** True for a token that a small word before it denies: `not paid`, `not yet refunded`. */
function isDenied(tokens: readonly string[], index: number): boolean {
  const before = tokens.slice(0, index).findLast((token) => SMALL_WORDS.get(token) !== 'puts off');
  return SMALL_WORDS.get(before ?? '') === 'denies';
}

/** Returns the reason of a word of *back*, by its other tokens: a refund can be partial, fail, or be done. */
function refundReason(
  reason: OffReason,
  tokens: readonly string[],
  meanings: readonly Meaning[],
): OffReason {
  const hasFailed = (['failed', 'rejected', 'declined'] as const).some((one) =>
    meanings.includes(one),
  );
  const index = tokens.findIndex((token) => meaningOf(token) === reason);
  const isUndone = hasFailed || tokens.slice(index + 1).some(undoes);
  if (isUndone && reason !== 'refunded') return 'refundFailed';
  if (tokens.some((token) => SMALL_WORDS.get(token) === 'lessens')) return 'partlyRefunded';
  return reason === 'refunding' && meanings.includes('good') ? 'refunded' : reason;
}

/** True for a token that takes back the refund before it: `refund cancelled`, `chargeback reversed`, `refund not processed`. */
function undoes(token: string): boolean {
  const meaning = meaningOf(token);
  const isOff = meaning !== null && isOffReason(meaning) && REASONS[meaning].family === 'off';
  return isOff || token.startsWith('revers') || SMALL_WORDS.get(token) === 'denies';
}

/** True for a word of *good*: the money arrived, or the booking is confirmed. */
export function isGood(text: string | null | undefined): boolean {
  return readStatus(text)?.family === 'good';
}

/** Returns the reason for which a word calls a payment or a booking off; null for any other word. */
export function offReason(text: string | null | undefined): OffReason | null {
  return readStatus(text)?.reason ?? null;
}

/** Returns the part of the money that went back, by the reason of a word. */
export function refundOf(reason: OffReason | null): Refund {
  return reason === null ? 'none' : REASONS[reason].refund;
}

/** True for a word about a payment that calls off what was paid before; a later *failed* does not. */
export function callsOffPaid(text: string | null | undefined): boolean {
  const reason = offReason(text);
  return reason !== null && REASONS[reason].callsOffPaid;
}

/**
 * Returns a code of the payment provider, or a status word, in one spelling: lower case, with `_` between its parts.
 */
export function foldedStatus(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
    .replace('canceled', 'cancelled');
}
