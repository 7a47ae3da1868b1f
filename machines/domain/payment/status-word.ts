import type { Refund } from './refund.ts';

/** The family of a status word: money that went `back`, a payment or booking that is `off`, `waiting`, or `good` (rule: Status words). */
export type StatusFamily = 'back' | 'off' | 'waiting' | 'good';

/** The reason that a word of *back* gives. */
type BackReason =
  | 'refunded'
  | 'refunding'
  | 'chargedBack'
  | 'voided'
  | 'partlyRefunded'
  | 'refundFailed';

/** The meaning of a reason of *back* for the money, by itself and beside other words. */
interface BackFacts {
  readonly refund: Exclude<Refund, 'none'>;
  /** True where the money has arrived: no failure beside it takes that back. */
  readonly isDone: boolean;
  /** The reason that it becomes beside a word of *good*. */
  readonly doneAs: BackReason;
  /** True where a word such as *eligible* beside it makes it a refund that is only offered. */
  readonly canBeOffered: boolean;
}

/** The reasons of *back*. Each calls off what was paid before. */
const BACK_REASONS = {
  refunded: { refund: 'whole', isDone: true, doneAs: 'refunded', canBeOffered: false },
  refunding: { refund: 'whole', isDone: false, doneAs: 'refunded', canBeOffered: true },
  chargedBack: { refund: 'whole', isDone: false, doneAs: 'chargedBack', canBeOffered: false },
  voided: { refund: 'whole', isDone: false, doneAs: 'voided', canBeOffered: false },
  partlyRefunded: { refund: 'part', isDone: false, doneAs: 'partlyRefunded', canBeOffered: false },
  refundFailed: { refund: 'doubtful', isDone: false, doneAs: 'refundFailed', canBeOffered: false },
} as const satisfies Readonly<Record<BackReason, BackFacts>>;

/** The meaning of a reason of *off* for the money. */
interface OffFacts {
  /** True where it calls off what was paid before. */
  readonly callsOffPaid: boolean;
  /** True where it says of a refund beside it that the refund failed. */
  readonly failsRefund: boolean;
}

/** The reasons of *off*. */
const OFF_REASONS = {
  cancelled: { callsOffPaid: true, failsRefund: false },
  expired: { callsOffPaid: true, failsRefund: false },
  rejected: { callsOffPaid: true, failsRefund: true },
  declined: { callsOffPaid: false, failsRefund: true },
  failed: { callsOffPaid: false, failsRefund: true },
  deleted: { callsOffPaid: true, failsRefund: false },
  abandoned: { callsOffPaid: true, failsRefund: false },
} as const satisfies Readonly<Record<string, OffFacts>>;

/** The reason that a word of *back* or *off* gives. */
export type OffReason = BackReason | keyof typeof OFF_REASONS;

type Meaning = OffReason | 'waiting' | 'good';

/** The meaning of a token that begins with a stem. */
interface StemFacts {
  readonly meaning: Meaning;
  /** True where the token takes back a refund that stands before it, as each token of *off* does. */
  readonly reversesRefund: boolean;
}

/** The stems of tokens; of two that a token begins with, the longer one counts. */
const STEMS = {
  refunded: { meaning: 'refunded', reversesRefund: false },
  refund: { meaning: 'refunding', reversesRefund: false },
  reversed: { meaning: 'refunded', reversesRefund: true },
  revers: { meaning: 'refunding', reversesRefund: true },
  chargeback: { meaning: 'chargedBack', reversesRefund: false },
  void: { meaning: 'voided', reversesRefund: false },
  cancel: { meaning: 'cancelled', reversesRefund: false },
  expire: { meaning: 'expired', reversesRefund: false },
  reject: { meaning: 'rejected', reversesRefund: false },
  declin: { meaning: 'declined', reversesRefund: false },
  fail: { meaning: 'failed', reversesRefund: false },
  delet: { meaning: 'deleted', reversesRefund: false },
  abandon: { meaning: 'abandoned', reversesRefund: false },
  success: { meaning: 'good', reversesRefund: false },
  authori: { meaning: 'waiting', reversesRefund: false },
} as const satisfies Readonly<Record<string, StemFacts>>;

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

/** The fields in which the payment provider states a code, beside the state of a payment. */
export type CodeField = 'code' | 'responseCode';

/** The meaning of a code of the payment provider. */
export type CodeMeaning = 'failed' | 'pending';

/**
 * The codes of the payment provider that have a meaning of their own (rule: Codes of the provider), as it writes them.
 * Any other counts where it is a word of *good* or of *back*, and else decides nothing.
 */
export const PROVIDER_CODES = {
  code: {
    PAYMENT_ERROR: 'failed',
    PAYMENT_DECLINED: 'failed',
    PAYMENT_CANCELLED: 'failed',
    TIMED_OUT: 'failed',
    PAYMENT_PENDING: 'pending',
    INTERNAL_SERVER_ERROR: 'pending',
  },
  responseCode: { REQUEST_CANCEL_BY_REQUESTER: 'failed' },
} as const satisfies Readonly<Record<CodeField, Readonly<Record<string, CodeMeaning>>>>;

/** Returns the meaning of a code, as the provider writes it in a field; null for one without a meaning of its own. */
export function codeMeaning(field: CodeField, code: string | null | undefined): CodeMeaning | null {
  const folded = foldedStatus(code ?? '');
  const row = Object.entries(PROVIDER_CODES[field]).find(([name]) => foldedStatus(name) === folded);
  return row?.[1] ?? null;
}

/** True for the families of which a word decides a payment also where it stands in a code. */
const DECIDES_AS_CODE: Readonly<Record<StatusFamily, boolean>> = {
  back: true,
  off: false,
  waiting: false,
  good: true,
};

/** True for a code that decides nothing, in the field in which it stands. */
export function isUnknownCode(field: CodeField, code: string): boolean {
  const reading = readStatus(code);
  const isDecidingWord = reading !== null && DECIDES_AS_CODE[reading.family];
  return !isDecidingWord && codeMeaning(field, code) === null;
}

/** The effect of a small word on others: it denies what follows, puts it off, lets it hold in part alone, or offers a refund that nobody has made. */
type SmallWordEffect = 'denies' | 'puts off' | 'lessens' | 'offers';

const SMALL_WORDS: ReadonlyMap<string, SmallWordEffect> = new Map([
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
  ['eligible', 'offers'],
  ['applicable', 'offers'],
  ['available', 'offers'],
  ['possible', 'offers'],
]);

/** The meaning of a status word; the reason is null for a waiting or a good one. */
export interface StatusReading {
  readonly family: StatusFamily;
  readonly reason: OffReason | null;
}

/** A token of a status word. */
interface Token {
  readonly meaning: Meaning | null;
  /** Its effect on other tokens, where it is a small word. */
  readonly effect: SmallWordEffect | null;
  readonly reversesRefund: boolean;
  readonly isDenied: boolean;
}

/** The order in which families decide: a negative stem wins over a good one. */
const RANKS: Readonly<Record<StatusFamily, number>> = { back: 0, off: 1, waiting: 2, good: 3 };

/**
 * Reads a status word of the platform or of its payment provider; null for one of no family, which decides nothing (rule: Status words).
 * Its words may be joined by `_`, `-`, blanks or camel case, in any letter case. `notPaid_partialRefundFailed` passes so:
 *
 * - two spellings: `not Paid_partial Refund Failed`, cut at camel case, and the text as it is written
 * - `tokenise`: `not`, `paid`, `partial`, `refund`, `failed` · `not`, `paid`, `partialrefundfailed`
 * - `negate`: `not` denies `paid` in both; `partial` lessens; `refund` means refunding, `failed` failed
 * - `classify`: the first is *back*, and refundFailed since its refund failed · the second has no meaning that is not denied
 * - the strongest reading: *back*, refundFailed
 */
export function readStatus(text: string | null | undefined): StatusReading | null {
  const written = text ?? '';
  // Camel case would cut a text of odd capitals apart, so the text is read both ways; the stronger family counts, of one family the cut text.
  const tokensOfSpellings = [withCutCamelCase(written), written].map((spelling) =>
    negate(tokenise(spelling)),
  );
  const readings = tokensOfSpellings.flatMap((tokens) => classify(tokens) ?? []);
  // Beside a small word nothing is good: `not paid`, `to be captured`, `partly settled`.
  const isLimited = tokensOfSpellings.flat().some(({ effect }) => effect !== null);
  const certain = readings.filter(({ family }) => family !== 'good' || !isLimited);
  return strongest(certain, ({ family }) => family);
}

/** Returns the first of the strongest family; null for none. */
function strongest<One>(ones: readonly One[], familyOf: (one: One) => StatusFamily): One | null {
  const [first = null] = [...ones].sort((a, b) => RANKS[familyOf(a)] - RANKS[familyOf(b)]);
  return first;
}

/** Returns a text with a blank at each change of camel case: `refundFailed` → `refund Failed`, `PAYMENTFailed` → `PAYMENT Failed`. */
function withCutCamelCase(text: string): string {
  return text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2');
}

/**
 * The first pass. Returns the words of a status word in lower case:
 *
 * - `REFUND_SUCCESS` → `refund`, `success`
 * - `charged-back` → `chargeback`
 * - `unpaid`, `nonpaid` → `not`, `paid`; `incomplete`, `in_complete` → `not`, `complete`
 * - `not_fully_refunded` → `partly`, `refunded`
 */
function tokenise(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\P{L}+/u)
    .join(' ')
    .replace(/\bcharged? back/g, 'chargeback')
    .replace(/\bin ?(?=complete)/g, 'not ')
    .replace(/\b(?:un|non|not)(?=success|paid|captured|settled|confirmed)/g, 'not ')
    .replace(/\bnot (?:fully|completely|wholly)\b/g, 'partly')
    .split(' ');
}

/**
 * The second pass. Returns each word with its meaning and effect, and marks those that the word before them denies.
 * A word that puts off may stand between the two:
 *
 * - `not refunded`: `refunded` is denied
 * - `not yet refunded`, `not to be refunded`: `refunded` is denied
 * - `not by user refunded`: nothing is denied
 */
function negate(words: readonly string[]): Token[] {
  let last: SmallWordEffect | null = null;
  return words.map((text) => {
    const effect = SMALL_WORDS.get(text) ?? null;
    const isDenied = last === 'denies';
    if (effect !== 'puts off') last = effect;
    const reversesRefund = stemOf(text)?.reversesRefund ?? false;
    return { meaning: meaningOf(text), effect, reversesRefund, isDenied };
  });
}

/** The stems, the longest first. */
const LONGEST_STEMS = Object.entries(STEMS).sort(([a], [b]) => b.length - a.length);

/** Returns the facts of the longest stem of a word; null without a stem. */
function stemOf(word: string): StemFacts | null {
  const longest = LONGEST_STEMS.find(([stem]) => word.startsWith(stem));
  return longest?.[1] ?? null;
}

/**
 * Returns the meaning of a word, by itself or by its longest stem: `paid` → good, `refunds` → refunding,
 * `refunded` → refunded. Null for `payment`, and for `refundable` and `cancelable`: of those nothing has happened yet.
 */
function meaningOf(word: string): Meaning | null {
  if (/[ai]ble$/.test(word)) return null;
  return WORDS.get(word) ?? stemOf(word)?.meaning ?? null;
}

/**
 * The third pass. Returns the reading of the strongest family among the words that are not denied:
 *
 * - `success`, `pending` → waiting
 * - `cancelled`, `refund`, `initiated` → back, refunding
 * - `cancelled`, `not`, `refunded` → off, cancelled
 * - `cancelled`, `refund`, `eligible` → off, cancelled: the refund is only offered
 */
function classify(tokens: readonly Token[]): StatusReading | null {
  const isOffered = tokens.some(({ effect }) => effect === 'offers');
  const holding = tokens.filter(
    ({ isDenied, meaning }) => !isDenied && !(isOffered && canBeOffered(meaning)),
  );
  const meanings = holding.flatMap(({ meaning }) => meaning ?? []);
  const meaning = strongest(meanings, familyOf);
  if (meaning === null) return null;
  if (isOfBack(meaning)) return { family: 'back', reason: refundReason(meaning, tokens, meanings) };
  if (isOfOff(meaning)) return { family: 'off', reason: meaning };
  return { family: meaning, reason: null };
}

function canBeOffered(meaning: Meaning | null): boolean {
  return isOfBack(meaning) && BACK_REASONS[meaning].canBeOffered;
}

function isOfBack(meaning: Meaning | null): meaning is BackReason {
  return meaning !== null && Object.hasOwn(BACK_REASONS, meaning);
}

function isOfOff(meaning: Meaning | null): meaning is keyof typeof OFF_REASONS {
  return meaning !== null && Object.hasOwn(OFF_REASONS, meaning);
}

function familyOf(meaning: Meaning): StatusFamily {
  if (isOfBack(meaning)) return 'back';
  return isOfOff(meaning) ? 'off' : meaning;
}

/**
 * Returns the reason of a word of *back* by its other words; without any that changes it, as in `refund initiated`, the
 * reason that it gives by itself.
 */
function refundReason(
  reason: BackReason,
  tokens: readonly Token[],
  meanings: readonly Meaning[],
): BackReason {
  const { isDone, doneAs } = BACK_REASONS[reason];
  const refundIndex = tokens.findIndex(({ meaning }) => meaning === reason);
  const isUndone = meanings.some(failsRefund) || tokens.slice(refundIndex + 1).some(undoesRefund);
  // `failed refund`, `refund cancelled`; but `failed refunded` says that it is done
  if (isUndone && !isDone) return 'refundFailed';
  // `partial refund`
  if (tokens.some(({ effect }) => effect === 'lessens')) return 'partlyRefunded';
  // `refund success`
  return meanings.includes('good') ? doneAs : reason;
}

function failsRefund(meaning: Meaning): boolean {
  return isOfOff(meaning) && OFF_REASONS[meaning].failsRefund;
}

/** True for a token that takes back the refund before it: `refund cancelled`, `chargeback reversed`, `refund not processed`. */
function undoesRefund({ meaning, effect, reversesRefund }: Token): boolean {
  return isOfOff(meaning) || reversesRefund || effect === 'denies';
}

/** True for a word of *good*: the money arrived, or the booking is confirmed. */
export function isGood(text: string | null | undefined): boolean {
  return readStatus(text)?.family === 'good';
}

/** Returns the reason for which a word calls a payment or a booking off; null for any other word. */
export function offReason(text: string | null | undefined): OffReason | null {
  return readStatus(text)?.reason ?? null;
}

/** Returns the share of the money that went back, by the reason of a word. */
export function refundOf(reason: OffReason | null): Refund {
  return isOfBack(reason) ? BACK_REASONS[reason].refund : 'none';
}

/** True for a word about a payment that calls off what was paid before; a later *failed* does not. */
export function callsOffPaid(text: string | null | undefined): boolean {
  const reason = offReason(text);
  return isOfBack(reason) || (isOfOff(reason) && OFF_REASONS[reason].callsOffPaid);
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
