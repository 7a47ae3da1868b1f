import type { Booking } from '#machines/domain/booking/booking.ts';
import { bookingStanding } from '#machines/domain/booking/booking-status.ts';
import {
  type PaymentRecord,
  type StartedPayment,
  withPending,
} from '#machines/domain/payment/payment-records.ts';
import { withoutForgottenPerson } from '../../../src/storage/earlier-release.ts';
import { unstamped } from '../../../src/storage/generations.ts';
import {
  KEY_PREFIXES,
  paymentRecordKey,
  STORAGE_KEYS,
  TAB_KEYS,
} from '../../../src/storage/keys.ts';
import { damagedPayment, decodePaymentRecord } from '../../../src/storage/payment-record.ts';
import { isNewerRecord, ROOM, timestampIn } from '../../../src/storage/record-text.ts';
import {
  bookingCodec,
  paymentRecordCodec,
  pendingCodec,
  unreadableCodec,
} from '../../../src/storage/records.ts';
import { createSafeStorage, type SafeStorage } from '../../../src/storage/safe-storage.ts';
import { FakeStorage } from '../../fixtures/storage.ts';
import { Interner } from './interner.ts';
import { type Mode, TRANSACTIONS } from './platform-state.ts';

/** The texts of a storage, by key. */
export type Texts = ReadonlyMap<string, string>;

/** Keys that the site writes and never decides by: states that differ only there count as one. */
const WRITTEN_ONLY: readonly string[] = [
  STORAGE_KEYS.itemId,
  STORAGE_KEYS.bookingType,
  STORAGE_KEYS.lastSuccessfulPayment,
];

/** The mark by which a document's memory tells the tab's storage from the device's. */
const OF_SESSION = 'session:';

/** The contents of a storage, decoded with the site's own codecs. */
export interface Facts {
  /** The transaction in the slot of the latest pending booking. */
  readonly latest: string | null;
  /** The transaction that the tab started last. */
  readonly started: string | null;
  /** The payment records, by transaction. */
  readonly entries: ReadonlyMap<string, PaymentRecord>;
  /** Payments that may still be made, by transaction, wherever they are stored. */
  readonly open: ReadonlyMap<string, StartedPayment>;
  /** The transactions of damaged records that the platform has not spoken of. */
  readonly damaged: ReadonlySet<string>;
  /** Every record of a confirmed booking. */
  readonly records: readonly Booking[];
  /** Those of them that have no payment record. */
  readonly loose: readonly Booking[];
  /** Transactions of those records. */
  readonly confirmed: ReadonlySet<string>;
  /** Every transaction that the storage knows of in any way. */
  readonly known: ReadonlySet<string>;
  /** Keys of records that cannot be read, and since when (epoch ms) if that was noted. */
  readonly unreadable: ReadonlyMap<string, number | null>;
  /** Texts that only a newer release can read. */
  readonly newer: readonly string[];
  /** The names of pages whose attempts stand here. */
  readonly attempts: readonly string[];
  /** The names of pages whose bookings were not answered. */
  readonly unanswered: readonly string[];
  /** Keys under which a person's details stand, as text. */
  readonly personal: ReadonlySet<string>;
  /** Texts with something in them that the rider typed of a person. */
  readonly typed: readonly string[];
}

/** A storage that remembers what it held after each change, and takes what is written as the mode says. */
class WatchedStorage extends FakeStorage {
  readonly points: number[] = [];
  mode: Mode = 'fine';
  readonly #memory: Memory;
  #freed = 0;

  constructor(memory: Memory) {
    super();
    this.#memory = memory;
  }

  /** The text under a key when another was last refused there; undefined where nobody could see it. */
  readonly instead = new Map<string, string | null | undefined>();

  override setItem(key: string, text: string): void {
    this.instead.set(key, this.mode === 'denied' ? undefined : this.getItem(key));
    if (this.mode === 'deaf') return;
    const old = this.getItem(key) ?? ROOM;
    if (this.mode === 'crowded' && old === ROOM && text !== ROOM) {
      if (this.#freed === 0) throw new DOMException('full', 'QuotaExceededError');
      this.#freed -= 1;
    }
    if (old !== ROOM && text === ROOM) this.#freed += 1;
    this.isFull = this.mode === 'full';
    super.setItem(key, text);
    this.instead.delete(key);
    this.points.push(this.#memory.numberOf(this.texts()));
  }

  override removeItem(key: string): void {
    const old = this.getItem(key);
    if (old === null) return;
    super.removeItem(key);
    if (old !== ROOM) this.#freed += 1;
    this.points.push(this.#memory.numberOf(this.texts()));
  }

  /** Puts a storage here as it is. */
  fill(texts: Texts): void {
    for (const [key, text] of texts) super.setItem(key, text);
  }
}

/** The stores of a document over numbered storages. */
export interface Visit {
  readonly local: SafeStorage;
  readonly session: SafeStorage;
  readonly localFake: WatchedStorage;
  readonly sessionFake: WatchedStorage;
}

/** The memory that a document can reach: the device's storage, its tab's, and the refused texts, by number. */
export interface Reach {
  readonly storage: number;
  readonly session: number;
  readonly memory: number;
  readonly mode: Mode;
}

/** Storages by number, and the site's real stores over them. */
export class Memory {
  readonly #texts = new Interner<Texts>();
  readonly #facts = new Map<number, Facts>();
  readonly #seen = new Map<string, number>();

  constructor() {
    this.numberOf(new Map());
  }

  numberOf(texts: Texts): number {
    // compared by key alone: without a comparison, each pair would be joined with its text at every step
    const stored = [...texts]
      .filter(([key]) => !WRITTEN_ONLY.includes(key))
      .sort(([one], [other]) => (one < other ? -1 : 1));
    return this.#texts.of(JSON.stringify(stored), new Map(stored));
  }

  texts(number: number): Texts {
    return this.#texts.at(number);
  }

  /** The real stores over storages, with what the document remembers of refused writes. */
  open({ storage, session, memory, mode }: Reach): Visit {
    const localFake = new WatchedStorage(this);
    const sessionFake = new WatchedStorage(this);
    const local = createSafeStorage(() => localFake);
    const tab = createSafeStorage(() => sessionFake);
    for (const [key, value] of this.#texts.at(memory))
      if (key.startsWith(OF_SESSION)) refuse(tab, sessionFake, key.slice(OF_SESSION.length), value);
      else refuse(local, localFake, key, value);
    localFake.fill(this.#texts.at(storage));
    sessionFake.fill(this.#texts.at(session));
    // A device that is full of other things still gives a tab room of its own.
    localFake.mode = mode;
    sessionFake.mode = mode === 'denied' ? 'denied' : 'fine';
    localFake.isDenied = mode === 'denied';
    sessionFake.isDenied = mode === 'denied';
    return { local, session: tab, localFake, sessionFake };
  }

  /** The numbers of what the stores hold now: on the storages, and in the document alone. */
  close({ local, session, localFake, sessionFake }: Visit) {
    const storage = this.numberOf(localFake.texts());
    const tab = this.numberOf(decisive(sessionFake.texts()));
    localFake.isDenied = true;
    sessionFake.isDenied = true;
    const memory = this.numberOf(
      new Map([
        ...refusedBy(local, localFake),
        ...[...decisive(refusedBy(session, sessionFake))].map(
          ([key, value]) => [`${OF_SESSION}${key}`, value] as const,
        ),
      ]),
    );
    return { storage, session: tab, memory, points: localFake.points };
  }

  /** All that a document sees as one storage: what it was refused to write stands over what is stored. */
  seen({ storage, session, memory, mode }: Reach): Facts {
    const name = `${storage}.${session}.${memory}.${mode === 'denied' ? 1 : 0}`;
    const known = this.#seen.get(name);
    if (known !== undefined) return this.facts(known);
    const stored = mode === 'denied' ? [] : [...this.#texts.at(storage)];
    const own = mode === 'denied' ? [] : [...this.#texts.at(session)];
    const texts = new Map([
      ...stored,
      ...own.map(([key, text]) => [`${OF_SESSION}${key}`, text] as const),
    ]);
    for (const [key, value] of this.#texts.at(memory)) {
      // A generation that the device refused hides nothing from this page.
      if (key === STORAGE_KEYS.generation) continue;
      const { text, instead } = refusal(value);
      // What somebody wrote over since counts more than what this page was refused.
      const isStanding = mode === 'denied' || instead === undefined;
      if (isStanding || (texts.get(key) ?? null) === instead) texts.set(key, text);
    }
    const number = this.numberOf(texts);
    this.#seen.set(name, number);
    return this.facts(number);
  }

  /** The generation of a storage; undefined where nothing was ever forgotten. */
  generation(storage: number): string | undefined {
    return generationIn(this.#texts.at(storage));
  }

  /** The generation that a page began and the device refused, by the page's memory; undefined where there is none. */
  refusedGeneration(memory: number): string | undefined {
    const value = this.#texts.at(memory).get(STORAGE_KEYS.generation);
    if (value === undefined) return undefined;
    return generationIn(new Map([[STORAGE_KEYS.generation, refusal(value).text]]));
  }

  /** True when a text that is not of the present generation names a person, though all was forgotten. */
  namesForgotten(storage: number): boolean {
    const all = this.#texts.at(storage);
    const id = generationIn(all);
    if (id === undefined) return false;
    const isOfNow = (text: string) => text.startsWith(stampOf(id)) || isNewerRecord(text);
    return [...all.values()].some((text) => PERSONAL.test(text) && !isOfNow(text));
  }

  facts(storage: number): Facts {
    const known = this.#facts.get(storage);
    if (known !== undefined) return known;
    const facts = factsOf(this.#texts.at(storage));
    this.#facts.set(storage, facts);
    return facts;
  }

  /** The transactions whose own entry is another one in another storage. */
  changed(storage: number, other: number): string[] {
    // that the person of an earlier release's record goes is no change of its payment
    const [one, two] = [storage, other].map((number) => ofThisGeneration(this.#texts.at(number)));
    const textIn = (texts: Texts | undefined, id: string) =>
      unstamped(texts?.get(paymentRecordKey(id)) ?? '');
    return TRANSACTIONS.filter((id) => textIn(one, id) !== textIn(two, id));
  }
}

/** A text that a document was refused, as its memory keeps it, with the one that stood there instead. */
function refusal(value: string): { text: string; instead: string | null | undefined } {
  const [text, instead] = JSON.parse(value) as [string, string | null | undefined];
  return { text, instead };
}

/** Makes a store remember a refused text as it did. */
function refuse(store: SafeStorage, localFake: WatchedStorage, key: string, value: string): void {
  const { text, instead } = refusal(value);
  if (typeof instead === 'string') localFake.fill(new Map([[key, instead]]));
  localFake.mode = instead === undefined ? 'denied' : 'full';
  localFake.isDenied = instead === undefined;
  store.write(key, text);
  localFake.isDenied = false;
  localFake.isFull = false;
  localFake.clear();
}

function refusedBy(store: SafeStorage, localFake: WatchedStorage): Map<string, string> {
  return new Map(
    store.keys('').map((key) => {
      const instead = localFake.instead.get(key);
      const text = store.read(key) ?? '';
      return [key, JSON.stringify(instead === undefined ? [text] : [text, instead])] as const;
    }),
  );
}

/** The part of a tab's own storage that decides anything: the payment it started, and entries that the device refused. */
function decisive(texts: Texts): Map<string, string> {
  return new Map(
    [...texts].filter(
      ([key]) => key === TAB_KEYS.started || key.startsWith(KEY_PREFIXES.paymentRecord),
    ),
  );
}

/** The id of a storage's generation; undefined where nothing was ever forgotten. */
const generationIn = (texts: Texts) =>
  /"id":"([^"]+)"/.exec(texts.get(STORAGE_KEYS.generation) ?? '')?.[1];

const stampOf = (id: string) => `{"generation":"${id}"`;

/** The texts that a page may still read: none that was written before all was forgotten, and of those of an earlier release no person. */
function ofThisGeneration(texts: Texts): Texts {
  const id = generationIn(texts);
  if (id === undefined) return texts;
  const stamp = stampOf(id);
  return new Map(
    [...texts].flatMap(([key, text]) => {
      if (key === STORAGE_KEYS.generation || text.startsWith(stamp) || isNewerRecord(text))
        return [[key, text]];
      if (text === ROOM || text.startsWith('{"generation":')) return [];
      const left = withoutForgottenPerson(key.replace(OF_SESSION, ''), text);
      return left === null ? [] : [[key, left]];
    }),
  );
}

/** Finds what names a person. */
export const PERSONAL = /@example\.com|98450112|Asha Rao|Bala Iyer|Chitra Das/;
/** Finds what of it the rider typed: answers of the server say their own. */
const TYPED = /@example\.com|98450112|(Asha Rao|Bala Iyer|Chitra Das)(?! \(server\))/;

function factsOf(all: Texts): Facts {
  const texts = ofThisGeneration(all);
  const under = (prefix: string) => [...texts].filter(([key]) => key.startsWith(prefix));
  const entries = new Map<string, PaymentRecord>();
  const open = new Map<string, StartedPayment>();
  const damaged = new Set<string>();
  // A payment whose record a newer release wrote is left to that release: nothing else that is held of it counts.
  const isOfNewer = (id: string) => isNewerRecord(texts.get(paymentRecordKey(id)) ?? null);
  for (const [key, text] of [
    ...under(KEY_PREFIXES.paymentRecord),
    ...under(`${OF_SESSION}${KEY_PREFIXES.paymentRecord}`),
  ]) {
    const entry = decodePaymentRecord(key.replace(OF_SESSION, ''), text);
    if (entry === null || isOfNewer(entry.pending.transactionId)) continue;
    const id = entry.pending.transactionId;
    const other = entries.get(id);
    const [more, less] =
      other !== undefined && knowsMore(other, entry) ? [other, entry] : [entry, other];
    entries.set(id, less === undefined ? more : withPending(more, less.pending));
    if (entry.state === 'initiated' && paymentRecordCodec.decode(text) === null) damaged.add(id);
  }
  for (const [id, { state, pending }] of entries) if (state === 'initiated') open.set(id, pending);
  const latest = pendingCodec.decode(texts.get(STORAGE_KEYS.pendingBooking) ?? null);
  const started = pendingCodec.decode(
    texts.get(TAB_KEYS.started) ?? texts.get(`${OF_SESSION}${TAB_KEYS.started}`) ?? null,
  );
  for (const pending of [latest, started]) {
    if (pending === null) continue;
    const { transactionId: id } = pending;
    if (!isOfNewer(id) && !entries.has(id)) open.set(id, pending);
  }
  const confirmed = bookingCodec.decode(texts.get(STORAGE_KEYS.confirmedBooking) ?? null);
  const loose = [
    ...(confirmed === null ? [] : [confirmed]),
    ...[...under(KEY_PREFIXES.freeBooking), ...under(KEY_PREFIXES.paidBooking)].flatMap(
      ([, text]) => bookingCodec.decode(text) ?? [],
    ),
  ];
  // A damaged text is no open payment where a whole booking of it stands elsewhere.
  const isConfirmed = (id: string) => loose.some(({ transactionId }) => transactionId === id);
  for (const key of [STORAGE_KEYS.pendingBooking, STORAGE_KEYS.confirmedBooking]) {
    const pending = damagedPayment(key, texts.get(key) ?? null)?.pending;
    if (
      pending !== undefined &&
      !isOfNewer(pending.transactionId) &&
      !isConfirmed(pending.transactionId) &&
      !entries.has(pending.transactionId) &&
      !open.has(pending.transactionId)
    )
      open.set(pending.transactionId, pending);
  }
  const records = [...loose, ...[...entries.values()].flatMap((entry) => entry.booking ?? [])];
  const undated = unreadableCodec.decode(texts.get(STORAGE_KEYS.unreadable) ?? null) ?? [];
  const firstSeenAt = (key: string, text: string) =>
    undated.find((one) => one.key === key && one.textLength === text.length)?.firstSeenAt;
  const unreadable = new Map<string, number | null>();
  for (const [key, text] of texts)
    if (text !== ROOM && !isReadable(key, text))
      unreadable.set(key, timestampIn(text) ?? firstSeenAt(key, text) ?? null);
  const confirmedIds = new Set(records.flatMap((record) => record.transactionId ?? []));
  return {
    latest: latest?.transactionId ?? null,
    started: started?.transactionId ?? null,
    entries,
    open,
    damaged,
    records,
    loose,
    confirmed: confirmedIds,
    known: new Set([
      ...[...entries.keys(), ...open.keys(), ...confirmedIds],
      ...TRANSACTIONS.filter(isOfNewer),
    ]),
    unreadable,
    newer: [...texts.values()].filter(isNewerRecord),
    attempts: under(KEY_PREFIXES.attempt).map(([key]) => key.slice(key.lastIndexOf('.') + 1)),
    unanswered: under(KEY_PREFIXES.unanswered).flatMap(([, text]) => text.match(/P\d/g) ?? []),
    personal: new Set([...texts].flatMap(([key, text]) => (PERSONAL.test(text) ? [key] : []))),
    typed: [...texts.values()].filter((text) => TYPED.test(text)),
  };
}

/** True when the first of two entries of one transaction is nearer to paid than the second, or as near and called off since. */
function knowsMore(one: PaymentRecord, other: PaymentRecord): boolean {
  const ranks = ['initiated', 'declined', 'paid'];
  const isOff = ({ booking }: PaymentRecord) =>
    booking !== null && bookingStanding(booking).kind === 'off';
  const lead = ranks.indexOf(one.state) - ranks.indexOf(other.state);
  return lead > 0 || (lead === 0 && isOff(one) && !isOff(other));
}

function isReadable(key: string, text: string): boolean {
  if (key.startsWith(KEY_PREFIXES.paymentRecord)) return decodePaymentRecord(key, text) !== null;
  if (key === STORAGE_KEYS.pendingBooking) return pendingCodec.decode(text) !== null;
  const isBooking =
    key.startsWith(KEY_PREFIXES.freeBooking) || key.startsWith(KEY_PREFIXES.paidBooking);
  if (key === STORAGE_KEYS.confirmedBooking || isBooking) return bookingCodec.decode(text) !== null;
  return true;
}
