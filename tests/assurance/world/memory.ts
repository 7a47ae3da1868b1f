import type { Booking } from '#machines/domain/booking.ts';
import { newEntry } from '#machines/domain/journal.ts';
import { createStore, type Store } from '../../../src/storage/safe-storage.ts';
import {
  decodeBooking,
  decodeJournal,
  decodeJournalEntry,
  decodePending,
  encodeJournalEntry,
} from '../../../src/storage/records.ts';
import { JOURNAL_PREFIX, journalKey, STORAGE_KEYS } from '../../../src/storage/keys.ts';
import { Shelf } from '../../support/world.ts';
import { Numbered } from './numbered.ts';
import type { Mode } from './world.ts';

type Texts = ReadonlyMap<string, string>;

/** Keys that the site writes and never decides by: worlds that differ only there count as one. */
const WRITTEN_ONLY: readonly string[] = [
  STORAGE_KEYS.itemId,
  STORAGE_KEYS.bookingType,
  STORAGE_KEYS.lastSuccessfulPayment,
];

/** How the keys of free bookings begin. */
const FREE_PREFIX = 'freeBooking.';

/** What a storage says, decoded with the site's own codecs. */
export interface Facts {
  /** The transaction in the slot of the latest pending booking. */
  readonly latest: string | null;
  /** Transactions that are still pending somewhere. */
  readonly pending: ReadonlySet<string>;
  /** Of those, the ones that nobody has heard to have failed. */
  readonly undecided: ReadonlySet<string>;
  /** Every record of a confirmed booking. */
  readonly records: readonly Booking[];
  /** Transactions of those records. */
  readonly confirmed: ReadonlySet<string>;
}

/** A shelf that remembers what it held after each change. */
class WatchedShelf extends Shelf {
  readonly points: number[] = [];
  readonly #memory: Memory;

  constructor(memory: Memory) {
    super();
    this.#memory = memory;
  }
  override setItem(key: string, text: string): void {
    super.setItem(key, text);
    this.points.push(this.#memory.numberOf(textsOf(this)));
  }
  override removeItem(key: string): void {
    super.removeItem(key);
    this.points.push(this.#memory.numberOf(textsOf(this)));
  }
}

/** Storages by number, and the site's real store over each of them. */
export class Memory {
  readonly #texts = new Numbered<Texts>();
  readonly #facts = new Map<number, Facts>();
  readonly #aged = new Map<number, number>();

  constructor() {
    this.numberOf(new Map());
  }

  numberOf(texts: Texts): number {
    const kept = [...texts].filter(([key]) => !WRITTEN_ONLY.includes(key)).sort();
    return this.#texts.of(JSON.stringify(kept), new Map(kept));
  }

  /** The real store over a storage, with what the document remembers of refused writes. */
  open(storage: number, memory: number, mode: Mode): { store: Store; shelf: WatchedShelf } {
    const shelf = new WatchedShelf(this);
    const store = createStore(() => shelf);
    shelf.isFull = true;
    for (const [key, text] of this.#texts.at(memory)) store.write(key, text);
    shelf.isFull = false;
    for (const [key, text] of this.#texts.at(storage)) shelf.setItem(key, text);
    shelf.points.length = 0;
    shelf.isFull = mode === 'full';
    shelf.isDenied = mode === 'denied';
    return { store, shelf };
  }

  /** The numbers of what a store holds now: on the shelf, and in the document alone. */
  close({ store, shelf }: { store: Store; shelf: WatchedShelf }) {
    shelf.isDenied = false;
    const storage = this.numberOf(textsOf(shelf));
    shelf.isDenied = true;
    const memory = this.numberOf(
      new Map(store.keys('').map((key) => [key, store.read(key) ?? ''] as const)),
    );
    return { storage, memory, points: shelf.points };
  }

  /** The storage as a document sees it: what it was refused to write stands over what is kept. */
  seen(storage: number, memory: number, mode: Mode): number {
    const kept = mode === 'denied' ? [] : this.#texts.at(storage);
    return this.numberOf(new Map([...kept, ...this.#texts.at(memory)]));
  }

  facts(storage: number): Facts {
    const known = this.#facts.get(storage);
    if (known !== undefined) return known;
    const facts = factsOf(this.#texts.at(storage));
    this.#facts.set(storage, facts);
    return facts;
  }

  /** Whether the entry of a transaction is another one in another storage. */
  entryDiffers(storage: number, other: number, transactionId: string): boolean {
    const key = journalKey(transactionId);
    return this.#texts.at(storage).get(key) !== this.#texts.at(other).get(key);
  }

  /** A storage a minute later: only the times of the last checks tell, so they are what moves. */
  aged(storage: number): number {
    const known = this.#aged.get(storage);
    if (known !== undefined) return known;
    const texts = new Map(this.#texts.at(storage));
    for (const [key, text] of texts) {
      const entry = key.startsWith(JOURNAL_PREFIX) ? decodeJournalEntry(text) : null;
      if (entry !== null) texts.set(key, encodeJournalEntry({ ...entry, lastCheckedAt: null }));
    }
    const number = this.numberOf(texts);
    this.#aged.set(storage, number);
    return number;
  }
}

function textsOf(shelf: Shelf): Map<string, string> {
  const keys = Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '');
  return new Map(keys.map((key) => [key, shelf.getItem(key) ?? ''] as const));
}

function factsOf(texts: Texts): Facts {
  const under = (prefix: string) => [...texts].filter(([key]) => key.startsWith(prefix));
  const entries = decodeJournal(under(JOURNAL_PREFIX).map(([, text]) => text));
  const latest = decodePending(texts.get(STORAGE_KEYS.pendingBooking) ?? null);
  const confirmed = decodeBooking(texts.get(STORAGE_KEYS.confirmedBooking) ?? null);
  const unsettled = entries.filter((entry) => entry.state !== 'paid');
  const records = [
    ...(confirmed === null ? [] : [confirmed]),
    ...entries.flatMap((entry) => entry.booking ?? []),
    ...under(FREE_PREFIX).flatMap(([, text]) => decodeBooking(text) ?? []),
  ];
  return {
    latest: latest?.transactionId ?? null,
    pending: new Set([
      ...(latest === null ? [] : [latest.transactionId]),
      ...unsettled.map((entry) => entry.pending.transactionId),
    ]),
    undecided: new Set(
      [latest, ...unsettled.map(({ pending }) => pending)].flatMap((pending) => {
        const entry = entries.find(
          (other) => other.pending.transactionId === pending?.transactionId,
        );
        return pending === null || (entry ?? newEntry(pending)).state !== 'initiated'
          ? []
          : pending.transactionId;
      }),
    ),
    records,
    confirmed: new Set(records.flatMap((record) => record.transactionId ?? [])),
  };
}
