import type { Booking, PendingBooking } from '#machines/domain/booking.ts';
import type { JournalEntry } from '#machines/domain/journal.ts';
import {
  ATTEMPT_PREFIX,
  FREE_PREFIX,
  JOURNAL_PREFIX,
  journalKey,
  STORAGE_KEYS,
  UNREADABLE_KEY,
} from '../../../src/storage/keys.ts';
import {
  decodeBooking,
  decodeJournalEntry,
  decodePending,
  decodeUnreadable,
} from '../../../src/storage/records.ts';
import { createStore, type Store } from '../../../src/storage/safe-storage.ts';
import { Shelf } from '../../support/world.ts';
import { Numbered } from './numbered.ts';
import { type Mode, TRANSACTIONS } from './world.ts';

/** What a storage holds, by key. */
export type Texts = ReadonlyMap<string, string>;

/** Keys that the site writes and never decides by: worlds that differ only there count as one. */
const WRITTEN_ONLY: readonly string[] = [
  STORAGE_KEYS.itemId,
  STORAGE_KEYS.bookingType,
  STORAGE_KEYS.lastSuccessfulPayment,
];

/** The one key of a tab's own storage that decides anything. */
const STARTED_KEY = 'startedPayment';

/** How what a document remembers tells the tab's storage from the device's. */
const OF_SESSION = 'session:';

/** What a storage says, decoded with the site's own codecs. */
export interface Facts {
  /** The transaction in the slot of the latest pending booking. */
  readonly latest: string | null;
  /** What the journal says, by transaction. */
  readonly entries: ReadonlyMap<string, JournalEntry>;
  /** Pending bookings that may still be paid, by transaction, wherever they are kept. */
  readonly open: ReadonlyMap<string, PendingBooking>;
  /** Every record of a confirmed booking. */
  readonly records: readonly Booking[];
  /** Those of them that stand outside the journal. */
  readonly loose: readonly Booking[];
  /** Transactions of those records. */
  readonly confirmed: ReadonlySet<string>;
  /** Every transaction that the storage knows of in any way. */
  readonly known: ReadonlySet<string>;
  /** Keys of records that cannot be read, and since when (epoch ms) if that was noted. */
  readonly unreadable: ReadonlyMap<string, number | null>;
  /** The names of pages whose attempts stand here. */
  readonly attempts: readonly string[];
  /** Keys under which a person's details stand, as text. */
  readonly personal: ReadonlySet<string>;
}

/** A shelf that remembers what it held after each change, and takes what is written as the mode says. */
class WatchedShelf extends Shelf {
  readonly points: number[] = [];
  mode: Mode = 'fine';
  readonly #memory: Memory;
  #freed = 0;

  constructor(memory: Memory) {
    super();
    this.#memory = memory;
  }

  override setItem(key: string, text: string): void {
    if (this.mode === 'deaf') return;
    if (this.mode === 'crowded' && this.getItem(key) === null) {
      if (this.#freed === 0) throw new DOMException('full', 'QuotaExceededError');
      this.#freed -= 1;
    }
    this.isFull = this.mode === 'full';
    super.setItem(key, text);
    this.points.push(this.#memory.numberOf(textsOf(this)));
  }

  override removeItem(key: string): void {
    if (this.getItem(key) === null) return;
    super.removeItem(key);
    this.#freed += 1;
    this.points.push(this.#memory.numberOf(textsOf(this)));
  }

  /** Puts a storage here as it is. */
  fill(texts: Texts): void {
    for (const [key, text] of texts) super.setItem(key, text);
  }
}

/** The stores of a document over numbered storages. */
export interface Visit {
  readonly local: Store;
  readonly session: Store;
  readonly shelf: WatchedShelf;
  readonly tabShelf: WatchedShelf;
}

/** What a document can reach: the device's storage, its tab's, and what was refused, by number. */
export interface Reach {
  readonly storage: number;
  readonly session: number;
  readonly memory: number;
  readonly mode: Mode;
}

/** Storages by number, and the site's real stores over them. */
export class Memory {
  readonly #texts = new Numbered<Texts>();
  readonly #facts = new Map<number, Facts>();
  readonly #seen = new Map<string, number>();

  constructor() {
    this.numberOf(new Map());
  }

  numberOf(texts: Texts): number {
    const kept = [...texts].filter(([key]) => !WRITTEN_ONLY.includes(key)).sort();
    return this.#texts.of(JSON.stringify(kept), new Map(kept));
  }

  texts(number: number): Texts {
    return this.#texts.at(number);
  }

  /** The real stores over storages, with what the document remembers of refused writes. */
  open({ storage, session, memory, mode }: Reach): Visit {
    const shelf = new WatchedShelf(this);
    const tabShelf = new WatchedShelf(this);
    const local = createStore(() => shelf);
    const tab = createStore(() => tabShelf);
    shelf.mode = 'full';
    tabShelf.mode = 'full';
    for (const [key, text] of this.#texts.at(memory))
      if (key.startsWith(OF_SESSION)) tab.write(key.slice(OF_SESSION.length), text);
      else local.write(key, text);
    shelf.isFull = false;
    tabShelf.isFull = false;
    shelf.fill(this.#texts.at(storage));
    tabShelf.fill(this.#texts.at(session));
    // A device that is full of other things still gives a tab room of its own.
    shelf.mode = mode;
    tabShelf.mode = mode === 'denied' ? 'denied' : 'fine';
    shelf.isDenied = mode === 'denied';
    tabShelf.isDenied = mode === 'denied';
    return { local, session: tab, shelf, tabShelf };
  }

  /** The numbers of what the stores hold now: on the shelves, and in the document alone. */
  close({ local, session, shelf, tabShelf }: Visit) {
    shelf.isDenied = false;
    tabShelf.isDenied = false;
    const storage = this.numberOf(textsOf(shelf));
    const kept = textsOf(tabShelf).get(STARTED_KEY);
    const tab = this.numberOf(new Map(kept === undefined ? [] : [[STARTED_KEY, kept]]));
    shelf.isDenied = true;
    tabShelf.isDenied = true;
    const refused = local.keys('').map((key) => [key, local.read(key) ?? ''] as const);
    const own = session.read(STARTED_KEY);
    const memory = this.numberOf(
      new Map([
        ...refused,
        ...(own === null ? [] : [[`${OF_SESSION}${STARTED_KEY}`, own] as const]),
      ]),
    );
    return { storage, session: tab, memory, points: shelf.points };
  }

  /** All that a document sees as one storage: what it was refused to write stands over what is kept. */
  seen({ storage, session, memory, mode }: Reach): Facts {
    const name = `${storage}.${session}.${memory}.${mode === 'denied' ? 1 : 0}`;
    const known = this.#seen.get(name);
    if (known !== undefined) return this.facts(known);
    const kept = mode === 'denied' ? [] : [...this.#texts.at(storage), ...this.#texts.at(session)];
    const own = [...this.#texts.at(memory)].map(
      ([key, text]) => [key.startsWith(OF_SESSION) ? STARTED_KEY : key, text] as const,
    );
    const number = this.numberOf(new Map([...kept, ...own]));
    this.#seen.set(name, number);
    return this.facts(number);
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
    const [one, two] = [this.#texts.at(storage), this.#texts.at(other)];
    return TRANSACTIONS.filter((id) => one.get(journalKey(id)) !== two.get(journalKey(id)));
  }
}

function textsOf(shelf: Shelf): Map<string, string> {
  const keys = Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '');
  return new Map(keys.map((key) => [key, shelf.getItem(key) ?? ''] as const));
}

function factsOf(texts: Texts): Facts {
  const under = (prefix: string) => [...texts].filter(([key]) => key.startsWith(prefix));
  const journal = under(JOURNAL_PREFIX);
  const entries = new Map<string, JournalEntry>();
  const open = new Map<string, PendingBooking>();
  for (const [, text] of journal) {
    const entry = decodeJournalEntry(text);
    if (entry === null) continue;
    entries.set(entry.pending.transactionId, entry);
    if (entry.state === 'initiated') open.set(entry.pending.transactionId, entry.pending);
  }
  const latest = decodePending(texts.get(STORAGE_KEYS.pendingBooking) ?? null);
  const started = decodePending(texts.get(STARTED_KEY) ?? null);
  for (const pending of [latest, started])
    if (pending !== null && !entries.has(pending.transactionId))
      open.set(pending.transactionId, pending);
  const confirmed = decodeBooking(texts.get(STORAGE_KEYS.confirmedBooking) ?? null);
  const loose = [
    ...(confirmed === null ? [] : [confirmed]),
    ...under(FREE_PREFIX).flatMap(([, text]) => decodeBooking(text) ?? []),
  ];
  const records = [...loose, ...[...entries.values()].flatMap((entry) => entry.booking ?? [])];
  const since = decodeUnreadable(texts.get(UNREADABLE_KEY) ?? null);
  const unreadable = new Map<string, number | null>();
  for (const [key, text] of texts)
    if (!isReadable(key, text)) unreadable.set(key, since.get(key) ?? null);
  const confirmedIds = new Set(records.flatMap((record) => record.transactionId ?? []));
  return {
    latest: latest?.transactionId ?? null,
    entries,
    open,
    records,
    loose,
    confirmed: confirmedIds,
    known: new Set([...entries.keys(), ...open.keys(), ...confirmedIds]),
    unreadable,
    attempts: under(ATTEMPT_PREFIX).map(([key]) => key.slice(key.lastIndexOf('.') + 1)),
    personal: new Set(
      [...texts].flatMap(([key, text]) =>
        /@example\.com|98450112|Asha Rao|Bala Iyer|Chitra Das/.test(text) ? [key] : [],
      ),
    ),
  };
}

function isReadable(key: string, text: string): boolean {
  if (key.startsWith(JOURNAL_PREFIX)) return decodeJournalEntry(text) !== null;
  if (key === STORAGE_KEYS.pendingBooking) return decodePending(text) !== null;
  if (key === STORAGE_KEYS.confirmedBooking || key.startsWith(FREE_PREFIX))
    return decodeBooking(text) !== null;
  return true;
}
