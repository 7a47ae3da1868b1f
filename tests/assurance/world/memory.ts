import { unstamped } from '../../../src/storage/generations.ts';
import {
  KEY_PREFIXES,
  paymentRecordKey,
  STORAGE_KEYS,
  TAB_KEYS,
} from '../../../src/storage/keys.ts';
import { ROOM } from '../../../src/storage/record-text.ts';
import { createSafeStorage, type SafeStorage } from '../../../src/storage/safe-storage.ts';
import { FakeStorage } from '../../fixtures/storage.ts';
import {
  type Facts,
  factsOf,
  generationIn,
  namesForgotten,
  OF_SESSION,
  ofThisGeneration,
  type Texts,
} from './facts.ts';
import { Interner } from './interner.ts';
import { type Mode, TRANSACTIONS } from './platform-state.ts';

/** Keys that the site writes and never decides by: states that differ only there count as one. */
const WRITTEN_ONLY: readonly string[] = [
  STORAGE_KEYS.itemId,
  STORAGE_KEYS.bookingType,
  STORAGE_KEYS.lastSuccessfulPayment,
];

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
    return namesForgotten(this.#texts.at(storage));
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
